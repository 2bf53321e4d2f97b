"""Proofs of the law families, one file each."""
