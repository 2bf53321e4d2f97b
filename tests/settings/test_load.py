"""Reading the settings: what is right in a file counts, what is wrong is reported, and nothing stops the program."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from bridge_tui.settings import FILE
from bridge_tui.settings.choices import Settings
from bridge_tui.settings.file import LARGEST, load
from bridge_tui.settings.problems import Fault, Problem

KEYS = tuple(field.name for field in fields(Settings))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the file is, or would be."""
    return tmp_path / FILE


def read(path: Path, content: str | bytes) -> tuple[Settings, tuple[Problem, ...]]:
    """What is read of a file with this content."""
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return load(path)


def only_fault(path: Path) -> tuple[Fault, dict[str, object]]:
    """The one thing that is wrong with a file of which nothing counts."""
    settings, problems = load(path)
    assert settings == Settings()
    assert [problem.path for problem in problems] == [path]
    return problems[0].fault, dict(problems[0].params)


@pytest.mark.parametrize("key", KEYS)
def test_without_a_file_every_convenience_is_off(path: Path, key: str) -> None:
    settings, problems = load(path)
    assert getattr(settings, key) is False
    assert problems == ()
    assert not path.exists()


@pytest.mark.parametrize("key", KEYS)
def test_a_key_sets_its_own_setting_and_no_other(path: Path, key: str) -> None:
    settings, problems = read(path, f"# a comment\n{key} = true\n")
    assert {name: getattr(settings, name) for name in KEYS} == {name: name == key for name in KEYS}
    assert problems == ()


def test_keys_that_are_not_known_are_no_problem(path: Path) -> None:
    assert read(path, "from_the_future = 1\none_hit = true\n[keys]\nclaim = 'm'\n") == (Settings(one_hit=True), ())


@pytest.mark.parametrize("value", ['"yes"', "1", "0", "1.0", "[true]", "{a = true}", "1979-05-27", '"true"', "[]"])
def test_a_wrong_value_costs_that_one_setting_only(path: Path, value: str) -> None:
    settings, problems = read(path, f"at_once = {value}\nshort_curtain = true\n")
    assert settings == Settings(short_curtain=True)
    assert problems == (Problem(Fault.BAD_VALUE, path, {"key": "at_once"}),)


def test_every_wrong_value_is_reported(path: Path) -> None:
    settings, problems = read(path, "".join(f"{key} = 'x'\n" for key in KEYS))
    assert settings == Settings()
    assert [problem.params["key"] for problem in problems] == list(KEYS)


@pytest.mark.parametrize("empty", ["", "\n", "# nothing chosen\n", "[keys]\n"])
def test_an_empty_file_is_a_good_one(path: Path, empty: str) -> None:
    assert read(path, empty) == (Settings(), ())


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"at_once", 1),
        (b"at_once = true\nat_once = false\n", 2),
        (b"one_hit = true\nat_once = yes\nshort_curtain = true\n", 2),
        (b"\n\n[keys\n", 3),
        (b"one_hit = true\nname = 'never closed", 2),
        (b"one_hit = true\n# caf\xe9\n", 2),
        (b"\xff\xfe\x00", 1),
        (b"\x00" * 100, 1),
        (bytes(range(256)), 2),
        (b"\x7fELF\x02\x01\x01", 1),
        (b"SQLite format 3\x00", 1),
        (b"x = " + b"[" * 20_000, 1),
        (b"x = " + b"9" * 5_000, 1),
    ],
)
def test_what_is_no_toml_is_reported_with_its_line(path: Path, content: bytes, line: int) -> None:
    path.write_bytes(content)
    assert only_fault(path) == (Fault.NOT_TOML, {"line": line})
    assert path.read_bytes() == content


def test_a_file_may_have_so_many_bytes_and_no_more(path: Path) -> None:
    content = "one_hit = true\n".ljust(LARGEST, "\n")
    assert read(path, content) == (Settings(one_hit=True), ())
    path.write_text(content + "\n")
    assert only_fault(path) == (Fault.TOO_LARGE, {"limit": LARGEST})


def test_a_file_that_has_no_end_is_not_read_to_its_end(path: Path) -> None:
    path.touch()
    os.truncate(path, 2**40)
    assert only_fault(path)[0] is Fault.TOO_LARGE


def test_a_folder_in_its_place_is_reported(path: Path) -> None:
    path.mkdir()
    assert only_fault(path) == (Fault.NO_FILE, {})


def test_a_pipe_in_its_place_is_not_waited_for(path: Path) -> None:
    os.mkfifo(path)
    assert only_fault(path) == (Fault.NO_FILE, {})


def test_a_device_in_its_place_is_not_read(path: Path) -> None:
    path.symlink_to("/dev/zero")
    assert only_fault(path) == (Fault.NO_FILE, {})


def test_a_link_is_followed(path: Path, tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    (tmp_path / "dotfiles" / "bridge.toml").write_text("one_hit = true\n")
    path.symlink_to(tmp_path / "dotfiles" / "bridge.toml")
    assert load(path) == (Settings(one_hit=True), ())


def test_a_link_to_nothing_is_no_file(path: Path) -> None:
    path.symlink_to(path.with_name("gone"))
    assert load(path) == (Settings(), ())


def test_a_link_to_itself_is_reported(path: Path) -> None:
    path.symlink_to(path)
    fault, params = only_fault(path)
    assert fault is Fault.CANNOT_READ
    assert params["detail"]


def test_a_folder_that_is_a_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert only_fault(tmp_path / "file" / FILE) == (Fault.CANNOT_READ, {"detail": "Not a directory"})


def test_a_file_that_may_not_be_read_is_reported(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_path: Path, _mode: str) -> None:
        raise PermissionError(13, "Permission denied")

    path.touch()
    monkeypatch.setattr(Path, "open", forbidden)
    assert only_fault(path) == (Fault.CANNOT_READ, {"detail": "Permission denied"})


LIBRARIES = """
import sys
from pathlib import Path
from bridge_tui.settings.choices import Settings
from bridge_tui.settings.file import load, save
loaded = lambda: sorted({"pydantic", "tomlkit", "tomllib"} & set(sys.modules))
path = Path(sys.argv[1])
assert loaded() == []
load(path)
assert loaded() == ["tomllib"]
save(path, Settings(one_hit=True))
assert loaded() == ["tomlkit", "tomllib"]
assert load(path) == (Settings(one_hit=True), ())
assert loaded() == ["pydantic", "tomlkit", "tomllib"]
"""


def test_libraries_are_loaded_when_a_file_needs_them(path: Path) -> None:
    subprocess.run([sys.executable, "-c", LIBRARIES, path], check=True)


def test_the_example_in_the_readme_names_every_setting(path: Path) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    example = [line.strip() for line in readme.splitlines() if line.startswith("    ") and " = true " in line]
    assert read(path, "\n".join(example)) == (Settings(**dict.fromkeys(KEYS, True)), ())
