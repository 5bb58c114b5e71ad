"""Points of a city: its districts, their bonus, all five colours, and its completion."""

from collections.abc import Iterator

from companion.engine.scoresheet import ScoreLine, Scoresheet, Tiebreak, rank_seats
from companion.engine.words import Params, Word
from companion.games.citadels.position import Player, Position
from companion.games.citadels.printed import COLOURS, Colour, District, cards, numbers

CATEGORIES = ("districts", "colours", "complete", "bonus")
TIEBREAKS = (Tiebreak("districts"), Tiebreak("gold"))

HAUNTED: District = "haunted_city"
"""Counts as any one colour, unless it was built in the last round."""


def scoresheet(position: Position) -> Scoresheet:
    """Rank the seats as if the game ended now.

    Ties are broken by the points of districts alone, their worth beyond the cost included, then by gold.
    """
    every = [tuple(score_lines(position, seat)) for seat in range(position.count)]
    figures = [(city_worth(player), player.gold) for player in position.players]
    return rank_seats(position.phase == "scoring", CATEGORIES, every, figures, TIEBREAKS)


def first_complete_seat(position: Position) -> int | None:
    """Find the seat whose city was complete first, or None if no city is, or the order is unknown.

    A single complete city counts as the first unless another one is recorded.
    """
    done = [seat for seat in range(position.count) if position.is_city_complete(seat)]
    if position.first is None:
        return done[0] if len(done) == 1 else None
    return position.first if position.first in done else None


def city_worth(player: Player) -> int:
    """Sum the points of a city's districts alone."""
    return sum(cards()[built.district].worth for built in player.city)


def score_lines(position: Position, seat: int) -> Iterator[ScoreLine]:
    """Yield the score lines of a seat. The line of colours also if it brings no points."""
    player = position.players[seat]
    for built in player.city:
        card, name = cards()[built.district], built.district
        cost: Params = {"district": Word(f"district-{name}"), "cost": card.cost}
        yield ScoreLine("districts", card.cost, "score.districts", cost, (name,))
        if card.worth != card.cost:
            more: Params = {**cost, "worth": card.worth, "points": card.worth - card.cost}
            yield ScoreLine("bonus", card.worth - card.cost, "score.bonus", more, (name,))
    if player.city:
        yield colours_line(player)
    if position.is_city_complete(seat):
        yield _complete_city_line(position, seat)


# Colours --------------------------------------------------------------------------------------------------


def colours_line(player: Player) -> ScoreLine:
    """Score the five colours of a city, with the Haunted City's colour or the missing colours.

    Its ``state``: ``all`` if each district has but its own colour, ``haunted`` if the Haunted City
    stands for ``colour``, ``fresh`` if it would, had it not been built in the last round, ``missing``
    if even that is not enough.
    """
    first = _first_of_each(player)
    haunted = [built for built in player.city if built.district == HAUNTED]
    own = {"purple"} if haunted else set[Colour]()
    missing = tuple(colour for colour in COLOURS if colour not in first)
    lacking = tuple(colour for colour in missing if colour not in own)
    state = "missing" if lacking else "all"
    if haunted and lacking and len(missing) == 1:
        state = "fresh" if all(built.fresh for built in haunted) else "haunted"
    points = numbers().colours if state in ("all", "haunted") else 0
    params: Params = {
        "state": state,
        "points": points,
        "colours": tuple(Word(f"colour-{colour}") for colour in COLOURS),
        "missing": tuple(Word(f"colour-{colour}") for colour in lacking),
        "colour": Word(f"colour-{lacking[0] if lacking else 'purple'}"),
    }
    cells = (*first.values(), HAUNTED) if missing else tuple(first.values())
    return ScoreLine("colours", points, "score.colours", params, cells if points else ())


def _first_of_each(player: Player) -> dict[Colour, District]:
    """Find the first district of each colour, the Haunted City left aside."""
    found: dict[Colour, District] = {}
    for built in player.city:
        if built.district != HAUNTED:
            found.setdefault(cards()[built.district].colour, built.district)
    return {colour: found[colour] for colour in COLOURS if colour in found}


# Complete cities ------------------------------------------------------------------------------------------


def _complete_city_line(position: Position, seat: int) -> ScoreLine:
    first = first_complete_seat(position) == seat
    points = numbers().first if first else numbers().complete
    params: Params = {
        "state": "first" if first else "other",
        "count": len(position.players[seat].city),
        "size": position.city_size,
        "points": points,
    }
    return ScoreLine("complete", points, "score.complete", params)
