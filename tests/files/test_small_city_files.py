"""Small City's position files: read exactly, written back, or refused with the place."""

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.files.errors import FileError
from companion.files.loaded import LoadedFile
from companion.games import GAMES
from companion.games.small_city.moves import Advance, Build, Choose, MoveCitizen, Upgrade
from companion.games.small_city.position import Phase
from tests.effort import times
from tests.files.typed_files import (
    Refusal,
    answered_or_refused,
    check_refusal,
    check_wrong,
    read,
    without_moves,
)

GAME = GAMES["small_city"]
PIECES = ("R1", "F1", "HB")
TOKENS = tuple(". # ~ x1 CHa CHa* CHa:w R1a R1b* F1a*2 WAa:ww HBa HWa F2a".split())  # noqa: SIM905

EVERYTHING = '''game = "small_city"
round = 3
mayor = "Bo"
[rulings]
ties = "yes"
[box]
warehouse = "2"
[[seats]]
name = "Ann"
money = 6
votes = 12
pollution = 4
town_size = 1
promises = [4]
council = [[1, 2], [3, 1]]
action = "architect"
town = """
R2a* R2a* . CHa* CHa:g F1a*2 WAa:w x1
.    .    . CHa  CHa   .     .     .
"""
[[seats]]
name = "Bo"
town = """
CHa* CHa*
CHa* CHa
"""
[[moves]]
seat = "Ann"
move = "build"
tile = "SC"
cells = ["c3"]
pay = "w"
[[moves]]
seat = "Bo"
move = "move_citizen"
from = "f1"
to = "b1"
town = "Ann"
'''


def test_everything_a_file_states_is_in_the_position() -> None:
    shown = read(EVERYTHING)
    town = shown.position.towns[0]
    assert (shown.position.round, shown.position.phase, shown.position.mayor) == (3, "build", 1)
    assert (town.money, town.votes, town.pollution, town.size, town.promise) == (6, 12, 4, 1, 4)
    assert (town.action, len(town.discs), shown.position.box.warehouse) == ("B", 2, 2)
    assert shown.moves == (
        (0, Build("SC", ("c3",), pay=("w",))),
        (1, MoveCitizen("f1", "b1", town=0)),
    )


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        (
            'move = "upgrade"\nfrom = "a1"\ntile = "R3"\ncells = ["a1", "b1", "b2"]',
            Upgrade("a1", "R3", ("a1", "b1", "b2")),
        ),
        ('move = "choose"\ncard = "urban_planner"', Choose("F")),
        ('move = "council"\nrow = 2', Advance(2)),
        ('move = "move_citizen"\nfrom = "a1"\nto = "b1"\ntown = 2', MoveCitizen("a1", "b1", 1)),
    ],
)
def test_moves_are_typed_as_people_say_them(typed: str, move: Any) -> None:
    assert read(without_moves(EVERYTHING, then=typed)).moves == ((0, move),)


@pytest.mark.parametrize(
    ("there", "instead", "field", "line"),
    [
        ('mayor = "Bo"', 'mayor = "Cy"', "mayor", 3),
        ("round = 3", "round = 9", "round", 2),
        ("promises = [4]", "promises = [33]", "seats[0].promises[0]", 14),
        ("promises = [4]", "promise = 4", "seats[0].promise", None),
        ("council = [[1, 2], [3, 1]]", "council = [[1, 2], [1, 1]]", "seats[0].council", 15),
        ("council = [[1, 2], [3, 1]]", "council = [[5, 2]]", "seats[0].council[0][0]", 15),
        ('"architect"', '"archtect"', "seats[0].action", 16),
        ("F1a*2", "F1a*3", "seats[0].town", 17),
        ("town_size = 1", "town_size = 11", "seats[0].town_size", 13),
        ('warehouse = "2"', 'warehouse = "x"', "box.warehouse", 7),
        ('warehouse = "2"', "warehouse = 2", "box.warehouse", 7),
        ('warehouse = "2"', f'{"w" * 21} = "2"', f"box.{'w' * 21}", 7),
        ('ties = "yes"', 'ties = "maybe"', "rulings.ties", 5),
        ("[box]", "[stock]\nw = 1\nR = 1000\n[box]", "stock.R", 8),
        ("[box]", "[stock]\nw = 1\nX = 1\n[box]", "stock.X", 8),
        ('tile = "SC"', 'tile = "SQ"', "moves[0].tile", 30),
        ('pay = "w"', 'pay = "z"', "moves[0].pay[0]", None),
        ('town = "Ann"', 'town = "Eve"', "moves[1].town", 38),
        ('town = "Ann"', "town = 3", "moves[1].town", 38),
    ],
)
def test_what_is_wrong_is_refused_with_its_field_and_line_in_three_languages(
    there: str, instead: str, field: str, line: int | None, refusal: Refusal
) -> None:
    check_wrong(EVERYTHING, there, instead, GAME, field, line, refusal)


@pytest.mark.parametrize(
    ("token", "field"),
    [
        ("x1" * 89, "towns[0].graves"),
        ("WAa:" + "w" * 145, "towns[0].cubes"),
        ("P1a" + "*" * 145, "towns[0].people"),
    ],
    ids=["graves", "goods", "people"],
)
def test_a_file_that_says_more_than_a_table_has_room_for_is_refused(
    token: str, field: str, refusal: Refusal
) -> None:
    seats = "".join(f'[[seats]]\nname = "{name}"\ntown = "{token}"\n' for name in "AB")
    check_refusal(refusal(lambda: read(f'game = "small_city"\n{seats}')), GAME, field, None)


BO_AND_ANN = """game = "small_city"
[[seats]]
name = "Ann"
action = "architect"
money = 5
town = [". . CHa* CHa*", ". . CHa  CHa*", "P2a P2a . . F1a*2"]
[[seats]]
name = "Bo"
town = ["CHa* CHa*", "CHa* CHa", "R1a* P1a"]
"""


def checked(*moves: str) -> list[Any]:
    text = BO_AND_ANN + "".join(f"[[moves]]\n{move}\n" for move in moves)
    found = read(text)
    return list(LoadedFile("t", found.game, found.names, found.position, found.moves).judge_moves())


def test_whose_turn_it_is_nobody_has_stated_it_is_the_one_who_moves_first() -> None:
    (moved,) = checked('seat = "Bo"\nmove = "move_citizen"\nfrom = "a3"\nto = "b3"')
    assert moved.position.mayor == 1
    assert moved.verdict.legal
    assert read('phase = "move"\n' + BO_AND_ANN).position.mayor == 0


@pytest.mark.parametrize("town", ["", 'town = "Ann"', "town = 1"])
def test_who_stands_nowhere_at_home_is_a_tourist(town: str) -> None:
    (moved,) = checked(f'seat = "Bo"\nmove = "move_citizen"\nfrom = "e3"\nto = "a3"\n{town}')
    assert moved.move == MoveCitizen("e3", "a3", out_of=0)
    assert moved.verdict.legal


def test_who_stands_at_home_is_sent_to_the_town_that_is_named() -> None:
    (moved,) = checked('seat = "Bo"\nmove = "move_citizen"\nfrom = "a3"\nto = "a3"\ntown = "Ann"')
    assert moved.move == MoveCitizen("a3", "a3", town=0)


def test_a_factory_without_a_warehouse_comes_with_the_first_that_fits() -> None:
    (built,) = checked('seat = "Ann"\nmove = "build"\ntile = "F1"\ncells = ["g6"]')
    assert len(built.move.warehouse) == 1
    assert built.verdict.legal


def test_what_the_architect_leaves_is_paid_where_the_full_price_is_not_there() -> None:
    (built,) = checked('seat = "Ann"\nmove = "build"\ntile = "SC"\ncells = ["a1"]')
    assert built.verdict.legal


def test_one_seat_alone_or_five_are_refused(refusal: Refusal) -> None:
    seat = '[[seats]]\nname = "{}"\ntown = "."\n'
    for names in ("A", "ABCDE"):
        text = 'game = "small_city"\n' + "".join(seat.format(name) for name in names)
        assert refusal(lambda text=text: read(text)).field == "seats"  # type: ignore[misc]


@given(
    st.lists(
        st.sampled_from(TOKENS),
        min_size=1,
        max_size=30,
    ),
    st.integers(1, 8),
    st.sampled_from(get_args(Phase)),
)
@settings(max_examples=times(200), deadline=None)
def test_any_drawing_in_any_phase_is_answered_or_refused(tokens: list[str], width: int, phase: str) -> None:
    rows = "\\n".join(" ".join(tokens[i : i + width]) for i in range(0, len(tokens), width))
    text = (
        f'game = "small_city"\nphase = "{phase}"\n[[seats]]\nname = "Ann"\ntown = "{rows}"\n'
        '[[seats]]\nname = "Bo"\ntown = "CHa* CHa\\nCHa CHa"\n'
    )
    answered_or_refused(text.encode(), "check", 4)
    try:
        position = read(text).position
    except FileError:
        return
    for seat in GAME.actors(position):
        for move in list(GAME.moves(position, seat))[:3]:
            GAME.apply(position, seat, move)
    GAME.agenda(position)
