"""The box of Sweet Lands in its owner's hands: the form of each entry, and the entries that a move needs."""

from dataclasses import replace

from companion.engine.owners_box import OwnersBox, printed_of
from companion.games.sweet_lands import (
    areas,
    corrections,
    entries,
    first_entries,
    income,
    industry,
    moves,
    printed,
    teaching,
    tracked_prints,
    words,
)
from companion.games.sweet_lands.position import Player, Position


def printed_for(piece: str) -> tuple[str, ...]:
    """List the entries that a piece depends on, for every seat and place."""
    return {"lab": ("labs",), "coffee": ("coffees",), "rabbit": ("rabbits",)}.get(piece, ())


def entries_of(position: Position, seat: int, move: moves.Move) -> tuple[str, ...]:
    """List the entries that decide if a seat may make a move: its object and its costs."""
    return tuple(name for name in _needed_entries(position, seat, move) if entries.is_asked(name, "move"))


def _needed_entries(position: Position, seat: int, move: moves.Move) -> tuple[str, ...]:
    """List the entries of a move, and of a main action the ability, which may bear on any of them."""
    player = position.players[seat]
    main = isinstance(move, moves.Area | moves.Play | moves.Flip)
    ability = (f"{player.character}-ability",) if main and player.character else ()
    return (*_entries_of_move(position, seat, move), *ability)


def _entries_of_move(position: Position, seat: int, move: moves.Move) -> tuple[str, ...]:
    match move:
        case moves.Area():
            return areas.entries(position, move)
        case moves.Advance(track=track):
            return (f"track-{track}",)
        case moves.Play(card=card) if card:
            return (f"card-{card}",)
        case moves.Property(kind=kind) if kind != "tower":
            return _of_property(position.players[seat], move)
        case moves.Rabbit(place=place) if place:
            return ("rabbits", f"rabbit-{place}")
        case moves.Helper() if position.rules > 1:
            return (income.places_entry(position),)
        case moves.Free(number=4, tile=tile):
            return (f"milestone-{tile}",)
        case moves.Free(number=8):
            character = position.players[seat].character
            return (f"{character}-tower",) if character else ()
    return ()


def _of_property(player: Player, move: moves.Property) -> tuple[str, ...]:
    """List the entries for a property: the number of its type, the next price and the wood discounts."""
    counted = {"lab": ("labs",), "coffee": ("coffees",)}.get(move.kind, ())
    return (*counted, industry.price_entry(player, move.kind, move.number), *industry.discounts(player))


BOX: OwnersBox = OwnersBox(
    load=printed.box,
    check=printed.check,
    field_of=entries.field_of,
    named_field=words.entry_field,
    list_names=entries.names,
    list_coded=first_entries.coded_names,
    printed_for=printed_for,
    entries_of=entries_of,
    own=printed_of,
    correction=corrections.SetPrinted,
    track=corrections.SetTracked,
    tracked=tracked_prints.list_tracked,
    asks_once=entries.is_asked_once,
    unread_entries=teaching.unread_entries,
)

FIRST_BOX: OwnersBox = replace(BOX, field_of=first_entries.field_of, list_coded=first_entries.names)
"""The box with the entries and forms of version 1 of the rules, by which its carry codes are read."""
