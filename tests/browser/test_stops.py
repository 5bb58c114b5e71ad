"""Every page by keyboard: Tab reaches whatever can be tapped, and a ring shows where the focus is."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.hosting.samples import sample_record
from tests.browser.conftest import NewPhone
from tests.browser.keyed import KEYS
from tests.browser.phone import DESKTOP, Profile
from tests.browser.stops import Place, StopWalk
from tests.browser.table import TEXTS, App, running
from tests.browser.tour import Stop, lay_out_tour, visit_stop
from tests.effort import PROOF, on_its_day, some
from views.pages.table.page import OTHERS
from views.widgets.sheet import SIDE

DAILY = ("settings", "entry-roll_into_town")
"""Pages that are walked every day: rows, cards, buttons and a grid to paint."""

SAY = TEXTS["en"].say

HEADER, PEOPLE = 62, 140
"""Lower edges of the header and of the people on a desk, in pixels."""

PARTS = 18
"""Number of tests that share all pages in a proof, so that none takes too long."""


def list_stops(stops: list[Stop], part: int) -> list[Stop]:
    """List the pages that are walked: a part of all in a proof, the fullest every day."""
    return stops[part::PARTS] if PROOF else [stop for stop in stops if stop.name in DAILY]


@pytest.mark.parametrize("part", some(range(PARTS)))
@pytest.mark.parametrize("profile", some([KEYS, DESKTOP]), ids=str)
def test_tab_leads_to_all_that_can_be_tapped_and_a_ring_shows_where_it_is(
    tmp_path: Path, phone: NewPhone, profile: Profile, part: int
) -> None:
    with running(tmp_path, reachable=True) as app:
        visitor = phone(profile, locale="en-US").open(app.url())
        faults = []
        for stop in list_stops(lay_out_tour(app), part):
            walk = StopWalk(visit_stop(visitor, stop))
            faults += [f"{stop.name}: {fault}" for fault in walk.list_faults()]
        assert faults == []
        assert visitor.failures == []


def sort_for_reading(stops: list[tuple[str, Place]]) -> list[tuple[str, Place]]:
    """Sort the stops of a table on a desk by parts: header, people, board, its dock, others, side.

    The board is the largest stop between the people and the others, above its dock. Where nothing on it
    can be chosen it is no stop.
    """
    across = DESKTOP["viewport"]["width"] - SIDE

    def choose_part(place: Place) -> int:
        left, top, width, _ = place
        if top < HEADER:
            return 0
        if left == 0 and top < PEOPLE:
            return 1
        return 5 if left + width > across else 4 if left >= across - OTHERS else 3

    middle = [place for _, place in stops if choose_part(place) == 3]
    largest = max(middle, key=lambda place: place[2] * place[3])
    board = largest if largest[1] == min(place[1] for place in middle) else None
    return sorted(stops, key=lambda stop: 2 if stop[1] == board else choose_part(stop[1]))


@pytest.mark.parametrize("game", on_its_day(sorted(GAMES), 3))
def test_on_a_desk_tab_goes_from_the_header_to_the_board_and_its_dock_and_then_to_the_side(
    phone: NewPhone, shared_app: App, game: str
) -> None:
    table = shared_app.at_once(lambda: shared_app.house.tables.copy_record(game, sample_record(game, "en")))
    visitor = phone(DESKTOP).open(shared_app.url(table), SAY("app-ask-rules"))
    found = StopWalk(visitor, rings=False).walk()
    first = next(number for number, (name, _) in enumerate(found) if name == SAY("app-back"))
    found = [*found[first:], *found[:first]]
    assert found == sort_for_reading(found)
