"""``python -m bridge_tui`` is the same as ``bridge-tui``."""

import sys

from bridge_tui.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
