"""The seats of every game are told in three states, the same on every screen that shows them."""

from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from companion.engine.agenda import SeatState
from companion.engine.setup import COLOURS, Setup, make_seats
from companion.games import GAMES
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.views.headless import Node
from tests.views.test_citadels_cities import contrast
from tests.views.test_display import PEOPLE, app, play_at_random
from tests.views.visit import Visitor, inside, visit
from views.device.theme import MARKS
from views.widgets.charts.colours import distinct_colours
from views.widgets.seats.seat_chip import LABELS, SIGNS
from views.widgets.seats.seat_marks import ink_on_marks

MOMENTS = (0, 9, 23, 41)
"""So many moves have been made when the seats are looked at."""

SCREENS = {"upright": (390, 844), "on its side": (844, 390), "desk": (1440, 900)}


def begin_table(house: OpenHome, game_id: str, moves: int) -> TableSession:
    """Begin a table for three, and play at random."""
    session = house.tables.begin(game_id, Setup(make_seats(*PEOPLE)))
    play_at_random(session, moves, Random(f"{game_id}/{moves}"))
    return session


def state_labels(session: TableSession) -> list[str]:
    """List the words for the state of each seat, as everybody may know them."""
    game = session.game
    agenda = game.agenda(game.view(session.table.position, None))
    if agenda.over:
        return list(PEOPLE)
    return [app(LABELS[agenda.state_of(seat)], name=name) for seat, name in enumerate(PEOPLE)]


def shown_labels(device: Visitor, session: TableSession) -> list[str]:
    """List what a screen reader says of each seat on the page of the table."""
    wanted = state_labels(session)
    names = device.names()
    return [next((name for name in names if name.startswith(each)), "") for each in wanted]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game_id", sorted(GAMES))
async def test_a_seat_has_the_same_state_on_every_screen(tmp_path: Path, game_id: str, screen: str) -> None:
    """A guest looks on: before a host who plays all seats the secrets of a game hide behind a curtain."""
    tables: list[TableSession] = []

    def begin(house: OpenHome) -> None:
        tables.extend(begin_table(house, game_id, moves) for moves in MOMENTS)

    async with visit(tmp_path, before=begin) as host:
        guest = await host.arrive(size=SCREENS[screen])
        for session in tables:
            await guest.go(f"/J/{host.house.joining.code(session)}")
            await guest.go(f"/t/{session.id}")
            assert shown_labels(guest, session) == state_labels(session)
            await guest.go(f"/t/{session.id}/screen")
            if device_shows_areas(guest):
                assert shown_labels(guest, session) == state_labels(session)
        await guest.client.close()


def device_shows_areas(device: Visitor) -> bool:
    """Check that the display gives each seat an area of its own."""
    return any(str(node.get("key", "")).startswith("area ") for node, _ in device.nodes())


@pytest.mark.parametrize("game_id", sorted(each for each in GAMES if not GAMES[each].secrets))
async def test_a_host_who_plays_all_seats_sees_the_same_states(tmp_path: Path, game_id: str) -> None:
    tables: list[TableSession] = []

    def begin(house: OpenHome) -> None:
        tables.extend(begin_table(house, game_id, moves) for moves in MOMENTS)

    async with visit(tmp_path, before=begin) as device:
        for session in tables:
            await device.go(f"/t/{session.id}")
            assert shown_labels(device, session) == state_labels(session)


async def test_a_table_that_is_only_scored_gives_nobody_a_state(tmp_path: Path) -> None:
    tables: list[TableSession] = []

    def begin(house: OpenHome) -> None:
        setup = Setup(make_seats(*PEOPLE), mode="score")
        tables.append(house.tables.begin("card_city", setup))

    async with visit(tmp_path, before=begin) as device:
        await device.go(f"/t/{tables[0].id}")
        assert set(PEOPLE) <= set(device.names())


def look_of(chip: Node) -> tuple[bool, int]:
    """Tell if a chip is filled with its seat's colour, and count the signs on it."""
    parts = [chip, *inside(chip)]
    filled = any(str(each.get("bgcolor", "")).startswith("#") for each in parts)
    return filled, sum(each["_c"] == "Icon" for each in parts)


async def test_a_seat_that_acts_is_filled_and_the_others_have_a_sign_each_of_its_own(tmp_path: Path) -> None:
    found: dict[SeatState, set[tuple[bool, int]]] = {"act": set(), "later": set(), "done": set()}
    tables: list[TableSession] = []

    def begin(house: OpenHome) -> None:
        tables.extend(begin_table(house, "card_city", moves) for moves in range(0, 12, 2))

    async with visit(tmp_path, before=begin, size=(1440, 900)) as device:
        for session in tables:
            await device.go(f"/t/{session.id}")
            agenda = session.game.agenda(session.table.position)
            for seat, label in enumerate(state_labels(session)):
                found[agenda.state_of(seat)].add(look_of(device.named(label)))
    assert found == {"act": {(True, 1)}, "later": {(False, 2)}, "done": {(False, 2)}}
    assert len(set(SIGNS.values())) == len(SIGNS) == 2


@pytest.mark.parametrize("dark", [False, True])
def test_the_name_of_a_seat_that_acts_stands_out_from_its_colour(dark: bool) -> None:
    for mark in MARKS.values():
        assert contrast(ink_on_marks(dark=dark), mark.dark if dark else mark.light) >= 4.5


def test_people_of_one_table_keep_their_colours_in_charts() -> None:
    for colours in permutations(COLOURS[:4]):
        assert distinct_colours(colours) == list(colours)
