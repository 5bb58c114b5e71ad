"""Two tables that differ only in secrets, and all that a device is handed of each; of any game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from companion.engine.log import LogLine
from companion.hosting.client import TableClient
from companion.hosting.errors import HostingError
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.hosting.timeline import AnyTable
from tests.hosting.play import host_of, sit_down

Pieces = Callable[[TableClient, Random], Sequence[str]]
"""Chooses what is surveyed."""


def all_pieces(client: TableClient, _rng: Random) -> Sequence[str]:
    """Return everything that can be taken in hand."""
    return client.view.game.pieces


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
        houses: tuple[OpenHome, OpenHome],
        table: AnyTable,
        rng: Random,
        seats: Mapping[str, tuple[int, ...]],
        secretive: Sequence[str],
    ) -> None:
        self.rng, self.houses, self.seats, self.secretive = rng, houses, seats, secretive
        self.tables = tuple(house.tables.adopt(table) for house in houses)
        self.places = [self.devices(house, live) for house, live in zip(houses, self.tables, strict=True)]

    def devices(self, house: OpenHome, live: TableSession) -> dict[str, TableClient]:
        """Everybody's, with somebody who watches and the host. Those that have a secret last."""
        held = {name: sit_down(house, live, *seats) for name, seats in self.seats.items()}
        own = {name: held.pop(name) for name in self.secretive}
        return {**held, "a watcher": house.client(live, None), "the host": host_of(house, live), **own}

    @property
    def positions(self) -> tuple[Any, Any]:
        one, other = self.tables
        return one.table.position, other.table.position

    @property
    def round(self) -> int:
        """The round both are in, unless somebody said otherwise."""
        round: int = self.positions[0].round
        return round

    def pairs(self) -> Iterator[tuple[str, TableClient, TableClient]]:
        """Yield the same device in both houses, but for those that have a secret."""
        for name, client in self.places[0].items():
            if name not in self.secretive:
                yield name, client, self.places[1][name]

    def of(self, seat: int) -> tuple[TableClient, TableClient]:
        """Return the devices that play a seat."""
        name = next(name for name, seats in self.seats.items() if seat in seats)
        return self.places[0][name], self.places[1][name]

    def wait(self) -> None:
        for house in self.houses:
            house.tables.clock.wait(60)  # type: ignore[attr-defined]

    def both(self, act: Callable[[TableClient], Any], seat: int, *, soon: bool = False) -> Any:
        """Return what a seat's device is answered, which must be the same in both houses.

        A minute goes by before, unless it is done soon: a question stands no longer than that.
        """
        if not soon:
            self.wait()
        one, other = (outcome(act, client) for client in self.of(seat))
        assert repr(one) == repr(other)
        return one

    def alike(self) -> None:
        """Check that nothing that anybody else is handed differs."""
        choices = self.rng.getrandbits(32)
        pairs = tuple(self.pairs())
        chosen = self.rng.randrange(len(pairs))
        for number, (name, one, other) in enumerate(pairs):
            full = number == chosen
            both = (everything(client, Random(choices), self.pieces, full=full) for client in (one, other))
            for (what, mine), (_, theirs) in zip(*both, strict=True):
                assert repr(mine) == repr(theirs), f"{what} of {name}"


def outcome(act: Callable[[TableClient], Any], client: TableClient) -> Any:
    """Return what comes back, or the refusal as it is told."""
    try:
        return act(client)
    except HostingError as error:
        return type(error).__name__, error.id, dict(error.params)


def told_since(client: TableClient, seq: int, looking: int | None) -> list[tuple[LogLine, bool]]:
    """Return what a device may be told of each entry after so many, as it is where one of them was faster."""
    live, eyes = client._session, client.rights.choose_viewer(looking)
    table = live.table
    return [live.timeline.describe_entry(table, each, eyes) for each in range(max(0, seq) + 1, table.seq + 1)]


def everything(
    client: TableClient, rng: Random, pieces: Pieces = all_pieces, *, full: bool
) -> Iterator[tuple[str, Any]]:
    """Yield all that a device is handed, with each pair of eyes it may look through."""
    view = client.view
    seats = range(len(view.names))
    for looking in (None, *seats):
        yield "position", view.position(looking)
        yield "seen", view.current_version(looking)
        yield "log", list(islice(view.log(looking), 400 if full else 12))
        yield "since", told_since(client, view.seq - 12, looking)
        yield "lines", (view.undo_line(looking), view.redo_line(looking))
        yield "actors", (view.actors(looking), view.game.stage(view.position()))
        if full:
            yield "agenda", view.agenda(looking)
            yield "scoresheet", view.scoresheet(looking)
            yield "warnings", view.warnings(looking)
    yield (
        "table",
        (view.seq, view.steps, view.setup, view.names, view.over, client.box.printed_values().texts),
    )
    yield "asked", client.approval.open_request()
    yield "record", outcome(lambda each: each.view.record(), client)
    for seat in rng.sample(seats, 2) if full else ():
        yield from judged(client, seat, rng, pieces)


def judged(client: TableClient, seat: int, rng: Random, pieces: Pieces) -> Iterator[tuple[str, Any]]:
    """Yield what the referee says of a seat's moves, as far as the device can know."""
    game, position = client.view.game, client.view.position(seat)
    moves = list(client.view.moves(seat))
    yield "moves", moves
    for piece in pieces(client, rng):
        found = game.survey(position, seat, piece)
        yield "survey", (found.legal, [(at, found.targets[at]) for at in islice(found.targets, 0, None, 7)])
    candidates = list(game.candidates(position, seat))
    for move in rng.sample(candidates, min(5, len(candidates))):
        yield "verdict", game.verdict(position, seat, move)
        yield "repairs", game.repairs(position, seat, move)
    for move in rng.sample(moves, min(4, len(moves))):
        yield "preview", game.preview(position, seat, move)
