"""What goes to disk and comes from it: actions as JSON, and the file of saved games."""
