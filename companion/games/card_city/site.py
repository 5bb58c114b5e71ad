"""Subject of every placement rule of Card City: a seat's city and the card in hand."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.engine.rules import AreaRule, free_cells
from companion.engine.words import Params, Word
from companion.games.card_city.city import GRID, Layout, compute_layout
from companion.games.card_city.position import Card, Position, Town
from companion.geometry.bits import Mask

FULL = GRID.full
"""Every cell of the canvas."""


@dataclass(frozen=True, slots=True)
class Site:
    """Seat's city, with the card to be laid there."""

    position: Position
    seat: int
    card: Card
    town: Town
    city: Layout


def create_site(position: Position, seat: int, card: Card) -> Site:
    """Create the site of a seat and a card."""
    town = position.towns[seat]
    return Site(position, seat, card, town, compute_layout(town.city))


def free_cells_for(rules: Iterable[AreaRule[Site]], position: Position, seat: int, card: Card) -> Mask:
    """Compute the mask of the cells where no rule forbids a card of a seat."""
    return free_cells(rules, GRID, create_site(position, seat, card))


def all_cells_if(is_broken: bool) -> Mask:
    """Return every cell if `is_broken`, else none."""
    return FULL if is_broken else 0


def card_params(s: Site) -> Params:
    """Return the card in hand, for a sentence."""
    return {"card": Word(f"card-{s.card}")}


def cell_names(mask: Mask) -> tuple[str, ...]:
    """List the names of a mask's cells, for a sentence."""
    return GRID.names_of(mask)
