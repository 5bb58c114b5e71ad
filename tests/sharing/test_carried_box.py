"""A carried table brings along what its owner's box has printed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.record import FORMAT as RECORD_FORMAT
from companion.engine.setup import Setup, seated
from companion.engine.table import Table
from companion.sharing.codec import FORMAT, pack, unpack
from companion.sharing.coder import Reader, Writer
from companion.sharing.errors import CarryError
from companion.sharing.opening import game_of, opening, rules_of
from companion.sharing.seal import sealed
from tests.conformance.tables import BEGAN
from tests.engine.boxed import BOXED

GAMES = {BOXED.id: BOXED}
ANN = seated("Ann", "Ben")


def carried(box: dict[str, str]) -> bytes:
    return pack(Table.set_up(BOXED, "t", Setup(ANN, box=box), BEGAN))


def test_the_owners_entries_come_along() -> None:
    box = {"tile-R": "##/#. ###", "board": "0000/0000/0000/####", "stock": "7"}
    table = unpack(carried(box), games=GAMES).table
    assert table.header.setup.box == box
    assert BOXED.printed_of(table.position) == box


def test_corrections_of_the_box_come_along() -> None:
    table = Table.set_up(BOXED, "t", Setup(ANN, box={"stock": "7"}), BEGAN)
    table = table.correct(BOXED.set_printed("tile-H", "#~"), at=BEGAN)
    assert unpack(pack(table), games=GAMES).table == table


def test_a_table_without_an_owners_entries_costs_next_to_nothing_more() -> None:
    header = Table.set_up(BOXED, "t", Setup(ANN), BEGAN).header
    lengths = []
    for boxed in (False, True):
        writer = Writer()
        opening(writer, BOXED, rules_of(writer, BOXED, 1), header, boxed=boxed)
        lengths.append(len(writer.finish()))
    assert lengths[1] <= lengths[0] + 1


@given(st.integers(0, 99), st.text("wb", max_size=3), st.sampled_from(("6", "12")))
def test_whatever_is_printed_is_read_again(stock: int, cost: str, worth: str) -> None:
    box = {"stock": str(stock), "cost-L": cost, "worth-1": worth}
    assert unpack(carried(box), games=GAMES).table.header.setup.box == box


def test_a_code_of_the_first_format_knew_no_box() -> None:
    header = Table.set_up(BOXED, "t", Setup(ANN), BEGAN).header
    writer = Writer()
    game_of(writer, BOXED, GAMES)
    rules = rules_of(writer, BOXED, 1)
    opening(writer, BOXED, rules, header, boxed=False)
    reader = Reader(writer.finish())
    game_of(reader, None, GAMES)
    rules_of(reader, BOXED, None)
    assert opening(reader, BOXED, rules, None, boxed=False) == header
    assert header.format == RECORD_FORMAT


def test_an_entry_no_box_has_is_read_by_its_name_and_then_refused() -> None:
    table = Table.set_up(BOXED, "t", Setup(ANN), BEGAN)
    forged = Setup(ANN, box={"tile-Q": "#"})
    writer = Writer()
    game_of(writer, BOXED, GAMES)
    rules = rules_of(writer, BOXED, 1)
    header = type(table.header)(RECORD_FORMAT, "t", BOXED.id, 1, BEGAN, forged)
    opening(writer, BOXED, rules, header, boxed=True)
    with pytest.raises(CarryError) as refused:
        unpack(sealed(bytes([FORMAT]) + writer.finish()), games=GAMES)
    assert refused.value.id == "carry-drifted"
