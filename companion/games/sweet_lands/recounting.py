"""Sweet Lands' corrections as lines of the log."""

from companion.engine.notice import Notice
from companion.engine.words import Params, Phrase, Who, Word, amount
from companion.games.sweet_lands import corrections, words
from companion.games.sweet_lands.gaining import STOCK
from companion.games.sweet_lands.land import land
from companion.games.sweet_lands.position import Position, Spot
from companion.geometry.hexes import HexGrid

GAIN_OF = {field: kind for kind, field in STOCK.items()}
"""The kind of gain that a number of a player counts."""


def describe_correction(position: Position, correction: corrections.Correction) -> Notice:
    """What a correction says in the log, told about the position it is made in."""
    seat: int | None = getattr(correction, "seat", None)
    id, params = _sentence(position, correction)
    return Notice(id, seat, {**({} if seat is None else {"seat": Who(seat)}), **params})


Sentence = tuple[str, Params]


def _sentence(position: Position, correction: corrections.Correction) -> Sentence:
    match correction:
        case corrections.SetPrinted(name=name):
            return "printed", {"what": words.entry(position, name)}
        case corrections.SetTurn(round=round, phase=phase, turn=turn, start=start):
            params: Params = {"round": round, "phase": Word(f"phase-{phase}")}
            return "turn", {**params, "turn": Who(turn), "start": Who(start)}
        case corrections.SetTiles(what=what, tiles=tiles):
            named = tuple(words.with_number(what, tile) for tile in tiles)
            return f"tiles_{what}", {"tiles": named, "count": len(tiles)}
        case corrections.SetClaimed(count=count):
            return "claimed", {"count": count}
        case corrections.SetDisc(area=area, slot=slot, seat=owner):
            params = {"area": words.area(area), "slot": slot}
            return "disc_none" if owner is None else "disc", params
        case corrections.SetEnd(track=track, seat=owner):
            return "end_none" if owner is None else "end", {"track": words.track(position, track)}
        case corrections.SetSpot(spot=spot):
            return _spot(_grid(position, correction), spot)
        case corrections.ClearSpot(at=at):
            return "clear", {"at": words.hex_said(_grid(position, correction), at)}
        case corrections.SetRoad(at=at, there=there):
            return "road" if there else "road_none", {"at": words.place_said(_grid(position, correction), at)}
        case corrections.SetStock() | corrections.SetSpace() | corrections.SetTrack() | corrections.SetMark():
            return _number(position, correction)
        case (
            corrections.SetAutomatedCards() | corrections.SetPassingCards()
            | corrections.SetRabbitPlace() | corrections.SetOwnMilestones()
        ):  # fmt: skip
            return _name_correction(position, correction)
    return _held(correction)


def _grid(
    position: Position, correction: corrections.SetSpot | corrections.ClearSpot | corrections.SetRoad
) -> HexGrid:
    return land(position, correction.seat).grid


def _spot(grid: HexGrid, spot: Spot) -> Sentence:
    """What lies on a hex: tile, property and rabbit."""
    params: Params = {
        "at": words.hex_said(grid, spot.at),
        "tile": spot.tile,
        "special": spot.special,
        "built": int(spot.property is not None),
        "piece": Word(f"piece-{spot.property or 'tent'}"),
        "rabbit": int(spot.rabbit),
    }
    return "spot", params


def _number(position: Position, correction: corrections.Correction) -> Sentence:
    """A number, or the space of a marker."""
    match correction:
        case corrections.SetStock(what=what, count=count):
            if what in GAIN_OF:
                return "stock", {"amount": amount(GAIN_OF[what], count)}
            return f"stands_{what}", {"space": count}
        case corrections.SetSpace(resource=resource, space=space):
            return "space", {"resource": Word(f"gain-{resource}"), "space": space}
        case corrections.SetTrack(track=track, space=space):
            return "track", {"track": words.track(position, track), "space": space}
        case corrections.SetMark(mark=mark, count=count):
            return "mark", {"mark": Word(f"element-m{mark}"), "count": count}
    raise TypeError(correction)


def _name_correction(position: Position, correction: corrections.Correction) -> Sentence:
    """Which cards, places and milestones a seat has used, taken or claimed."""
    match correction:
        case corrections.SetAutomatedCards(column=column, cards=cards):
            params: Params = {"column": Word(f"piece-{column}"), "count": len(cards)}
            return "automated_cards", {**params, "cards": _cards(position, cards)}
        case corrections.SetPassingCards(cards=cards):
            return "passing_cards", {"count": len(cards), "cards": _cards(position, cards)}
        case corrections.SetRabbitPlace(place=place, taken=taken):
            return "rabbit_place" if taken else "rabbit_place_not", {"place": place}
        case corrections.SetOwnMilestones(tiles=tiles):
            named = tuple(words.with_number("milestone", tile) if tile else _ONE_MILESTONE for tile in tiles)
            return "own_milestones", {"count": len(tiles), "tiles": named}
    raise TypeError(correction)


_ONE_MILESTONE = Phrase("said-one_milestone")
_ONE_CARD = Phrase("said-one_card")
"""Of those that nobody has named."""


def _cards(position: Position, cards: tuple[int, ...]) -> tuple[Phrase, ...]:
    return tuple(words.card(position, card) if card else _ONE_CARD for card in cards)


def _held(correction: corrections.Correction) -> Sentence:
    """What else a seat has."""
    match correction:
        case corrections.SetMultiplier(element=element, value=value):
            named: Params = {"element": Word(f"element-{element}")}
            return ("multiplier_box", named) if value < 0 else ("multiplier", {**named, "times": value})
        case corrections.SetFlag(what=what, on=on):
            return what if on else f"{what}_not", {}
        case corrections.SetSkill(tile=tile, advanced=advanced, state=state):
            return f"skill_{state}", {"tile": words.skill(tile, advanced)}
        case corrections.SetAutomated(column=column, count=count):
            return "automated", {"column": Word(f"piece-{column}"), "count": count}
        case corrections.SetCount(what=what, count=count):
            return "count", {"what": Word(f"element-{what}"), "count": count}
        case corrections.SetCharacter(character=character, side=side):
            return ("character", {"character": _character(character), "map": side})
        case corrections.SetHelper(place=place):
            return "helper" if place else "helper_none", {"place": place}
        case corrections.SetMilestones(count=count):
            return "milestones", {"count": count}
    raise TypeError(correction)


def _character(named: str) -> Phrase:
    return words.character(named) if named else Phrase("said-no_character")
