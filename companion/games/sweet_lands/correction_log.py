"""Log lines of Sweet Lands' corrections, each told about the position before it."""

from companion.engine.lines import Param, seat_line
from companion.engine.notice import Notice
from companion.engine.owners_box import Reread, marked_section
from companion.engine.words import Phrase, Who, Word, amount_phrase
from companion.games.sweet_lands import corrections as said
from companion.games.sweet_lands import words
from companion.games.sweet_lands.gaining import STOCK
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.position import Position
from companion.geometry.hexes import HexGrid

GAIN_OF = {field: kind for kind, field in STOCK.items()}
"""The kind of gain that a number of a player counts."""

_ONE_MILESTONE = Phrase("said-one_milestone")
_ONE_CARD = Phrase("said-one_card")
"""Words for an unnamed milestone and an unnamed card."""


# The middle of the table --------------------------------------------------------------------------------


def printed_line(position: Position, correction: said.SetPrinted) -> Notice:
    """Describe a corrected box entry."""
    return Notice("printed", None, {"what": words.entry(position, correction.name)})


def reread_line(position: Position, correction: Reread) -> Notice:
    """Describe a misread box entry that the whole record followed."""
    return Notice("reread", None, {"what": words.entry(position, correction.name)})


def tracked_line(position: Position, correction: said.SetTracked) -> Notice:
    """Describe the prints that the table tracks itself from now on, or is asked about again."""
    section = marked_section(correction.what)
    what = Word(f"section-{section}") if section else words.entry(position, correction.what)
    return Notice("tracked" if correction.on else "tracked_not", None, {"what": what})


def turn_line(_position: Position, correction: said.SetTurn) -> Notice:
    """Describe the corrected round, phase, turn and start seat."""
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
    """Describe the corrected tiles on the table."""
    named = tuple(words.with_number(correction.what, tile) for tile in correction.tiles)
    return Notice(f"tiles_{correction.what}", None, {"tiles": named, "count": len(named)})


def disc_line(_position: Position, correction: said.SetDisc) -> Notice:
    """Describe the corrected owner of the disc on a slot."""
    params: dict[str, Param] = {"area": words.area(correction.area), "slot": correction.slot}
    if correction.seat is None:
        return Notice("disc_none", None, params)
    return seat_line("disc", correction.seat, **params)


def end_line(position: Position, correction: said.SetEnd) -> Notice:
    """Describe the corrected first seat at the end of a prosperity track."""
    track = words.track(position, correction.track)
    if correction.seat is None:
        return Notice("end_none", None, {"track": track})
    return seat_line("end", correction.seat, track=track)


# A map --------------------------------------------------------------------------------------------------


def spot_line(position: Position, correction: said.SetSpot) -> Notice:
    """Describe the corrected tile, property and rabbit on a hex."""
    spot = correction.spot
    return seat_line(
        "spot",
        correction.seat,
        at=words.name_hex(_grid(position, correction.seat), spot.at),
        tile=spot.tile,
        special=spot.special,
        built=int(spot.property is not None),
        piece=Word(f"piece-{spot.property or 'tent'}"),
        rabbit=int(spot.rabbit),
    )


def clear_line(position: Position, correction: said.ClearSpot) -> Notice:
    """Describe a hex that was cleared."""
    at = words.name_hex(_grid(position, correction.seat), correction.at)
    return seat_line("clear", correction.seat, at=at)


def road_line(position: Position, correction: said.SetRoad) -> Notice:
    """Describe a road that was put on an edge or taken off."""
    at = words.name_place(_grid(position, correction.seat), correction.at)
    return seat_line("road" if correction.there else "road_none", correction.seat, at=at)


def _grid(position: Position, seat: int) -> HexGrid:
    return seat_land(position, seat).grid


def count_line(_position: Position, correction: said.SetCount) -> Notice:
    """Describe the corrected count of an element on a map."""
    what = Word(f"element-{correction.what}")
    return seat_line("count", correction.seat, what=what, count=correction.count)


# Numbers and markers ------------------------------------------------------------------------------------


def stock_line(_position: Position, correction: said.SetStock) -> Notice:
    """Describe the corrected amount of a seat's stock, or the space of one of its markers."""
    what, count = correction.what, correction.count
    if what in GAIN_OF:
        return seat_line("stock", correction.seat, amount=amount_phrase(GAIN_OF[what], count))
    return seat_line(f"stands_{what}", correction.seat, space=count)


def space_line(_position: Position, correction: said.SetSpace) -> Notice:
    """Describe the corrected space of an income marker."""
    resource = Word(f"gain-{correction.resource}")
    return seat_line("space", correction.seat, resource=resource, space=correction.space)


def track_line(position: Position, correction: said.SetTrack) -> Notice:
    """Describe the corrected space of a marker on a prosperity track."""
    track = words.track(position, correction.track)
    return seat_line("track", correction.seat, track=track, space=correction.space)


def mark_line(_position: Position, correction: said.SetMark) -> Notice:
    """Describe the corrected number of cards with a mark that a seat has played."""
    mark = Word(f"element-m{correction.mark}")
    return seat_line("mark", correction.seat, mark=mark, count=correction.count)


def multiplier_line(_position: Position, correction: said.SetMultiplier) -> Notice:
    """Describe the corrected multiplier of an element."""
    element = Word(f"element-{correction.element}")
    if correction.value < 0:
        return seat_line("multiplier_box", correction.seat, element=element)
    return seat_line("multiplier", correction.seat, element=element, times=correction.value)


def flag_line(_position: Position, correction: said.SetFlag) -> Notice:
    """Describe the corrected state of the wonder, or of this round's ability."""
    return seat_line(correction.what if correction.on else f"{correction.what}_not", correction.seat)


# Cards, tiles and characters ----------------------------------------------------------------------------


def skill_line(_position: Position, correction: said.SetSkill) -> Notice:
    """Describe the corrected state of a skill tile."""
    tile = words.skill(correction.tile, correction.advanced)
    return seat_line(f"skill_{correction.state}", correction.seat, tile=tile)


def automated_line(_position: Position, correction: said.SetAutomated) -> Notice:
    """Describe the corrected number of cards below a column."""
    column = Word(f"piece-{correction.column}")
    return seat_line("automated", correction.seat, column=column, count=correction.count)


def automated_cards_line(position: Position, correction: said.SetAutomatedCards) -> Notice:
    """Describe the corrected cards below a column."""
    column, cards = Word(f"piece-{correction.column}"), correction.cards
    return seat_line(
        "automated_cards", correction.seat, column=column, count=len(cards), cards=_cards(position, cards)
    )


def passing_cards_line(position: Position, correction: said.SetPassingCards) -> Notice:
    """Describe the corrected passing cards of a seat."""
    cards = correction.cards
    return seat_line("passing_cards", correction.seat, count=len(cards), cards=_cards(position, cards))


def _cards(position: Position, cards: tuple[int, ...]) -> tuple[Phrase, ...]:
    return tuple(words.card(position, card) if card else _ONE_CARD for card in cards)


def rabbit_place_line(_position: Position, correction: said.SetRabbitPlace) -> Notice:
    """Describe the corrected state of a rabbit's place, empty or occupied."""
    id = "rabbit_place" if correction.taken else "rabbit_place_not"
    return seat_line(id, correction.seat, place=correction.place)


def milestones_line(_position: Position, correction: said.SetMilestones) -> Notice:
    """Describe the corrected number of milestones of a seat."""
    return seat_line("milestones", correction.seat, count=correction.count)


def own_milestones_line(_position: Position, correction: said.SetOwnMilestones) -> Notice:
    """Describe the corrected milestones of a seat."""
    tiles = correction.tiles
    named = tuple(words.with_number("milestone", tile) if tile else _ONE_MILESTONE for tile in tiles)
    return seat_line("own_milestones", correction.seat, count=len(tiles), tiles=named)


def character_line(position: Position, correction: said.SetCharacter) -> Notice:
    """Describe the corrected character and map of a seat."""
    named = correction.character
    character = words.character(position, named) if named else Phrase("said-no_character")
    return seat_line("character", correction.seat, character=character, map=correction.side)


def helper_line(_position: Position, correction: said.SetHelper) -> Notice:
    """Describe the corrected place of a seat's helper marker."""
    place = correction.place
    return seat_line("helper" if place else "helper_none", correction.seat, place=place)
