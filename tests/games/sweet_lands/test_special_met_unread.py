"""A special tile on a hex that nobody has read is asked about, however it was laid and whenever it flips."""

from itertools import product

import pytest

from companion.games.sweet_lands import GAME, dues, moves
from companion.games.sweet_lands.corrections import SetPrinted
from companion.games.sweet_lands.phases.due_rules import due_of
from companion.games.sweet_lands.position import Due, Position
from tests.games.sweet_lands.known import BOX, table

UNDRAWN = {name: text for name, text in BOX.items() if not name.startswith(("map", "A:", "special"))}
PRINTS = {"A:1,0": "special", "A:1,0!": "none", "special-1": "5 gold"}
LAID = (moves.Terrain("1,0"), moves.Special("1,0"))
ROAD = "0,0|1,0"


def play_on(position: Position, asked: list[str], put_off: bool) -> Position:
    """Answer whatever is asked, by hand where it is put off, and number the tile when that is asked."""
    while position.players[0].dues and (due_of(position, 0) or dues.asked_entries(position, 0)):
        names = dues.asked_entries(position, 0)
        due = due_of(position, 0)
        if names and put_off and names[0] not in asked:
            position = GAME.apply(position, 0, moves.ByHand())
        elif names:
            position = GAME.correct(position, SetPrinted(names[0], PRINTS[names[0]]))
        elif due is not None and due.kind == "which":
            position = GAME.apply(position, 0, moves.NameSpecial(1))
        else:
            return position
        asked.extend(names)
    return position


@pytest.mark.parametrize(("laid", "later", "put_off"), [*product(LAID, (False, True), (False, True))])
def test_which_tile_and_its_reward_are_asked(laid: moves.Move, later: bool, put_off: bool) -> None:
    roads, owed = ((), (Due("terrain"), Due("road"))) if later else ((ROAD,), (Due("terrain"),))
    position = table(box=UNDRAWN, dues=owed, roads=roads, hand=9)
    asked: list[str] = []
    position = play_on(GAME.apply(position, 0, laid), asked, put_off and later)
    if later:
        another_turn = position.with_player(0, waived=())
        position = play_on(GAME.apply(another_turn, 0, moves.Road(ROAD)), asked, put_off=False)
    spot = position.players[0].spot("1,0")
    assert spot is not None
    assert (spot.tile, spot.special) == ("flipped", 1)
    assert {"A:1,0", "special-1"} <= {*asked}
    assert position.players[0].gold == 5
