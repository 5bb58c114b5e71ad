"""What the independent witness of Sweet Lands has been told; that it and the game agree is conformance."""

from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.scoring import CATEGORIES
from tests.games.sweet_lands import oracle
from tests.games.sweet_lands.tables import begun


def test_the_witness_has_been_told_of_every_ruling_category_and_number_of_seats() -> None:
    assert GAME.seats == range(1, 5)
    assert tuple(oracle.points(begun(1))[0]) == CATEGORIES
    assert {ruling.id: ruling.readings for ruling in GAME.rulings} == {
        "order": ("clockwise", "passing"),
        "advanced": ("without", "with"),
        "maps": ("a", "b"),
        "extra_draw": ("both", "either"),
        "city": ("three_types", "all_different"),
        "resources": ("basic", "any"),
    }
