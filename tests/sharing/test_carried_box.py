"""A carried table brings along what its owner's box has printed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.record import FORMAT as RECORD_FORMAT
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.sharing.checksum import add_checksum
from companion.sharing.codec import FORMAT, LEARNT, pack, unpack
from companion.sharing.coder import Reader, Writer
from companion.sharing.errors import CarryError
from companion.sharing.header_coding import NARROW, code_game, code_opening, code_rules
from tests.conformance.tables import BEGAN
from tests.engine.boxed import BOXED
from tests.engine.learner import LEARNER

GAMES = {BOXED.id: BOXED}
ANN = make_seats("Ann", "Ben")


def carried(box: dict[str, str]) -> bytes:
    return pack(Table.set_up(BOXED, "t", Setup(ANN, box=box), BEGAN))


def test_the_owners_entries_come_along() -> None:
    box = {"tile-R": "##/#. ###", "board": "0000/0000/0000/####", "stock": "7"}
    table = unpack(carried(box), games=GAMES).table
    assert table.header.setup.box == box
    assert BOXED.box.own(table.position) == box


def test_corrections_of_the_box_come_along() -> None:
    table = Table.set_up(BOXED, "t", Setup(ANN, box={"stock": "7"}), BEGAN)
    table = table.correct(BOXED.box.make_correction("tile-H", "#~"), at=BEGAN)
    assert unpack(pack(table), games=GAMES).table == table


def test_a_table_without_an_owners_entries_costs_next_to_nothing_more() -> None:
    header = Table.set_up(BOXED, "t", Setup(ANN), BEGAN).header
    lengths = []
    for boxed in (None, NARROW):
        writer = Writer()
        code_opening(writer, BOXED, code_rules(writer, BOXED, 1), header, boxed=boxed)
        lengths.append(len(writer.finish()))
    assert lengths[1] <= lengths[0] + 1


@given(st.integers(0, 99), st.text("wb", max_size=3), st.sampled_from(("6", "12")))
def test_whatever_is_printed_is_read_again(stock: int, cost: str, worth: str) -> None:
    box = {"stock": str(stock), "cost-L": cost, "worth-1": worth}
    assert unpack(carried(box), games=GAMES).table.header.setup.box == box


def test_a_code_of_the_first_format_knew_no_box() -> None:
    header = Table.set_up(BOXED, "t", Setup(ANN), BEGAN).header
    writer = Writer()
    code_game(writer, BOXED, GAMES)
    rules = code_rules(writer, BOXED, 1)
    code_opening(writer, BOXED, rules, header, boxed=None)
    reader = Reader(writer.finish())
    code_game(reader, None, GAMES)
    code_rules(reader, BOXED, None)
    assert code_opening(reader, BOXED, rules, None, boxed=None) == header
    assert header.format == RECORD_FORMAT


def test_an_entry_no_box_has_is_read_by_its_name_and_then_refused() -> None:
    table = Table.set_up(BOXED, "t", Setup(ANN), BEGAN)
    forged = Setup(ANN, box={"tile-Q": "#"})
    writer = Writer()
    code_game(writer, BOXED, GAMES)
    rules = code_rules(writer, BOXED, 1)
    header = type(table.header)(RECORD_FORMAT, "t", BOXED.id, 1, BEGAN, forged)
    code_opening(writer, BOXED, rules, header, boxed=NARROW)
    with pytest.raises(CarryError) as refused:
        unpack(add_checksum(bytes([FORMAT]) + writer.finish()), games=GAMES)
    assert refused.value.id == "carry-drifted"


@pytest.mark.parametrize(
    ("box", "form"),
    [
        ({"slot-1": "2 gold+card"}, FORMAT),
        ({"A:1,-1": "wheat port", "card-17": "none", "slot-1": "gold"}, LEARNT),
        ({f"card-{number}": "2 gold+card" for number in range(1, 601)}, LEARNT),
        ({"slot-1": "/".join(f"{count} gold+card" for count in range(2, 60))}, LEARNT),
    ],
    ids=["listed", "families", "many", "long"],
)
def test_a_box_that_has_learnt_comes_along_whole(box: dict[str, str], form: int) -> None:
    data = pack(Table.set_up(LEARNER, "t", Setup(ANN, box=box), BEGAN))
    assert data[0] == form, "what format 2 can hold is written so that older apps can read it"
    assert unpack(data, games={LEARNER.id: LEARNER}).table.header.setup.box == box


def test_entries_of_a_family_cost_little_each() -> None:
    box = {f"A:{q},{r}": "wheat port" for q in range(-3, 4) for r in range(-3, 4)}
    data = pack(Table.set_up(LEARNER, "t", Setup(ANN, box=box), BEGAN))
    assert len(data) < 10 * len(box)
