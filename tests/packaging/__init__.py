"""The package as it is delivered."""
