"""A record is read, judged and played on by the rules it was begun under."""

from dataclasses import replace
from typing import Annotated, Any

import msgspec
import pytest

from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Refused, Table
from companion.engine.wire import WireError, encode
from counting import GAME as COUNTING
from counting.position import Heap, Lay

SETUP = Setup(make_seats("Ann", "Ben"))


class Few(Heap, frozen=True, forbid_unknown_fields=True):
    """A heap as it was written once: never more than nine stones."""

    stones: Annotated[int, msgspec.Meta(le=9)]


STAGE = replace(COUNTING.phases.stages[0], rules={Lay: ()})
GENEROUS = replace(
    COUNTING,
    rules_version=2,
    position_type=Few,
    phases=replace(COUNTING.phases, stage_of=lambda _heap: STAGE, stages=(STAGE,)),
)
"""Once any number could be laid, and a heap held fewer stones."""

TODAY = replace(COUNTING, rules_version=3, oldest_rules=2, earlier={2: GENEROUS})
"""The game after its rules have changed twice."""


def of_then() -> Table[Any, Any, Any]:
    """Return a table of the time before, with a move that is not legal any more."""
    return Table.set_up(GENEROUS, "then", SETUP, 0).play(0, Lay(5), at=1)


def test_a_new_table_is_played_by_the_rules_of_today() -> None:
    table = Table.set_up(TODAY, "now", SETUP, 0)
    assert (table.game, table.header.rules_version) == (TODAY, 3)
    with pytest.raises(Refused):
        table.play(0, Lay(5), at=1)


def test_a_record_of_before_replays_and_goes_on_by_the_rules_of_then() -> None:
    again = Table.replay(TODAY, Codec(TODAY).decode_record(Codec(GENEROUS).encode_record(of_then().record)))
    assert (again.game, again.position) == (GENEROUS, of_then().position)
    assert again.play(1, Lay(4), at=2).position.stones == 9


def test_a_position_in_a_header_of_before_is_of_the_type_of_then() -> None:
    begun = Table.set_up(GENEROUS, "middle", SETUP, 0, Few(4, (4, 0)))
    assert type(Codec(TODAY).decode_header(encode(begun.header)).position) is Few
    now = Table.set_up(TODAY, "middle", SETUP, 0, Heap(4, (4, 0)))
    assert type(Codec(TODAY).decode_header(encode(now.header)).position) is Heap


def test_versions_between_which_nothing_changed_are_played_by_the_rules_of_today() -> None:
    assert TODAY.with_rules(3) is TODAY
    assert TODAY.with_rules(2).with_rules(2) is GENEROUS
    assert COUNTING.with_rules(1).rules_version == 1


def test_a_record_under_rules_older_than_the_oldest_that_are_known_is_refused_and_told_why() -> None:
    header = encode(of_then().header).replace(b'"rules_version":2', b'"rules_version":1')
    for read, written in (
        (Codec(TODAY).decode_header, header),
        (Codec(TODAY).decode_record, b'{"header":%b,"entries":[]}' % header),
    ):
        with pytest.raises(WireError) as told:
            read(written)
        assert told.value.field == "$.rules_version"
        assert (
            told.value.reason == "Expected at least 2, the oldest version of the rules this app reads, got 1"
        )
