"""Where the score's lines are read from, and what prints that nobody has read are worth."""

import pytest

from companion.engine.scoresheet import ScoreLine
from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.position import Position, Spot
from tests.games.sweet_lands.full_box import full_box
from tests.games.sweet_lands.tables import acting, begun, printed, spotted


def lines(position: Position, category: str, seat: int = 0) -> list[ScoreLine]:
    return [one for one in GAME.scoresheet(position).standings[seat].lines if one.category == category]


def test_a_set_is_read_from_the_hexes_with_its_kind_of_property() -> None:
    tents = [
        Spot(at, "flipped", property="tent", number=number) for number, at in enumerate(("1,0", "0,1"), 1)
    ]
    house = Spot("-1,0", "flipped", property="house", number=1)
    position = spotted(acting(begun(1, full_box())), 0, *tents, house)
    assert [set(one.cells) for one in lines(position, "sets")] == [{"1,0", "0,1"}, {"-1,0"}, set()]


@pytest.mark.parametrize(
    ("entry", "text", "category", "worth"),
    [("ports", "3;1;2;3;4", "ports", 3), ("final-1", "diamonds;4", "final_tiles", 15)],
)
def test_what_nobody_has_read_is_worth_nothing_yet_and_says_so(
    entry: str, text: str, category: str, worth: int
) -> None:
    position = acting(begun(1, full_box())).with_table(finals=(1,)).with_player(0, diamonds=5)
    for known, points in ((text, worth), (None, 0)):
        (line,) = lines(printed(position, entry, known), category)
        assert (line.points, line.params["read"]) == (points, int(known is not None))
