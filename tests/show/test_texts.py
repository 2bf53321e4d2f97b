"""Words: the field's names, and catalogues that are looked up when a text is shown."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge_tui import Code, Scale, Seat, Side, Strain, Suit, Vulnerability
from bridge_tui.model.contracts import Doubling
from bridge_tui.show import texts

CATALOGUE = {
    "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; plural=(n%10==1 ? 0 : n%10<5 ? 1 : 2);\n",
    "North": "Север",
    "seat\x04N": "С",
    "{count} trick\x00{count} tricks": "{count} взятка\x00{count} взятки\x00{count} взяток",
}


def compiled(messages: dict[str, str]) -> bytes:
    """A catalogue in the binary form that gettext reads: a header, two tables of lengths and offsets, the strings."""
    keys = [key.encode() for key in sorted(messages)]
    values = [messages[key.decode()].encode() for key in keys]
    offset = 7 * 4 + 16 * len(keys)
    tables: list[int] = []
    for string in (*keys, *values):
        tables += [len(string), offset]
        offset += len(string) + 1
    header = struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0)
    return header + struct.pack(f"<{len(tables)}I", *tables) + b"".join(s + b"\0" for s in (*keys, *values))


@pytest.fixture
def russian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A small catalogue, in use."""
    folder = tmp_path / "languages" / "ru" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "bridge_tui.mo").write_bytes(compiled(CATALOGUE))
    monkeypatch.setattr("bridge_tui.resources.assets", lambda: tmp_path)
    texts.use_language("ru")
    yield
    texts.use_language("en")


@pytest.mark.usefixtures("russian")
def test_names_come_from_the_catalogue_of_the_language_in_use() -> None:
    assert texts.seat_name(Seat.NORTH) == "Север"
    assert texts.seat_letter(Seat.NORTH) == "С"
    assert texts.seat_name(Seat.EAST) == "East"
    texts.use_language("en")
    assert texts.seat_name(Seat.NORTH) == "North"


@pytest.mark.usefixtures("russian")
def test_plurals_follow_the_language_in_use() -> None:
    forms = [texts.ngettext("{count} trick", "{count} tricks", count).format(count=count) for count in (1, 3, 5)]
    assert forms == ["1 взятка", "3 взятки", "5 взяток"]


def test_a_language_without_a_catalogue_is_english() -> None:
    texts.use_language("tlh")
    assert texts.side_title(Side.EW) == "THEY E-W"
    texts.use_language("en")


def test_a_law_is_named_by_its_number_and_under_the_classic_code_as_todays() -> None:
    assert texts.law_name(66, Code.RUBBER_2014) == "Law 66"
    assert texts.law_name(66, Code.CLASSIC) == "Law 66 (today's numbering)"
    assert texts.law_reference(66, Code.CLASSIC) == "today's Law 66"


def test_values_have_the_fields_names() -> None:
    assert [texts.suit_name(suit) for suit in Suit] == ["clubs", "diamonds", "hearts", "spades"]
    assert texts.strain_name(Strain.NOTRUMP) == "no-trump"
    assert [texts.doubling_name(doubling) for doubling in Doubling] == ["", "doubled", "redoubled"]
    assert [texts.vulnerability_name(who) for who in Vulnerability] == ["nobody", "N-S", "E-W", "both"]
    assert [texts.side_name(side) for side in Side] == ["N-S", "E-W"]
    assert [texts.side_title(side) for side in Side] == ["WE N-S", "THEY E-W"]


def test_names_can_be_shown_where_only_ascii_can() -> None:
    values = [
        *map(texts.seat_name, Seat),
        *map(texts.side_name, Side),
        *map(texts.side_title, Side),
        *map(texts.strain_name, Strain),
        *map(texts.scale_name, Scale),
        *map(texts.scale_line, Scale),
    ]
    assert all(value.isascii() and value for value in values)
    assert len(set(values)) == len(values)
