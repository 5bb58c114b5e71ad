"""How every repair of Sweet Lands is carried out."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Phrase, Word
from companion.games.sweet_lands import move_effects, moves, words
from companion.games.sweet_lands.position import Due, Position
from companion.games.sweet_lands.vocabulary import ADVANCED_AREAS, BASIC_AREAS, CHARACTERS
from tests.conformance.parts import Changed
from tests.games.sweet_lands.tables import printed

FIELDS = {"diamond": "diamonds", "card": "hand", "disc": "discs"}
"""Where a player keeps what is paid, where that is called otherwise."""

Way = Callable[[Position, int, Any, Repair], Iterator[Changed]]


def repaired(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Return every way to carry out a proposed repair: the position and the move it leads to."""
    return WAYS[repair.id](position, seat, move, repair)


def listed(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def named(value: Any) -> list[str]:
    """Return what the words of a param name."""
    return [word.id.partition("-")[2] for word in listed(value) if isinstance(word, Word)]


def amounts(value: Any) -> dict[str, int]:
    """Return the amounts of a param, by kind."""
    found = [phrase for phrase in listed(value) if isinstance(phrase, Phrase)]
    return {phrase.id.partition("-")[2]: int(dict(phrase.params)["count"]) for phrase in found}  # type: ignore[arg-type]


def rested(position: Position, seat: int) -> Position:
    spots = tuple(replace(spot, fresh=False) for spot in position.players[seat].spots)
    return position.with_player(seat, spots=spots)


def richer(position: Position, seat: int, more: Mapping[str, int], sign: int = 1) -> Position:
    for kind, number in more.items():
        field = FIELDS.get(kind, kind)
        there: int = getattr(position.players[seat], field)
        position = position.with_player(seat, **{field: there + sign * number})
    return position


# Before the move --------------------------------------------------------------------------------------------


def owed_before(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    count = repair.params["count"]
    assert isinstance(count, int)
    yield position.with_player(seat, dues=position.players[seat].dues[count:]), move


def read_print(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Take what waits for the print, or read a condition, which then asks for nothing."""
    if position.players[seat].dues:
        yield from owed_before(position, seat, move, repair)
    else:
        (entry,) = repair.entries
        yield printed(position, entry, "none"), move


def next_action(position: Position, seat: int, move: Any, _repair: Repair) -> Iterator[Changed]:
    yield rested(position, seat), move


def road_first(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Lay the road, with the tile below the new thing flipped since long."""
    player = position.players[seat]
    spot = player.spot(move.at)
    assert spot is not None
    for edge in repair.cells:
        assert move.at in edge.split("|"), "the road lies beside the tile"
        near = position.with_player(seat, roads=tuple(sorted({*player.roads, edge})))
        yield rested(near.with_spot(seat, replace(spot, tile="flipped")), seat), move


def free_first(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    paid, got = amounts(repair.params["paid"]), amounts(repair.params["got"])
    near = richer(rested(position, seat), seat, paid, -1)
    if repair.params["number"] == 1:
        (kind,) = got
        assert kind in ("terrain", "road")
        yield near.with_player(seat, dues=(Due(kind),)), move  # type: ignore[arg-type]
    else:
        yield richer(near, seat, got), move


def more(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    yield richer(position, seat, amounts(repair.params["amount"])), move


# Another move -----------------------------------------------------------------------------------------------


def place(position: Position, _seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    yield from ((position, replace(move, at=at)) for at in repair.cells)


def other_piece(position: Position, _seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    (piece,) = named(repair.params["piece"])
    yield position, moves.Special(move.at) if piece == "special" else moves.Terrain(move.at)


def other_kind(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    stand = {spot.number for spot in position.players[seat].spots if spot.property == "coffee"}
    first = next(number for number in range(1, 10) if number not in stand)
    for kind in named(repair.labels):
        yield position, replace(move, kind=kind, number=first if kind == "coffee" else 0)


def other_tile(position: Position, _seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    for phrase in repair.labels:
        assert isinstance(phrase, Phrase)
        number = dict(phrase.params)["number"]
        kind = {"advanced": phrase.id == "said-advanced"} if hasattr(move, "advanced") else {}
        yield position, replace(move, tile=number, **kind)


def give(position: Position, _seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    yield position, replace(move, give=moves.Basics(**amounts(repair.params["paid"])))


def instead(field: str, read: Callable[[Any], Any]) -> Way:
    """Return a move with another value of one field: each of those that the labels name."""

    def way(position: Position, _seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
        for label in repair.labels:
            yield position, replace(move, **{field: read(label)})

    return way


def with_disc(disc: bool) -> Way:
    def way(position: Position, _seat: int, move: Any, _repair: Repair) -> Iterator[Changed]:
        yield position, replace(move, disc=disc)

    return way


def other_cost(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Another of the costs of the card, which takes what the sentence says."""
    (other,) = repair.moves
    price = {gain.kind: gain.count for gain in move_effects.cost(position, seat, other) if gain.count}
    assert amounts(repair.params["paid"]) == price
    yield position, replace(move, option=other.option)


def _number(phrase: Phrase) -> Any:
    return dict(phrase.params)["number"]


def other_character(position: Position, _seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Another character, by the name that the table has for it."""
    named: dict[Any, str] = {words.character(position, each): each for each in CHARACTERS}
    for label in repair.labels:
        yield position, replace(move, character=named[label])


def other_copy(position: Position, _seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    letters: dict[Any, str] = {words.area(letter): letter for letter in (*BASIC_AREAS, *ADVANCED_AREAS)}
    for label in repair.labels:
        yield position, replace(move, copied=letters[label])


def _side(phrase: Phrase) -> Any:
    return dict(phrase.params)["side"]


def _slot(phrase: Phrase) -> Any:
    return dict(phrase.params)["slot"]


def _name(word: Word) -> str:
    return word.id.partition("-")[2]


WAYS: Mapping[str, Way] = {
    "read": read_print,
    "owed_first": owed_before,
    "next_action": next_action,
    "road_first": road_first,
    "free": free_first,
    "more": more,
    "place": place,
    "other_piece": other_piece,
    "other_kind": other_kind,
    "other_coffee": instead("number", _number),
    "other_rabbit": instead("place", _number),
    "slot": instead("slot", _slot),
    "disc": with_disc(True),
    "cards": with_disc(False),
    "other_copy": other_copy,
    "give": give,
    "other_tile": other_tile,
    "other_column": instead("column", _name),
    "other_track": instead("track", _number),
    "other_train": instead("piece", _name),
    "other_helper": instead("place", _number),
    "other_map": instead("side", _side),
    "other_character": other_character,
    "other_cost": other_cost,
}
"""By the id of a repair, what it comes to."""
