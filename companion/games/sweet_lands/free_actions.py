"""Costs, gains and named objects of the free actions, in a table for rules, typed tables and the board."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Literal

from companion.engine.gains import NOTHING, Gain, Gains, read_gains
from companion.games.sweet_lands.moves import Basics, Free
from companion.games.sweet_lands.vocabulary import GAINS

Named = Literal["", "piece", "tile", "at"]
"""The field of a move that names the thing a free action is about."""

NAMED: tuple[Named, ...] = ("piece", "tile", "at")

Piece = Literal["", "terrain", "road"]
PIECES: tuple[Piece, ...] = ("terrain", "road")

RESOURCE = "basic"
"""The kind of gain that stands for any one basic resource."""


@dataclass(frozen=True)
class FreeAction:
    """A free action as the rules state it.

    Attributes:
        cost: the price. Of several options the first is usual, the second takes a disc instead.
        gives: the gains. Of several options the move names one.
        names: the field of the move that names a piece, a milestone or a hex, or empty.
    """

    cost: Gains = NOTHING
    gives: Gains = NOTHING
    names: Named = ""

    @cached_property
    def paid(self) -> int:
        """Number of resources paid."""
        return _count(self.cost.options[0], RESOURCE)

    @cached_property
    def got(self) -> int:
        """Number of basic resources given."""
        return _count(self.gives.options[0], RESOURCE)

    @cached_property
    def gold(self) -> int:
        """Amount of gold paid."""
        return _count(self.cost.options[0], "gold")

    @cached_property
    def takes_disc(self) -> bool:
        """Option to pay with a disc instead of a card."""
        return len(self.cost.options) > 1

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """Pieces of which a move names one, or the empty piece if it names none."""
        given = {gain.kind for option in self.gives.options for gain in option}
        return tuple(piece for piece in PIECES if piece in given) or ("",)

    @cached_property
    def fixed(self) -> tuple[Gain, ...]:
        """Gains that do not depend on the move."""
        return _without_kinds(self.gives.options[0], RESOURCE, *PIECES)

    def discards(self, *, disc: bool) -> tuple[Gain, ...]:
        """Select the card or the disc that is paid."""
        return _without_kinds(self.cost.options[disc and self.takes_disc], RESOURCE, "gold")


def _count(gains: tuple[Gain, ...], kind: str) -> int:
    return sum(gain.count for gain in gains if gain.kind == kind)


def _without_kinds(gains: tuple[Gain, ...], *kinds: str) -> tuple[Gain, ...]:
    return tuple(gain for gain in gains if gain.kind not in kinds)


def _trade(cost: str, gives: str, names: Named = "") -> FreeAction:
    return FreeAction(read_gains(cost, GAINS), read_gains(gives, GAINS), names)


FREE_ACTIONS: Mapping[int, FreeAction] = MappingProxyType(
    {
        1: _trade("card+3 basic", "terrain/road", "piece"),
        2: _trade("15 gold", "card"),
        3: _trade("4 gold", "basic"),
        4: FreeAction(names="tile"),
        5: _trade("basic", "gold"),
        6: _trade("3 basic", "basic"),
        7: _trade("card/disc", "2 basic"),
        8: FreeAction(names="at"),
    }
)
"""The free actions by the numbers of the rules. Milestones and the clock tower ask for conditions instead."""


def action_of(move: Free) -> FreeAction:
    """Look up the free action of a move."""
    return FREE_ACTIONS[move.number]


def amounts(basics: Basics) -> tuple[Gain, ...]:
    """List resources as gains, in the order of the rules."""
    return tuple(Gain(kind, number) for kind, number in _amounts_each(basics) if number)


def _amounts_each(basics: Basics) -> Iterator[tuple[str, int]]:
    yield from (("wheat", basics.wheat), ("wood", basics.wood), ("iron", basics.iron), ("gold", basics.gold))


def cost(move: Free) -> tuple[Gain, ...]:
    """List the resources and the gold that a free action costs, without the card or the disc."""
    gold = action_of(move).gold
    return (*amounts(move.give), Gain("gold", gold)) if gold else amounts(move.give)


def gains(move: Free) -> tuple[Gain, ...]:
    """List the gains of a free action as its move names them. Empty for a milestone and the clock tower."""
    piece = (Gain(move.piece),) if move.piece else ()
    return (*piece, *amounts(move.get), *action_of(move).fixed)


def discards(move: Free) -> tuple[Gain, ...]:
    """Select the card or the disc that a free action costs."""
    return action_of(move).discards(disc=move.disc)


def is_complete(move: Free) -> bool:
    """Check that a move names everything that its free action asks for."""
    action = action_of(move)
    return not (
        (action.paid and move.give == Basics())
        or (action.got and move.get == Basics())
        or (action.names and not getattr(move, action.names))
    )


def names_what_it_needs(move: Free) -> bool:
    """Check that a move names all that its free action asks for, and nothing else."""
    action = action_of(move)
    return (
        move.give.total == action.paid
        and move.get.total == action.got
        and not move.get.gold
        and (action.takes_disc or not move.disc)
        and all(bool(getattr(move, field)) == (field == action.names) for field in NAMED)
    )


def is_laid(move: Free) -> bool:
    """Check that a free action is done by a tap on the map, as the clock tower's is."""
    return action_of(move).names == "at"
