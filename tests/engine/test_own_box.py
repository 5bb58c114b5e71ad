"""A game is played with what its owner has read off the cardboard, or says which entry cannot be."""

import pytest

from companion.engine.box import Box, BoxEntry, BoxError, parse_box
from companion.engine.forms import format_tile, shapes_of, trim_shape
from companion.engine.record import Codec
from companion.engine.setup import MOST_ENTRIES, Setup, make_seats
from companion.engine.table import Table
from companion.engine.wire import WireError, decode, encode
from companion.games import GAMES
from tests.engine.boxed import BOXED, SHIPPED

ANN = make_seats("Ann", "Ben")
OWN = {"tile-R": "###", "worth-1": "12"}


def test_a_table_begins_with_the_owners_entries() -> None:
    table = Table.set_up(BOXED, "t", Setup(ANN, box=OWN), 0)
    assert BOXED.box.own(table.position) == OWN


def test_an_entry_no_box_has_is_refused_with_its_name() -> None:
    with pytest.raises(WireError) as refused:
        Table.set_up(BOXED, "t", Setup(ANN, box={"tile-Q": "#"}), 0)
    assert refused.value.field == "$.box.tile-Q"


def test_a_text_that_cannot_be_is_refused_with_its_entry() -> None:
    with pytest.raises(BoxError) as refused:
        Table.set_up(BOXED, "t", Setup(ANN, box={"stock": "many"}), 0)
    assert (refused.value.field, refused.value.id) == ("$.box.stock", "count")


def test_a_game_without_a_readable_box_refuses_every_entry() -> None:
    with pytest.raises(WireError) as refused:
        Table.set_up(GAMES["card_city"], "t", Setup(ANN, box={"rounds": "11"}), 0)
    assert refused.value.field == "$.box.rounds"


def test_an_old_record_without_a_box_is_the_same_bytes_as_before() -> None:
    assert b"box" not in encode(Setup(ANN))
    assert decode(encode(Setup(ANN)), Setup) == Setup(ANN)


def test_a_record_carries_the_owners_box() -> None:
    table = Table.set_up(BOXED, "t", Setup(ANN, box=OWN), 0)
    table = table.correct(BOXED.box.make_correction("stock", "7"), at=1)
    again = Table.replay(BOXED, Codec(BOXED).decode_record(Codec(BOXED).encode_record(table.record)))
    assert again == table
    assert BOXED.box.own(again.position) == {**OWN, "stock": "7"}


@pytest.mark.parametrize(
    "box",
    [{"n" * 21: "x"}, {"tile-R": "x" * 2001}, {f"e{number}": "x" for number in range(MOST_ENTRIES + 1)}],
    ids=["long name", "long text", "many entries"],
)
def test_a_box_beyond_all_bounds_is_no_setup(box: dict[str, str]) -> None:
    with pytest.raises(WireError):
        decode(encode({"seats": encode_seats(), "box": box}), Setup)


def encode_seats() -> list[dict[str, str]]:
    return [{"name": "Ann", "colour": "teal"}]


def test_only_texts_can_be_the_owners() -> None:
    assert "rounds" not in SHIPPED.texts
    assert SHIPPED.with_owner({"rounds": "9", "stock": "7"}).entries["rounds"].value == 10
    assert SHIPPED.with_owner({"stock": "7"}).entries["stock"] == BoxEntry("7", "owner", "contents")


def test_what_the_rules_say_is_no_guess() -> None:
    assert SHIPPED.guesses == {"tile-R", "tile-H", "board", "cost-L", "worth-1"}


@pytest.mark.parametrize("text", ["= = =", "game = 3\n", "[a]\nvalue = 1\n", f"a = {'9' * 5000}"])
def test_what_is_no_box_is_refused(text: str) -> None:
    with pytest.raises(WireError):
        parse_box(text)


def test_a_box_is_read_from_text() -> None:
    read = parse_box('game = "g"\n[e]\nvalue = "x"\nsource = "owner"\n')
    assert read == Box("g", {"e": BoxEntry("x", "owner")})


@pytest.mark.parametrize(
    ("drawn", "text"),
    [
        ((("....", ".##.", ".#..", "...."),), "##/#."),
        ((("#",), ("...",), (".#", "##")), "# .#/##"),
        (((),), ""),
        ((("#", "##"),), "#./##"),
    ],
)
def test_a_drawing_is_cut_to_its_squares(drawn: tuple[tuple[str, ...], ...], text: str) -> None:
    assert format_tile(drawn) == text
    assert format_tile(shapes_of(text)) == text


def test_an_empty_drawing_has_no_rows() -> None:
    assert trim_shape(("...", "...")) == ()
