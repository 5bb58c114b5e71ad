"""Missing is not zero: a seat of which nothing was entered is asked for, in every game."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from companion.engine.certainty import is_certain
from companion.engine.message import Impossible
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES, OWN
from companion.locale.texts import Texts
from tests.conformance.parts import parts_of
from tests.conformance.tables import NAMES

TEXTS = Texts.load_all()
TRIES = 60


def only_scored(game: Any, count: int) -> Any:
    """Return a table of a game that was played without the app, before anything is entered."""
    return game.start(Setup(make_seats(*NAMES[:count]), mode="score"))


@pytest.mark.parametrize("game_id", sorted(OWN))
def test_every_seat_of_a_table_to_be_scored_is_asked_for_until_something_is_entered(game_id: str) -> None:
    game: Any = GAMES[game_id]
    for count in game.seats:
        position = only_scored(game, count)
        asked = {one.notice.seat for one in game.open_questions(position) if not one.entry}
        assert asked == set(range(count)) or asked == {0} or asked == {None}
        assert not is_certain(game, position)
        for texts in TEXTS.values():
            for one in game.open_questions(position):
                said = texts.about(game_id, "open", one.notice.id, one.notice.params, NAMES)
                assert "{" not in said


@pytest.mark.parametrize("game_id", sorted(OWN))
def test_a_seat_of_which_something_was_entered_is_asked_for_no_more(game_id: str) -> None:
    game: Any = GAMES[game_id]
    position, rng = only_scored(game, 2), Random(game_id)
    before = [one.notice for one in game.open_questions(position)]
    for _ in range(TRIES):
        for correction in parts_of(game_id).corrections(position, rng):
            with suppress(Impossible):
                after = game.correct(position, correction)
                asked = [one.notice for one in game.open_questions(after)]
                if asked != before:
                    return
    pytest.fail("no correction answers what is asked")
