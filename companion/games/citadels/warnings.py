"""Warnings for impossible tables: too many cards, and contradictions between cities."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.notice import Notice, OpenQuestion
from companion.engine.words import Params, Who, Word
from companion.games.citadels.position import Player, Position
from companion.kit.blank_seats import ask_blank_seats
from companion.kit.tuples import as_tuple


@as_tuple
def warnings(position: Position) -> Iterator[Notice]:
    """Yield every contradiction, the box first.

    Cards of hands count as far as the position shows them: to a seat, its own.
    """
    yield from _warn_of_excess_cards(position)
    for seat, player in enumerate(position.players):
        for district, count in Counter(built.district for built in player.city).items():
            if count > 1:
                params: Params = {"seat": Who(seat), "district": Word(f"district-{district}"), "count": count}
                yield Notice("twice", seat, params)
    yield from _warn_of_wrong_first_city(position)


def _warn_of_excess_cards(position: Position) -> Iterator[Notice]:
    seen = Counter(built.district for player in position.players for built in player.city)
    seen.update(district for player in position.players for district in player.cards)
    for district, card in position.printed.items():
        if seen[district] > card.copies:
            name = Word(f"district-{district}")
            yield Notice("copies", None, {"district": name, "seen": seen[district], "box": card.copies})
    built = sum(len(player.city) for player in position.players)
    held = sum(player.hand for player in position.players)
    if built + held > position.deck_size:
        yield Notice(
            "deck", None, {"built": built, "held": held, "seen": built + held, "box": position.deck_size}
        )


def _warn_of_wrong_first_city(position: Position) -> Iterator[Notice]:
    """Warn if the seat recorded as first to complete its city has no complete city."""
    done = tuple(seat for seat in range(position.count) if position.is_city_complete(seat))
    if position.first is not None and position.first not in done:
        have = len(position.players[position.first].city)
        params: Params = {"seat": Who(position.first), "count": have, "size": position.city_size}
        yield Notice("first", position.first, params)


@as_tuple
def open_questions(position: Position) -> Iterator[OpenQuestion]:
    """Ask for cities that nobody has entered, and for the first complete one where that is unknown."""
    yield from ask_blank_seats(position.phase == "scoring", position.players, Player())
    done = tuple(seat for seat in range(position.count) if position.is_city_complete(seat))
    told = position.first is not None and position.first in done
    if not told and len(done) > 1:
        notice = Notice("nobody_first", done[0], {"cities": len(done), "size": position.city_size})
        yield OpenQuestion(notice, tuple(replace(position, first=seat) for seat in done))
