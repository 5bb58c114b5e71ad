"""A position file is read exactly, or refused with the place and what was expected."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.bounds import POSITION
from companion.engine.notation import Purpose
from companion.files.line_numbers import line_of
from companion.files.position import PositionFile, read_position
from companion.games.card_city.moves import Build
from companion.games.card_city.position import PRINTED, Lots, Pile, Position
from companion.locale.texts import Texts
from tests.files.typed_files import Refusal

ONE = 'game = "card_city"\n[[seats]]\nname = "Ann"\ncity = "{}"\n'


def read(text: str, purpose: Purpose = "score") -> PositionFile[Position, Any]:
    return read_position(text.encode(), "table.toml", purpose)


def with_moves(*moves: str) -> str:
    return ONE.format("H") + "".join(f'[[moves]]\nseat = "Ann"\n{move}\n' for move in moves)


def test_everything_a_file_states_is_in_the_position(everything: str) -> None:
    shown = read(everything, "check")
    position = shown.position
    assert (position.round, position.phase, position.start) == (3, "build", 1)
    assert shown.names == ("Ann", "Bo")
    assert shown.moves == ((0, Build("R", "f6")),)
    assert position.rulings.limit == "all_cards"
    assert [town.money for town in position.towns] == [36, 0]
    assert [town.hand for town in position.towns] == [("R", "C"), ()]


def test_the_city_hall_always_lies_on_e5_whatever_the_extent_of_the_diagram(everything: str) -> None:
    city = read(everything).position.towns[0].city
    rows = [city[row * 9 :][:9] for row in range(9)]
    assert rows[3:6] == ["....RC...", "....HLP..", "....I...."]
    assert city.count(".") == 75


@pytest.mark.parametrize(
    "diagram", ["RC.\\nHLP", "R C .\\nH L P", " R C .\\n H L P ", "\\nR\\tC\\t.\\nH L P\\n\\n"]
)
def test_spaces_in_a_diagram_are_optional(diagram: str) -> None:
    assert read(ONE.format(diagram)).position.towns[0].city[31:51] == "RC.......HLP........"[:20]


@pytest.mark.parametrize("diagram", ["R C\\nH L P", "RC\\nHLP"])
def test_a_short_row_is_filled_up_where_it_is_clear_what_is_meant(diagram: str) -> None:
    assert read(ONE.format(diagram)).position == read(ONE.format("RC.\\nHLP")).position


@pytest.mark.parametrize("diagram", ["R  C\\nH L P", "R C\\nHLP", "  R C\\nH L P"])
def test_a_short_row_is_refused_where_it_is_not_clear_what_is_missing(diagram: str, refusal: Refusal) -> None:
    error = refusal(lambda: read(ONE.format(diagram)))
    assert (error.field, error.sentence.id) == ("seats[0].city", "card_city-notation-ragged")
    assert error.sentence.params["row"] == 1


@pytest.mark.parametrize(
    ("diagram", "reason", "row"),
    [
        ("R C", "no_middle", None),
        ("H C\\nH .", "middles", 2),
        ("H q", "letter", 1),
        ("H\\n\\nR", "blank", 2),
        ("H....R", "far", 1),
        ("R\\n.\\n.\\n.\\n.\\nH", "far", 1),
        ("H" + "\\n." * 50, "size", None),
        ("H" + "." * 50, "size", None),
        ("", "no_middle", None),
    ],
)
def test_a_diagram_that_cannot_be_is_refused_with_its_row(
    diagram: str, reason: str, row: int | None, refusal: Refusal
) -> None:
    error = refusal(lambda: read(ONE.format(diagram)))
    assert (error.field, error.sentence.id) == ("seats[0].city", f"card_city-notation-{reason}")
    assert error.sentence.params.get("row") == row


def test_empty_squares_may_reach_beyond_the_canvas() -> None:
    assert read(ONE.format("H" + "." * 9)).position == read(ONE.format("H")).position


def test_a_city_wider_than_the_rules_allow_is_shown_all_the_same() -> None:
    assert read(ONE.format("RPCPHPCPR")).position.towns[0].city[36:45] == "RPCPHPCPR"


# what is not stated


def test_a_file_without_a_phase_is_scored_at_the_end_of_the_last_round() -> None:
    position = read(ONE.format("H")).position
    assert (position.phase, position.round) == ("scoring", 10)


def test_a_file_without_a_phase_is_surveyed_as_building_in_the_first_round() -> None:
    position = read(ONE.format("H"), "survey").position
    assert (position.phase, position.round) == ("build", 1)


@pytest.mark.parametrize(
    ("move", "phase"),
    [
        ('move = "build"\ncard = "R"\nat = "e4"', "build"),
        ('move = "return"\ncard = "R"', "build"),
        ('move = "develop"\ncard = "R"\nat = "e4"', "develop"),
        ('move = "stop"', "develop"),
        ('move = "collect"', "income"),
        ('move = "buy"\nat = "e4"', "buy"),
        ('move = "pass"', "buy"),
        ('move = "choose"\nlot = "open"', "divide"),
        ('move = "take"\ncards = ["R", "C"]', "divide"),
    ],
)
def test_a_file_without_a_phase_is_checked_in_the_phase_of_its_first_move(move: str, phase: str) -> None:
    assert read(with_moves(move, 'move = "stop"'), "check").position.phase == phase


@pytest.mark.parametrize("purpose", ["score", "check", "survey"])
def test_a_stated_phase_is_always_obeyed(purpose: Purpose) -> None:
    text = 'phase = "income"\n' + with_moves('move = "build"\ncard = "R"\nat = "e4"')
    assert read(text, purpose).position.phase == "income"


def test_hands_that_nobody_states_are_unknown_while_building() -> None:
    assert read(ONE.format("H"), "survey").position.towns[0].hand is None


def test_hands_that_nobody_states_are_empty_in_every_other_phase() -> None:
    assert read('phase = "develop"\n' + ONE.format("H")).position.towns[0].hand == ()


def test_the_supply_holds_what_the_box_has_left() -> None:
    position = read(
        ONE.format("RRCL\\nH...").replace("[[seats]]", 'phase = "build"\n[[seats]]\nhand = ["P"]')
    )
    assert position.position.supply == Pile(32, 23, 11, 20, 15)


def test_the_deck_is_full_before_the_first_division_and_gone_otherwise() -> None:
    divide = 'phase = "divide"\n' + ONE.format("H")
    assert read(divide).position.deck == PRINTED.deck
    assert read("round = 2\n" + divide).position.deck == Pile()
    assert read(ONE.format("H")).position.deck == Pile()


def test_seats_without_cards_still_divide_and_choose() -> None:
    seats = "".join(f'[[seats]]\nname = "{name}"\ncity = "H"\n' for name in ("Ann", "Bo", "Cy"))
    position = read(f'game = "card_city"\nphase = "divide"\nstart = "Bo"\n{seats}').position
    assert position.lots == Lots(1, (2, 0))
    settled = seats.replace('name = "Bo"', 'name = "Bo"\nhand = ["R", "R"]')
    assert read(f'game = "card_city"\nphase = "divide"\nstart = "Bo"\n{settled}').position.lots == Lots(
        2, (0,)
    )


def test_deck_and_supply_may_be_stated() -> None:
    position = read(ONE.format("H") + "[supply]\nR = 3\n[deck]\nP = 2\n").position
    assert (position.supply, position.deck) == (Pile(R=3), Pile(P=2))


def test_a_file_from_another_system_may_begin_with_a_mark_and_end_its_lines_otherwise(
    everything: str,
) -> None:
    data = b"\xef\xbb\xbf" + everything.replace("\n", "\r\n").encode()
    assert read_position(data, "t", "check").position == read(everything, "check").position


# what is wrong


@pytest.mark.parametrize(
    ("there", "instead", "field"),
    [
        ('game = "card_city"\n', "", "game"),
        ('"card_city"', '"chess"', "game"),
        ('"card_city"', "7", "game"),
        ("round = 3", "round = 11", "round"),
        ("round = 3", "round = true", "round"),
        ("round = 3", "round = 1e9", "round"),
        ("round = 3", "round = 1979-05-27", "round"),
        ("round = 3", "round = " + "9" * 400, "round"),
        ("round = 3", "rounds = 3", "rounds"),
        ('"build"\nstart', '"dinner"\nstart', "phase"),
        ('start = "Bo"', 'start = "Cy"', "start"),
        ('"all_cards"', '"some"', "rulings.limit"),
        ("limit =", "limits =", "rulings.limits"),
        ('name = "Ann"\n', "", "seats[0].name"),
        ('name = "Ann"\n', 'name = ""\n', "seats[0].name"),
        ('name = "Ann"\n', 'name = "  "\n', "seats[0].name"),
        ('name = "Ann"\n', 'name = "\\u001b[2J"\n', "seats[0].name"),
        ('name = "Ann"\n', f'name = "{"A" * 201}"\n', "seats[0].name"),
        ('name = "Ann"\n', 'name = "Bo "\n', "seats[1].name"),
        ("money = 36", 'money = "lots"', "seats[0].money"),
        ("money = 36", "money = -1", "seats[0].money"),
        ("money = 36", "money = 10000", "seats[0].money"),
        ("money = 36", "cash = 36", "seats[0].cash"),
        ('["R", "C"]', '["R", "Q"]', "seats[0].hand[1]"),
        ('["R", "C"]', '"R"', "seats[0].hand"),
        ('["R", "C"]', '["R","R","R","R","R","R","R","R","R"]', "seats[0].hand"),
        ('city = "H"\n', "", "seats[1].city"),
        ('city = "H"\n', 'city = ["H"]\n', "seats[1].city"),
        ('seat = "Ann"', 'seat = "Cy"', "moves[0].seat"),
        ('seat = "Ann"\n', "", "moves[0].seat"),
        ('move = "build"', 'move = "fly"', "moves[0].move"),
        ('move = "build"\n', "", "moves[0].move"),
        ('card = "R"', 'card = "H"', "moves[0].card"),
        ('card = "R"\n', "", "moves[0].card"),
        ('at = "f6"', "at = 6", "moves[0].at"),
        ('at = "f6"', 'at = "6f"', "moves[0].at"),
        ('at = "f6"', 'at = "f6"\nwhy = "so"', "moves[0].why"),
    ],
)
def test_what_is_wrong_is_refused_with_its_field_and_what_was_expected(
    everything: str, there: str, instead: str, field: str, refusal: Refusal
) -> None:
    assert there in everything
    error = refusal(lambda: read(everything.replace(there, instead)))
    assert error.field == field
    said = {locale: error.sentence.text(texts) for locale, texts in Texts.load_all().items()}
    assert len(set(said.values())) == 3
    assert not any("{" in text or "file-" in text for text in said.values())


def test_five_seats_are_refused(refusal: Refusal) -> None:
    seats = "".join(f'[[seats]]\nname = "{name}"\ncity = "H"\n' for name in "ABCDE")
    assert refusal(lambda: read(f'game = "card_city"\n{seats}')).field == "seats"
    assert refusal(lambda: read('game = "card_city"\nseats = []')).field == "seats"
    assert refusal(lambda: read('game = "card_city"')).field == "seats"


def test_a_refusal_names_what_would_have_been_accepted(refusal: Refusal) -> None:
    english = Texts.load("en")

    def said(text: str) -> str:
        return refusal(lambda: read(text)).sentence.text(english)

    assert said("round = 0\n" + ONE.format("H")) == "Expected a whole number from 1 to 10, found 0."
    assert said(ONE.format("H") + "mony = 3\n").endswith(
        "Expected: name, city, money, hand, built, bought or done."
    )
    assert "R C L I P" in said(ONE.format("H?"))


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b'game = "card_city"\nround = \n', 2),
        (b'game = "card_city"\nround = 1\nround = 2\n', 3),
        (b'game = "card_city"\nname = "\xff"\n', 2),
        (b'game = "card_city"\ncity = """\nR\n', 4),
        (b'game = "card_city"\nround = ' + b"9" * 5_000, 2),
        (b'game = "card_city"\nround = ' + b"[" * 20_000, 2),
    ],
)
def test_what_is_not_toml_is_refused_with_its_line(data: bytes, line: int, refusal: Refusal) -> None:
    assert refusal(lambda: read_position(data, "t", "score")).line == line


def test_an_absurdly_large_file_is_not_looked_at(refusal: Refusal) -> None:
    error = refusal(lambda: read_position(b"#" * (POSITION.most + 1), "t", "score"))
    assert error.sentence.id == "too-large"


@pytest.mark.parametrize(
    ("there", "instead", "line"),
    [
        ("round = 3", "round = 11", 2),
        ('"all_cards"', '"some"', 6),
        ("money = 36", "money = -1", 9),
        ('["R", "C"]', '["R", "Q"]', 10),
        ('name = "Bo"\n', "", 16),
        ('city = "H"\n', 'city = "?"\n', 18),
        ('at = "f6"', 'at = "6f"', 23),
        ("H L P", "L L P", 11),
    ],
)
def test_the_line_of_a_wrong_field_is_named(
    everything: str, there: str, instead: str, line: int, refusal: Refusal
) -> None:
    assert refusal(lambda: read(everything.replace(there, instead))).line == line


def test_where_no_line_shows_the_field_none_is_named(refusal: Refusal) -> None:
    assert refusal(lambda: read("")).line is None
    inline = 'game = "card_city"\nseats = [{name = "Ann", city = "?"}]'
    error = refusal(lambda: read(inline))
    assert (error.field, error.line) == ("seats[0].city", 2)


def test_a_file_in_which_more_seats_wait_than_there_are_others_is_refused(refusal: Refusal) -> None:
    lots = '[lots]\ndivider = "Ann"\nwaiting = ["Ann", "Ann", "Ann", "Ann"]\n'
    error = refusal(lambda: read(ONE.format("H") + lots, "check"))
    assert error.field == "lots.waiting"


@given(st.text('.[]" ab1', max_size=9), st.text('.[]"= \nab1', max_size=30))
def test_the_line_of_any_field_is_looked_for_to_an_end(field: str, text: str) -> None:
    assert line_of(text, field) in (None, *range(1, text.count("\n") + 2))


@pytest.mark.parametrize("key", ['"a]"', '"[b"', '"..."', '"[1].c"'])
def test_a_field_of_any_name_is_refused(key: str, refusal: Refusal) -> None:
    error = refusal(lambda: read(f'game = "card_city"\n{key} = 1\n[[seats]]\nname = "Ann"\ncity = "H"\n'))
    assert error.sentence.id == "file-field-unknown"
