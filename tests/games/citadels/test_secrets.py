"""Nothing that a seat is shown depends on what another seat keeps secret, at any step of any game.

``LEAK_GAMES`` sets how many random games are followed; each with other seats, rulings and told hands.
"""

import os
from random import Random

import pytest

from companion.engine.playout import playout
from companion.engine.setup import Setup, seated
from companion.engine.wire import encode
from companion.games.citadels.moves import SetHand
from companion.games.citadels.position import Position, by_kind
from tests.conformance.tables import NAMES
from tests.games.citadels.evenings import GAME, Evening
from tests.games.citadels.parts import PARTS
from tests.games.citadels.worlds import other_world, retold

GAMES = int(os.environ.get("LEAK_GAMES", "60"))


def told(position: Position, rng: Random) -> Position:
    """The position with some hands told to the app."""
    for seat, player in enumerate(position.players):
        if rng.random() < 0.6 and player.hand:
            cards = by_kind(rng.sample(list(position.printed), rng.randint(0, min(player.hand, 20))))
            position = GAME.correct(position, SetHand(seat, player.hand, cards))
    return position


def examined(position: Position, viewer: int | None, rng: Random) -> None:
    """A viewer is shown the same in another world, and the referee needs no more than it is shown."""
    view = GAME.view(position, viewer)
    other = other_world(position, viewer, rng)
    assert encode(GAME.view(other, viewer)) == encode(view)
    assert GAME.view(view, viewer) == view
    assert GAME.actors(view) == GAME.actors(position)
    assert GAME.agenda(view) == GAME.agenda(position)
    assert GAME.scoresheet(view) == GAME.scoresheet(position)
    if viewer is not None:
        assert GAME.private(view, viewer) == GAME.private(position, viewer)


@pytest.mark.parametrize("part", range(4))
def test_nothing_that_a_seat_is_shown_depends_on_what_others_keep_secret(part: int) -> None:
    for number in range(part, GAMES, 4):
        rng = Random(f"leak/{number}")
        count = 2 + number % 6
        rulings = dict(rng.choice(PARTS.rulings))
        position = GAME.start(Setup(seated(*NAMES[:count]), rulings, start=rng.randrange(count)))
        for before, seat, move, after in playout(GAME, told(position, rng), rng):
            for viewer in (None, *range(count)):
                examined(before, viewer, rng)
            watcher = GAME.view(before, None)
            line = GAME.describe(watcher, seat, move)
            assert GAME.describe(watcher, seat, retold(before, move, rng)) == line
            other = other_world(before, seat, rng)
            assert GAME.verdict(other, seat, move) == GAME.verdict(before, seat, move)
            assert GAME.moves(GAME.view(before, seat), seat) == GAME.moves(before, seat)
            position = after
        assert position.phase == "scoring"


def test_no_line_of_the_log_names_a_character_that_was_chosen() -> None:
    evening = Evening(4).deal(("thief", "bishop"), "king")
    lines = {str(GAME.describe(evening.position, 0, move)) for move in GAME.moves(evening.position, 0)}
    assert len(lines) == 1


def test_when_the_game_is_over_everything_lies_open() -> None:
    position = GAME.start(Setup(seated("Ann", "Ben"), mode="score"))
    assert GAME.view(position, None) == position
