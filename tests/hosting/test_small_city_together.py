"""Four phones build behind their screens at once: nothing is lost or done twice, what is scarce is shared."""

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.record import Moved
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games.small_city.moves import Build, Done
from companion.games.small_city.position import Position
from companion.games.small_city.printed import LIMITED
from companion.hosting.errors import HostingError, KeptSecret
from companion.hosting.intents import Accepted, IntentId, Overrule, Play, Refusal, Seen
from companion.hosting.loading import read_lines
from tests.effort import times
from tests.games.small_city.parts import opened
from tests.hosting.network import SEATS, Room
from tests.hosting.small_city_twins import GAME, likely

NIGHTS = times(240, 60)
SETUP = Setup(make_seats("Ann", "Ben", "Cleo", "Dan"))


@lru_cache(maxsize=8)
def screens_up(number: int) -> Position:
    """Return the beginning of a building phase in which everybody has money, and limited tiles are few."""
    rng = Random(f"screens/{number}")
    position = opened(GAME.start(SETUP), 1)
    while GAME.stage(position) != (1 + number % 3, "build"):
        seat = rng.choice(GAME.actors(position))
        position = GAME.apply(position, seat, likely(position, seat, rng))
    return position


class City(Room):
    """A host of one table of Small City, at which the screens have just gone up."""

    number = 0

    def begin(self, hosts: int = 1) -> None:
        position = screens_up(self.number % 6)
        self.open(Table.set_up(GAME, "POTS", SETUP, self.watch(), position), hosts)


@dataclass
class Wish:
    """A move that a phone wants to make, until it is answered."""

    intent: IntentId
    move: Any
    seen: Seen
    answers: list[Any] = field(default_factory=list)


@dataclass
class Phone:
    """A phone of one seat: it decides by what it saw last, which may be old."""

    seat: int
    view: Position
    seen: Seen
    wishes: list[Wish] = field(default_factory=list)

    @property
    def waits(self) -> bool:
        return bool(self.wishes) and not self.wishes[-1].answers


class Evening:
    """One building phase over a bad network."""

    def __init__(self, room: City, number: int) -> None:
        self.room, self.rng = room, Random(f"evening/{number}")
        room.number = number
        room.begin()
        places = [room.client(seat) for seat in range(SEATS)]
        self.phones = [
            Phone(i, client.view.position(i), client.view.current_version(i))
            for i, client in enumerate(places)
        ]

    def run(self) -> None:
        for _ in range(60):
            phone, dice = self.rng.choice(self.phones), self.rng.random()
            self.room.watch.wait(1)
            if dice < 0.3:
                self.look(phone)
            elif dice < 0.35:
                self.room.restart()
            elif phone.waits:
                self.send(phone.wishes[-1], phone)
            elif dice < 0.4 and phone.wishes:
                self.send(phone.wishes[-1], phone)  # once more, though it was answered
            else:
                self.want(phone)
        for phone in self.phones:
            while phone.waits:
                self.room.watch.wait(10)
                self.send(phone.wishes[-1], phone, lost=0)

    def look(self, phone: Phone) -> None:
        client = self.room.client(phone.seat)
        if not phone.waits:
            phone.view, phone.seen = client.view.position(phone.seat), client.view.current_version(phone.seat)

    def want(self, phone: Phone) -> None:
        """Something legal by what the phone saw: a limited tile if there is one."""
        if phone.seat not in GAME.actors(phone.view) or phone.view.phase != "build":
            return
        moves = [move for move in GAME.moves(phone.view, phone.seat) if not isinstance(move, Done)]
        scarce = [move for move in moves if isinstance(move, Build) and move.tile in LIMITED]
        move = self.rng.choice(scarce or moves) if moves and self.rng.random() < 0.85 else Done()
        phone.wishes.append(Wish(IntentId(f"page {phone.seat}", len(phone.wishes) + 1), move, phone.seen))
        self.send(phone.wishes[-1], phone)

    def send(self, wish: Wish, phone: Phone, lost: float = 0.3) -> None:
        """Send it or lose it, and so its answer. The page looks at what it did."""
        if self.rng.random() < lost:
            return
        answer = self.sent(wish, phone)
        if self.rng.random() >= lost:
            wish.answers.append(answer)
            self.look(phone)

    def sent(self, wish: Wish, phone: Phone) -> Any:
        try:
            return self.room.client(phone.seat).submit(
                Play(phone.seat, wish.move, seen=wish.seen, id=wish.intent)
            )
        except HostingError as error:
            return error

    def check(self) -> Counter[str]:
        """Check that every entry is an accepted wish or follows one, and that the journal says the same."""
        table = self.room.live.table
        told: list[int] = []
        for phone in self.phones:
            for wish in phone.wishes:
                seqs = {answer.seq for answer in wish.answers if isinstance(answer, Accepted)}
                assert len(seqs) < 2
                for seq in seqs:
                    entry = table.entries[seq - 1]
                    assert isinstance(entry, Moved)
                    assert (entry.seat, entry.by, entry.move) == (phone.seat, phone.seat, wish.move)
                told += seqs
        following = [entry.seq for entry in table.entries if isinstance(entry, Moved) and entry.follows]
        assert sorted((*told, *following)) == list(range(1, table.seq + 1))
        assert read_lines(GAME, self.room.live.journal.lines()) == table
        wishes = [wish for phone in self.phones for wish in phone.wishes]
        again = Counter(again=sum(len(wish.answers) > 1 for wish in wishes))
        return again + Counter(type(wish.answers[0]).__name__ for wish in wishes)


def in_order(table: Any) -> bool:
    """Tell if nobody took a last limited tile while somebody who comes first could still have had it."""
    for number, step in enumerate(table.done):
        before, move, seat = table.at_step(number), step.entry.move, step.entry.seat
        if not isinstance(move, Build) or move.tile not in LIMITED or before.phase != "build":
            continue
        first = before.order[: before.order.index(seat)]
        free = [one for one in first if not before.towns[one].done and slots(before.towns[one])]
        wants = [one for one in free if all(t.kind != move.tile for t in before.towns[one].tiles)]
        if before.stock[move.tile] <= len(wants):
            return False
    return True


def slots(town: Any) -> bool:
    return bool(town.built < (1 if town.grown else 3))


def test_four_who_build_at_once_lose_nothing_and_share_what_is_scarce_in_order(tmp_path: Path) -> None:
    room, answers = City(tmp_path), Counter[str]()
    for number in range(NIGHTS):
        evening = Evening(room, number)
        evening.run()
        try:
            answers += evening.check()
            assert in_order(room.live.table)
            for name in LIMITED:
                laid = sum(t.kind == name for town in room.live.table.position.towns for t in town.tiles)
                assert laid + room.live.table.position.stock[name] <= SEATS - 1
        except AssertionError as error:
            error.add_note(f"evening {number}")
            raise
    assert min(answers[name] for name in ("Accepted", "KeptSecret", "again")) > NIGHTS // 5, answers


def test_the_last_clinic_goes_to_whoever_comes_first_however_late_the_intent(tmp_path: Path) -> None:
    """Of three limited tiles the three who come first may each still take one: the fourth has to wait."""
    room = City(tmp_path)
    position = room.live.table.position
    last = position.order[-1]
    client = room.client(last)
    waits = [
        move
        for move in GAME.candidates(position, last)
        if isinstance(move, Build)
        and [v.rule for v in GAME.verdict(client.view.position(last), last, move).violations] == ["scarce"]
    ]
    assert waits
    old = client.view.current_version(last)
    answer = client.submit(Play(last, waits[0], seen=old, id=IntentId("page", 1)))
    assert isinstance(answer, Refusal)
    for seat in position.order[:-1]:
        assert isinstance(room.client(seat).submit(Play(seat, Done())), Accepted)
    assert client.submit(Play(last, waits[0], seen=old, id=IntentId("page", 1))) == answer
    assert isinstance(
        client.submit(Play(last, waits[0], seen=client.view.current_version(last), id=IntentId("page", 2))),
        Accepted,
    )


def test_a_tile_taken_unseen_is_refused_without_saying_by_whom(tmp_path: Path) -> None:
    room = City(tmp_path)
    position = room.live.table.position
    last = position.order[-1]
    free = [
        move
        for move in GAME.candidates(position, last)
        if isinstance(move, Build)
        and move.tile in LIMITED
        and [v.rule for v in GAME.verdict(position, last, move).violations] == ["scarce"]
    ]
    kinds = {move.tile for move in free}
    wanted = next(
        tile
        for tile in LIMITED
        if tile in kinds and all(builds(position, seat, tile) for seat in position.order[:-1])
    )
    for seat in position.order[:-1]:
        assert isinstance(room.client(seat).submit(Play(seat, builds(position, seat, wanted)[0])), Accepted)
    move = next(move for move in free if move.tile == wanted)
    with pytest.raises(KeptSecret):
        room.client(last).submit(Overrule(last, move))


def builds(position: Position, seat: int, tile: str) -> list[Build]:
    """Ways in which a seat could lay a tile, if it were its turn to take the last."""
    return [
        move
        for move in GAME.candidates(position, seat)
        if isinstance(move, Build) and move.tile == tile and GAME.verdict(position, seat, move).legal
    ]
