"""What a seat may not see never leaves the host for its page, whatever the page asks for."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.card_city.moves import Choose, SetHand, SetPile, Take
from companion.games.card_city.position import CARDS
from companion.hosting.client import TableClient
from companion.hosting.errors import HostingError, KeptSecret
from companion.hosting.intents import Accepted, Correct, Overrule, Play, Seen, Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.hosting.undo_requests import UndoRequestView
from tests.effort import times
from tests.hosting.play import Watch, filed, host_of, open_house, sit_down
from tests.hosting.twins import told_since
from tests.hosting.veiled import VEILED

SECRET = 1
"""The seat with the hidden hand."""

TAKES = [Take((one, two)) for i, one in enumerate(CARDS) for two in CARDS[i:]]


class Twins:
    """Two houses in which everything is the same but the cards that one seat took."""

    def __init__(self, houses: tuple[OpenHome, OpenHome], seed: int) -> None:
        self.rng, self.houses = Random(seed), houses
        table = Table.set_up(VEILED, "VEILED", Setup(make_seats("Ann", "Ben", "Cleo", "Dan")), 0)
        self.tables = [house.tables.adopt(table) for house in houses]
        self.places = [self.devices(house, live) for house, live in zip(houses, self.tables, strict=True)]
        while SECRET not in self.owed():
            self.step(VEILED.actors(self.positions[0]))
        legal = [move for move in VEILED.moves(self.positions[0], SECRET) if isinstance(move, Take)]
        for live, move in zip(self.tables, self.rng.sample(legal, 2), strict=True):
            assert isinstance(live.submit(Play(SECRET, move, by=SECRET)), Accepted)

    def devices(self, house: OpenHome, live: TableSession) -> dict[str, TableClient]:
        """Everybody's but the one whose secret it is."""
        return {
            "Ann": sit_down(house, live, 0),
            "Cleo and Dan": sit_down(house, live, 2, 3),
            "a watcher": house.client(live, None),
            "the host": host_of(house, live),
            "Ben, who has it": sit_down(house, live, SECRET),
        }

    @property
    def positions(self) -> tuple[Any, Any]:
        one, other = self.tables
        return one.table.position, other.table.position

    def pairs(self) -> Iterator[tuple[TableClient, TableClient]]:
        """Yield the same device in both houses, but for the one that has the secret."""
        for name in tuple(self.places[0])[:-1]:
            yield self.places[0][name], self.places[1][name]

    def owed(self) -> tuple[int, ...]:
        lots = self.positions[0].lots
        return lots.owed if lots else ()

    def step(self, seats: tuple[int, ...]) -> bool:
        """Return one move of one of some seats, legal in both houses. False if there is none."""
        one, other = self.positions
        for seat in self.rng.sample(seats, len(seats)):
            moves = [m for m in VEILED.moves(one, seat) if VEILED.verdict(other, seat, m).legal]
            if moves:
                move = self.rng.choice(moves)
                answers = [live.submit(Play(seat, move, by=seat)) for live in self.tables]
                assert all(isinstance(answer, Accepted) for answer in answers)
                return True
        return False


@pytest.fixture
def houses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[OpenHome, OpenHome]]:
    monkeypatch.setitem(GAMES, "veiled", VEILED)
    with open_house(tmp_path / "one", Watch()) as one, open_house(tmp_path / "other", Watch()) as other:
        yield one, other


def answers(client: TableClient, seat: int, move: Any, seq: int) -> bytes:
    """Return what comes back for a move, sent as if nobody had looked for a while."""
    found: list[Any] = []
    for seen in (client.view.current_version(seat), Seen(seq), Seen(seq, "0" * 12)):
        for wanted in (Play, Overrule):
            try:
                found.append(client.submit(wanted(seat, move, seen=seen)))
            except HostingError as error:
                found.append(str(error))
    return repr(found).encode()


def everything(client: TableClient, rng: Random) -> Iterator[tuple[str, Any]]:
    """Yield all that a device is handed, for every seat looked at, with any move asked about."""
    view = client.view
    moves = rng.sample(list(VEILED.candidates(view.position(), 0)), 12) + TAKES[:6]
    for looking in (None, 0, 1, 2, 3):
        yield "position", view.position(looking)
        yield "seen", view.current_version(looking)
        yield "log", list(view.log(looking))
        yield "since", told_since(client, 0, looking)
        yield "lines", (view.undo_line(looking), view.redo_line(looking))
        yield "agenda", view.agenda(looking)
        yield "scoresheet", view.scoresheet(looking)
        yield "warnings", view.warnings(looking)
        yield "actors", (view.actors(looking), VEILED.stage(view.position()))
    for seat in range(4):
        yield "moves", list(view.moves(seat))
        yield "survey", [VEILED.survey(view.position(seat), seat, card) for card in CARDS]
        for move in moves:
            yield "verdict", VEILED.verdict(view.position(seat), seat, move)
            yield "repairs", VEILED.repairs(view.position(seat), seat, move)
    yield "table", (view.seq, view.steps, view.setup, view.names, view.over)
    yield "record", refusal(view.record)


def refusal(act: Any) -> str:
    with pytest.raises(KeptSecret) as error:
        act()
    return str(error.value)


@pytest.mark.parametrize("seed", range(times(4, 1)))
def test_nothing_that_is_handed_out_differs_where_only_a_hidden_hand_does(
    houses: tuple[OpenHome, OpenHome], seed: int
) -> None:
    twins = Twins(houses, seed)
    others = tuple(seat for seat in range(4) if seat != SECRET)
    going = True
    while going:
        one, other = (places["Ben, who has it"] for places in twins.places)
        assert one.view.position() != other.view.position()
        for one, other in twins.pairs():
            choices = twins.rng.getrandbits(32)
            both = (everything(one, Random(choices)), everything(other, Random(choices)))
            for (name, mine), (_, theirs) in zip(*both, strict=True):
                assert repr(mine).encode() == repr(theirs).encode(), name
        going = twins.step(tuple(seat for seat in VEILED.actors(twins.positions[0]) if seat in others))


@pytest.mark.parametrize("seed", range(times(8, 4)))
def test_a_refusal_says_nothing_that_only_a_hidden_hand_would_tell(
    houses: tuple[OpenHome, OpenHome], seed: int
) -> None:
    twins = Twins(houses, seed)
    one, other = (places["Ann"] for places in twins.places)
    for house in houses:
        house.tables.clock.wait(3600)  # type: ignore[attr-defined]
    refused = 0
    for move in [*TAKES, *twins.rng.sample(list(VEILED.candidates(one.view.position(), 0)), 8)]:
        if any(
            VEILED.verdict(position, 0, move).possible
            for position in (one.view.position(0), *twins.positions)
        ):
            continue
        told = answers(one, 0, move, 0)
        refused += b"Refusal(" in told
        assert told == answers(other, 0, move, 0)
    assert refused


def test_a_question_about_a_hidden_move_does_not_tell_it(houses: tuple[OpenHome, OpenHome]) -> None:
    twins = Twins(houses, 3)
    asked = [places["Ann"].submit(Undo()) for places in twins.places]
    assert isinstance(asked[0], UndoRequestView)
    assert asked[0].line.kind == "secret"
    assert repr(asked[0]) == repr(asked[1])
    for one, other in twins.pairs():
        assert repr(one.approval.open_request()) == repr(other.approval.open_request())
    told = [places["Ben, who has it"].approval.open_request() for places in twins.places]
    assert repr(told[0]) != repr(told[1])


def test_a_hand_of_somebody_else_cannot_be_corrected_to_find_out_what_it_was(
    houses: tuple[OpenHome, OpenHome],
) -> None:
    twins = Twins(houses, 1)
    before = twins.tables[0].table
    ann, ben = (twins.places[0][name] for name in ("Ann", "Ben, who has it"))
    with pytest.raises(KeptSecret):
        ann.submit(Correct(SetHand(SECRET, ("R",))))
    assert twins.tables[0].table is before
    assert isinstance(ben.submit(Correct(SetHand(SECRET, ("R",)))), Accepted)


def test_what_only_a_hidden_hand_forbids_is_refused_without_a_reason(
    houses: tuple[OpenHome, OpenHome],
) -> None:
    """Ben holds the last two Residences. Ann cannot know, so she is not told why she has not got them."""
    house, _ = houses
    live = house.tables.adopt(Table.set_up(VEILED, "LAST", Setup(make_seats("Ann", "Ben")), 0))
    ann, ben = sit_down(house, live, 0), sit_down(house, live, 1)
    live.submit(Correct(SetPile("deck", "R", 2)))
    ben.submit(Play(1, Choose("open")))
    ben.submit(Play(1, Take(("R", "R"))))
    assert VEILED.verdict(ann.view.position(0), 0, Take(("R", "R"))).legal
    with pytest.raises(KeptSecret):
        ann.submit(Play(0, Take(("R", "R"))))
    assert isinstance(ann.submit(Play(0, Take(("P", "P")))), Accepted)


def test_when_the_game_is_over_everything_is_told(houses: tuple[OpenHome, OpenHome]) -> None:
    house, _ = houses
    live = house.tables.adopt(Table.set_up(VEILED, "OVER", Setup(make_seats("Ann", "Ben")), 0))
    watcher, rng = house.client(live, None), Random(1)
    secret = 0
    while not live.over:
        seat = rng.choice(VEILED.actors(live.table.position))
        live.submit(Play(seat, rng.choice(VEILED.moves(live.table.position, seat))))
        secret += any(line.kind == "secret" for line in watcher.view.log())
    assert secret
    assert not any(line.kind == "secret" for line in watcher.view.log())
    assert watcher.view.position() == live.table.position
    assert watcher.view.record() == live.table.record


def test_only_the_host_takes_the_secrets_along_and_only_openly(houses: tuple[OpenHome, OpenHome]) -> None:
    twins = Twins(houses, 2)
    places = twins.places[0]
    for name, client in places.items():
        with pytest.raises(KeptSecret):
            client.view.record()
        if name != "the host":
            with pytest.raises(KeptSecret):
                client.view.record(openly=True)
    assert places["the host"].view.record(openly=True) == twins.tables[0].table.record


def test_a_table_filed_away_before_its_end_still_keeps_them(houses: tuple[OpenHome, OpenHome]) -> None:
    twins = Twins(houses, 5)
    for house, live in zip(houses, twins.tables, strict=True):
        house.tables.finish(live)
        house.tables._sessions.drop(live.id)  # as after a restart: it is read from the history now
    looks = [filed(house, "VEILED") for house in houses]
    one, other = (everything(look, Random(7)) for look in looks)
    for (name, mine), (_, theirs) in zip(one, other, strict=True):
        assert repr(mine).encode() == repr(theirs).encode(), name
    with pytest.raises(KeptSecret):
        looks[0].view.record(openly=True)
    assert filed(houses[0], "VEILED", local=True).view.record(openly=True) == twins.tables[0].table.record


def test_a_device_of_several_seats_sees_only_with_one_pair_of_eyes(houses: tuple[OpenHome, OpenHome]) -> None:
    twins = Twins(houses, 4)
    both = twins.places[0]["Cleo and Dan"]
    assert [both.rights.choose_viewer(looking) for looking in (None, 0, 1, 2, 3, 9)] == [
        None,
        None,
        None,
        2,
        3,
        None,
    ]
    ann = twins.places[0]["Ann"]
    assert [ann.rights.choose_viewer(looking) for looking in (None, 0, 1)] == [0, 0, 0]
    host = twins.places[0]["the host"]
    assert [host.rights.choose_viewer(looking) for looking in (None, 0, 1)] == [None, None, None]
