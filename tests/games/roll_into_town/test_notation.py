"""A position typed by hand is read as it was meant; whatever a table shows is written and read back equal."""

from collections.abc import Sequence
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.engine.notation import Purpose
from companion.games.roll_into_town.marks import COASTS, RIVERS, TOKENS
from companion.games.roll_into_town.moves import Build, Done, Draw, Fell, Grow, Move, Roll, Rub
from companion.games.roll_into_town.position import Forest, Player, Position, Sheet
from companion.games.roll_into_town.printed import Goods
from companion.games.roll_into_town.typed.drawing import parse_token
from companion.games.roll_into_town.typed.spelling import UNSAID
from companion.kit import drawing
from tests.effort import times
from tests.games.roll_into_town.counted import ended, playing, sketched
from tests.games.roll_into_town.typed_sheets import map_said, read, refused, shown, written

# Squares


@pytest.mark.parametrize("shows", TOKENS)
def test_every_square_is_typed_as_it_is_written(shows: str) -> None:
    assert parse_token(shows) == shows


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        *((f"r{sides[::-1]}", f"R{sides}") for sides in RIVERS),
        *((f"c{sides[::-1].upper()}", f"C{sides}") for sides in COASTS),
        ("RSN", "Rns"),
        ("Csen", "Cnes"),
        ("csn+B", "Cns+b"),
        ("cn+L", "Cn+L"),
        ("cN+l", "Cn+l"),
        ("o", "O"),
        ("o+l", "O+l"),
        ("P", "p"),
        ("W", "w"),
    ],
)
def test_sides_stand_in_any_order_and_letters_in_either_case_where_that_is_clear(
    said: str, meant: str
) -> None:
    assert parse_token(said) == meant


@pytest.mark.parametrize(
    "said",
    [
        "",
        "x",
        "R",
        "C",
        "Rn",
        "Rnn",
        "Rnes",
        "Cnesw",
        "Cnn",
        "L",
        "t+l",
        "O+L",
        "O+b",
        ".+b",
        "Rns+l",
        "Rnx",
        "F+b",
    ],
)
def test_what_is_no_square_or_might_be_two_is_none(said: str) -> None:
    assert parse_token(said) is None


def test_letters_that_mean_two_things_keep_their_case() -> None:
    drawn = shown(map_said("F f M m T t h c l")).sheet(0).cells[:9]
    assert drawn == ("F", "f", "M", "m", "T", "t", "h", "c", "l")


def test_a_map_is_one_text_or_a_list_of_rows_with_any_spaces() -> None:
    position = shown(map_said("  F   Rsn .  . .\t. . . ."))
    assert position.sheet(0).cells == sketched("F Rns")
    rows = [" ".join(row) for row in ("." * 9,) * 4]
    listed = f"map = {[*rows, '. . . . H . . . .', *rows]}"
    assert shown(listed).sheet(0).cells == position.printed.cells
    squares = [row.split() for row in rows]
    apart = f"map = {[*squares, list('....H....'), *squares]}"
    assert shown(apart).sheet(0).cells == position.printed.cells


def test_the_town_hall_may_be_left_out_where_it_is_printed() -> None:
    assert shown(map_said(*(" ".join("." * 9),) * 5)).sheet(0).cells == sketched("")


def test_a_map_nobody_has_typed_is_as_it_is_printed() -> None:
    position = shown(top='[box]\nmap = "T....\\n.....\\n..H..\\n.....\\n....."')
    assert position.own == (("map", "T..../...../..H../...../....."),)
    assert position.sheet(0).cells == tuple("T...........H............")


def test_an_owners_sheet_may_be_typed_with_its_rows_below_one_another() -> None:
    position = shown(top='[box]\ncathedral = """\n# #\n. #\n"""')
    assert position.printed.texts["cathedral"] == "##/.#"


# Numbers, and what is left out


def test_a_seat_is_its_name_goods_uses_and_map() -> None:
    said = "food = 1\nstone = 2\nwood = 3\ntown_hall_uses = 2\nfountain_uses = 1\n" + map_said("f")
    assert shown(said, purpose="score") == replace(
        ended(""), players=(Player(Sheet(sketched("f"), 1, 2, 3, 2, 1)),)
    )


@pytest.mark.parametrize(
    ("moves", "purpose", "phase"),
    [
        ((), "score", "scoring"),
        ((Draw(1, "farm", "a1"),), "score", "scoring"),
        ((), "check", "discover"),
        ((), "survey", "discover"),
        ((Roll((1, 2, 3, 4, 5)),), "check", "roll"),
        ((Draw(1, "farm", "a1"),), "check", "discover"),
        ((Build("house", "a1"),), "check", "construct"),
        ((Build("house", "a1"),), "survey", "construct"),
        ((Fell("a1"),), "check", "gather"),
        ((Grow("a1", "b1"),), "check", "upkeep"),
        ((Done("gather"), Grow("a1", "b1")), "check", "gather"),
        ((Done("done"),), "check", "discover"),
        ((Rub(),), "check", "discover"),
    ],
)
def test_a_phase_nobody_has_stated_is_that_of_the_first_move(
    moves: Sequence[Move], purpose: Purpose, phase: str
) -> None:
    position = shown(purpose=purpose, moves=moves)
    assert position.phase == phase
    assert position.over == (phase == "scoring")


def test_everybody_is_at_the_tables_phase_but_those_of_whom_it_is_said() -> None:
    text = 'phase = "gather"\n[[seats]]\nname = "Ann"\n[[seats]]\nname = "Bo"\nstep = "done"\n'
    assert [player.step for player in read(text).players] == ["gather", "done"]
    alone = 'step = "upkeep"\n' + map_said("T T T")
    assert shown(alone).players[0].step == "upkeep"
    assert shown(alone, moves=(Rub(),)).sheet(0).forests == (Forest(("a1", "b1", "c1"), 1),)


def test_dice_nobody_has_told_are_those_that_the_moves_name_and_one_of_each_icon() -> None:
    assert shown().dice == (1, 2, 3, 4, 5)
    assert shown(top="round = 12").dice == (1, 2, 3)
    rivers = (Draw(4, "river", "a1", "ns"), Draw(*UNSAID[:1], "river", "a2", "ns", 1), Draw(6, "farm", "b1"))
    assert shown(moves=rivers).dice == (1, 2, 4, 4, 6)
    assert shown(top="round = 10", moves=(Draw(6, "farm", "a1"),) * 5).dice == (6, 6, 6)
    later = (Draw(4, "river", "a1", "ns"), Roll((1, 1, 1, 1, 1)), Draw(6, "farm", "b1"))
    assert shown(moves=later).dice == (1, 2, 3, 4, 5)


@pytest.mark.parametrize(("dice", "number"), [("[1, 2, 3, 4, 5]", 1), ("[1, 2, 6, 4]", 7), ("[2, 1, 1]", 10)])
def test_the_number_of_dice_tells_the_round(dice: str, number: int) -> None:
    position = shown(top=f"dice = {dice}")
    assert position.round == number
    assert list(position.dice) == sorted(position.dice)
    assert shown(purpose="score").round == 12
    assert shown(top="round = 3", purpose="score").round == 3


def test_forests_that_have_to_grow_are_typed_with_their_trees_and_what_they_have_grown() -> None:
    said = 'step = "upkeep"\nforests = ["b1 A1 a2 b2 +2: c1", "d4, e4"]\n' + map_said("T T T", "T T")
    assert shown(said).sheet(0).forests == (
        Forest(("a1", "b1", "a2", "b2"), 2, ("c1",)),
        Forest(("d4", "e4"), 1),
    )


def test_what_can_be_rubbed_out_is_told_by_how_the_sheet_was_before() -> None:
    said = 'used = [1, 3]\nwood = 2\npast = [{squares = "a1 .", used = []}, {squares = "B1 .", used = [1]}]\n'
    player = shown(said + map_said("F T")).players[0]
    assert [sheet.cells for sheet in player.past] == [sketched(""), sketched("F")]
    assert [sheet.used for sheet in player.past] == [(), (1,)]
    assert {sheet.wood for sheet in player.past} == {2}


@pytest.mark.parametrize(
    ("seat", "top", "what", "field"),
    [
        (map_said("x . . . . . . . ."), "", "token", "$.seats[0].map"),
        (map_said("Rnn . . . . . . . ."), "", "token", "$.seats[0].map"),
        (map_said(". " * 10), "", "columns", "$.seats[0].map"),
        ('map = ". . ."', "", "rows", "$.seats[0].map"),
        (map_said("H . . . . . . . ."), "", "hall", "$.seats[0].map"),
        (map_said(*(" ".join("." * 9),) * 4, ". . . . h"), "", "hall", "$.seats[0].map"),
        ('forests = ["a1 +0"]', "", "forest", "$.seats[0].forests[0]"),
        ('forests = ["a1 b1 +1", "+1"]', "", "forest", "$.seats[0].forests[1]"),
        ('forests = ["a1 z9"]', "", "square", "$.seats[0].forests[0]"),
        ('past = [{squares = "a1"}]', "", "squares", "$.seats[0].past[0].squares"),
        ('past = [{squares = "k1 ."}]', "", "square", "$.seats[0].past[0].squares"),
        ('past = [{}, {squares = "a1 x"}]', "", "token", "$.seats[0].past[1].squares"),
        ("", "dice = [1, 2]", "dice", "$.dice"),
        ("", "dice = []", "dice", "$.dice"),
        ("", 'phase = "roll"\ndice = [1, 2, 3, 4, 5]', "dice", "$.dice"),
        ("", '[box]\nmap = "..H"', "box", "$.box.map"),
        ("", '[box]\nhouse = "1"', "box", "$.box.house"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place_in_every_language(
    seat: str, top: str, what: str, field: str
) -> None:
    error = refused(seat, top)
    assert (error.id, error.field) == (what, field)


# Written and read


@pytest.mark.parametrize("purpose", get_args(Purpose))
@pytest.mark.parametrize(
    "position",
    [
        ended(""),
        ended("F Rns Cns+b", "h"),
        playing(".+l O+l\nCe+L", "", used=(1, 3), wood=2),
        playing("T T", step="upkeep", forests=(Forest(("a1", "b1"), 1, ("c1",)),)),
        playing("T T", step="upkeep"),
        playing("T T", step="done", gathered=Goods(1, 0, 3), town_hall_uses=3, fountain_uses=2),
        replace(playing(step="done", number=9), dice=()),
        replace(playing(step="done", number=12), over=True),
    ],
    ids=range(8),
)
def test_a_table_is_written_and_read_back_equal(position: Position, purpose: Purpose) -> None:
    assert written(position, purpose) == position


def test_a_map_is_written_with_its_squares_one_below_the_other() -> None:
    drawn = list(drawing.align_tokens(sketched("F Cns+b F\n. . h"), 9))
    assert drawn[:2] == ["F Cns+b F . . . . . .", ". .     h . . . . . ."]


MAPS = st.lists(st.sampled_from([one for one in TOKENS if one != "H"]), min_size=81, max_size=81).map(
    lambda one: (*one[:40], "H", *one[41:])
)
COUNTS = st.integers(0, 99)
SHEETS = st.builds(Sheet, MAPS, COUNTS, COUNTS, COUNTS, COUNTS, COUNTS)


@settings(deadline=None, max_examples=times(60))
@given(
    st.lists(st.builds(Player, SHEETS, st.just("done"), st.lists(SHEETS, max_size=2).map(tuple)), min_size=1,
             max_size=8),
    st.integers(1, 12),
    st.booleans(),
    st.sampled_from(get_args(Purpose)),
)  # fmt: skip
def test_any_sheets_are_read_back_equal(
    players: list[Player], number: int, over: bool, purpose: Purpose
) -> None:
    position = Position(tuple(players), round=number, over=over)
    assert written(position, purpose) == position
