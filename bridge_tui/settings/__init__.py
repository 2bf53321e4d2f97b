"""What the players prefer, kept in a file that they may also edit themselves."""

FILE = "settings.toml"
"""The name of the file in its folder; it stands here because the front door names the file long before it is read."""
