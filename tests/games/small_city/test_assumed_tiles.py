"""Tiles of which nobody knows how they are drawn: what is known binds, and the answer tells the rest."""

import pytest

from companion.games.small_city import GAME
from companion.games.small_city.moves import Decline, Found, Move, Upgrade
from companion.games.small_city.position import Laid
from companion.games.small_city.printed import Kind
from companion.locale import LOCALES
from companion.locale.texts import Texts
from tests.games.small_city.playing_build import against, broken, build, played
from tests.games.small_city.towns import table, town

TEXTS = Texts.load_all()
YARD = """
    CHa CHa . . . .
    CHa CHa . . . .
    .   .   . . . .
    .   .   . . . .
"""
NINE = ("c1", "d1", "e1", "c2", "d2", "e2", "c3", "d3", "e3")


def test_every_square_of_a_park_costs_a_dollar_however_many_it_has() -> None:
    assert played(table(town(YARD, money=9)), build("P3", *NINE)).towns[0].money == 0
    short = against(table(town(YARD, money=8)), build("P3", *NINE), "money")
    assert (short.params["price"], short.params["missing"]) == (9, 1)


def test_the_price_that_is_shown_before_is_the_one_that_is_paid() -> None:
    position = table(town(YARD, money=9))
    for cells in (NINE[:3], NINE[:2], NINE):
        shown = next(one for one in GAME.preview(position, 0, build("P3", *cells)) if one.id == "price")
        assert shown.params["left"] == played(position, build("P3", *cells)).towns[0].money


def test_a_free_warehouse_has_one_square_for_any_empty_square_has_room_for_it() -> None:
    position = table(town(YARD, money=9))
    for cells in (NINE, ("d1", "e1")):
        found = against(position, build("F1", "c1", warehouse=cells), "shape")
        assert (found.kind, found.params["size"], found.params["known"]) == ("impossible", 1, 1)
    assert broken(position, build("F1", "c1", warehouse=("d1",))) == set()


def test_a_warehouse_that_the_owner_has_drawn_larger_is_as_large() -> None:
    position = table(town(YARD, money=9), own={"tile-WA": "##"})
    assert broken(position, build("F1", "c1", warehouse=("d1", "e1"))) == set()
    assert broken(position, build("F1", "c1", warehouse=("d1",))) == {"shape"}


@pytest.mark.parametrize(
    ("kind", "squares"), [("R3", 3), ("R4", 4), ("R5", 5), ("C3", 3), ("C4", 4), ("F3", 3)]
)
def test_residences_shops_and_factories_have_as_many_squares_as_their_level(kind: Kind, squares: int) -> None:
    row = ["c1", "d1", "e1", "f1", "f2", "f3"]
    position = table(town(YARD, money=9))
    fits = [count for count in range(1, 7) if "shape" not in broken(position, build(kind, *row[:count]))]
    assert fits == [squares]


ASSUMED: list[tuple[Move, tuple[str, ...]]] = [
    (build("P3", *NINE), ("tile-P3",)),
    (build("P3", "c1", "d1", "e1"), ("tile-P3",)),
    (build("PO", "c1", "d1"), ()),
    (build("C1", "c1"), ()),
    (build("F1", "c1"), ("tile-WA",)),
    (build("MU", "c1", "d1", "e1"), ("tile-MU", "cost-MU")),
    (build("CL", "c1", "d1", "c2"), ("tile-CL",)),
    (Upgrade("c1", "R3", ("c1", "d1", "e1")), ("tile-R3",)),
    (Found(("c1", "d1", "c2", "d2")), ("board-easy",)),
    (Decline(), ()),
]


@pytest.mark.parametrize(("move", "names"), ASSUMED)
def test_a_verdict_names_what_it_rests_on_and_nobody_has_read(move: Move, names: tuple[str, ...]) -> None:
    position = table(town(YARD))
    entries = GAME.box.entries_of(position, 0, move)
    assert GAME.box.assumptions(position, entries) == names
    own = {name: GAME.box.printed.texts[name] for name in names}
    assert GAME.box.assumptions(table(town(YARD), own=own), entries) == ()


@pytest.mark.parametrize("locale", LOCALES)
def test_who_names_other_squares_is_told_what_is_known_and_what_is_a_guess(locale: str) -> None:
    position = table(town(YARD, money=9))

    def told(move: Move) -> str:
        found = against(position, move, "shape")
        return TEXTS[locale].about("small_city", "violation", "shape", found.params, ("Ann", "Ben"))

    guess = {"en": "guess", "zh-Hant": "猜測", "zh-Hans": "猜测"}[locale]
    assert guess in told(build("R3", "c1", "d1"))
    assert guess in told(build("MU", "c1", "e1"))
    assert guess not in told(build("FI", "c1", "d1"))
    assert guess not in told(build("F1", "c1", warehouse=("d1", "e1")))


def test_a_larger_warehouse_that_lies_there_is_shown_and_warned_about() -> None:
    position = table(town(YARD)).with_town(0, tiles=(Laid("WA", ("d1", "e1")),))
    assert "assumed" in {notice.id for notice in GAME.warnings(position)}
