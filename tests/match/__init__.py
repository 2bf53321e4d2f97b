"""Proofs of the rubber and its sheet."""
