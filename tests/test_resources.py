"""Assets are found in both places where they can be; the wheel's are proved in tests/packaging."""

from __future__ import annotations

from pathlib import Path

import pytest

import bridge_tui
from bridge_tui.resources import assets


def folder(*parts: str | Path) -> Path:
    made = Path(*parts)
    made.mkdir(parents=True)
    return made


def test_in_a_checkout_assets_lie_beside_the_package(tmp_path: Path) -> None:
    package, beside = folder(tmp_path, "bridge_tui"), folder(tmp_path, "assets")
    assert assets(package) == beside


def test_in_an_installed_package_assets_lie_inside_it(tmp_path: Path) -> None:
    package = folder(tmp_path, "bridge_tui")
    inside = folder(package, "assets")
    folder(tmp_path, "assets")  # that of some other project, in the same folder of packages
    assert assets(package) == inside


def test_this_checkout_has_its_assets_at_the_top() -> None:
    top = Path(bridge_tui.__file__).parents[1]
    assert assets() == top / "assets"


def test_missing_assets_are_named_with_both_places(tmp_path: Path) -> None:
    package = folder(tmp_path, "bridge_tui")
    with pytest.raises(FileNotFoundError, match=r"bridge_tui/assets and .*/assets"):
        assets(package)
