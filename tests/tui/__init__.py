"""Proofs of the Textual face: the program itself, driven by keys, and what stands on its screen."""
