"""What people tap to make a move of Small City, on whatever screen: names of squares, tiles and buttons.

Whoever taps, in this process or in a browser, finds things by the names a screen reader says.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from companion.games.small_city import GAME
from companion.games.small_city.building.paying import tile_price
from companion.games.small_city.moves import (
    Advance,
    Build,
    Choose,
    Collect,
    Decline,
    Demolish,
    Done,
    Found,
    Grow,
    Keep,
    Lay,
    Measure,
    Mourn,
    MoveCitizen,
    Produce,
    SetSquare,
    Settle,
    SetTrack,
    Skip,
    Staff,
    Street,
    Tally,
    Trade,
    Upgrade,
)
from companion.games.small_city.phases.action import ring_prices
from companion.games.small_city.phases.rows import step_after_move
from companion.games.small_city.position import Position
from companion.games.small_city.printed import COLOURS
from companion.hosting.intents import Correct
from companion.hosting.session import TableSession
from tests.views import playing
from views.boards.small_city.look import group_of


class Player(playing.Player):
    """Somebody who plays by tapping."""

    game = GAME.id

    def start(self, message: str, cut: str, **params: Any) -> str:
        """Tell how a sentence of the board begins, up to one of its params."""
        return self.ui(message, **{**params, cut: "§"}).partition("§")[0]

    def has(self, label: str) -> bool:
        """Tell if something to tap is called so."""
        return label in set(self.tappables())

    async def taps(self, *labels: str) -> None:
        """Tap one thing after the other."""
        for label in labels:
            await self.finger(label)

    async def square(self, *squares: str) -> None:
        """Tap squares of the town that is shown. If one is out of sight, the whole town first."""
        for at in squares:
            if not self.begins(f"{at} ") and self.has(self.ui("whole-town")):
                await self.finger(self.ui("whole-town"))
            await self.finger(self.beginning(f"{at} "))

    async def take(self, kind: str) -> None:
        """Take a tile in hand."""
        name, price = self.word(f"tile-{kind}"), self.start("offer", "price", tile=self.word(f"tile-{kind}"))
        if not (self.begins(price) or self.has(name)):
            if self.has(self.ui("all-groups")):
                await self.finger(self.ui("all-groups"))
            await self.finger(self.ui(f"group-{group_of(kind)}"))  # type: ignore[arg-type]
        await self.finger(name if self.has(name) else self.beginning(price))

    def held(self) -> frozenset[str]:
        """Return the squares over which the tile in hand is held."""
        sign = self.ui("square-held", tile="")
        return frozenset(label.partition(" ")[0] for label in self.tappables() if sign in label)

    def promise(self, card: int) -> str:
        """Return a promise card to tap."""
        text, votes = self.word(f"promise-{card}"), self.table.box.promise_worth(card)
        return self.ui("promise-card", number=card, text=text, votes=votes)


# Making a move -------------------------------------------------------------------------------------------


async def tap_move(table: Player, seat: int, move: Any) -> None:
    """Make a move of a seat that is looked at."""
    position = table.table
    match move:
        case Found(cells=cells, side=side):
            await table.taps(table.word(f"side-{side}"))
            await table.square(cells[0])
            await table.taps(table.ui("found-here"))
        case Keep(drawn=drawn, kept=kept):
            for card in sorted(drawn, key=position.box.promise_worth):
                await table.taps(table.promise(card))
            await table.taps(table.promise(kept), table.ui("promise-kept", number=kept))
        case Street(squares=(one, other)):
            await table.square(one, other)
            await table.taps(table.ui("street-here", one=one, other=other))
        case Lay(card=card):
            await table.taps(table.word(f"card-{card}"))
        case Choose(card=card, gain=gain):
            dollars = ring_prices(position, seat)[card].dollars
            cost = f"${dollars}" if dollars else table.ui("free")
            await table.taps(table.app("and-also", one=table.word(f"card-{card}"), more=cost))
            free = table.ui("take-for", price=dollars) if dollars else table.ui("take-free")
            await table.taps(table.ui(f"take-{gain}") if card == "E" else free)
        case Build(tile=tile):
            await _lay(table, move)
            paid = 0 if position.errand else tile_price(position, seat, tile)
            await table.taps(table.ui("build-for" if paid else "build-it", tile=tile, price=paid))
        case Done() if position.phase == "build":
            await table.taps(table.beginning(table.ui("built-done", built=0, slots=0).partition(" ·")[0]))
        case Done():
            await table.taps(table.ui("moving-done", n=0))
        case Grow():
            await table.taps(table.ui("grow"))
        case Demolish(cells=cells):
            await table.taps(table.ui("demolish"))
            await table.square(cells[0])
            kind = next(tile.kind for tile in position.towns[seat].tiles if cells[0] in tile.cells)
            await table.taps(table.ui("demolish-it", tile=table.word(f"tile-{kind}")))
        case Upgrade(origin=origin, tile=tile):
            await table.square(origin)
            await table.taps(table.ui("upgrade-to", tile=table.word(f"tile-{tile}")))
            await table.taps(table.ui("upgrade-it", tile=table.word(f"tile-{tile}")))
        case MoveCitizen(origin=origin, to=to, town=town, out_of=out_of):
            source = seat if out_of is None else out_of
            goal = source if town is None else town
            await _visit(table, source)
            await table.square(origin)
            await _visit(table, goal)
            await table.square(to)
        case Settle(to=to):
            await _visit(table, seat)
            await table.square(to)
        case Collect():
            await table.taps(table.ui("collected"))
        case Trade(at=at):
            await table.taps(table.beginning(_trading(table, at, move)))
        case Produce():
            label = table.ui("produce")
            await table.taps(label if table.has(label) else table.ui("income-done"))
        case Tally():
            await table.taps(table.ui("votes-taken"))
        case Measure():
            await table.taps(table.ui("pollution-taken"))
        case Mourn(at=at, grave=grave):
            await table.square(at, *([grave] if grave else []))
            dead = next(one for one in position.towns[seat].people if one.at == at)
            what = "death-say" if grave else "death-saved"
            name = table.session.names[dead.seat]
            label = table.ui(what, name=name, at=at)
            await table.taps(label if table.has(label) else table.ui("death-say", name=name, at=at))
        case Advance(row=row, leaves=leaves, pay=pay, take=take):
            step = step_after_move(position.towns[seat], move)
            words = table.ui("council-step", row=table.word(f"row-{row}"), step=step, what="")
            await table.taps(table.beginning(words))
            chip = table.ui("disc-from", row=table.word(f"row-{leaves}")) if leaves else table.ui("disc-new")
            if table.has(chip):
                await table.taps(chip)
            if take:
                name = f"cube-{take}" if take in COLOURS else f"ui-council-take-{take}"
                await table.taps(table.word(name))
            cost = position.box.numbers["council_cost"][step - 1]
            await table.taps(table.ui(f"pay-{pay}", n=cost))
        case Decline():
            staffs = position.errand is not None and position.errand.what == "staff"
            await table.taps(table.ui("staff-nobody" if staffs else "decline"))
        case Staff(origin=origin, to=to):
            await table.square(to)
            if not position.errand:
                await table.taps(table.ui("staff-it"))
            await table.square(origin)
        case Skip():
            await table.taps(table.ui("council-skip"))
        case _:
            raise AssertionError(f"nobody knows how to tap {move}")


def _trading(table: Player, at: str, move: Trade) -> str:
    """Tell how a trade is called: for dollars or for votes."""
    given = table.word(f"cube-{move.cube}") if move.cube else f"${move.money}"
    starts = (table.start(f"trade-{what}", "n", at=at, given=given) for what in ("money", "votes"))
    return next(start for start in starts if table.begins(start))


async def _lay(table: Player, move: Build) -> None:
    await table.take(move.tile)
    for _ in range(40):
        await table.square(move.cells[0])
        if table.held() == {*move.cells, *move.warehouse}:
            return
        if move.warehouse and table.held() >= set(move.cells):
            await table.square(move.warehouse[0])
            return
    raise AssertionError(f"{move.tile} never lies on {move.cells}")


async def _visit(table: Player, town: int) -> None:
    name = table.session.names[town]
    await table.taps(table.beginning(table.start("look-town", "n", name=name)))


# Playing on -----------------------------------------------------------------------------------------------


def on_to(
    phase: str,
    number: int = 1,
    seed: int = 1,
    *,
    rich: bool = True,
    where: Callable[[Position], bool] = lambda position: True,
) -> playing.Before:
    """Play on, somehow, up to a phase of a round or later. With money and goods if wanted."""

    def first(session: TableSession) -> None:
        position: Position = session.table.position
        if rich and position.phase == "ring" and not position.ring:
            enrich(session)

    return playing.play_to(likely, phase, number, seed, where=where, first=first)


def enrich(session: TableSession) -> None:
    """Give everybody money, and goods in empty warehouses."""
    for seat in range(len(session.names)):
        session.submit(Correct(SetTrack(seat, "money", 15)))
        town = session.table.position.towns[seat]
        taken = {one.at for one in town.people} | {one.at for one in town.cubes}
        stores = [at for tile in town.tiles if tile.kind == "WA" for at in tile.cells if at not in taken]
        for at, colour in zip(stores, "wgb", strict=False):
            session.submit(Correct(SetSquare(seat, at, cubes=(colour,))))  # type: ignore[arg-type]


def likely(session: TableSession, dice: Random) -> tuple[int, Any]:
    """Return a seat that is asked to do something, and a move it may make: rather something than nothing."""
    position: Position = session.table.position
    seat = GAME.actors(position)[0]
    moves = list(GAME.moves(position, seat))
    active = [move for move in moves if not isinstance(move, Done | Skip)] or moves
    kinds = sorted({type(move).__name__ for move in active})
    chosen = dice.choice(kinds)
    some: list[Any] = [move for move in active if type(move).__name__ == chosen]
    if chosen == "Build":
        tiles = sorted({move.tile for move in some}, key=str)
        tile = dice.choice(tiles)
        some = [move for move in some if move.tile == tile]
    if chosen == "MoveCitizen" and Done() in moves and dice.random() < 0.5:
        return seat, Done()
    return seat, dice.choice(some)


def hall_first(session: TableSession, dice: Random) -> tuple[int, Any]:
    """Choose a move. A seat whose City Hall does not stand yet lays it first, as the screen leads them."""
    seat, move = likely(session, dice)
    halls = [each for each in GAME.moves(session.table.position, seat) if isinstance(each, Found)]
    return seat, halls[0] if halls else move
