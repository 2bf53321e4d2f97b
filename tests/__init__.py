"""The proofs, room by room as in `bridge_tui`."""
