"""Rows of legal moves: each kind of move in words that ask the reader to make it, alone or as a group."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from companion.asking.aiming import cells_of, unique
from companion.asking.answers import AnswerSentence, OfferedMove
from companion.asking.labels import label_of
from companion.asking.names import Thing, lexicon
from companion.asking.question import AnyGame
from companion.engine.lines import line_of
from companion.engine.notice import Notice
from companion.engine.words import Word, amount_phrase

MOST_DESCRIBED = 60
"""Largest count of moves of one kind that are described one by one."""

MOST_SINGLE = 3
"""Largest count of moves of one kind that have a row each."""

ANY = "_any"
"""Ending of the message that stands for all moves of a kind."""


@dataclass(frozen=True)
class MoveGroup:
    """Legal moves that one row offers: those of one kind with one thing and one label.

    Attributes:
        id: the message of the log for the first of them.
        moves: the moves, in their order.
        alike: whether the log tells none of them from the others.
    """

    id: str
    moves: tuple[Any, ...]
    alike: bool = False


def group_moves(game: AnyGame, seen: Any, seat: int, moves: Iterable[Any]) -> tuple[MoveGroup, ...]:
    """Group moves by their type, their message, their label and the thing that they name, in their order."""
    found: defaultdict[tuple[str, Thing | None, str], list[Any]] = defaultdict(list)
    fields: dict[str, str] = {}
    for move in moves:
        tag = type(move).__struct_config__.tag
        if tag not in fields:
            fields[tag] = _find_named_field(game, seen, seat, move)
        thing = lexicon(game.id).thing_of(str(getattr(move, fields[tag]))) if fields[tag] else None
        found[tag, thing, label_of(game, move)].append(move)
    return tuple(group for same in found.values() for group in _split_by_message(game, seen, seat, same))


def _find_named_field(game: AnyGame, seen: Any, seat: int, move: Any) -> str:
    """Find the field of a move with a thing that its request names, unlike a secret one, or an empty text."""
    asked = ask_for_move(game, seen, seat, move)
    words = {value for value in asked.params.values() if isinstance(value, Word)}
    for name in type(move).__struct_fields__:
        value = getattr(move, name)
        thing = lexicon(game.id).thing_of(value) if isinstance(value, str) else None
        if thing is not None and thing.word in words:
            return str(name)
    return ""


def _split_by_message(game: AnyGame, seen: Any, seat: int, moves: Sequence[Any]) -> Iterator[MoveGroup]:
    """Split a small group into groups with one message each. A large group has that of its first move."""
    if len(moves) > MOST_DESCRIBED:
        yield MoveGroup(game.describe(seen, seat, moves[0]).id, tuple(moves), alike=False)
        return
    found: defaultdict[str, list[tuple[Any, Notice]]] = defaultdict(list)
    for move in moves:
        notice = game.describe(seen, seat, move)
        found[notice.id].append((move, notice))
    for id_, same in found.items():
        alike = all(notice == same[0][1] for _, notice in same)
        yield MoveGroup(id_, tuple(move for move, _ in same), alike)


def split_small_groups(groups: Sequence[MoveGroup], most: int) -> tuple[MoveGroup, ...]:
    """Split small groups into single moves, as long as there are at most so many rows in the end."""
    rows, free = list[MoveGroup](), most - len(groups)
    for group in groups:
        more = len(group.moves) - 1
        if 0 < more <= min(free, MOST_SINGLE - 1) and not group.alike:
            free -= more
            rows += [MoveGroup(group.id, (move,)) for move in group.moves]
        else:
            rows.append(group)
    return tuple(rows)


def offer_group(game: AnyGame, seen: Any, seat: int, group: MoveGroup) -> OfferedMove:
    """Make the row of a group: the move itself, or the kind of move with its number and an example."""
    first, count = group.moves[0], len(group.moves)
    if count == 1:
        return OfferedMove(ask_with_price(game, seen, seat, first), first)
    said = ask_for_kind(game, seen, seat, first)
    if group.alike:
        return OfferedMove(said, first, count)
    places = unique(",".join(cells_of(move)) for move in group.moves)
    if not all(places):
        told = AnswerSentence("asked", "option-ways", {"count": count}, said)
        return OfferedMove(told, first, count)
    example = tuple(game.notation.name_on_board(seen, seat, cell) for cell in cells_of(first))
    told = AnswerSentence("asked", "option-places", {"count": len(places), "places": example}, said)
    return OfferedMove(told, first, count)


def ask_for_move(game: AnyGame, seen: Any, seat: int, move: Any) -> AnswerSentence:
    """Make the words that ask the reader to make a move."""
    notice = game.describe(seen, seat, move)
    logged = AnswerSentence("move", notice.id, notice.params)
    return AnswerSentence("offer", notice.id, {**line_of(move, seat).params, **notice.params}, logged)


def ask_with_price(game: AnyGame, seen: Any, seat: int, move: Any) -> AnswerSentence:
    """Make the words that ask the reader to make a move, with its price if it has one."""
    asked = ask_for_move(game, seen, seat, move)
    aim = game.aim_of(seen, seat, move)
    price = game.price(seen, seat, *aim) if aim else None
    if price is None or not price.parts:
        return asked
    parts = tuple(amount_phrase(part.kind, part.count) for part in price.parts)
    return AnswerSentence("asked", "option-price", {"parts": parts}, asked)


def ask_for_kind(game: AnyGame, seen: Any, seat: int, move: Any) -> AnswerSentence:
    """Make the words that ask the reader to make any move of the kind of a move."""
    asked = ask_for_move(game, seen, seat, move)
    return AnswerSentence("offer", f"{asked.id}{ANY}", asked.params, asked)
