"""The rules sentence by sentence, typed from the table: river, coasts, and oceans that come of them."""

from collections.abc import Set
from itertools import combinations
from random import Random

import pytest

from companion.games.roll_into_town.moves import SetCell
from tests.games.roll_into_town.seed_tables import (
    BARE,
    GAME,
    LEGAL,
    after,
    checked,
    draw,
    drawn,
    fell,
    rows,
    seat,
    surveyed,
)

Square = tuple[int, int]
Map = dict[Square, str]
"""Tokens by column and row, counted from 0."""

EVERYWHERE = {f"{column}{row}" for column in "abcde" for row in range(1, 6)} - {"c3"}
"""Every square of the small map but the Town Hall's."""

# The river -------------------------------------------------------------------------------------------------


def test_a_river_is_straight_or_bent() -> None:
    pairs = {"".join(pair) for pair in combinations("nesw", 2)}
    known = {piece.removeprefix("river-") for piece in GAME.pieces if piece.startswith("river-")}
    assert {frozenset(one) for one in known} == {frozenset(pair) for pair in pairs}
    assert len(known) == 6


def test_the_first_river_begins_at_the_border_with_a_side_on_it() -> None:
    row_1, row_5 = {f"{c}1" for c in "abcde"}, {f"{c}5" for c in "abcde"}
    column_a, column_e = {f"a{n}" for n in range(1, 6)}, {f"e{n}" for n in range(1, 6)}
    sides = {"n": row_1, "s": row_5, "w": column_a, "e": column_e}
    for pair in ("ns", "ew", "ne", "es", "sw", "nw"):
        expected = sides[pair[0]] | sides[pair[1]]
        assert surveyed(seat(), f"river-{pair}", "discover") == expected


def test_a_river_in_the_middle_is_told_to_begin_at_the_border() -> None:
    assert checked(seat(), draw("Rns", "b2")) == [("discover.river",)]


def test_other_rivers_go_on_from_the_open_end() -> None:
    here = seat(
        """
        .    Rns  .    .    .
        .    Rne  Rsw  .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
        """
    )
    assert surveyed(here, "river-ns", "discover") == set()  # the Town Hall lies before its end
    here = seat(
        """
        .    Rns  .    .    .
        .    Rne  Rew  .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
        """
    )
    for piece, squares in (
        ("river-ew", {"d2"}), ("river-sw", {"d2"}), ("river-nw", {"d2"}),
        ("river-ns", set()), ("river-ne", set()), ("river-es", set()),
    ):  # fmt: skip
        assert surveyed(here, piece, "discover") == squares


def test_there_is_no_second_river_and_none_goes_on_after_it_has_left_the_map() -> None:
    here = seat(
        """
        .    .    .    .    .
        Rew  Rew  Rnw  .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
        """
    )
    assert checked(here, draw("Rns", "e5"), draw("Rns", "c1"), draw("Rns", "e5")) == [
        ("discover.river",), LEGAL, ("discover.river",),
    ]  # fmt: skip
    finished = seat("\n".join(["Rew Rew Rew Rew Rew", ". . . . .", ". . H . .", ". . . . .", ". . . . ."]))
    for sides in ("ns", "ew", "ne", "es", "sw", "nw"):
        assert surveyed(finished, f"river-{sides}", "discover") == set()


# Coasts and oceans -----------------------------------------------------------------------------------------


def test_a_coast_has_water_on_one_two_or_three_sides() -> None:
    every = ["".join(some) for many in (1, 2, 3) for some in combinations("nesw", many)]
    assert len(every) == 14
    for sides in every:
        assert checked(seat(), draw(f"C{sides}", "b2")) == [LEGAL]
    assert {frozenset(p[6:]) for p in GAME.pieces if p.startswith("coast-")} == {frozenset(s) for s in every}


def test_the_water_of_a_coast_need_lead_nowhere() -> None:
    """Off the map, to the Town Hall, to a farm, to another coast: any empty square will do."""
    for sides in ("n", "ew", "nes"):
        assert surveyed(seat(), f"coast-{sides}", "discover") == EVERYWHERE


def seas(before: str, icon: str, at: str, **said: object) -> list[list[str]]:
    """The map after one drawing."""
    return drawn(after(seat(before), draw(icon, at), **said))


def test_an_empty_square_with_water_on_two_sides_becomes_ocean() -> None:
    before = """
        .    Cs   .    .    .
        .    .    .    .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
    """
    assert seas(before, "Ce", "a2") == rows("""
        .    Cs   .    .    .
        Ce   O    .    .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
    """)


def test_water_on_one_side_only_or_turned_away_makes_no_ocean() -> None:
    before = """
        .    Cs   .    .    .
        .    .    .    .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
    """
    for icon, at in (("Cn", "a2"), ("Cw", "a2"), ("Cne", "c1"), ("Ce", "a1")):
        assert not any("O" in row for row in seas(before, icon, at))


def test_any_empty_square_that_has_water_on_two_sides_when_a_coast_is_drawn_becomes_ocean() -> None:
    """b2 lies between two coasts, as if a tree had just been felled there; e5 is drawn far away."""
    before = """
        .    .    .    .    .
        Ce   .    Cw   .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
    """
    assert seas(before, "Cw", "e5")[1] == ["Ce", "O", "Cw", ".", "."]


def test_the_border_of_the_map_is_no_water() -> None:
    for sides, at in (("s", "a4"), ("w", "b5"), ("n", "a2"), ("e", "d1")):
        assert not any("O" in row for row in seas(BARE, f"C{sides}", at))


def test_this_is_repeated_if_need_be() -> None:
    """b2 is ocean by a2 and b1; then c2 by b2 and c1; d2 by c2 and d1; e2 by d2 and e1; row 3 has one."""
    before = """
        .    Cs   Cs   Cs   Cs
        .    .    .    .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
    """
    assert seas(before, "Ce", "a2") == rows("""
        .    Cs   Cs   Cs   Cs
        Ce   O    O    O    O
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
    """)


def test_oceans_close_in_from_all_sides_until_nothing_changes() -> None:
    """b2 is ocean by a2 and b1; then b3 by b2 and the coast on a3; then b4 by b3 and a4; b5 is not."""
    before = """
        .    Cs   .    .    .
        .    .    F    .    .
        Ce   .    H    .    .
        Ce   .    .    .    .
        .    .    .    .    .
    """
    assert seas(before, "Ce", "a2") == rows("""
        .    Cs   .    .    .
        Ce   O    F    .    .
        Ce   O    H    .    .
        Ce   O    .    .    .
        .    .    .    .    .
    """)


def test_only_empty_squares_flood() -> None:
    """The tree, the house and the bottom of the Lighthouse stay; the empty square under its top does not."""
    for token, becomes in (("T", "T"), ("h", "h"), (".+L", ".+L"), (".+l", "O+l"), ("Cn+b", "Cn+b")):
        before = f"""
            .    Cs   .    .    .
            .    {token}  .    .    .
            .    .    H    .    .
            .    .    .    .    .
            .    .    .    .    .
        """
        assert seas(before, "Ce", "a2")[1][:2] == ["Ce", becomes]


def wet(here: Map, sea: Set[Square], square: Square) -> set[str]:
    """The sides of a square beyond which there is ocean, or a coast with water on the side that faces it."""
    column, row = square
    beyond = {"n": (column, row - 1), "e": (column + 1, row), "s": (column, row + 1), "w": (column - 1, row)}
    faces = {"n": "s", "e": "w", "s": "n", "w": "e"}
    found = set[str]()
    for side, other in beyond.items():
        token = here.get(other, ".").split("+")[0]
        if other in sea or token == "O" or (token[0] == "C" and faces[side] in token[1:]):
            found.add(side)
    return found


def smallest_sea(here: Map, corner: bool) -> Set[Square]:
    """What all sets of empty squares have in common after which no other one would have to become ocean."""

    def floods(sea: Set[Square], square: Square) -> bool:
        sides = wet(here, sea, square)
        return bool(sides & {"n", "s"} and sides & {"e", "w"}) if corner else len(sides) >= 2

    empty = [square for square, token in here.items() if token in (".", ".+l")]
    some = (set(one) for many in range(len(empty) + 1) for one in combinations(empty, many))
    closed = (sea for sea in some if not any(floods(sea, square) for square in empty if square not in sea))
    return set.intersection(*closed)


@pytest.mark.parametrize("seed", range(80))
def test_oceans_are_the_smallest_sea_after_which_nothing_floods(seed: int) -> None:
    """Told without filling anything: of all 256 sets of squares that could be ocean the smallest possible."""
    rng = Random(seed)
    coasts = [piece.removeprefix("coast-") for piece in GAME.pieces if piece.startswith("coast-")]
    tokens = [*(f"C{sides}" for sides in coasts), "F", "T", "Rns", "O", "Cne+b", "h"]
    squares = [(number % 5, number // 5) for number in range(25) if number != 12]
    here: Map = {square: rng.choice(tokens) for square in squares} | {(2, 2): "H"}
    at, *empty = rng.sample(squares, 9)
    here |= dict.fromkeys((at, *empty), ".") | {empty[0]: rng.choice((".", ".+l"))}
    reading, sides = rng.choice(("any_two", "corner")), rng.choice(coasts)
    typed = "\n".join(" ".join(here[column, row] for column in range(5)) for row in range(5))
    after_it = seas(typed, f"C{sides}", f"{'abcde'[at[0]]}{at[1] + 1}", rulings={"ocean": reading})
    sea = smallest_sea({**here, at: f"C{sides}"}, reading == "corner")
    for column, row in empty:
        token = here[column, row]
        flooded = token.replace(".", "O") if (column, row) in sea else token
        assert after_it[row][column] == flooded


def test_two_sides_that_meet_at_a_corner_and_if_so_agreed_only_those() -> None:
    before = """
        .    .    .    .    .
        .    .    Cw   .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
    """
    assert seas(before, "Ce", "a2")[1][1] == "O"
    assert seas(before, "Ce", "a2", rulings={"ocean": "corner"})[1][1] == "."


def test_an_ocean_can_be_marked_and_unmarked_by_hand() -> None:
    position = after(seat())
    for token in ("O", "."):
        position = GAME.correct(position, SetCell(0, "b2", token))
        assert drawn(position)[1] == [".", token, ".", ".", "."]


def test_only_a_coast_floods() -> None:
    """A lumberjack's felled tree leaves an empty square between two coasts: still empty after felling."""
    before = seat(
        """
        l    Cs   .    .    .
        Ce   T    .    .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
        """
    )
    felled = after(before, fell("a1"), round=4)
    assert drawn(felled)[1][:2] == ["Ce", "."]
