"""Nothing tells what another seat keeps secret: its promise, and what it does behind its screen.

Two tables are played side by side. They differ only in the secret; whatever another device is handed must not.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.game import Impossible
from companion.engine.setup import Setup, seated
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.small_city.moves import (
    Build,
    Demolish,
    Done,
    Grow,
    Keep,
    SetMayor,
    SetPrinted,
    SetPromise,
    SetRound,
    SetSide,
    SetSquare,
    SetStock,
    SetTile,
    SetTrack,
    Skip,
    Staff,
)
from companion.games.small_city.position import Position
from companion.games.small_city.printed import LIMITED
from companion.hosting.consent import Asked
from companion.hosting.errors import HostingError, HostOnly, KeptSecret, TableFiled
from companion.hosting.house import House
from companion.hosting.intents import Accepted, Refusal, Seen
from companion.hosting.live import LiveTable
from companion.hosting.looking import Looking
from companion.hosting.place import Place
from tests.games.small_city.mending import corrections
from tests.games.small_city.parts import opened
from tests.hosting.play import Watch, host_of, open_house, sit_down

GAME = GAMES["small_city"]
SECRET = 1
"""The seat that has the secret."""

NAMES = ("Ann", "Ben", "Cleo", "Dan")
OTHERS = (0, 2, 3)
HIDDEN = (Build, Demolish, Grow, Staff)


def likely(position: Position, seat: int, rng: Random) -> Any:
    """A legal move of a seat, each kind as likely as the next: rather something than nothing."""
    moves = list(GAME.moves(position, seat))
    active = [move for move in moves if not isinstance(move, Done | Skip)]
    if not active or (isinstance(moves[-1], Done) and rng.random() < 0.3):
        return rng.choice([move for move in moves if isinstance(move, Done | Skip)] or moves)
    kind = rng.choice(sorted({type(move).__name__ for move in active}))
    some = [move for move in active if type(move).__name__ == kind]
    if kind == "Build":
        tile = rng.choice(sorted({str(move.tile) for move in some}))
        some = [move for move in some if move.tile == tile]
    return rng.choice(some)


class Twins:
    """Two houses with the same table, and the same devices at it."""

    def __init__(self, houses: tuple[House, House], seed: int, phase: str = "setup", number: int = 1) -> None:
        self.rng, self.houses = Random(f"twins/{seed}"), houses
        setup = Setup(seated(*NAMES), start=seed % 4)
        table: Any = Table.set_up(GAME, "TWINS", setup, 0, opened(GAME.start(setup), 2 * seed + 1))
        while (GAME.stage(table.position)) != (number, phase):
            seat = self.rng.choice(GAME.actors(table.position))
            table = table.play(seat, likely(table.position, seat, self.rng), at=0, by=seat)
        self.tables = tuple(house.host.adopt(table) for house in houses)
        self.places = [self.devices(house, live) for house, live in zip(houses, self.tables, strict=True)]

    def devices(self, house: House, live: LiveTable) -> dict[str, Place]:
        """Everybody's, the one's last whose secret it is."""
        return {
            "Ann": sit_down(house, live, 0),
            "Cleo and Dan": sit_down(house, live, 2, 3),
            "a watcher": house.place(live, None),
            "the host": host_of(house, live),
            "Ben": sit_down(house, live, SECRET),
        }

    @property
    def positions(self) -> tuple[Position, Position]:
        one, other = self.tables
        return one.table.position, other.table.position

    def pairs(self) -> Iterator[tuple[str, Place, Place]]:
        """The same device in both houses, but for the one that has the secret."""
        for name in tuple(self.places[0])[:-1]:
            yield name, self.places[0][name], self.places[1][name]

    def of(self, seat: int) -> tuple[Place, Place]:
        """The devices that play a seat."""
        name = "Ann" if seat == 0 else "Ben" if seat == SECRET else "Cleo and Dan"
        return self.places[0][name], self.places[1][name]

    def wait(self) -> None:
        for house in self.houses:
            house.host._clock.wait(60)  # type: ignore[attr-defined]

    def both(self, act: Callable[[Place], Any], seat: int) -> Any:
        """What a seat's device is answered, which must be the same in both houses."""
        self.wait()
        one, other = (outcome(act, place) for place in self.of(seat))
        assert repr(one) == repr(other)
        return one

    def alike(self) -> None:
        """Nothing that anybody else is handed differs."""
        choices = self.rng.getrandbits(32)
        chosen = self.rng.randrange(4)
        for number, (name, one, other) in enumerate(self.pairs()):
            full = number == chosen
            both = (everything(place, Random(choices), full=full) for place in (one, other))
            for (what, mine), (_, theirs) in zip(*both, strict=True):
                assert repr(mine) == repr(theirs), f"{what} of {name}"


def outcome(act: Callable[[Place], Any], place: Place) -> Any:
    """What comes back, or the refusal as it is told."""
    try:
        return act(place)
    except HostingError as error:
        return type(error).__name__, error.id, dict(error.params)


def everything(place: Looking, rng: Random, *, full: bool) -> Iterator[tuple[str, Any]]:
    """All that a place hands out, with each pair of eyes it may look through."""
    for looking in (None, *range(4)):
        yield "position", place.position(looking)
        yield "seen", place.seen(looking)
        yield "log", list(islice(place.log(looking), 400 if full else 12))
        yield "since", place.since(place.seq - 12, looking)
        yield "lines", (place.undo_line(looking), place.redo_line(looking))
        yield "actors", (place.actors(looking), place.stage)
        steps = range(place.steps + 1) if full else range(max(0, place.steps - 6), place.steps + 1)
        yield "past", [place.position_at(step, looking) for step in rng.sample(steps, min(8, len(steps)))]
        if full:
            yield "agenda", place.agenda(looking)
            yield "scoresheet", place.scoresheet(looking)
            yield "warnings", place.warnings(looking)
    yield "table", (place.seq, place.steps, place.setup, place.names, place.over, place.printed().texts)
    yield "asked", getattr(place, "asked", lambda: None)()
    yield "record", [outcome(lambda p: p.record(), place), outcome(lambda p: p.update(None), place)]  # type: ignore[arg-type]
    for seat in rng.sample(range(4), 2) if full else ():
        yield from judged(place, seat, rng)


def judged(place: Looking, seat: int, rng: Random) -> Iterator[tuple[str, Any]]:
    """What the referee says of a seat's moves, as far as the device can know."""
    moves = list(place.moves(seat))
    yield "moves", moves
    for piece in (*rng.sample(GAME.pieces, 2), rng.choice(LIMITED)):
        found = place.survey(seat, piece)
        yield "survey", (found.legal, [(at, found.targets[at]) for at in islice(found.targets, 0, None, 7)])
    candidates = list(GAME.candidates(place.position(seat), seat))
    for move in rng.sample(candidates, min(5, len(candidates))):
        yield "verdict", place.verdict(seat, move)
        yield "repairs", place.repairs(seat, move)
    for move in rng.sample(moves, min(4, len(moves))):
        yield "preview", place.preview(seat, move)


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[tuple[House, House]]:
    with open_house(tmp_path / "one", Watch()) as one, open_house(tmp_path / "other", Watch()) as other:
        yield one, other


# Promises -------------------------------------------------------------------------------------------------


def kept_apart(twins: Twins) -> None:
    """Ben keeps one promise here and another there."""
    keeps = [move for move in GAME.moves(twins.positions[0], SECRET) if isinstance(move, Keep)]
    for place, move in zip(twins.of(SECRET), twins.rng.sample(keeps, 2), strict=True):
        assert isinstance(place.play(SECRET, move), Accepted)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_tells_which_promise_a_seat_has_kept_before_the_game_is_over(
    houses: tuple[House, House], seed: int
) -> None:
    twins = Twins(houses, seed)
    kept_apart(twins)
    rng, steps = twins.rng, 0
    while GAME.actors(twins.positions[0]):
        if steps % 12 == 0:
            twins.alike()
        steps += 1
        if rng.random() < 0.06:
            disturbed(twins)
            continue
        seat = rng.choice(GAME.actors(twins.positions[0]))
        move = likely(twins.positions[0], seat, rng)
        assert isinstance(twins.both(lambda place: place.play(seat, move), seat), Accepted)  # noqa: B023
    assert steps > 150
    for live, watcher in zip(twins.tables, (place["a watcher"] for place in twins.places), strict=True):
        assert watcher.position() == live.table.position
        assert watcher.position().towns[SECRET].promise
        assert not any(line.kind == "secret" for line in watcher.log())
        assert watcher.record() == live.table.record
    assert twins.positions[0].towns[SECRET].promise != twins.positions[1].towns[SECRET].promise


def disturbed(twins: Twins) -> None:
    """Somebody takes something back, and brings it back, or puts a number right."""
    rng = twins.rng
    seat = rng.randrange(4)
    act = rng.choice((undo_and_redo, corrected))
    act(twins, seat)


def undo_and_redo(twins: Twins, seat: int) -> None:
    answer = twins.both(lambda place: place.undo(by=seat), seat)
    twins.alike()
    if isinstance(answer, Asked):
        twins.both(lambda place: place.withdraw(), seat)
        return
    twins.both(lambda place: place.redo(by=seat), seat)


def corrected(twins: Twins, seat: int) -> None:
    said = SetTrack(twins.rng.randrange(4), "money", twins.rng.randrange(30))
    twins.both(lambda place: place.correct(said, by=seat), seat)


def test_a_promise_that_is_put_right_is_told_to_its_own_seat_alone(houses: tuple[House, House]) -> None:
    twins = Twins(houses, 1)
    kept_apart(twins)
    assert twins.both(lambda place: place.correct(SetPromise(SECRET, 5)), 0)[0] == "KeptSecret"
    for number, place in zip((5, 6), twins.of(SECRET), strict=True):
        assert isinstance(place.correct(SetPromise(SECRET, number)), Accepted)
    twins.alike()


def test_a_table_filed_away_early_is_scored_without_promises(houses: tuple[House, House]) -> None:
    twins = Twins(houses, 2)
    kept_apart(twins)
    for house, places in zip(houses, twins.places, strict=True):
        places["the host"].finish()
        house.host._tables.clear()  # as after a restart
    one, other = (house.host.library.get("TWINS") for house in houses)
    assert one is not None
    assert one == other
    looks = [house.look("TWINS", None) for house in houses]
    for (what, mine), (_, theirs) in zip(
        *(everything(look, Random(3), full=True) for look in looks), strict=True
    ):
        assert repr(mine) == repr(theirs), what


def test_the_end_of_a_game_is_not_brought_about_to_look_at_promises(houses: tuple[House, House]) -> None:
    twins = Twins(houses, 3, "street", 2)
    place = twins.places[0]["Ann"]
    for seat in (1, 2):
        assert isinstance(place.correct(SetTrack(seat, "pollution", 100)), Accepted)
        twins.wait()
    with pytest.raises(KeptSecret):
        place.correct(SetTrack(3, "pollution", 100))
    assert GAME.actors(twins.positions[0])
    ended = twins.places[0]["the host"].correct(SetTrack(3, "pollution", 100))
    assert isinstance(ended, Accepted)
    assert place.over


def test_the_end_of_a_game_is_only_taken_back_with_a_witness(houses: tuple[House, House]) -> None:
    twins = Twins(houses, 0, "council", 8)
    live, rng = twins.tables[0], Random(1)
    while not live.over:
        seat = rng.choice(GAME.actors(live.table.position))
        twins.wait()
        twins.of(seat)[0].play(seat, likely(live.table.position, seat, rng))
    last = live.table.done[-1].entry.seat
    assert isinstance(twins.of(last)[0].undo(by=last), Asked)


# Behind the screen ----------------------------------------------------------------------------------------


def unseen(position: Position, seat: int, move: Any, *, overruled: bool = False) -> bool:
    """Whether a move is made behind the screen and nobody else's citizens come home from there."""
    verdict = GAME.verdict(position, seat, move)
    if not verdict.possible or verdict.legal == overruled:
        return False
    after = GAME.apply(position, seat, move)
    return not after.towns[seat].out and all(after.towns[other] == position.towns[other] for other in OTHERS)


def behind_the_screen(twins: Twins) -> None:
    """Ben does one thing here and another there, or takes back what he did last in both."""
    twins.wait()
    last = twins.places[0]["a watcher"].undo_line()
    if twins.rng.random() < 0.15 and last and last.kind == "secret" and last.by == SECRET:
        if not isinstance(getattr(twins.tables[0].table.done[-1].entry, "move", None), Keep):
            twins.both(lambda place: place.undo(by=SECRET), SECRET)
            return
    for number in (0, 1):
        hidden_move(twins, number)


def hidden_move(twins: Twins, number: int) -> None:
    """Ben does something behind his screen that nobody else's town tells of."""
    rng = twins.rng
    position, place = twins.positions[number], twins.places[number]["Ben"]
    what = rng.random()
    if what < 0.25:
        town = [each for each in corrections(position, rng) if isinstance(each, SetTile | SetSquare | SetTrack)]
        for said in [each for each in town if each.seat == SECRET and not spills(position, each)]:
            assert isinstance(outcome(lambda p: p.correct(said, by=SECRET), place), Accepted)  # noqa: B023
            return
    if what < 0.4:
        candidates = list(GAME.candidates(position, SECRET))
        for move in rng.sample(candidates, min(60, len(candidates))):
            if isinstance(move, HIDDEN) and unseen(position, SECRET, move, overruled=True):
                if isinstance(outcome(lambda p: p.overrule(SECRET, move, note="!"), place), Accepted):  # noqa: B023
                    return
    for _ in range(30):
        move = likely(position, SECRET, rng)
        if not isinstance(move, Done) and unseen(position, SECRET, move):
            assert isinstance(place.play(SECRET, move), Accepted)
            return
    spent = SetTrack(SECRET, "money", rng.randrange(50))
    assert isinstance(place.correct(spent, by=SECRET), Accepted)


def spills(position: Position, said: Any) -> bool:
    """Whether a correction touches more than the seat's own town, or cannot be shown."""
    try:
        after = GAME.correct(position, said)
    except Impossible:
        return True
    same = all(after.towns[other] == position.towns[other] for other in OTHERS)
    return after.towns[SECRET].out or not same


def open_move(twins: Twins, seat: int) -> None:
    """Another seat does the same in both houses, where it may."""
    rng = twins.rng
    for _ in range(12):
        move = likely(twins.positions[0], seat, rng)
        if all(GAME.verdict(position, seat, move).legal for position in twins.positions):
            if isinstance(move, Done) and len(GAME.actors(twins.positions[0])) == 1:
                return
            twins.both(lambda place: place.play(seat, move), seat)  # noqa: B023
            return


def probed(twins: Twins, seat: int) -> None:
    """Whatever a seat sends that it can know to be refused, the refusal is the same."""
    rng = twins.rng
    position = twins.of(seat)[0].position(seat)
    candidates = [*GAME.candidates(position, seat)]
    for move in rng.sample(candidates, min(6, len(candidates))):
        verdict = GAME.verdict(position, seat, move)
        for seen in (None, twins.of(seat)[0].seen(seat), Seen(twins.of(seat)[0].seq - 3), Seen(2, "0" * 12)):
            if not verdict.legal:
                twins.both(lambda place: place.play(seat, move, seen=seen), seat)  # noqa: B023
            if verdict.legal or not verdict.possible:
                twins.both(lambda place: place.overrule(seat, move, seen=seen), seat)  # noqa: B023
    said = rng.choice(
        (
            SetSide(SECRET, rng.choice(("easy", "expert"))),  # type: ignore[arg-type]
            SetStock(rng.choice(("R", "CL", "w")), rng.randrange(5)),  # type: ignore[arg-type]
            SetPrinted("board-easy", GAME.box.texts["board-expert"]),
            SetPrinted("stock-P", "3"),
            SetSquare(SECRET, "d4", citizen=SECRET),
            SetTile(SECRET, None, ("d4",)),
            SetTrack(SECRET, "money", 3),
            SetRound(1 + rng.randrange(8)),
            SetMayor(rng.randrange(4)),
            *corrections(position, rng),
        )
    )
    answer = twins.both(lambda place: place.correct(said, by=seat), seat)
    twins.alike()
    if isinstance(answer, Accepted) and not isinstance(twins.both(lambda p: p.undo(by=seat), seat), Accepted):
        raise AssertionError(said)


@pytest.mark.parametrize("seed", range(12))
def test_nothing_tells_what_is_done_behind_a_screen_until_it_comes_down(
    houses: tuple[House, House], seed: int
) -> None:
    twins = Twins(houses, seed, "build", 1 + seed % 4)
    rng = twins.rng
    for _ in range(24):
        actors = GAME.actors(twins.positions[0])
        seat = rng.choice(actors)
        if seat == SECRET:
            behind_the_screen(twins)
        elif rng.random() < 0.3:
            probed(twins, seat)
        else:
            open_move(twins, seat)
        twins.alike()
    assert twins.positions[0].towns[SECRET] != twins.positions[1].towns[SECRET]
    told = [line for line in twins.places[0]["Ben"].log(SECRET) if line.by == SECRET and line.notice.id != "keep"]
    assert any(line.kind == "secret" for line in twins.places[0]["a watcher"].log())
    for seat in GAME.actors(twins.positions[0]):
        twins.alike()
        twins.both(lambda place: place.play(seat, Done()), seat)  # noqa: B023
    assert all(position.phase != "build" for position in twins.positions)
    for name in ("Ann", "a watcher", "the host"):
        place = twins.places[0][name]
        lines = {line.seq: line for line in place.log()}
        assert [lines[line.seq] for line in told] == told
        for step in range(place.steps + 1):
            assert tiles(place.position_at(step)) == tiles(twins.tables[0].table.at_step(step))


def tiles(position: Position) -> list[Any]:
    """All that lies in the towns."""
    return [(town.tiles, town.people, town.money) for town in position.towns]
