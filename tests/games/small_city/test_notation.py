"""A position typed by hand is read as it was meant; whatever a table shows is written and read back equal."""

import tomllib
from collections.abc import Sequence
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.engine.notation import FileContext, Purpose, Unreadable
from companion.engine.wire import convert
from companion.games import GAMES
from companion.games.small_city.moves import (
    Advance,
    Build,
    Choose,
    Done,
    Found,
    Grow,
    Mourn,
    MoveCitizen,
    Produce,
    Settle,
    Tally,
    Trade,
)
from companion.games.small_city.notation import PHASES, SmallCityNotation
from companion.games.small_city.position import (
    Cube,
    Disc,
    Grave,
    Laid,
    Meeple,
    Position,
    Readings,
    Spot,
    Stock,
)
from companion.games.small_city.typed.drawing import TOKEN
from companion.locale.texts import Texts

GAME = GAMES["small_city"]
NOTATION = SmallCityNotation()
NAMES = ("Ann", "Bo", "Cy", "Di")
TEXTS = Texts.load_all()
ISSUE_ROW = "R2a* R2a* . CHa* CHa:g F1a*2 WAa:w x1"
NEIGHBOUR = '[[seats]]\nname = "Bo"\ntown = "CHa CHa\\nCHa CHa"\n'


def read(
    text: str, purpose: Purpose = "score", moves: Sequence[Any] = (), names: Sequence[str] = NAMES
) -> Position:
    file = convert(tomllib.loads(text), NOTATION.table_type)
    told = FileContext(names[: len(file.seats)], purpose, [(0, move) for move in moves])
    return NOTATION.read(file, told)


def drawn(picture: str, more: str = "", top: str = "") -> Position:
    rows = picture.replace("\n", "\\n")
    return read(f'{top}\n[[seats]]\nname = "Ann"\n{more}\ntown = "{rows}"\n{NEIGHBOUR}')


def written(position: Position) -> Position:
    names = NAMES[: len(position.towns)]
    text = NOTATION.write(position, names)
    return NOTATION.read(convert(tomllib.loads(text), NOTATION.table_type), FileContext(names, "score"))


def refused(picture: str, more: str = "", top: str = "") -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        drawn(picture, more, top)
    return caught.value


# Drawings


def test_the_example_row_is_read_square_by_square() -> None:
    town = drawn(f"{ISSUE_ROW}\n. . . CHa CHa . . .").towns[0]
    assert town.tiles == (
        Laid("R2", ("a1", "b1")),
        Laid("CH", ("d1", "e1", "d2", "e2")),
        Laid("F1", ("f1",)),
        Laid("WA", ("g1",)),
    )
    assert town.people == (Meeple("a1", 0), Meeple("b1", 0), Meeple("d1", 0), Meeple("f1", 1))
    assert town.cubes == (Cube("e1", "g"), Cube("g1", "w"))
    assert town.graves == (Grave("h1", 0),)
    assert town.board == ""


def test_rows_may_be_a_list_of_texts_and_set_apart_as_one_likes() -> None:
    text = f'[[seats]]\nname = "Ann"\ntown = ["CHa  CHa", "  CHa CHa\\t."]\n{NEIGHBOUR}'
    assert read(text).towns[0].tiles == read(text).towns[1].tiles


def test_a_drawing_shows_only_the_top_left_of_the_board() -> None:
    assert drawn("CHa CHa\nCHa CHa").towns[0] == drawn("CHa CHa . .\nCHa CHa .\n.\n.").towns[0]


def test_letters_tell_tiles_of_a_kind_apart() -> None:
    assert len(drawn("R1a R1b R1c").towns[0].tiles) == 3
    assert [tile.cells for tile in drawn("R2a R2a\nR2b R2b").towns[0].tiles] == [("a1", "b1"), ("a2", "b2")]


def test_equal_letters_far_apart_are_two_tiles() -> None:
    assert len(drawn("R1a . R1a").towns[0].tiles) == 2


def test_a_harbor_has_its_building_first_and_its_water_last() -> None:
    assert drawn("HWa HWa\nHBa HBa").towns[0].tiles == (Laid("HB", ("a2", "b2", "a1", "b1")),)
    assert drawn("HWa HBa\nHWa HBa").towns[0].tiles == (Laid("HB", ("b1", "b2", "a1", "a2")),)


def test_what_a_square_does_goes_in_reading_order_unless_it_is_said() -> None:
    assert drawn("F2a F2a").towns[0].tiles[0].cells == ("a1", "b1")
    assert drawn("F2a=g F2a=w").towns[0].tiles[0].cells == ("b1", "a1")
    assert drawn("F2a=g F2a").towns[0].tiles[0].cells == ("b1", "a1")


def test_a_square_may_hold_several_goods_or_somebody_who_lies_down() -> None:
    town = drawn("CHa*- CHa*2-\nCHa:b CHa\nWAa:wgw").towns[0]
    assert town.people == (Meeple("a1", 0, True), Meeple("b1", 1, True))
    assert [cube.colour for cube in town.cubes] == ["b", "g", "w", "w"]


def test_a_tile_laid_in_this_round_has_a_mark() -> None:
    assert [tile.fresh for tile in drawn("R1a! R2a! R2a R1b").towns[0].tiles] == [True, True, False]


def test_an_obstacle_typed_where_none_is_printed_changes_the_board() -> None:
    town = drawn("# . ~\n. . .").towns[0]
    assert town.board.startswith("#0~0000123/0000000123")
    assert len(town.board.split("/")) == 10


def test_an_obstacle_that_is_printed_changes_nothing() -> None:
    assert drawn("# . . . . ~ ~ .", 'side = "expert"').towns[0].board == ""


def test_an_empty_square_typed_where_an_obstacle_is_printed_is_empty() -> None:
    assert drawn(".", 'side = "expert"').towns[0].board.startswith("00000~~123/")


def test_the_town_is_as_large_as_its_tiles_need() -> None:
    assert drawn("P1a").towns[0].size == 0
    assert drawn(". . . . . . . P1a").towns[0].size == 1
    assert drawn(". . . . . . . . . P1a").towns[0].size == 3


@pytest.mark.parametrize(("stated", "size"), [(0, 0), (3, 3), (7, 0), (8, 1), (10, 3)])
def test_the_size_is_how_often_the_town_grew_or_its_side(stated: int, size: int) -> None:
    assert drawn(".", f"town_size = {stated}").towns[0].size == size


@pytest.mark.parametrize(
    ("picture", "more", "reason", "field"),
    [
        ("Q", "", "token", "town"),
        ("R2a* R2", "", "token", "town"),
        (".!", "", "token", "town"),
        ("R6a", "", "kind", "town"),
        ("XXa", "", "kind", "town"),
        ("R1a*3", "", "nobody", "town"),
        ("x3", "", "nobody", "town"),
        (".\n\n.", "", "blank", "town"),
        (". " * 13, "", "size", "town"),
        (". " * 11, "", "far", "town"),
        (".\n" * 11, "", "far", "town"),
        ("R2a . R2a", "", "shape", "town"),
        ("R2a", "", "shape", "town"),
        ("F2a=b F2a", "", "shape", "town"),
        ("HBa HBa", "", "shape", "town"),
        (".", "town_size = 5", "town_size", "town_size"),
        (".", "council = [[1, 1], [1, 2]]", "council", "council"),
        (".", 'action = "chef"', "card", "action"),
        (".", 'board = "01/0"', "board", "board"),
        (".", 'board = "0x"', "board", "board"),
        (".", 'laid = ["c3"]', "no_tile", "laid"),
        (".", 'tiles = [{kind = "R1", cells = ["z9"]}]', "square", "tiles[0].cells"),
    ],
)
def test_a_town_that_cannot_be_is_refused_with_its_field_in_three_languages(
    picture: str, more: str, reason: str, field: str
) -> None:
    error = refused(picture, more)
    assert (error.id, error.field) == (reason, f"$.seats[0].{field}")
    said = {texts.about("small_city", "notation", reason, error.params) for texts in TEXTS.values()}
    assert len(said) == 3
    assert not any("{" in one or "small_city" in one for one in said)


@pytest.mark.parametrize(
    ("top", "reason", "field"),
    [
        ('mayor = "Cy"', "seat", "$.mayor"),
        ('ring = ["chef"]', "card", "$.ring[0]"),
        ('street = ["z9"]', "square", "$.street"),
        ('errand = {seat = "Cy", what = "build"}', "seat", "$.errand.seat"),
        ('box = {warehouse = "many"}', "box", "$.box.warehouse"),
        ('screened = [{town = "."}]', "screened", "$.screened"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_field(top: str, reason: str, field: str) -> None:
    error = refused(".", top=top)
    assert (error.id, error.field) == (reason, field)
    assert all(texts.can_say(f"small_city-notation-{reason}") for texts in TEXTS.values())


# What is not stated


def test_citizens_nobody_names_are_in_the_middle_up_to_eight_and_else_in_the_career_center() -> None:
    position = drawn(f"{ISSUE_ROW}\n. . . CHa CHa . . .")
    assert [(town.central, town.career) for town in position.towns] == [(8, 22 - 8 - 4), (8, 22 - 8 - 1)]
    assert drawn(".", "career = 4").towns[0].central == 18
    assert drawn(".", "central = 0").towns[0].career == 22
    assert list(GAME.warnings(position)) == []


def test_the_middle_of_the_table_is_what_the_towns_leave_of_the_box() -> None:
    stock = drawn("R2a R2a R1a WAa:w POa POa").stock
    assert (stock.R, stock.WA, stock.w, stock.PO, stock.ME) == (88, 11, 19, 0, 1)
    assert drawn(".", top="stock = {R = 3}").stock == replace(drawn(".").stock, R=3)
    assert isinstance(stock, Stock)


def test_a_file_is_scored_at_the_end_and_surveyed_in_the_building_phase() -> None:
    text = f'[[seats]]\nname = "Ann"\ntown = "."\n{NEIGHBOUR}'
    assert (read(text).phase, read(text).round) == ("scoring", 8)
    assert (read(text, "survey").phase, read(text, "survey").round) == ("build", 1)
    assert read('phase = "votes"\n' + text).phase == "votes"


@pytest.mark.parametrize(
    ("move", "phase"),
    [
        (Found(("a1",)), "setup"),
        (Choose("A"), "action"),
        (Build("R1", ("a1",)), "build"),
        (Grow(), "build"),
        (Done(), "build"),
        (MoveCitizen("a1", "b1"), "move"),
        (Settle("a1"), "move"),
        (Trade("a1"), "income"),
        (Tally(), "votes"),
        (Mourn("a1"), "death"),
        (Advance(1), "council"),
    ],
)
def test_a_file_is_checked_in_the_phase_of_its_first_move(move: Any, phase: str) -> None:
    text = f'[[seats]]\nname = "Ann"\ntown = "."\n{NEIGHBOUR}'
    assert read(text, "check", [move, Tally()]).phase == phase


def test_every_move_has_a_phase() -> None:
    assert set(PHASES) == set(get_args(GAME.move_type))


def test_trading_comes_after_the_tourists_have_paid() -> None:
    text = f'[[seats]]\nname = "Ann"\ntown = "."\n{NEIGHBOUR}'
    assert read(text, "check", [Produce()]).collected
    assert not read(text, "check", [Tally()]).collected


def test_when_moving_begins_the_squares_of_workers_are_the_ones_they_leave() -> None:
    text = f'[[seats]]\nname = "Ann"\ntown = "F1a* WAa C1a*2"\n{NEIGHBOUR}'
    position = read(text, "check", [Done(), Done()])
    assert position.towns[0].left == ()
    position = read(text, "check", [MoveCitizen("a1", "b1")])
    assert (position.towns[0].left, position.towns[1].left) == ((Spot(0, "a1"),), (Spot(0, "c1"),))


def test_where_somebody_must_die_and_nobody_says_who_everybody_must() -> None:
    text = f'[[seats]]\nname = "Ann"\ntown = "P1a*"\n{NEIGHBOUR}'
    assert [town.dying for town in read(text, "check", [Mourn("a1")]).towns] == [True, True]


def test_what_stands_beside_a_town_is_read() -> None:
    more = (
        "money = 7\nvotes = 52\npollution = 9\npromises = [4, 6]\ncouncil = [[3, 2], [1, 4]]\n"
        'action = "urban_planner"\nbuilt = 2\ngone = ["LI"]\nout = true\n'
    )
    town = drawn(".", more).towns[0]
    assert (town.money, town.votes, town.pollution) == (7, 52, 9)
    assert (town.promise, town.more, town.action) == (4, (6,), "F")
    assert town.discs == (Disc(1, 4), Disc(3, 2))
    assert (town.built, town.gone, town.out) == (2, ("LI",), True)
    assert drawn(".", 'action = "f"').towns[0].action == "F"


def test_what_stands_above_the_towns_is_read() -> None:
    top = (
        'round = 5\nphase = "action"\nmayor = "Bo"\nring = ["artist", "mayor"]\nstreet = ["c3", "c4"]\n'
        'errand = {seat = "Bo", what = "council"}\nrulings = {ties = "yes"}\nbox = {warehouse = "2"}\n'
    )
    position = drawn(".", top=top)
    assert (position.round, position.phase, position.mayor) == (5, "action", 1)
    assert (position.ring, position.street) == (("J", "A"), ("c3", "c4"))
    assert position.errand is not None
    assert (position.errand.seat, position.errand.what) == (1, "council")
    assert position.rulings == Readings(ties="yes")
    assert position.own == (("warehouse", "2"),)
    assert drawn(".", top='phase = "action"').ring == tuple("ABCDEFGH")


# Moves


def test_moves_name_towns_by_name_or_number_and_cards_by_name() -> None:
    move = {"move": "move_citizen", "from": "a1", "to": "b2"}
    assert NOTATION.parse_move({**move, "town": "Bo"}, NAMES)["town"] == 1
    assert NOTATION.parse_move({**move, "town": 2, "out_of": 1}, NAMES) == {**move, "town": 1, "out_of": 0}
    assert NOTATION.parse_move({"move": "choose", "card": "city_councilor"}, NAMES)["card"] == "G"
    assert NOTATION.parse_move({"move": "choose", "card": "G"}, NAMES)["card"] == "G"
    assert NOTATION.parse_move({"move": "build", "pay": "wwg"}, NAMES)["pay"] == ["w", "w", "g"]
    assert NOTATION.parse_move({"move": "council", "row": 1, "pay": "money"}, NAMES)["pay"] == "money"


@pytest.mark.parametrize(
    ("raw", "reason", "field"),
    [
        ({"move": "trade", "town": "Eve"}, "seat", "town"),
        ({"move": "move_citizen", "out_of": 0}, "seat", "out_of"),
        ({"move": "trade", "town": 5}, "seat", "town"),
        ({"move": "lay", "card": "chef"}, "card", "card"),
    ],
)
def test_a_move_that_names_nobody_is_refused(raw: dict[str, Any], reason: str, field: str) -> None:
    with pytest.raises(Unreadable) as caught:
        NOTATION.parse_move(raw, NAMES)
    assert (caught.value.id, caught.value.field) == (reason, field)


# There and back


def test_more_than_26_tiles_of_a_kind_are_still_told_apart() -> None:
    tiles = tuple(Laid("P1", (f"{column}{row}",)) for row in range(1, 4) for column in "abcdefghij")
    position = drawn(".").with_town(0, tiles=tiles)
    assert written(replace(position, stock=drawn(".").stock)).towns[0].tiles == tiles


def test_tiles_that_no_drawing_shows_are_listed() -> None:
    position = drawn(".", 'tiles = [{kind = "R1", cells = ["a1"]}, {kind = "R1", cells = ["a1"]}]')
    assert position.towns[0].tiles == (Laid("R1", ("a1",)),) * 2
    crooked = (Laid("R2", ("a1", "c1"), True), Laid("P1", ("b1",)), Laid("P1", ("b1",)))
    position = drawn(".").with_town(0, tiles=crooked)
    assert written(position).towns[0].tiles == crooked


def test_the_order_in_which_tiles_were_laid_is_kept() -> None:
    position = drawn("P1a P1b P1c")
    turned = position.with_town(0, tiles=position.towns[0].tiles[::-1])
    assert written(turned) == turned


@given(
    st.lists(
        st.lists(
            st.one_of(
                st.from_regex(TOKEN, fullmatch=True).filter(lambda token: token.isascii()),
                st.sampled_from([".", "CHa", "R1a*", "WAa:w", "x1", "F2a", "HBa", "HWa", "~", "#"]),
            ),
            min_size=1,
            max_size=5,
        ),
        min_size=1,
        max_size=5,
    )
)
@settings(deadline=None)
def test_any_drawing_is_read_and_written_back_or_refused(rows: list[list[str]]) -> None:
    try:
        position = drawn("\n".join(" ".join(row) for row in rows))
    except Unreadable as error:
        missing = [
            locale for locale, texts in TEXTS.items() if not texts.has(f"small_city-notation-{error.id}")
        ]
        if missing:
            raise
        return
    GAME.scoresheet(position)
    GAME.warnings(position)
    assert written(position) == position
