"""The match being played: saved before anybody sees it, and listened to."""
