"""Proofs of the table, its laws and its views."""
