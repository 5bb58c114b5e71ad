"""A legal move as its number among the legal moves: only the choice that the rules leave costs bits.

The moves are put in an order of their own, by kind and then by their wire form, so that it does not matter in
which order the rules list them. A tuple of alike things, such as two cards, is listed once, whatever the
order its things were named in; that order is told by itself.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations, product
from operator import itemgetter
from typing import Any

import msgspec
from msgspec import inspect as kinds

from companion.engine.game import Game
from companion.engine.wire import encode
from companion.sharing.coder import Coder
from companion.sharing.values import code_value

MOST_ARRANGED = 4
"""Things in a tuple whose orders are looked through; a longer tuple is taken as it is listed."""

PLAUSIBLE = 16
UNLISTED = 1
"""The weights of one kind of legal move, and of a move that is not listed, before any was made."""


@lru_cache(maxsize=256)
def arrangeable_fields(kind: Hashable) -> tuple[str, ...]:
    """List the fields of a struct that are tuples of alike things."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return ()
    described = kinds.type_info(kind)
    assert isinstance(described, kinds.StructType)
    return tuple(field.name for field in described.fields if _is_of_alike_items(field.type))


def _arrangeable_fields_of(move: Any) -> tuple[str, ...]:
    kind: Any = type(move)
    return arrangeable_fields(kind)


def _is_of_alike_items(kind: kinds.Type) -> bool:
    if isinstance(kind, kinds.TupleType):
        return all(item == kind.item_types[0] for item in kind.item_types)
    return isinstance(kind, kinds.VarTupleType)


def normalize_move(move: Any) -> bytes:
    """Encode a move in its wire form, tuples of alike things sorted: their order makes no difference."""
    fields = _arrangeable_fields_of(move)
    if not fields:
        return encode(move)
    changes = {name: tuple(sorted(getattr(move, name), key=encode)) for name in fields}
    return encode(msgspec.structs.replace(move, **changes))


def list_arrangements(move: Any) -> tuple[Any, ...]:
    """List every move that differs from ``move`` in the order of alike things only, the move itself first."""
    fields = [name for name in _arrangeable_fields_of(move) if 2 <= len(getattr(move, name)) <= MOST_ARRANGED]
    if not fields:
        return (move,)
    orders = [sorted(set(permutations(getattr(move, name))), key=encode) for name in fields]
    every = [
        msgspec.structs.replace(move, **dict(zip(fields, order, strict=True))) for order in product(*orders)
    ]
    return (move, *(one for one in every if one != move))


def _index_by_form(moves: Sequence[Any]) -> dict[bytes, Any]:
    """Index moves of one type by normal form. Of equal forms, the first by wire form stands for all."""
    by_wire = dict(sorted(zip(map(encode, moves), moves, strict=True), key=itemgetter(0)))
    if not _arrangeable_fields_of(moves[0]):
        return by_wire
    found: dict[bytes, Any] = {}
    for move in by_wire.values():
        found.setdefault(normalize_move(move), move)
    return dict(sorted(found.items(), key=itemgetter(0)))


@dataclass(frozen=True)
class Listing:
    """Legal moves of a seat, by kind, each kind's in the order of their normal forms.

    Attributes:
        forms: a kind's moves by normal form; kinds and forms are both sorted.
    """

    forms: dict[str, dict[bytes, Any]]

    @classmethod
    def of(cls, game: Game[Any, Any, Any], position: Any, seat: int) -> "Listing":
        """List the moves that a game allows a seat."""
        by_type: dict[type, list[Any]] = {}
        for move in game.moves(position, seat):
            by_type.setdefault(type(move), []).append(move)
        found = {kind_of(alike[0]): _index_by_form(alike) for alike in by_type.values()}
        return cls({kind: found[kind] for kind in sorted(found)})

    def place(self, move: Any) -> tuple[int, int, int] | None:
        """Find the numbers of a move's kind, form and arrangement. Return None if it is not listed."""
        kind, form = kind_of(move), normalize_move(move)
        if form not in self.forms.get(kind, {}):
            return None
        orders = list_arrangements(self.forms[kind][form])
        if move not in orders:
            return None
        return list(self.forms).index(kind), list(self.forms[kind]).index(form), orders.index(move)


def kind_of(move: Any) -> str:
    """Name a move's kind: a struct's tag, or its type's name."""
    config = getattr(type(move), "__struct_config__", None)
    return type(move).__name__ if config is None or config.tag is None else str(config.tag)


def code_move(coder: Coder, game: Game[Any, Any, Any], position: Any, seat: int, value: Any) -> Any:
    """Encode or decode a seat's move in a position: cheap if it is legal, else any move of the game.

    Args:
        coder: writes or reads it.
        game: the game.
        position: the position before the move.
        seat: the seat.
        value: the move; anything when reading.

    Raises:
        CarryError: the value is no move of the game.
        WireError: the value that was read is no move of the game.
    """
    listing = Listing.of(game, position, seat)
    place = None if coder.reading else listing.place(value)
    names = tuple(listing.forms)
    prior = (PLAUSIBLE,) * len(names) + (UNLISTED,)
    kind = None if coder.reading else len(names) if place is None else place[0]
    kind = coder.choose(("kind", game.stage(position)[1], names), prior, kind)
    if kind == len(names):
        return code_value(coder, game.move_type, value)
    forms = list(listing.forms[names[kind]].values())
    listed = forms[coder.code_uniform(len(forms), place and place[1])]
    orders = list_arrangements(listed)
    if len(orders) == 1:
        return listed
    prior = (PLAUSIBLE,) * len(orders)
    return orders[coder.choose(("order", names[kind], len(orders)), prior, place and place[2])]
