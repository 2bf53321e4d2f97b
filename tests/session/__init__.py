"""Proofs of the match being played."""
