"""Proofs of the values of bridge."""
