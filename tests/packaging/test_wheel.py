"""The wheel holds everything the game needs: installed into an empty environment in another folder, the game runs."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from bridge_tui import __version__
from tests.terminal.ptykit import Terminal

CHECKOUT = Path(__file__).parents[2]
CTRL_Q = "\x11"


def output(*command: str | Path, cwd: Path) -> str:
    """What a command prints, run outside of the checkout and without the way to it."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=cwd, env=env, check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    output(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=CHECKOUT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel in it; it borrows the dependencies, not the project, from the tests' own."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    output(
        *(sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check"),
        *("install", "--quiet", "--no-index", "--no-deps", wheel),
        cwd=folder,
    )
    (packages,) = folder.glob("lib/python*/site-packages")
    textual = find_spec("textual")
    assert textual is not None
    assert textual.origin is not None
    (packages / "borrowed.pth").write_text(str(Path(textual.origin).parents[1]))
    return folder


def test_the_wheel_holds_all_assets_and_nothing_but_the_package(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    packed = {name for name in names if name.startswith("bridge_tui/assets/")}
    beside = {path.relative_to(CHECKOUT) for path in CHECKOUT.glob("assets/**/*") if path.is_file()}
    assert packed == {f"bridge_tui/{path.as_posix()}" for path in beside}
    assert {name.split("/")[0] for name in names} == {"bridge_tui", f"bridge_tui-{__version__}.dist-info"}


def test_the_wheel_pins_every_dependency(wheel: Path) -> None:
    metadata = zipfile.ZipFile(wheel).read(f"bridge_tui-{__version__}.dist-info/METADATA").decode()
    needed = [line.split(": ")[1] for line in metadata.splitlines() if line.startswith("Requires-Dist")]
    assert {name.partition("==")[0] for name in needed if "==" in name} == {
        "platformdirs",
        "pydantic",
        "rich",
        "textual",
        "tomlkit",
    }
    assert len(needed) == 5


def test_installed_the_package_and_its_assets_come_from_the_wheel(environment: Path, tmp_path: Path) -> None:
    ask = "import bridge_tui; from bridge_tui.resources import assets; print(bridge_tui.__file__, assets(), sep='\\n')"
    package, assets = map(Path, output(environment / "bin" / "python", "-c", ask, cwd=tmp_path).splitlines())
    assert package.is_relative_to(environment)
    assert assets == package.parent / "assets"
    assert (assets / "styles" / "bridge.tcss").is_file()


@pytest.mark.parametrize("command", [("bridge-tui",), ("python", "-m", "bridge_tui")], ids=" ".join)
def test_installed_both_commands_tell_the_version(environment: Path, tmp_path: Path, command: tuple[str, ...]) -> None:
    program, *options = command
    assert output(environment / "bin" / program, *options, "--version", cwd=tmp_path).split()[-1] == __version__


def test_installed_the_game_opens_and_quits(environment: Path, tmp_path: Path) -> None:
    command = [str(environment / "bin" / "bridge-tui"), "--data", str(tmp_path / "games")]
    with Terminal(command, cwd=tmp_path) as terminal:
        terminal.wait_for("New game")
        terminal.send(CTRL_Q)
        assert terminal.wait_for_end() == 0
