"""The director's desk, for people with real cards: what happened is told, a live table is built of it, and the laws of
the game answer. No law is written down here.
"""
