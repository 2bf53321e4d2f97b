"""Scenarios: stories at the table, in JSON files, with what must be true along the way.

`shapes` is the format, `reader` reads files in it into `stories`, `runner` runs these and checks their `expectations`.
"""
