"""Proofs of the line-by-line face."""
