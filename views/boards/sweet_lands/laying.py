"""Owed pieces and the map: the piece a tap lays, the places for it, and the reasons against others."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.engine.game import Game
from companion.engine.verdict import Verdict
from companion.games.sweet_lands import industry, moves, rabbits
from companion.games.sweet_lands.free_actions import is_laid
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.phases import due_rules
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import Kind
from views.boards.sweet_lands import play_move, state
from views.boards.sweet_lands.state import Screen, Sight
from views.models.legal_moves import legal_moves

BUYABLE: tuple[Kind, ...] = ("tent", "house", "building", "lab", "coffee")
"""The types that are built for a price."""

MAIN = (moves.Area, moves.Play, moves.Flip)
"""Main actions, which may bring a piece to lay."""

At = Callable[[Sight, str], moves.Move]


def due_kinds(screen: Sight) -> tuple[str, ...]:
    """List the kinds of pieces the seat looked at can take next, several if one print gives several."""
    return tuple(dict.fromkeys(due.kind for due in due_rules.open_dues(screen.position, screen.seat)))


def due_kind(screen: Sight) -> str:
    """Return the kind of piece to take next: the one tapped, or the first, or an empty text without any."""
    kinds, wanted = due_kinds(screen), state.hand_of(screen).piece
    return wanted if wanted in kinds else next(iter(kinds), "")


def aim(screen: Sight) -> str:
    """Name the thing that a tap on the map lays: an owed piece, or the clock tower in hand.

    Without either, the text is empty.
    """
    held = state.hand_of(screen).move
    if isinstance(held, moves.Free) and is_laid(held):
        return "tower"
    kind = due_kind(screen)
    return kind if kind in LAYS else ""


# Moves by place ---------------------------------------------------------------------------------------------


def _terrain(screen: Sight, cell: str) -> moves.Move:
    """Return the move that lays the tile fitting the ground, or the owed tile on unknown ground."""
    ground = seat_land(screen.position, screen.seat).grounds.get(cell)
    if due_kind(screen) == "special" or (ground and ground[0] == "special"):
        return moves.Special(cell, state.hand_of(screen).number)
    return moves.Terrain(cell)


def _road(screen: Sight, cell: str) -> moves.Move:
    return moves.Road(cell)


def _property(screen: Sight, cell: str) -> moves.Move:
    kind = kind_in_hand(screen)
    return moves.Property(kind, cell, coffee_in_hand(screen) if kind == "coffee" else 0)


def _rabbit(screen: Sight, cell: str) -> moves.Move:
    return moves.Rabbit(cell, place_in_hand(screen))


def _tower(screen: Sight, cell: str) -> moves.Move:
    return moves.Free(8, at=cell)


LAYS: Mapping[str, At] = {
    "terrain": _terrain,
    "special": _terrain,
    "road": _road,
    "property": _property,
    "rabbit": _rabbit,
    "tower": _tower,
}
"""Moves that a tap on the map makes, by the kind owed."""


# What is in hand --------------------------------------------------------------------------------------------


def can_build(screen: Sight, kind: Kind) -> bool:
    """Check that a property of a type can be built on at least one hex now."""
    return any(move.kind == kind for move in legal_moves(screen, moves.Property))


def kind_in_hand(screen: Sight) -> Kind:
    """Return the type of property to build next: the one tapped, or the first that can be built."""
    wanted = state.hand_of(screen).kind
    able = (kind for kind in BUYABLE if can_build(screen, kind))
    return wanted if wanted is not None else next(able, BUYABLE[0])


def coffees(screen: Sight) -> tuple[int, ...]:
    """List the coffee shops that the seat has not built, by number."""
    position = screen.position
    stand = {spot.number for spot in position.players[screen.seat].spots if spot.property == "coffee"}
    most = industry.most_properties(position, "coffee") or industry.next_coffee(position.players[screen.seat])
    return tuple(number for number in range(1, most + 1) if number not in stand)


def coffee_in_hand(screen: Sight) -> int:
    """Return the coffee shop to build next: the one tapped, or the first that can be paid."""
    able = [move.number for move in legal_moves(screen, moves.Property) if move.kind == "coffee"]
    there = coffees(screen)
    return state.hand_of(screen).number or next(iter(sorted(able) or there), 1)


def places(screen: Sight) -> tuple[int, ...]:
    """List the places a rabbit can come from, or none while their number has not been read."""
    position = screen.position
    return rabbits.open_places(position, screen.seat) if rabbits.places(position) is not None else ()


def place_in_hand(screen: Sight) -> int:
    """Return the place the next rabbit comes from: the one tapped, or the first, or 0 for none."""
    there = places(screen)
    wanted = state.hand_of(screen).number
    return wanted if wanted in there else next(iter(there), 0)


# Where ------------------------------------------------------------------------------------------------------


def open_places(screen: Sight) -> tuple[str, ...]:
    """List the hexes or edges on which a tap lays the owed piece."""
    lays = LAYS[aim(screen)]
    found: dict[str, None] = {}
    for kind in (moves.Terrain, moves.Special, moves.Road, moves.Property, moves.Rabbit, moves.Free):
        for move in legal_moves(screen, kind):
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
        """Return the referee's verdict on a move of the seat."""
        return self.game.verdict(self.position, self.seat, move)


def ahead(screen: Screen) -> Ahead | None:
    """Return the table after the move in hand, if a piece would be owed first, or None."""
    held = state.hand_of(screen).move
    if not isinstance(held, MAIN) or not screen.acting or not screen.judge(held).legal:
        return None
    after = Ahead(screen.game, play_move.position_after(screen, held), screen.seat)
    return after if aim(after) else None


def wants_tile(screen: Screen, cell: str) -> bool:
    """Check that the special tile to lay on a hex is still to be chosen."""
    return isinstance(LAYS[aim(screen)](screen, cell), moves.Special) and not state.hand_of(screen).number


def tap(screen: Screen, cell: str) -> None:
    """Lay the owed piece, or open the reasons against it.

    A move in hand that brings the piece is made first.
    """
    held = state.hand_of(screen).move
    if held and ahead(screen):
        names = screen.game.box.entries_of(screen.position, screen.seat, held)
        play_move.make_and_ask(screen, names, partial(_lay_after, screen, held, cell))
    else:
        _lay_owed(screen, cell)


def _lay_after(screen: Screen, held: moves.Move, cell: str) -> None:
    """Make the move in hand, then lay the piece that it brings."""
    if play_move.play(screen, held):
        _lay_owed(screen, cell)


def _lay_owed(screen: Screen, cell: str) -> None:
    if not aim(screen) or screen.acts.only_looks():
        return
    move = LAYS[aim(screen)](screen, cell)
    if not screen.judge(move).legal:
        screen.acts.ask_why(move)
        return
    if wants_tile(screen, cell):
        state.take(screen, at=cell)
        return
    lay(screen, move)


def lay(screen: Screen, move: moves.Move) -> None:
    """Lay the owed piece on a legal place, and ask for the unread prints it rests on meanwhile."""
    play_move.make_and_ask(screen, entries(screen, move), partial(play_move.play, screen, move))


def entries(screen: Screen, move: moves.Move) -> tuple[str, ...]:
    """List the box entries that laying a piece rests on: its own, and the number of rabbits."""
    counted = ("rabbits",) if isinstance(move, moves.Rabbit) else ()
    tile = (f"special-{move.tile}",) if isinstance(move, moves.Special) and move.tile else ()
    return (*counted, *screen.game.box.entries_of(screen.position, screen.seat, move), *tile)


def choose_tile(screen: Screen, tile: int) -> None:
    """Lay the special tile of a number on the hex pointed at. 0 leaves the number open."""
    at = state.hand_of(screen).at
    if screen.acts.only_looks():
        return
    if not tile:
        play_move.play(screen, moves.Special(at))
        return
    lay(screen, moves.Special(at, tile))
