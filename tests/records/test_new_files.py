"""New files: all of them or none, and never in the place of another."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bridge_tui.records.new_files import write_new

CONTENTS = {".txt": b"text", ".csv": b"a,b"}


def inside(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_files_are_written_under_one_stem(tmp_path: Path) -> None:
    assert write_new(tmp_path, "rubber-3", CONTENTS) == (tmp_path / "rubber-3.txt", tmp_path / "rubber-3.csv")
    assert inside(tmp_path) == {"rubber-3.txt": b"text", "rubber-3.csv": b"a,b"}


@pytest.mark.parametrize("taken", ["rubber-3.txt", "rubber-3.csv"])
def test_what_is_there_is_not_overwritten(tmp_path: Path, taken: str) -> None:
    (tmp_path / taken).write_bytes(b"mine")
    (tmp_path / "rubber-3-2.csv").write_bytes(b"mine too")
    assert write_new(tmp_path, "rubber-3", CONTENTS) == (tmp_path / "rubber-3-3.txt", tmp_path / "rubber-3-3.csv")
    assert inside(tmp_path) == {
        taken: b"mine",
        "rubber-3-2.csv": b"mine too",
        "rubber-3-3.txt": b"text",
        "rubber-3-3.csv": b"a,b",
    }


def test_the_same_is_not_written_twice(tmp_path: Path) -> None:
    first = write_new(tmp_path, "a", CONTENTS)
    other = write_new(tmp_path, "a", {".txt": b"next", ".csv": b"a,c"})
    assert write_new(tmp_path, "a", CONTENTS) == first
    assert write_new(tmp_path, "a", {".txt": b"next", ".csv": b"a,c"}) == other
    assert sorted(inside(tmp_path)) == ["a-2.csv", "a-2.txt", "a.csv", "a.txt"]


def test_folders_links_and_pipes_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "a.txt").mkdir()
    (tmp_path / "a-2.txt").symlink_to(tmp_path / "nowhere")
    os.mkfifo(tmp_path / "a-3.txt")
    assert write_new(tmp_path, "a", CONTENTS) == (tmp_path / "a-4.txt", tmp_path / "a-4.csv")
    assert not (tmp_path / "nowhere").exists()


def test_a_second_file_that_cannot_be_written_leaves_no_first(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="too long"):
        write_new(tmp_path, "a", {".txt": b"text", "." + "c" * 300: b"a,b"})
    assert inside(tmp_path) == {}


def test_a_content_that_has_no_room_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole_open = Path.open

    def open_full(path: Path, mode: str = "r") -> object:
        file = whole_open(path, mode)
        if path.suffix == ".csv":
            file.close()
            return whole_open(Path("/dev/full"), "wb")
        return file

    monkeypatch.setattr(Path, "open", open_full)
    with pytest.raises(OSError, match="No space left"):
        write_new(tmp_path, "a", CONTENTS)
    assert inside(tmp_path) == {}


def test_a_folder_that_is_gone(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_new(tmp_path / "gone", "a", CONTENTS)
