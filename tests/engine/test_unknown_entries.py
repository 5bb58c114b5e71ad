"""A box that knows little: unknown entries have no value until the owner says it, listed or of a family."""

import pytest

from companion.engine.box import UNKNOWN, BoxEntry, BoxError
from companion.engine.record import Codec
from companion.engine.setup import MOST_ENTRIES, Setup, make_seats
from companion.engine.table import Table
from tests.engine.learner import LEARNER, LEARNING_BOX, UNREAD

ANN = make_seats("Ann", "Ben")
SAID = {"slot-1": "2 gold+card", "A:1,-1": "wheat port", "card-17": "none", "ability": ""}


def test_what_nobody_has_read_is_unknown_and_no_guess() -> None:
    assert LEARNING_BOX.unknown == set(UNREAD)
    assert not LEARNING_BOX.unknown & LEARNING_BOX.guesses
    assert LEARNING_BOX.entry("slot-1") == BoxEntry("", "unknown", "contents")
    assert LEARNING_BOX.entry("A:1,-1") == UNKNOWN


def test_the_owners_answer_replaces_it_and_families_come_in() -> None:
    owned = LEARNING_BOX.with_owner(SAID)
    assert owned.entry("slot-1") == BoxEntry("2 gold+card", "owner", "contents")
    assert owned.entry("A:1,-1") == BoxEntry("wheat port", "owner")
    assert owned.entry("ability").source == "owner", "no words are words, too"
    assert owned.unknown == set(UNREAD) - {"slot-1", "ability"}
    assert {"A:1,-1", "card-17"} <= set(owned.texts)


def test_a_table_is_played_with_families_and_its_record_reads_back() -> None:
    table = Table.set_up(LEARNER, "t", Setup(ANN, box=SAID), 0)
    table = table.correct(LEARNER.box.make_correction("A:0,2", "sea"), at=1)
    assert LEARNER.box.own(table.position) == {**SAID, "A:0,2": "sea"}
    codec = Codec(LEARNER)
    assert Table.replay(LEARNER, codec.decode_record(codec.encode_record(table.record))) == table


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("A:1", "sea", "name"),
        ("card-0", "gold", "name"),
        ("A:1,1", "desert", "ground"),
        ("slot-1", "", "gains"),
    ],
)
def test_a_name_of_no_family_and_a_text_of_no_form_are_refused(name: str, text: str, why: str) -> None:
    with pytest.raises(BoxError) as refused:
        LEARNER.box.check(name, text)
    assert (refused.value.id, refused.value.field) == (why, f"$.{name}")


def test_a_game_says_what_can_be_read_off_its_cardboard() -> None:
    assert [
        LEARNER.box.is_readable(name) for name in ("slot-1", "card-999", "stock", "rounds", "card-x")
    ] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_an_unknown_entry_is_no_assumption() -> None:
    position = LEARNER.start(Setup(ANN))
    assert LEARNER.box.assumptions(position, ("slot-1", "A:1,-1", "tile-R")) == ("tile-R",)


def test_a_setup_holds_six_hundred_entries() -> None:
    box = {f"card-{number}": "2 gold+card" for number in range(1, MOST_ENTRIES + 1)}
    table = Table.set_up(LEARNER, "t", Setup(ANN, box=box), 0)
    assert table.header.setup.box == box
