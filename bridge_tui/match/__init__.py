"""A match of any form: the sequence of deals and the score sheet over them."""
