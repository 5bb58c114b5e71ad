"""The buttons below a repair: each takes in hand what it proposes, where it proposes it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Word
from companion.games.roll_into_town.marks import ICONS, SIDES, Icon, in_order
from companion.games.roll_into_town.moves import Build, Draw, Fell, Grow, Shift
from companion.games.roll_into_town.position import CellName
from companion.games.roll_into_town.printed import RESOURCES, Goods, Resource
from views.boards.roll_into_town import inhand, site
from views.boards.roll_into_town.inhand import SHIFTS, Offer
from views.boards.roll_into_town.look import resource_name, ui
from views.boards.roll_into_town.sheet import ask_goods
from views.boards.roll_into_town.state import Screen
from views.kit.doing import put_down
from views.kit.game_board import Way

MOST = 4
"""So many squares are proposed at most."""


def ways(screen: Screen, seat: int, move: Any, repair: Repair) -> Sequence[Way]:
    """What can be done about a repair with one tap; nothing where it only says what would help."""
    match move:
        case Draw():
            return _drawing(screen, seat, move, repair)
        case Build():
            return _building(screen, seat, move, repair)
        case Fell():
            return [(cell, partial(_fell, screen, seat, cell)) for cell in repair.cells[:MOST]]
        case Grow():
            return [(cell, partial(_grow, screen, seat, move, repair, cell)) for cell in repair.cells[:MOST]]
        case _:
            return []


def point(screen: Screen, move: Any) -> Callable[[], None] | None:
    """What takes in hand what makes a legal move; None where there is nothing to take."""
    match move:
        case Draw():
            return partial(_draw, screen, screen.seat, move)
        case Build():
            return partial(_build, screen, screen.seat, move)
        case _:
            return None


# Drawing --------------------------------------------------------------------------------------------------


def _drawing(screen: Screen, seat: int, move: Draw, repair: Repair) -> Sequence[Way]:
    if repair.id == "cell":
        return [(cell, partial(_draw, screen, seat, replace(move, at=cell))) for cell in repair.cells[:MOST]]
    other = _other_draw(move, repair)
    return [(ui(screen.phone, "way-show"), partial(_draw, screen, seat, other))] if other else []


def _other_draw(move: Draw, repair: Repair) -> Draw | None:
    """What a repair proposes to draw instead."""
    params = repair.params
    match repair.id:
        case "die" | "wild" | "town_hall":
            return replace(move, die=params["die"], shift=_shift(params["shift"]))
        case "icon":
            return replace(move, icon=_icon(params["icon"]), sides=_sides(params["sides"]))
        case "sides":
            return replace(move, sides=_sides(params["sides"]))
        case "river":
            return replace(move, at=repair.cells[0], sides=_sides(params["sides"]))
    return None


def _shift(number: Any) -> Shift:
    return next(shift for shift in SHIFTS if shift == number)


def _icon(word: Any) -> Icon:
    assert isinstance(word, Word)
    return next(icon for icon in ICONS if word.id == f"icon-{icon}")


def _sides(words: Any) -> str:
    named = {word.id for word in words}
    return in_order("".join(side for side in SIDES if f"side-{side}" in named))


def _draw(screen: Screen, seat: int, move: Draw) -> None:
    """The die in hand, and in pencil what it draws there."""
    screen.look(seat)
    put_down(screen)
    faces = zip(screen.position.dice, inhand.used_dice(screen), strict=True)
    number = next((i for i, (face, gone) in enumerate(faces) if face == move.die and not gone), None)
    if number is None:
        return
    inhand.take(screen, number)
    offer = Offer(move.die, move.icon, move.shift)
    inhand.choose(screen, offer)
    fitting = inhand.shapes(screen, offer, move.at)
    if fitting and fitting != ("",):
        inhand.hold(screen, move.at, move.sides if move.sides in fitting else fitting[0])
    elif fitting:
        screen.target = move.at


# Building -------------------------------------------------------------------------------------------------


def _building(screen: Screen, seat: int, move: Build, repair: Repair) -> Sequence[Way]:
    phone = screen.phone
    match repair.id:
        case "build_place":
            return [
                (cell, partial(_build, screen, seat, replace(move, at=cell))) for cell in repair.cells[:MOST]
            ]
        case "mirror":
            other = replace(move, mirrored=not move.mirrored)
            return [(ui(phone, "flip"), partial(_build, screen, seat, other))]
        case "exchange":
            given = Goods(*(int(str(repair.params[resource])) for resource in RESOURCES))
            return [(ui(phone, "way-show"), partial(_build, screen, seat, replace(move, given=given)))]
        case "no_exchange":
            return [(ui(phone, "way-show"), partial(_build, screen, seat, replace(move, given=Goods())))]
        case "more_goods":
            short = repair.params["resource"]
            found = [name for name in RESOURCES if isinstance(short, Word) and short.id == f"resource-{name}"]
            return [
                (ui(phone, "way-goods", what=resource_name(phone, name)), partial(_count, screen, seat, name))
                for name in found
            ]
    return []


def _build(screen: Screen, seat: int, move: Build) -> None:
    """The building in hand, and in pencil where it is proposed."""
    screen.look(seat)
    put_down(screen)
    screen.piece = move.building
    site.flip(screen, move.mirrored)
    if any(found.at == move.at for found in site.builds(screen, move.building)):
        site.hold(screen, move.at, move.at)
        site.pay(screen, move.given)


def _count(screen: Screen, seat: int, resource: Resource) -> None:
    screen.close()
    ask_goods(screen, seat, resource)


# Felling and growing --------------------------------------------------------------------------------------


def _fell(screen: Screen, seat: int, at: CellName) -> None:
    screen.look(seat)
    put_down(screen)
    screen.acts.play(Fell(at))


def _grow(screen: Screen, seat: int, move: Grow, repair: Repair, cell: CellName) -> None:
    """Grow there; or the same square for another forest."""
    screen.look(seat)
    put_down(screen)
    other = replace(move, forest=cell) if repair.id == "grow_forest" else replace(move, at=cell)
    if screen.acts.play(other):
        screen.piece = other.forest
