"""Writing the settings: what is saved is read again, all else in the file stays, and nothing is ever destroyed."""

from __future__ import annotations

import os
import stat
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.settings import FILE
from bridge_tui.settings.choices import Settings
from bridge_tui.settings.file import LARGEST, load, save
from bridge_tui.settings.problems import Fault, SettingsError

KEYS = tuple(field.name for field in fields(Settings))
SOME = Settings(at_once=True, one_hit=True)

ANY_SETTINGS = st.builds(Settings, **dict.fromkeys(KEYS, st.booleans()))
VALUES = st.sampled_from(["true", "false", "1", "'x'", "[1, 2]", "{a = 1}", "1979-05-27T07:32:00Z"])
KNOWN = st.dictionaries(st.sampled_from(KEYS), VALUES)
FOREIGN = st.lists(
    st.sampled_from(["# a comment", "", "zoom = 1.5  # ours", "b.c = 'x'", "m = [\n  1, # one\n]"]), unique=True
)
TABLES = st.sampled_from(["", "[keys]\nclaim = 'm'\n", "# about keys\n[keys]\n[keys.more]\n", "[[a]]\n[[a]]\nb = 1\n"])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the file is, or will be."""
    return tmp_path / FILE


def refused(path: Path) -> tuple[Fault, object]:
    """Why these settings are not saved there, and the system's word for it."""
    with pytest.raises(SettingsError) as caught:
        save(path, SOME)
    assert caught.value.problem.path == path
    return caught.value.problem.fault, caught.value.problem.params.get("detail")


@given(settings=ANY_SETTINGS, again=ANY_SETTINGS, known=KNOWN, foreign=FOREIGN, tables=TABLES)
def test_what_is_saved_is_read_again_and_all_else_stays(
    tmp_path_factory: pytest.TempPathFactory,
    settings: Settings,
    again: Settings,
    known: dict[str, str],
    foreign: list[str],
    tables: str,
) -> None:
    path = tmp_path_factory.mktemp("home") / FILE
    lines = [*foreign, *(f"{key} = {value}  # {key} was here" for key, value in known.items())]
    path.write_text("\n".join(lines) + "\n" + tables)
    before = tomllib.loads(path.read_text())
    for chosen in (settings, again):
        assert save(path, chosen) is None
        assert load(path)[0] == chosen
    text = path.read_text()
    strangers = {key: value for key, value in tomllib.loads(text).items() if key not in KEYS}
    assert strangers == {key: value for key, value in before.items() if key not in KEYS}
    remarks = [f"# {key} was here" for key in known]
    assert all(part in text for part in (*foreign, *remarks, *tables.splitlines()))


def test_the_first_choice_makes_folder_and_file_for_the_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "config" / "bridge-tui" / FILE
    assert save(path, SOME) is None
    assert path.read_text() == "at_once = true\none_hit = true\n"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert [file.name for file in path.parent.iterdir()] == [FILE]


def test_what_nobody_has_changed_is_not_written_down(path: Path) -> None:
    save(path, Settings())
    assert path.read_text() == ""
    save(path, SOME)
    save(path, Settings(at_once=True))
    assert path.read_text() == "at_once = true\none_hit = false\n"


def test_comments_order_and_strangers_stay_where_they_are(path: Path) -> None:
    path.write_text("# mine\none_hit = false # the mouse\n\nzoom = 3\n\n[keys] # later\nclaim = 'm'\n")
    save(path, SOME)
    assert path.read_text() == (
        "# mine\none_hit = true # the mouse\n\nzoom = 3\nat_once = true\n\n[keys] # later\nclaim = 'm'\n"
    )


def test_a_wrong_value_stays_until_its_setting_is_changed(path: Path) -> None:
    path.write_text("at_once = 'yes' # ?\n")
    save(path, Settings(one_hit=True))
    assert path.read_text() == "at_once = 'yes' # ?\none_hit = true\n"
    save(path, SOME)
    assert path.read_text() == "at_once = true # ?\none_hit = true\n"
    assert load(path) == (SOME, ())


@pytest.mark.parametrize("content", [b"at_once = yes\n", b"\xff\x00\xfe", b"x = " + b"[" * 101 + b"]" * 101])
def test_a_file_that_is_no_toml_is_kept_under_another_name(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    kept = save(path, SOME)
    assert kept == path.with_name("settings.toml.bak")
    assert kept.read_bytes() == content
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert load(path) == (SOME, ())


def test_nothing_that_was_kept_is_overwritten(path: Path) -> None:
    dangling = path.with_name("settings.toml.bak3")
    dangling.symlink_to("nowhere")
    for number, name in enumerate(("bak", "bak2", "bak4")):
        path.write_text(f"broken {number}")
        assert save(path, SOME) == path.with_name(f"settings.toml.{name}")
    assert [path.with_name(f"settings.toml.{name}").read_text() for name in ("bak", "bak2", "bak4")] == [
        "broken 0",
        "broken 1",
        "broken 2",
    ]
    assert dangling.is_symlink()


def test_a_link_goes_on_leading_to_the_file(path: Path, tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    target = tmp_path / "dotfiles" / "bridge.toml"
    path.symlink_to(target)
    for chosen in (SOME, Settings(short_curtain=True)):
        save(path, chosen)
        assert path.is_symlink()
        assert load(target) == (chosen, ())
    assert [file.name for file in target.parent.iterdir()] == ["bridge.toml"]


def test_a_link_to_a_folder_that_is_gone_is_left_alone(path: Path) -> None:
    path.symlink_to("gone/bridge.toml")
    assert refused(path) == (Fault.CANNOT_SAVE, "No such file or directory")
    assert os.readlink(path) == "gone/bridge.toml"


def test_a_folder_or_a_pipe_in_its_place_stays(path: Path) -> None:
    path.mkdir()
    assert refused(path) == (Fault.NO_FILE, None)
    path.rmdir()
    os.mkfifo(path)
    assert refused(path) == (Fault.NO_FILE, None)


def test_a_large_file_stays_as_it_is(path: Path) -> None:
    content = "#" * (LARGEST + 1)
    path.write_text(content)
    assert refused(path) == (Fault.TOO_LARGE, None)
    assert path.read_text() == content


def test_a_file_in_the_place_of_the_folder_stays(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("kept")
    assert refused(tmp_path / "file" / FILE) == (Fault.CANNOT_SAVE, "File exists")
    assert (tmp_path / "file").read_text() == "kept"


@pytest.mark.parametrize("step", ["tempfile.mkstemp", "os.fsync", "os.replace"])
def test_where_nothing_can_be_written_the_file_stays_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def read_only(*_arguments: object, **_options: object) -> None:
        raise OSError(30, "Read-only file system")

    path.write_text("zoom = 3\n")
    monkeypatch.setattr(step, read_only)
    assert refused(path) == (Fault.CANNOT_SAVE, "Read-only file system")
    assert path.read_text() == "zoom = 3\n"
    assert [file.name for file in path.parent.iterdir()] == [FILE]
