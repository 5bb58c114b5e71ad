"""A piece that is owed, and the map: what a tap on a hex or an edge lays, where it may be, and where not."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.engine.game import Game
from companion.engine.verdict import Verdict
from companion.games.sweet_lands import industry, moves, rabbits
from companion.games.sweet_lands.free_actions import is_laid
from companion.games.sweet_lands.land import land
from companion.games.sweet_lands.phases import owed
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import Kind
from views.boards.sweet_lands import doing, state
from views.boards.sweet_lands.state import Screen, Sight
from views.models.legal import legal
from views.widgets.box_editor.ask_printed import ask_printed, unanswered_entries

BUYABLE: tuple[Kind, ...] = ("tent", "house", "building", "lab", "coffee")
"""The types that are built for a price."""

MAIN = (moves.Area, moves.Play, moves.Flip)
"""What may bring a piece that is laid: main actions."""

At = Callable[[Sight, str], moves.Move]


def due_kinds(screen: Sight) -> tuple[str, ...]:
    """What the seat looked at can take next; several where one print gives several kinds of piece."""
    return tuple(dict.fromkeys(due.kind for due in owed.open_dues(screen.position, screen.seat)))


def due_kind(screen: Sight) -> str:
    """What it takes next: the kind tapped, or the first; empty where nothing can be taken now."""
    kinds, wanted = due_kinds(screen), state.hand_of(screen).piece
    return wanted if wanted in kinds else next(iter(kinds), "")


def aim(screen: Sight) -> str:
    """What a tap on the map lays: a piece that is owed, or the clock tower in hand; empty for nothing."""
    held = state.hand_of(screen).move
    if isinstance(held, moves.Free) and is_laid(held):
        return "tower"
    kind = due_kind(screen)
    return kind if kind in LAYS else ""


# Moves by place ---------------------------------------------------------------------------------------------


def _terrain(screen: Sight, at: str) -> moves.Move:
    """The tile that fits the ground; where nobody knows it, the one that is owed."""
    ground = land(screen.position, screen.seat).grounds.get(at)
    special = ground[0] == "special" if ground else due_kind(screen) == "special"
    if special or due_kind(screen) == "special":
        return moves.Special(at, state.hand_of(screen).number)
    return moves.Terrain(at)


def _road(screen: Sight, at: str) -> moves.Move:
    return moves.Road(at)


def _property(screen: Sight, at: str) -> moves.Move:
    kind = kind_in_hand(screen)
    return moves.Property(kind, at, coffee_in_hand(screen) if kind == "coffee" else 0)


def _rabbit(screen: Sight, at: str) -> moves.Move:
    return moves.Rabbit(at, place_in_hand(screen))


def _tower(screen: Sight, at: str) -> moves.Move:
    return moves.Free(8, at=at)


LAYS: Mapping[str, At] = {
    "terrain": _terrain,
    "special": _terrain,
    "road": _road,
    "property": _property,
    "rabbit": _rabbit,
    "tower": _tower,
}
"""By what is owed, the move that a tap on the map makes."""


# What is in hand --------------------------------------------------------------------------------------------


def can_build(screen: Sight, kind: Kind) -> bool:
    """Whether a property of a type can be built somewhere now."""
    return any(move.kind == kind for move in legal(screen, moves.Property))


def kind_in_hand(screen: Sight) -> Kind:
    """The type of property that is built next: the one tapped, or the first that can be."""
    wanted = state.hand_of(screen).kind
    able = (kind for kind in BUYABLE if can_build(screen, kind))
    return wanted if wanted is not None else next(able, BUYABLE[0])


def coffees(screen: Sight) -> tuple[int, ...]:
    """The coffee shops that the seat has not built, by number."""
    position = screen.position
    stand = {spot.number for spot in position.players[screen.seat].spots if spot.property == "coffee"}
    most = industry.most_of(position, "coffee") or industry.next_coffee(position.players[screen.seat])
    return tuple(number for number in range(1, most + 1) if number not in stand)


def coffee_in_hand(screen: Sight) -> int:
    """The coffee shop that is built next: the one tapped, or the first that can be paid."""
    able = [move.number for move in legal(screen, moves.Property) if move.kind == "coffee"]
    there = coffees(screen)
    return state.hand_of(screen).number or next(iter(sorted(able) or there), 1)


def places(screen: Sight) -> tuple[int, ...]:
    """The places a rabbit can come from; none where nobody knows how many there are."""
    position = screen.position
    return rabbits.open_places(position, screen.seat) if rabbits.places(position) is not None else ()


def place_in_hand(screen: Sight) -> int:
    """The place the next rabbit comes from: the one tapped, or the first; 0 where nobody knows of any."""
    there = places(screen)
    wanted = state.hand_of(screen).number
    return wanted if wanted in there else next(iter(there), 0)


# Where ------------------------------------------------------------------------------------------------------


def open_places(screen: Sight) -> tuple[str, ...]:
    """The hexes or edges on which a tap lays what is owed."""
    lays = LAYS[aim(screen)]
    found: dict[str, None] = {}
    for kind in (moves.Terrain, moves.Special, moves.Road, moves.Property, moves.Rabbit, moves.Free):
        for move in legal(screen, kind):
            at: str = getattr(move, "at", "")
            if at and at not in found and screen.judge(lays(screen, at)).legal:
                found[at] = None
    return tuple(found)


@dataclass(frozen=True)
class Ahead:
    """The table as it would be after the move in hand, when nothing else is."""

    game: Game[Any, Any, Any]
    position: Position
    seat: int
    hand: None = None

    def judge(self, move: Any) -> Verdict:
        """What the referee would say of a move of the seat."""
        return self.game.verdict(self.position, self.seat, move)


def ahead(screen: Screen) -> Ahead | None:
    """The table after the move in hand, where a piece would be owed first; None where it is not so."""
    held = state.hand_of(screen).move
    if not isinstance(held, MAIN) or not screen.acting or not screen.judge(held).legal:
        return None
    if unanswered_entries(screen, screen.game.box.entries_of(screen.position, screen.seat, held)):
        return None
    after = Ahead(screen.game, doing.after(screen, held), screen.seat)
    return after if aim(after) else None


def wants_tile(screen: Screen, at: str) -> bool:
    """Whether it has to be said first which special tile is laid."""
    return isinstance(LAYS[aim(screen)](screen, at), moves.Special) and not state.hand_of(screen).number


def tap(screen: Screen, at: str) -> None:
    """Lay what is owed; or say why it may not lie there. A move in hand that brings it is made first."""
    if ahead(screen) and not screen.acts.play(state.hand_of(screen).move):
        return
    if not aim(screen) or screen.acts.only_looks():
        return
    move = LAYS[aim(screen)](screen, at)
    if not screen.judge(move).legal:
        screen.acts.ask_why(move)
        return
    if wants_tile(screen, at):
        state.take(screen, at=at)
        return
    lay(screen, move)


def lay(screen: Screen, move: moves.Move) -> None:
    """Lay what is owed where it may be, once the prints are read on which that rests."""
    then = partial(_again, screen, move)
    ask_printed(screen, entries(screen, move), then, partial(screen.acts.play, move))


def entries(screen: Screen, move: moves.Move) -> tuple[str, ...]:
    """The prints on which it rests that a piece is laid: its own, and how many rabbits there are."""
    counted = ("rabbits",) if isinstance(move, moves.Rabbit) else ()
    tile = (f"special-{move.tile}",) if isinstance(move, moves.Special) and move.tile else ()
    return (*counted, *screen.game.box.entries_of(screen.position, screen.seat, move), *tile)


def _again(screen: Screen, before: moves.Move) -> None:
    """With what was read, a rabbit may come from another place; everything else is laid as it was meant."""
    if isinstance(before, moves.Rabbit) and aim(screen) == "rabbit":
        move = moves.Rabbit(before.at, place_in_hand(screen))
        if move != before:
            lay(screen, move)
            return
    screen.acts.play(before)


def choose_tile(screen: Screen, tile: int) -> None:
    """Lay the special tile of a number on the hex pointed at; 0 where nobody says which it is."""
    at = state.hand_of(screen).at
    if screen.acts.only_looks():
        return
    if not tile:
        screen.acts.play(moves.Special(at))
        return
    lay(screen, moves.Special(at, tile))
