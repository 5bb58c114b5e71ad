"""Answers about the legal moves of a seat: what they are, and what each brings in points at once."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice, zip_longest
from typing import Any

from companion.asking.aiming import cells_of, unique
from companion.asking.answers import AnswerSentence, BoardAnswer, Figure, OfferedMove
from companion.asking.names import Thing, lexicon
from companion.asking.question import AnyGame
from companion.engine.gains import Gain
from companion.engine.points import Points
from companion.engine.scoresheet import Standing
from companion.engine.words import Who, amount_phrase

MOST_SEEN = 3_000
"""Largest count of legal moves that are looked at."""

MOST_GROUPS = 12
"""Largest count of groups of moves that an answer tells."""

MOST_TRIED = 60
"""Largest count of moves that are played on a copy."""

MOST_HINTS = 3
"""Largest count of moves that a hint names."""

Groups = Mapping[tuple[str, Thing | None], Sequence[Any]]


def options(game: AnyGame, seen: Any, seat: int) -> BoardAnswer:
    """List the legal moves of a seat in groups: those of one kind with one piece stand together."""
    if seat not in game.actors(seen):
        return _nothing_to_do(game, seen, seat, "options")
    moves = tuple(islice(game.moves(seen, seat), MOST_SEEN))
    groups = _group_moves(game, moves)
    offers = tuple(
        _offer(game, seen, seat, thing, same) for (_, thing), same in islice(groups.items(), MOST_GROUPS)
    )
    head = AnswerSentence("asked", "options", {"seat": Who(seat), "count": len(moves)})
    more = len(groups) - len(offers)
    tail = (AnswerSentence("asked", "more-options", {"count": more}),) if more else ()
    return BoardAnswer(
        "options",
        seat,
        (head, *(offer.said for offer in offers), *tail),
        _sections(game, seen, moves),
        cells=unique(cell for move in moves for cell in cells_of(move)),
        offers=offers,
    )


def best(game: AnyGame, seen: Any, seat: int, hints: bool) -> BoardAnswer:
    """Tell which legal moves bring a seat the most points at once, if the table allows hints.

    Each is played on a copy of the position that the asker sees. Moves that show something hidden are left
    out, and of very many moves only `MOST_TRIED` are tried, some of each group.
    """
    if not hints:
        return BoardAnswer("best", seat, (AnswerSentence("asked", "hints-off"),), _phase(game, seen))
    if seat not in game.actors(seen):
        return _nothing_to_do(game, seen, seat, "best")
    if not game.comparable:  # moves only enter what the cardboard shows
        return BoardAnswer("best", seat, (_head(seat, ())[0],), _phase(game, seen))
    moves = tuple(islice(game.moves(seen, seat), MOST_SEEN))
    chosen = tuple(_spread(_group_moves(game, moves).values(), MOST_TRIED))
    open_moves = [move for move in chosen if not game.reveals(seen, seat, move)]
    tried = sorted(_try_moves(game, seen, seat, open_moves), key=lambda one: -one.gain)
    told = tried[:MOST_HINTS]
    sentences = tuple(_hints(game, seen, seat, told))
    return BoardAnswer(
        "best",
        seat,
        (*_head(seat, tried), *sentences, *_left_out(moves, chosen, open_moves)),
        _sections(game, seen, [one.move for one in told]),
        cells=unique(cell for one in told[:1] for cell in cells_of(one.move)),
        figures=tuple(figure for one in told[:1] for figure in _changes(game, seen, seat, one)),
        offers=tuple(OfferedMove(said, one.move) for said, one in zip(sentences, told, strict=True)),
    )


@dataclass(frozen=True)
class Tried:
    """Move that was played on a copy.

    Attributes:
        move: the move.
        gain: the points that it brings at once.
        after: the standing of the seat after it.
    """

    move: Any
    gain: Points
    after: Standing


def _try_moves(game: AnyGame, seen: Any, seat: int, moves: Iterable[Any]) -> Iterator[Tried]:
    before = game.scoresheet(seen).standings[seat].total
    for move in moves:
        after = game.scoresheet(game.apply(seen, seat, move)).standings[seat]
        yield Tried(move, after.total - before, after)


def _head(seat: int, tried: Sequence[Tried]) -> tuple[AnswerSentence, ...]:
    if not tried:
        return (AnswerSentence("asked", "no-hint", {"seat": Who(seat)}),)
    if tried[0].gain == tried[-1].gain:
        return (AnswerSentence("asked", "all-alike", {"points": tried[0].gain}),)
    return ()


def _hints(game: AnyGame, seen: Any, seat: int, told: Sequence[Tried]) -> Iterator[AnswerSentence]:
    for number, one in enumerate(told, 1):
        line = _log_line(game, seen, seat, one.move)
        price = _price(game, seen, seat, one.move)
        named = {"rank": number, "points": one.gain}
        if price:
            parts = tuple(amount_phrase(part.kind, part.count) for part in price)
            yield AnswerSentence("asked", "brings-for", {**named, "parts": parts}, line)
        else:
            yield AnswerSentence("asked", "brings", named, line)


def _price(game: AnyGame, seen: Any, seat: int, move: Any) -> tuple[Gain, ...]:
    aim = game.aim_of(seen, seat, move)
    price = game.price(seen, seat, *aim) if aim else None
    return (price.parts or ()) if price else ()


def _left_out(
    moves: Sequence[Any], chosen: Sequence[Any], open_moves: Sequence[Any]
) -> Iterator[AnswerSentence]:
    if len(chosen) < len(moves):
        yield AnswerSentence("asked", "tried", {"count": len(chosen), "of": len(moves)})
    if hidden := len(chosen) - len(open_moves):
        yield AnswerSentence("asked", "unknown-moves", {"count": hidden})


def _changes(game: AnyGame, seen: Any, seat: int, one: Tried) -> Iterator[Figure]:
    """Yield what the move changes in each category of the score."""
    sheet = game.scoresheet(seen)
    before = sheet.standings[seat]
    for category in dict.fromkeys(line.category for line in (*before.lines, *one.after.lines)):
        delta = one.after.points(category) - before.points(category)
        if delta:
            lines = [line for line in (*one.after.lines, *before.lines) if line.category == category]
            yield Figure(AnswerSentence("line", lines[0].id, lines[0].params), delta, lines[0].rule, seat)


# Groups ---------------------------------------------------------------------------------------------------


def _group_moves(game: AnyGame, moves: Iterable[Any]) -> Groups:
    """Group moves by their type and the thing that they name, in the order of the moves."""
    found: defaultdict[tuple[str, Thing | None], list[Any]] = defaultdict(list)
    for move in moves:
        found[type(move).__struct_config__.tag, _thing_of(game, move)].append(move)
    return found


def _thing_of(game: AnyGame, move: Any) -> Thing | None:
    named = lexicon(game.id)
    for name in type(move).__struct_fields__:
        value = getattr(move, name)
        if isinstance(value, str) and (thing := named.thing_of(value)):
            return thing
    return None


def _spread(groups: Iterable[Sequence[Any]], most: int) -> Iterator[Any]:
    """Yield moves of all groups in turn, and of a large group moves from all of it."""
    listed = list(groups)
    share = max(1, most // max(1, len(listed)))
    spread = [group[:: max(1, len(group) // share)] for group in listed]
    in_turn = chain.from_iterable(zip_longest(*spread))
    yield from islice((move for move in in_turn if move is not None), most)


def _offer(game: AnyGame, seen: Any, seat: int, thing: Thing | None, same: Sequence[Any]) -> OfferedMove:
    line = _log_line(game, seen, seat, same[0])
    if len(same) == 1:
        return OfferedMove(AnswerSentence("asked", "option", {}, line), same[0])
    if thing is None:
        return OfferedMove(
            AnswerSentence("asked", "option-like", {"count": len(same) - 1}, line), same[0], len(same)
        )
    said = AnswerSentence("asked", "option-thing", {"thing": thing.word, "count": len(same)}, line)
    return OfferedMove(said, same[0], len(same))


def _log_line(game: AnyGame, seen: Any, seat: int, move: Any) -> AnswerSentence:
    notice = game.describe(seen, seat, move)
    return AnswerSentence("move", notice.id, notice.params)


def _sections(game: AnyGame, seen: Any, moves: Sequence[Any]) -> tuple[str, ...]:
    cited = (section for move in moves[:1] for section in game.cited_sections(seen, move))
    return unique((*_phase(game, seen), *cited))


def _phase(game: AnyGame, seen: Any) -> tuple[str, ...]:
    return (game.section_of(game.agenda(seen).phase),)


def _nothing_to_do(game: AnyGame, seen: Any, seat: int, kind: Any) -> BoardAnswer:
    over = game.agenda(seen).over
    said = AnswerSentence("asked", "over") if over else AnswerSentence("asked", "waits", {"seat": Who(seat)})
    return BoardAnswer(kind, seat, (said,), _phase(game, seen))
