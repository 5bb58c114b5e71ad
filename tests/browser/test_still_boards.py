"""A whole round of each game, played by touch: the board's rectangle stays, and whatever acts is in sight."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.roll_into_town.moves import Roll
from companion.games.score_pad.moves import Enter
from companion.games.score_pad.sheet import ENTRY, encode_sheet
from companion.hosting.intents import Play
from companion.hosting.session import TableSession
from tests.browser import citadel, mapmaker, sweet_land, town
from tests.browser.board_places import BoardWatch
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Profile
from tests.browser.rounds import AtCity, Step
from tests.browser.table import App
from tests.browser.test_score_pad_four_phones import AtPad
from tests.browser.touching import Touching
from tests.effort import PROOF, on_its_day, some
from tests.games.sweet_lands.full_box import full_box
from tests.views import citadels_fingers
from tests.views.fingers import choose_likely_move
from tests.views.roll_into_town_rounds import ENTERED
from tests.views.score_pad_table import TRICKS
from tests.views.small_city_rounds import FIRST
from tests.views.sweet_lands_round import typical_round
from tests.views.sweet_lands_table import set_up

WHOLE = ("app-whole-map", "roll_into_town-sheet-whole-map", "small_city-ui-whole-town")
"""Words of the buttons that lead back from a board that has come near."""

SIZES = ((390, 844), (844, 390), (360, 640), (667, 331))


def window(width: int, height: int) -> Profile:
    """Make a phone with a window of this size."""
    return {**IPHONE, "viewport": {"width": width, "height": height}, "device_scale_factor": 1}


def play_card_city(session: TableSession) -> Iterator[Step]:
    """Yield the moves of the first round."""
    dice = Random(3)
    while session.table.position.round == 1:
        yield choose_likely_move(session, dice)


def play_citadels(session: TableSession) -> Iterator[Step]:
    """Yield likely moves to the end of the first round."""
    dice = Random(5)
    while session.table.position.round == 1:
        yield citadels_fingers.likely(session, dice)


def play_sweet_lands(session: TableSession) -> Iterator[Step]:
    """Yield a typical round."""
    for seat, _, move in typical_round(session, 2 if PROOF else 1):
        yield seat, move


def begin_card_city(app: App) -> tuple[TableSession, type[Touching], Iterator[Step]]:
    """Begin a table of Card City."""
    session = app.begin("Ann", "Ben")
    return session, AtCity, play_card_city(session)


def begin_roll_into_town(app: App) -> tuple[TableSession, type[Touching], Iterator[Step]]:
    """Begin a table of Roll Into Town with the dice of its first round."""
    session = mapmaker.begin_roll_into_town(app, "Ann")
    session.submit(Play(0, Roll(ENTERED.dice)))
    return session, mapmaker.AtMap, iter([(0, move) for move in ENTERED.moves])


def begin_small_city(app: App) -> tuple[TableSession, type[Touching], Iterator[Step]]:
    """Begin a table of Small City."""
    session = town.begin_small_city(app)
    return session, town.AtTown, iter([step for part in FIRST for step in part])


def begin_citadels(app: App) -> tuple[TableSession, type[Touching], Iterator[Step]]:
    """Begin a table of Citadels."""
    session = citadel.begin_citadels(app, "Ann", "Ben", "Cleo")
    return session, citadel.AtCourt, play_citadels(session)


def begin_sweet_lands(app: App) -> tuple[TableSession, type[Touching], Iterator[Step]]:
    """Begin a table of Sweet Lands after its setup."""
    session = sweet_land.begin_sweet_lands(app, "Ann", "Ben", box=full_box())
    set_up(session)
    return session, sweet_land.AtLands, play_sweet_lands(session)


def begin_score_pad(app: App) -> tuple[TableSession, type[Touching], Iterator[Step]]:
    """Begin a score pad of three rounds."""
    session = app.house.tables.begin(
        "score_pad", Setup(make_seats("Ann", "Ben"), box={ENTRY: encode_sheet(TRICKS)})
    )
    numbers = [(seat, Enter(cell, seat + cell)) for cell in range(2) for seat in range(2)]
    return session, AtPad, iter(numbers)


GAMES: dict[str, Callable[[App], tuple[TableSession, type[Touching], Iterator[Step]]]] = {
    "card_city": begin_card_city,
    "roll_into_town": begin_roll_into_town,
    "small_city": begin_small_city,
    "citadels": begin_citadels,
    "sweet_lands": begin_sweet_lands,
    "score_pad": begin_score_pad,
}


def measure_town(position: Any, seat: int) -> int:
    """Return the size of a town, 0 in other games. A town that grows by its own move is drawn smaller."""
    towns = getattr(position, "towns", None)
    return int(getattr(towns[seat], "size", 0)) if towns else 0


def watch(table: Touching) -> BoardWatch:
    """Note where the board stands after every touch from now on."""
    watched, touch = BoardWatch(table.phone), table.touch
    looked, near = [0], [table.texts.say(words) for words in WHOLE]
    handed = table.app("pass-to", name="").strip()

    def find_undo() -> str:
        begin = table.app("undo", what="").strip()
        return next((line for line in table.phone.texts().splitlines() if line.startswith(begin)), "")

    def shows_answer(before: int, undo: str, shown: str) -> bool:
        if table.session.table.seq == before or find_undo() != undo:
            return True
        texts = table.phone.texts()
        if texts != shown:  # of moves that only their seat may see, undo says the same
            return True
        return table.app("close") in texts or handed in texts

    def noting(*labels: str) -> Touching:
        for label in labels:
            before, undo, shown = table.session.table.seq, find_undo(), table.phone.texts()
            touch(label)
            table.until(partial(shows_answer, before, undo, shown), f"the answer to {label!r} is not shown")
            position = table.session.table.position
            stage = table.session.game.stage_of(position, looked[0])
            watched.note(
                stage,
                (looked[0], measure_town(position, looked[0])),
                label,
                near=any(words in table.phone.texts() for words in near),
            )
        return table

    look = table.look

    def looking(seat: int) -> Touching:
        looked[0] = seat
        return look(seat)

    table.touch = noting  # type: ignore[method-assign]
    table.look = looking  # type: ignore[method-assign]
    return watched


@pytest.mark.parametrize("size", some(SIZES), ids=str)
@pytest.mark.parametrize("game", on_its_day(some(tuple(GAMES), 2), 2))
def test_a_board_stands_still_and_all_that_acts_is_in_sight_through_a_whole_round(
    shared_app: App, phone: NewPhone, game: str, size: tuple[int, int]
) -> None:
    session, player, steps = GAMES[game](shared_app)
    table = player.at(shared_app, phone(window(*size)), session)
    watched = watch(table)
    for seat, move in steps:
        table.make(seat, move)
    assert watched.notes >= 8
    assert watched.moved == []
    assert watched.hidden == []
    assert table.phone.failures == []
