"""The box of Sweet Lands in an owner's hands: how entries are written, and what play needs of them when."""

from companion.engine.owners_box import OwnersBox, printed_of
from companion.games.sweet_lands import areas, corrections, entries, industry, moves, printed
from companion.games.sweet_lands.position import Player, Position


def printed_for(piece: str) -> tuple[str, ...]:
    """The entries that a piece depends on, whoever lays it wherever."""
    return {"lab": ("labs",), "coffee": ("coffees",), "rabbit": ("rabbits",)}.get(piece, ())


def entries_of(position: Position, seat: int, move: moves.Move) -> tuple[str, ...]:
    """The entries that tell whether a seat may make a move: what it takes, and what that costs."""
    match move:
        case moves.Area():
            return areas.entries(move)
        case moves.Advance(track=track):
            return (f"track-{track}",)
        case moves.Play(card=card) if card:
            return (f"card-{card}",)
        case moves.Property(kind=kind) if kind != "tower":
            return _of_property(position.players[seat], move)
        case moves.Rabbit(place=place) if place:
            return ("rabbits", f"rabbit-{place}")
        case moves.Free(number=4, tile=tile):
            return (f"milestone-{tile}",)
    return ()


def _of_property(player: Player, move: moves.Property) -> tuple[str, ...]:
    """How many there are of a type, the price of the next one, and what the food track takes off it."""
    counted = {"lab": ("labs",), "coffee": ("coffees",)}.get(move.kind, ())
    return (*counted, industry.price_entry(player, move.kind, move.number), *industry.discounts(player))


BOX = OwnersBox(
    ships=printed.box,
    check=printed.check,
    field_of=entries.field_of,
    listed=entries.names,
    printed_for=printed_for,
    entries_of=entries_of,
    own=printed_of,
    correction=corrections.SetPrinted,
)
