"""Proofs of what goes to disk and comes from it."""
