"""What people tap to make a move of Roll Into Town, on whatever screen: dice, squares, buildings, buttons.

Whoever taps, in this process or in a browser, finds things by the names a screen reader says.
"""

import re
from functools import partial
from random import Random
from typing import Any

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.marks import ICONS
from companion.games.roll_into_town.moves import Build, Done, Draw, Fell, Grow, Roll, Rub
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import RESOURCES, Goods
from companion.hosting.session import TableSession
from tests.views import playing


class Player(playing.Player):
    """Somebody who plays by tapping."""

    game = GAME.id

    def square(self, at: str) -> str:
        """Return what a square of the map is called, with what it shows.

        Raises:
            LookupError: no such square is there.
        """
        for label in self.tappables():
            if re.match(rf"{at}[,， ]", label):
                return label
        raise LookupError(f"no square {at}; there are {list(self.tappables())}")

    def building(self, name: str) -> str:
        """Tell how the name of a building to tap begins."""
        return self.word(f"building-{name}")

    def goods(self, goods: Goods) -> str:
        """So much of each resource."""
        said = ""
        for resource, count in zip(RESOURCES, goods.amounts, strict=True):
            if count:
                more = self.ui("so-much", n=count, what=self.word(f"resource-{resource}"))
                said = self.texts.say("app-and-also", one=said, more=more) if said else more
        return said

    async def taps(self, *beginnings: str) -> None:
        """Tap one thing after the other, each found by how its name begins."""
        for words in beginnings:
            await self.finger(self.beginning(words))

    async def tap_square(self, at: str, times: int = 1) -> None:
        """Tap a square of the map, again and again."""
        for _ in range(times):
            await self.finger(self.square(at))


async def tap_move(table: Player, seat: int, move: Any) -> None:
    """Make a move of a seat that is looked at."""
    match move:
        case Roll(dice=dice):
            await table.taps(*(table.ui("face", face=face) for face in dice), table.ui("dice-lie"))
        case Draw():
            await _tap_draw(table, seat, move)
        case Build():
            await _tap_build(table, seat, move)
        case Fell(at=at):
            await table.tap_square(at)
        case Grow(forest=forest, at=at):
            shown = next(one for one in table.table.sheet(seat).forests if one.cells[0] == forest)
            words = {"at": forest, "size": len(shown.cells), "n": shown.trees_left}
            await table.taps(table.ui("forest", **words))
            await table.tap_square(at)
        case Done(step=step):
            await table.taps(table.ui(f"done-{step}"))
        case Rub():
            await table.taps(table.ui("eraser"))
        case _:
            raise AssertionError(f"nobody knows how to tap {move}")


def die(table: Player, seat: int, face: int) -> str:
    """Return what a die that shows a face is called, one that the seat has not drawn with."""
    position: Position = table.table
    gone = list(position.sheet(seat).used)
    for number, found in enumerate(position.dice):
        if found in gone:
            gone.remove(found)
        elif found == face:
            return table.ui("die", number=number + 1, face=face)
    raise LookupError(f"no die shows {face}")


def offer(table: Player, move: Draw) -> str:
    """Return what the die in hand can draw, as it is called."""
    icon = table.word(f"icon-{move.icon}")
    return table.ui("offer-shifted", icon=icon, shift=f"{move.shift:+}") if move.shift else icon


async def _tap_draw(table: Player, seat: int, move: Draw) -> None:
    await table.taps(die(table, seat, move.die))
    if move.shift or move.die > len(ICONS):
        await table.finger(offer(table, move))
    if not move.sides:
        await table.tap_square(move.at)
        return
    fitting = [
        found.sides
        for found in GAME.moves(table.table, seat)
        if isinstance(found, Draw)
        and (found.die, found.icon, found.shift, found.at) == (move.die, move.icon, move.shift, move.at)
    ]
    await table.tap_square(move.at, fitting.index(move.sides) + 1)
    await table.taps(table.ui("draw-it", icon=table.word(f"icon-{move.icon}"), at=move.at))


async def _tap_build(table: Player, seat: int, move: Build) -> None:
    every = [found for found in GAME.moves(table.table, seat) if isinstance(found, Build)]
    same = [found for found in every if found.building == move.building]
    await table.taps(table.building(move.building))
    if move.mirrored and {found.mirrored for found in same} != {True}:
        await table.taps(table.ui("flip"))
    await table.tap_square(move.at)
    ways = [found for found in same if (found.at, found.mirrored) == (move.at, move.mirrored)]
    if len(ways) > 1:
        await table.finger(table.goods(move.given))
    await table.taps(table.ui("build-it", building=table.building(move.building), at=move.at))


# Playing on -----------------------------------------------------------------------------------------------


def likely(session: TableSession, dice: Random) -> tuple[int, Any]:
    """Return a seat that is asked to do something, and a move it may make: rather something than nothing."""
    position: Position = session.table.position
    seat = GAME.actors(position)[0]
    if position.phase == "roll":
        return seat, Roll(tuple(dice.randint(1, 6) for _ in range(position.dice_due)))
    moves = [move for move in GAME.moves(position, seat) if not isinstance(move, Rub) and not _is_waste(move)]
    active = [move for move in moves if not isinstance(move, Done)] or moves
    kind = dice.choice(sorted({_kind(move) for move in active}))
    return seat, dice.choice([move for move in active if _kind(move) == kind])


def _is_waste(move: Any) -> bool:
    """Tell if the Town Hall is used on a die that draws everything anyway. Nobody offers that."""
    return isinstance(move, Draw) and move.die > len(ICONS) and move.shift != 0


def _kind(move: Any) -> str:
    return f"{type(move).__name__} {getattr(move, 'icon', '')}{getattr(move, 'building', '')}"


on_to = partial(playing.play_to, likely)
"""Play on, somehow, up to a phase of a round or later."""
