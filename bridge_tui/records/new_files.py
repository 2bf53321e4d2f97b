"""Files that people ask for, under names that nothing has yet: what is there already is never overwritten."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path


def write_new(folder: Path, stem: str, contents: Mapping[str, bytes]) -> tuple[Path, ...]:
    """Write these contents, each under the name that ends in its key; the files in the order of the contents.

    All have the same stem: this one, or where a name is taken the first that is free of ``stem-2``, ``stem-3`` … If
    these very contents stand there already, that is where they are, and nothing is written twice. Raises `OSError`, and
    leaves no file behind, if one of them cannot be written.
    """
    number = 1
    while True:
        name = stem if number == 1 else f"{stem}-{number}"
        files = {folder / f"{name}{ending}": content for ending, content in contents.items()}
        if all(_stands_there(path, content) for path, content in files.items()):
            return tuple(files)
        with suppress(FileExistsError):
            _write(files)
            return tuple(files)
        number += 1


def _stands_there(path: Path, content: bytes) -> bool:
    """Whether this is an ordinary file, for others may never end, with this content."""
    try:
        return path.is_file() and path.stat().st_size == len(content) and path.read_bytes() == content
    except OSError:
        return False


def _write(files: Mapping[Path, bytes]) -> None:
    made: list[Path] = []
    try:
        for path, content in files.items():
            with path.open("xb") as file:
                made.append(path)
                file.write(content)
    except BaseException:
        for path in made:
            path.unlink()
        raise
