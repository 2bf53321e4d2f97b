"""Proofs of the arithmetic of one deal."""
