"""The Textual face: zones that draw lines, screens that turn keys into actions."""
