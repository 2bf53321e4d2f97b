"""The laws by family, one file each, and the codes as data. They know the state, never the machine."""
