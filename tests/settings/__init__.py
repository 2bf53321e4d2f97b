"""Proofs of what the players prefer."""
