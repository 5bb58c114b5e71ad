"""What is sent twice is done once, and what was decided looking at something else is not done at all."""

from pathlib import Path
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games.card_city.moves import Choose, SetMoney, Take
from companion.hosting.errors import Malformed
from companion.hosting.intents import (
    ANSWERS_PER_LINE,
    DEVICES,
    LINES_PER_DEVICE,
    Accepted,
    Correct,
    IntentId,
    OutOfStep,
    Play,
    Refusal,
    Remembered,
    Seen,
    Undo,
)
from tests.hosting.pebbles import PEBBLES
from tests.hosting.play import Watch, begin, host_of, open_house, sit_down

OPEN = Choose("open")


def test_what_is_sent_twice_is_answered_twice_and_done_once(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        more = IntentId("page", 1)
        assert ann.submit(Correct(SetMoney(0, 5), id=more)) == Accepted(1)
        assert ann.submit(Correct(SetMoney(0, 6), id=IntentId("page", 2))) == Accepted(2)
        assert ann.submit(Correct(SetMoney(0, 5), id=more)) == Accepted(1)
        assert ann.submit(Correct(SetMoney(0, 5), id=IntentId("another page", 1))) == Accepted(3)
        assert live.table.seq == 3


def test_a_refusal_sent_again_is_still_one_although_it_would_be_legal_now(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        early = ann.submit(Play(0, Take(("R", "I")), id=IntentId("page", 1)))
        assert isinstance(early, Refusal)
        sit_down(house, live, 1).submit(Play(1, OPEN))
        assert ann.submit(Play(0, Take(("R", "I")), id=IntentId("page", 1))) == early
        assert isinstance(ann.submit(Play(0, Take(("R", "I")), id=IntentId("page", 2))), Accepted)


def test_another_seats_intent_of_the_same_name_is_not_taken_for_this_one(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann, ben = sit_down(house, live, 0), sit_down(house, live, 1)
        assert ben.submit(Play(1, OPEN, id=IntentId("page", 1))) == Accepted(1)
        assert ann.submit(Play(0, Take(("R", "I")), id=IntentId("page", 1))) == Accepted(2)


def test_what_is_so_old_that_its_answer_is_forgotten_is_never_done_again(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, watch) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        for number in range(1, 101):
            watch.wait(1)
            assert ann.submit(Correct(SetMoney(0, number), id=IntentId("page", number))) == Accepted(number)
        assert ann.submit(Correct(SetMoney(0, 1), id=IntentId("page", 1))) == OutOfStep(100)
        assert ann.submit(Correct(SetMoney(0, 99), id=IntentId("page", 99))) == Accepted(99)
        assert live.table.seq == 100


@pytest.mark.parametrize(
    ("most", "device", "line", "number"),
    [
        (DEVICES, "{}", "page", 1),
        (LINES_PER_DEVICE, "phone", "{}", 1),
        (ANSWERS_PER_LINE, "phone", "page", 0),
    ],
)
def test_the_oldest_answer_is_forgotten_where_there_is_one_more_than_are_kept_and_not_before(
    most: int, device: str, line: str, number: int
) -> None:
    table, kept = Table.set_up(PEBBLES, "POTS", Setup(make_seats("Ann", "Ben")), 0), Remembered()
    sent = [(device.format(at), IntentId(line.format(at), number or at)) for at in range(1, most + 2)]

    def find(at: int) -> Any:
        return kept.find(table, Undo(id=sent[at][1]), 0, sent[at][0])

    for phone, name in sent[:-1]:
        kept.keep(phone, name, Accepted(name.number))
    assert [find(at) for at in (0, 1)] == [Accepted(name.number) for _, name in sent[:2]]
    kept.keep(*sent[-1], Accepted(0))
    assert find(0) == (None if number else OutOfStep(0))
    assert find(1) == Accepted(sent[1][1].number)


def test_an_answer_that_died_with_the_host_is_found_in_the_record(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ben = sit_down(house, live)
        key = ben.sit(1)
        seen = ben.view.current_version(1)
        assert ben.submit(Play(1, OPEN, seen=seen, id=IntentId("page", 1))) == Accepted(1)
    with open_house(tmp_path) as house:
        (live,) = house.tables.open_tables()
        ben = house.client(live, key)
        assert ben.submit(Play(1, OPEN, seen=seen, id=IntentId("page", 1))) == Accepted(1)
        assert live.table.seq == 1


def test_a_page_of_the_setup_before_is_out_of_step(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house, "Ann", "Ben")
        ben = sit_down(house, live, 1)
        seen = ben.view.current_version(1)
        host_of(house, live).set_up_again(Setup(make_seats("Ann", "Ben", "Cleo")))
        assert ben.submit(Play(1, OPEN, seen=seen)) == OutOfStep(0)
        assert isinstance(ben.submit(Play(1, OPEN, seen=ben.view.current_version(1))), Accepted)


@pytest.mark.parametrize(("line", "number"), [("", 1), ("x" * 41, 1), ("x", 0), ("x", -3), ("x", 1 << 60)])
def test_an_intent_that_is_none_is_refused(line: str, number: int) -> None:
    with pytest.raises(Malformed):
        IntentId(line, number)


def test_two_pages_that_do_the_same_for_a_seat_before_either_sees_it_done_share_one_entry(
    tmp_path: Path,
) -> None:
    """It happened once on the cardboard, whoever says so. Who has seen it done and says it again means it."""
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        other = house.client(live, ann.rights.key)
        ann.submit(Correct(SetMoney(0, 3), id=IntentId("page", 1)))
        other.submit(Correct(SetMoney(0, 4), id=IntentId("other page", 1)))
        seen = ann.view.current_version(0)

        def five(page: str, number: int, seen: Seen = seen) -> Correct:
            return Correct(SetMoney(0, 5), seen=seen, id=IntentId(page, number))

        assert ann.submit(five("page", 2)) == Accepted(3)
        assert other.submit(five("other page", 2)) == Accepted(3)
        assert house.client(live, ann.rights.key).submit(five("third page", 1)) == Accepted(3)
        assert live.table.seq == 3
        assert ann.submit(five("page", 3)) == Accepted(4)
        assert other.submit(five("other page", 3, ann.view.current_version(0))) == Accepted(5)
        assert sit_down(house, live, 1).submit(five("page", 1)) == Accepted(6)


def test_what_another_page_did_too_and_took_back_is_for_people_to_say_again(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        seen = ann.view.current_version(0)
        assert ann.submit(Correct(SetMoney(0, 5), seen=seen, id=IntentId("page", 1))) == Accepted(1)
        assert ann.submit(Undo(id=IntentId("page", 2))) == Accepted(2)
        late = Correct(SetMoney(0, 5), seen=seen, id=IntentId("other page", 1))
        assert ann.submit(late) == OutOfStep(2)
