"""Two tables that differ only in secrets, and all that a device is handed of each; of any game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from companion.hosting.errors import HostingError
from companion.hosting.house import House
from companion.hosting.live import AnyTable, LiveTable
from companion.hosting.looking import Looking
from companion.hosting.place import Place
from tests.hosting.play import host_of, sit_down

Pieces = Callable[[Looking, Random], Sequence[str]]
"""Chooses what is surveyed."""


def all_pieces(place: Looking, _rng: Random) -> Sequence[str]:
    """Everything that can be taken in hand."""
    return place.game.pieces


class Twins:
    """Two houses with the same table, and the same devices at it.

    Attributes:
        seats: which seats each device holds, by a name for it; those with a secret among them.
        secretive: the names of the devices that have a secret, and so may be handed what differs.
        pieces: chooses what is surveyed.
    """

    pieces: Pieces = staticmethod(all_pieces)

    def __init__(
        self,
        houses: tuple[House, House],
        table: AnyTable,
        rng: Random,
        seats: Mapping[str, tuple[int, ...]],
        secretive: Sequence[str],
    ) -> None:
        self.rng, self.houses, self.seats, self.secretive = rng, houses, seats, secretive
        self.tables = tuple(house.host.adopt(table) for house in houses)
        self.places = [self.devices(house, live) for house, live in zip(houses, self.tables, strict=True)]

    def devices(self, house: House, live: LiveTable) -> dict[str, Place]:
        """Everybody's, with somebody who watches and the host; those that have a secret last."""
        held = {name: sit_down(house, live, *seats) for name, seats in self.seats.items()}
        own = {name: held.pop(name) for name in self.secretive}
        return {**held, "a watcher": house.place(live, None), "the host": host_of(house, live), **own}

    @property
    def positions(self) -> tuple[Any, Any]:
        one, other = self.tables
        return one.table.position, other.table.position

    @property
    def round(self) -> int:
        """The round both are in, unless somebody said otherwise."""
        round: int = self.positions[0].round
        return round

    def pairs(self) -> Iterator[tuple[str, Place, Place]]:
        """The same device in both houses, but for those that have a secret."""
        for name, place in self.places[0].items():
            if name not in self.secretive:
                yield name, place, self.places[1][name]

    def of(self, seat: int) -> tuple[Place, Place]:
        """The devices that play a seat."""
        name = next(name for name, seats in self.seats.items() if seat in seats)
        return self.places[0][name], self.places[1][name]

    def wait(self) -> None:
        for house in self.houses:
            house.host._clock.wait(60)  # type: ignore[attr-defined]

    def both(self, act: Callable[[Place], Any], seat: int, *, soon: bool = False) -> Any:
        """What a seat's device is answered, which must be the same in both houses.

        A minute goes by before, unless it is done soon: a question stands no longer than that.
        """
        if not soon:
            self.wait()
        one, other = (outcome(act, place) for place in self.of(seat))
        assert repr(one) == repr(other)
        return one

    def alike(self) -> None:
        """Nothing that anybody else is handed differs."""
        choices = self.rng.getrandbits(32)
        pairs = tuple(self.pairs())
        chosen = self.rng.randrange(len(pairs))
        for number, (name, one, other) in enumerate(pairs):
            full = number == chosen
            both = (everything(place, Random(choices), self.pieces, full=full) for place in (one, other))
            for (what, mine), (_, theirs) in zip(*both, strict=True):
                assert repr(mine) == repr(theirs), f"{what} of {name}"


def outcome(act: Callable[[Place], Any], place: Place) -> Any:
    """What comes back, or the refusal as it is told."""
    try:
        return act(place)
    except HostingError as error:
        return type(error).__name__, error.id, dict(error.params)


def everything(
    place: Looking, rng: Random, pieces: Pieces = all_pieces, *, full: bool
) -> Iterator[tuple[str, Any]]:
    """All that a place hands out, with each pair of eyes it may look through."""
    seats = range(len(place.names))
    for looking in (None, *seats):
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
    for seat in rng.sample(seats, 2) if full else ():
        yield from judged(place, seat, rng, pieces)


def judged(place: Looking, seat: int, rng: Random, pieces: Pieces) -> Iterator[tuple[str, Any]]:
    """What the referee says of a seat's moves, as far as the device can know."""
    moves = list(place.moves(seat))
    yield "moves", moves
    for piece in pieces(place, rng):
        found = place.survey(seat, piece)
        yield "survey", (found.legal, [(at, found.targets[at]) for at in islice(found.targets, 0, None, 7)])
    candidates = list(place.game.candidates(place.position(seat), seat))
    for move in rng.sample(candidates, min(5, len(candidates))):
        yield "verdict", place.verdict(seat, move)
        yield "repairs", place.repairs(seat, move)
    for move in rng.sample(moves, min(4, len(moves))):
        yield "preview", place.preview(seat, move)
