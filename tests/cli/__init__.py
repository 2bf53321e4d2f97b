"""Proofs of the command line."""
