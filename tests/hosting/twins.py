"""Two tables of Small City that differ only in one seat's secret, and all that a device is handed of each."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from companion.engine.setup import Setup, seated
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.small_city.moves import Done, Skip
from companion.games.small_city.position import Position
from companion.games.small_city.printed import LIMITED
from companion.hosting.errors import HostingError
from companion.hosting.house import House
from companion.hosting.live import LiveTable
from companion.hosting.looking import Looking
from companion.hosting.place import Place
from tests.games.small_city.parts import opened
from tests.hosting.play import host_of, sit_down

GAME = GAMES["small_city"]
SECRET = 1
"""The seat that has the secret."""

NAMES = ("Ann", "Ben", "Cleo", "Dan")
OTHERS = (0, 2, 3)


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

    @property
    def round(self) -> int:
        """The round both are in, unless somebody said otherwise."""
        return self.positions[0].round

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
