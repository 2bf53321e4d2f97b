"""The front door: one small file a command. Nothing heavy is loaded before the command that needs it runs."""
