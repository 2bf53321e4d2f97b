"""The line-by-line face: the tools for a real table as a conversation, where there is no full screen."""
