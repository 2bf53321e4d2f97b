"""The program on a real pseudo-terminal."""
