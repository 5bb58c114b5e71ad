"""What the verdict on a move rests on is asked for by name, seat by seat."""

import pytest

from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.position import Spot
from companion.games.sweet_lands.printed import printed_values
from tests.games.sweet_lands.tables import begun, spotted
from tests.games.sweet_lands.witnessed import table

TENT = Spot("0,0", "none", property="tent", number=1)
LAB = Spot("1,0", "flipped", property="lab", number=1)


@pytest.mark.parametrize(
    ("move", "entries"),
    [
        (moves.Property("tent", "0,1"), ("row-2",)),
        (moves.Property("house", "0,1"), ("row-1",)),
        (moves.Property("lab", "0,1"), ("labs", "lab-2")),
        (moves.Property("coffee", "0,1", 3), ("coffees", "coffee-3")),
        (moves.Property("tower", "0,1"), ()),
    ],
)
def test_a_property_rests_on_the_price_of_the_next_one_of_its_type(
    move: moves.Property, entries: tuple[str, ...]
) -> None:
    position = spotted(table(), 0, TENT, LAB)
    assert GAME.box.entries_of(position, 0, move) == entries
    assert GAME.box.entries_of(table(), 1, moves.Property("lab", "0,0")) == ("labs", "lab-1")


@pytest.mark.parametrize(
    ("food", "discounts"), [(6, ()), (7, ("discount-1",)), (11, ("discount-1", "discount-2"))]
)
def test_a_price_rests_on_the_wood_discounts_that_were_reached(food: int, discounts: tuple[str, ...]) -> None:
    position = table().with_player(0, food=food)
    assert GAME.box.entries_of(position, 0, moves.Property("tent", "0,0")) == ("row-1", *discounts)


def test_boxes_that_say_the_same_are_one_copy() -> None:
    assert printed_values(begun(1, {"slots-A": "2"}).own) is printed_values(begun(1, {"slots-A": "2"}).own)
