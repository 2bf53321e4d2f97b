"""A rubber: the sequence of deals and the score sheet over them."""
