"""Where the program keeps what is not code: stylesheets, languages."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent


def assets(package: Path = _PACKAGE) -> Path:
    """The folder of assets: inside an installed package, else beside the package in a checkout.

    Raises ``FileNotFoundError``, naming the places, when it is in neither: the installation is not whole.
    """
    places = (package / "assets", package.parent / "assets")
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the assets folder is missing; it was looked for at {places[0]} and {places[1]}")
