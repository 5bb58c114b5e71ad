"""What nobody has read yet is asked once, at whichever table needs it first, and known at all of them."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from companion.engine.owners_box import Reread
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.client import TableClient
from companion.hosting.errors import CannotShow
from companion.hosting.intents import Correct, Undo
from companion.hosting.open_home import OpenHome
from tests.engine.learner import LEARNER

ANN = make_seats("Ann", "Ben")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenHome]:
    monkeypatch.setitem(GAMES, LEARNER.id, LEARNER)
    with OpenHome.open(tmp_path, fsync=False) as opened:
        yield opened


def begun(house: OpenHome) -> TableClient:
    return house.client(house.tables.begin(LEARNER.id, Setup(ANN)), None, local=True)


def test_unknown_entries_are_asked_about_listed_or_not(house: OpenHome) -> None:
    client = begun(house)
    assert client.box.unasked_entries(("slot-1", "A:1,-1", "stock", "unheard of")) == ("slot-1", "A:1,-1")
    assert client.box.printed_values().entry("A:1,-1").source == "unknown"


def test_an_answer_is_known_here_and_at_every_new_table(house: OpenHome) -> None:
    client = begun(house)
    client.submit(Correct(LEARNER.box.make_correction("slot-1", "2 gold+card")))
    client.submit(Correct(LEARNER.box.make_correction("A:1,-1", "sea")))
    assert client.box.unasked_entries(("slot-1", "A:1,-1")) == ()
    assert client.box.printed_values().entry("A:1,-1").value == "sea"
    assert LEARNER.box.own(begun(house).view.position()) == {"A:1,-1": "sea", "slot-1": "2 gold+card"}


def test_nothing_unknown_is_ever_confirmed(house: OpenHome) -> None:
    client = begun(house)
    client.box.confirm(("slot-1", "A:1,-1", "tile-R"))
    house.box_access(local=True).confirm(LEARNER, ("slot-2", "card-1", "tile-H"))
    assert house.boxes.owner_entries(LEARNER) == {"tile-R": "##", "tile-H": "##/~~"}


def test_a_table_finds_what_another_one_has_learnt_meanwhile(house: OpenHome) -> None:
    here, there = begun(house), begun(house)
    there.submit(Correct(LEARNER.box.make_correction("A:1,-1", "sea")))
    assert here.box.unasked_entries(("A:1,-1", "slot-1")) == ("A:1,-1", "slot-1")
    assert here.box.learned_entries(("A:1,-1", "slot-1", "tile-R")) == {"A:1,-1": "sea"}
    assert there.box.learned_entries(("A:1,-1",)) == {}


def test_a_table_that_takes_back_what_it_took_over_does_not_rob_the_box(house: OpenHome) -> None:
    here, there = begun(house), begun(house)
    there.submit(Correct(LEARNER.box.make_correction("slot-1", "gold")))
    here.submit(Correct(LEARNER.box.make_correction("slot-1", "gold")))
    here.submit(Undo())
    assert house.boxes.owner_entries(LEARNER) == {"slot-1": "gold"}
    there.submit(Undo())
    assert house.boxes.owner_entries(LEARNER) == {}


def test_two_tables_that_learn_at_once_lose_nothing(house: OpenHome) -> None:
    def learn(client: TableClient, names: list[str]) -> None:
        for name in names:
            client.submit(Correct(LEARNER.box.make_correction(name, "2 gold")))

    halves = [[f"card-{number}" for number in range(first, 41, 2)] for first in (1, 2)]
    threads = [Thread(target=learn, args=(begun(house), names)) for names in halves]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert house.boxes.owner_entries(LEARNER) == {f"card-{number}": "2 gold" for number in range(1, 41)}
    assert list(house.tables.reports) == []


def test_a_misread_print_is_corrected_in_the_box_and_its_consequences_are_shown_before(
    house: OpenHome,
) -> None:
    game = GAMES["sweet_lands"]
    box = {"tile-wheat": "2 wheat"}
    client = house.client(house.tables.begin(game.id, Setup(ANN, box=box)), None, local=True)
    assert client.box.preview_reread("tile-sea", "card") is None, "nobody has read it yet"
    assert client.box.preview_reread("1a-ability", "x") is None, "nothing played depends on it"
    found = client.box.preview_reread("tile-wheat", "wood")
    assert found is not None
    assert not found.odd
    with pytest.raises(CannotShow):
        client.box.preview_reread("tile-wheat", "2 elephants")
    assert game.box.own(client.view.position())["tile-wheat"] == "2 wheat", "a preview changes nothing"
    client.submit(Correct(Reread("tile-wheat", "wood")))
    assert game.box.own(client.view.position())["tile-wheat"] == "wood"
    assert house.boxes.owner_entries(game)["tile-wheat"] == "wood"
    client.submit(Undo())
    assert game.box.own(client.view.position())["tile-wheat"] == "2 wheat"
    assert house.boxes.owner_entries(game)["tile-wheat"] == "2 wheat"
