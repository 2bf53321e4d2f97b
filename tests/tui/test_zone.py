"""A zone under the mouse: it says what was hit and what the pointer is on, and nothing where nothing can be done."""

from __future__ import annotations

import pytest

from bridge_tui.show.places import Place
from bridge_tui.show.spans import Lines, Span, line
from bridge_tui.tui.app import SUIT_COLOURS
from bridge_tui.tui.page import Page
from bridge_tui.tui.zone import Zone
from tests.tui.conftest import Opener
from tests.tui.driver import Driver

CARDS = line("♠ ", Span("K ", "spades", "type sk"), Span("Q ", "spades dim"), Span("J", "cursor", "type sj"))
OPTIONS = (line(Span("橋 first", "", "item 0")), line(Span("橋 second", "", "item 1")))
AN_HOUR = 3600.0
K, Q, J, SECOND, BELOW = (2, 0), (4, 0), (6, 0), (3, 2), (3, 5)


class Sample(Page):
    """Three rows of pieces; it keeps what it is told of."""

    PLACE = Place.HELP

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str | int] = []
        self.hovered: list[str] = []

    def lines(self, columns: int, rows: int) -> Lines:
        """The pieces."""
        return (CARDS, *OPTIONS)

    def on_type_hit(self, text: str) -> None:
        """A card."""
        self.done.append(text)

    def choose_item(self, number: int) -> None:
        """An option."""
        self.done.append(number)

    def on_zone_hovered(self, message: Zone.Hovered) -> None:
        """What the pointer is on."""
        self.hovered.append(message.hit)


def sample_on(program: Driver) -> Sample:
    """A sample on top of the home screen."""
    sample = Sample()
    program.call(lambda: program.app.push_screen(sample))
    program.see("second")
    return sample


def test_a_click_does_what_the_piece_says(opened: Opener) -> None:
    program = opened()
    sample = sample_on(program)
    for place in (K, J, J, SECOND):
        program.click(*place)
    assert sample.done == ["sk", "sj", "sj", 1]


@pytest.mark.parametrize(("place", "button"), [(Q, 1), ((0, 0), 1), (BELOW, 1), ((40, 1), 1), (K, 2), (K, 3)])
def test_elsewhere_and_with_other_buttons_nothing_happens(opened: Opener, place: tuple[int, int], button: int) -> None:
    program = opened()
    sample = sample_on(program)
    program.click(*place, button=button)
    assert sample.done == []
    assert program.app.screen is sample


def test_the_pointer_is_followed_from_piece_to_piece(opened: Opener) -> None:
    program = opened()
    sample = sample_on(program)
    for place in (K, (3, 0), Q, J, SECOND, BELOW, K, (0, 23)):
        program.hover(*place)
    assert sample.hovered == ["type sk", "", "type sj", "item 1", "", "type sk", ""]


def test_a_piece_that_is_gone_is_hovered_over_no_longer(opened: Opener) -> None:
    program = opened()
    sample = sample_on(program)
    program.hover(*K)
    program.call(lambda: setattr(sample.query_one("#body", Zone), "lines", OPTIONS))
    assert sample.hovered == ["type sk", ""]


def test_what_is_gone_from_the_screen_when_the_hit_arrives_is_not_done(opened: Opener) -> None:
    program = opened()
    sample = sample_on(program)
    body = sample.query_one("#body", Zone)
    for hit in ("type sa", "item 7", "do back", "do quit"):
        program.call(lambda hit=hit: body.post_message(Zone.Hit(body, hit)))  # type: ignore[misc]
    assert sample.done == []
    assert program.app.screen is sample


def test_a_hit_that_arrives_when_another_screen_is_on_top_is_not_done(opened: Opener) -> None:
    program = opened()
    sample = sample_on(program)
    body = sample.query_one("#body", Zone)
    program.call(lambda: program.app.push_screen(Sample()))
    program.call(lambda: body.post_message(Zone.Hit(body, "type sk")))
    assert sample.done == []


def test_a_hit_that_arrives_when_the_window_is_too_small_is_not_done(opened: Opener) -> None:
    program = opened()
    sample = sample_on(program)
    body = sample.query_one("#body", Zone)
    program.resize(60, 20)
    program.see("The window is 60x20")
    program.call(lambda: body.post_message(Zone.Hit(body, "type sk")))
    assert sample.done == []


def test_the_second_click_of_two_does_nothing_on_the_screen_that_the_first_has_opened(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = opened()
    monkeypatch.setattr(program.app, "CLICK_CHAIN_TIME_THRESHOLD", AN_HOUR)
    place = program.place_of("Help")
    program.click(*place)
    program.see("How to play")
    sample = sample_on(program)
    everywhere = (line(Span(" " * 80, "", "item 5")),) * 20
    program.call(lambda: setattr(sample.query_one("#body", Zone), "lines", everywhere))
    program.click(*place)
    assert sample.done == []
    program.click(*place)
    assert sample.done == [5]


def test_hits_add_nothing_to_what_is_sent_to_the_terminal(opened: Opener) -> None:
    program = opened()
    zone = sample_on(program).query_one("#body", Zone)
    sent = []
    for hit in ("", "type s{}"):
        zone.lines = (line(*(Span(rank, "spades", hit.format(rank)) for rank in "kqjt")),)
        sent.append(zone.render_line(0).render(program.app.console))
    assert sent[0] == sent[1]


def test_another_theme_colours_what_has_been_drawn_before(opened: Opener) -> None:
    program = opened()
    zone = sample_on(program).query_one("#body", Zone)
    assert spades(zone) != SUIT_COLOURS[False]["suit-spades"]
    program.call(lambda: setattr(program.app, "theme", "textual-light"))
    assert spades(zone) == SUIT_COLOURS[False]["suit-spades"]


def spades(zone: Zone) -> str:
    """The colour of the king of spades on the sample's first row."""
    king = next(segment for segment in zone.render_line(0) if "K" in segment.text)
    assert king.style is not None
    assert king.style.color is not None
    return king.style.color.name.upper()
