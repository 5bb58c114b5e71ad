"""Sweet Lands' corrections as lines of the log, each told about the position it is made in."""

from companion.engine.lines import Param, seat_line
from companion.engine.notice import Notice
from companion.engine.words import Phrase, Who, Word, amount
from companion.games.sweet_lands import corrections as said
from companion.games.sweet_lands import words
from companion.games.sweet_lands.gaining import STOCK
from companion.games.sweet_lands.land import land
from companion.games.sweet_lands.position import Position
from companion.geometry.hexes import HexGrid

GAIN_OF = {field: kind for kind, field in STOCK.items()}
"""The kind of gain that a number of a player counts."""

_ONE_MILESTONE = Phrase("said-one_milestone")
_ONE_CARD = Phrase("said-one_card")
"""Of those that nobody has named."""


# The middle of the table --------------------------------------------------------------------------------


def printed_line(position: Position, correction: said.SetPrinted) -> Notice:
    """Return the line of an entry of the box."""
    return Notice("printed", None, {"what": words.entry(position, correction.name)})


def turn_line(_position: Position, correction: said.SetTurn) -> Notice:
    """Return the line of where the table is."""
    return Notice(
        "turn",
        None,
        {
            "round": correction.round,
            "phase": Word(f"phase-{correction.phase}"),
            "turn": Who(correction.turn),
            "start": Who(correction.start),
        },
    )


def tiles_line(_position: Position, correction: said.SetTiles) -> Notice:
    """Return the line of the tiles that lie on the table."""
    named = tuple(words.with_number(correction.what, tile) for tile in correction.tiles)
    return Notice(f"tiles_{correction.what}", None, {"tiles": named, "count": len(named)})


def disc_line(_position: Position, correction: said.SetDisc) -> Notice:
    """Return the line of whose disc lies on a slot."""
    params: dict[str, Param] = {"area": words.area(correction.area), "slot": correction.slot}
    if correction.seat is None:
        return Notice("disc_none", None, params)
    return seat_line("disc", correction.seat, **params)


def end_line(position: Position, correction: said.SetEnd) -> Notice:
    """Return the line of who was first at the end of a track."""
    track = words.track(position, correction.track)
    if correction.seat is None:
        return Notice("end_none", None, {"track": track})
    return seat_line("end", correction.seat, track=track)


# A map --------------------------------------------------------------------------------------------------


def spot_line(position: Position, correction: said.SetSpot) -> Notice:
    """Return the line of what lies on a hex: tile, property and rabbit."""
    spot = correction.spot
    return seat_line(
        "spot",
        correction.seat,
        at=words.hex_said(_grid(position, correction.seat), spot.at),
        tile=spot.tile,
        special=spot.special,
        built=int(spot.property is not None),
        piece=Word(f"piece-{spot.property or 'tent'}"),
        rabbit=int(spot.rabbit),
    )


def clear_line(position: Position, correction: said.ClearSpot) -> Notice:
    """Return the line that nothing lies on a hex."""
    at = words.hex_said(_grid(position, correction.seat), correction.at)
    return seat_line("clear", correction.seat, at=at)


def road_line(position: Position, correction: said.SetRoad) -> Notice:
    """Return the line that a road lies on an edge, or none."""
    at = words.place_said(_grid(position, correction.seat), correction.at)
    return seat_line("road" if correction.there else "road_none", correction.seat, at=at)


def _grid(position: Position, seat: int) -> HexGrid:
    return land(position, seat).grid


def count_line(_position: Position, correction: said.SetCount) -> Notice:
    """Return the line of how much of something a map has."""
    what = Word(f"element-{correction.what}")
    return seat_line("count", correction.seat, what=what, count=correction.count)


# Numbers and markers ------------------------------------------------------------------------------------


def stock_line(_position: Position, correction: said.SetStock) -> Notice:
    """Return the line of how much a seat has of something, or where a marker of its stands."""
    what, count = correction.what, correction.count
    if what in GAIN_OF:
        return seat_line("stock", correction.seat, amount=amount(GAIN_OF[what], count))
    return seat_line(f"stands_{what}", correction.seat, space=count)


def space_line(_position: Position, correction: said.SetSpace) -> Notice:
    """Return the line of where an income marker stands."""
    resource = Word(f"gain-{correction.resource}")
    return seat_line("space", correction.seat, resource=resource, space=correction.space)


def track_line(position: Position, correction: said.SetTrack) -> Notice:
    """Return the line of where a marker stands on a prosperity track."""
    track = words.track(position, correction.track)
    return seat_line("track", correction.seat, track=track, space=correction.space)


def mark_line(_position: Position, correction: said.SetMark) -> Notice:
    """Return the line of how many cards with a mark a seat has played."""
    mark = Word(f"element-m{correction.mark}")
    return seat_line("mark", correction.seat, mark=mark, count=correction.count)


def multiplier_line(_position: Position, correction: said.SetMultiplier) -> Notice:
    """Return the line of how much each of an element counts."""
    element = Word(f"element-{correction.element}")
    if correction.value < 0:
        return seat_line("multiplier_box", correction.seat, element=element)
    return seat_line("multiplier", correction.seat, element=element, times=correction.value)


def flag_line(_position: Position, correction: said.SetFlag) -> Notice:
    """Return the line of the wonder, or of the ability of this round."""
    return seat_line(correction.what if correction.on else f"{correction.what}_not", correction.seat)


# Cards, tiles and characters ----------------------------------------------------------------------------


def skill_line(_position: Position, correction: said.SetSkill) -> Notice:
    """Return the line of a skill tile."""
    tile = words.skill(correction.tile, correction.advanced)
    return seat_line(f"skill_{correction.state}", correction.seat, tile=tile)


def automated_line(_position: Position, correction: said.SetAutomated) -> Notice:
    """Return the line of how many cards lie below a column."""
    column = Word(f"piece-{correction.column}")
    return seat_line("automated", correction.seat, column=column, count=correction.count)


def automated_cards_line(position: Position, correction: said.SetAutomatedCards) -> Notice:
    """Return the line of which cards lie below a column."""
    column, cards = Word(f"piece-{correction.column}"), correction.cards
    return seat_line(
        "automated_cards", correction.seat, column=column, count=len(cards), cards=_cards(position, cards)
    )


def passing_cards_line(position: Position, correction: said.SetPassingCards) -> Notice:
    """Return the line of which passing cards a seat has played."""
    cards = correction.cards
    return seat_line("passing_cards", correction.seat, count=len(cards), cards=_cards(position, cards))


def _cards(position: Position, cards: tuple[int, ...]) -> tuple[Phrase, ...]:
    return tuple(words.card(position, card) if card else _ONE_CARD for card in cards)


def rabbit_place_line(_position: Position, correction: said.SetRabbitPlace) -> Notice:
    """Return the line of whether a rabbit's place is empty."""
    id = "rabbit_place" if correction.taken else "rabbit_place_not"
    return seat_line(id, correction.seat, place=correction.place)


def milestones_line(_position: Position, correction: said.SetMilestones) -> Notice:
    """Return the line of how many milestones a seat has claimed."""
    return seat_line("milestones", correction.seat, count=correction.count)


def own_milestones_line(_position: Position, correction: said.SetOwnMilestones) -> Notice:
    """Return the line of which milestones a seat has claimed."""
    tiles = correction.tiles
    named = tuple(words.with_number("milestone", tile) if tile else _ONE_MILESTONE for tile in tiles)
    return seat_line("own_milestones", correction.seat, count=len(tiles), tiles=named)


def character_line(_position: Position, correction: said.SetCharacter) -> Notice:
    """Return the line of a seat's character and map."""
    named = correction.character
    character = words.character(named) if named else Phrase("said-no_character")
    return seat_line("character", correction.seat, character=character, map=correction.side)


def helper_line(_position: Position, correction: said.SetHelper) -> Notice:
    """Return the line of where a seat's helper marker stands."""
    place = correction.place
    return seat_line("helper" if place else "helper_none", correction.seat, place=place)
