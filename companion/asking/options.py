"""Answers about the legal moves of a seat: what they are, and what each brings in points at once."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice, zip_longest
from typing import Any

from companion.asking.aiming import cells_of, unique
from companion.asking.answers import AnswerSentence, BoardAnswer, Figure, OfferedMove
from companion.asking.offering import ask_with_price, group_moves, offer_group, split_small_groups
from companion.asking.question import AnyGame
from companion.engine.points import Points
from companion.engine.scoresheet import Standing
from companion.engine.words import Params, Who

MOST_SEEN = 10_000
"""Largest count of legal moves that are looked at."""

MOST_GROUPS = 24
"""Largest count of groups of moves that an answer tells."""

MOST_SPLIT = 12
"""Largest count of rows up to which moves of a small group have a row each."""

MOST_TRIED = 600
"""Largest count of moves that are played on a copy."""

MOST_HINTS = 3
"""Largest count of moves that a hint names."""


def options(game: AnyGame, seen: Any, seat: int) -> BoardAnswer:
    """List the legal moves of a seat in groups: those of one kind with one piece stand together."""
    if seat not in game.actors(seen):
        return _nothing_to_do(game, seen, seat, "options")
    moves = tuple(islice(game.moves(seen, seat), MOST_SEEN))
    groups = split_small_groups(group_moves(game, seen, seat, moves), MOST_SPLIT)
    offers = tuple(offer_group(game, seen, seat, group) for group in groups[:MOST_GROUPS])
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
    out, and of more than `MOST_TRIED` moves only so many are tried, some of each group.
    """
    if not hints:
        return BoardAnswer("best", seat, (AnswerSentence("asked", "hints-off"),), _phase(game, seen))
    if seat not in game.actors(seen):
        return _nothing_to_do(game, seen, seat, "best")
    if not game.comparable:  # moves only enter what the cardboard shows
        return BoardAnswer("best", seat, _head(seat, (), all_tried=True), _phase(game, seen))
    moves = tuple(islice(game.moves(seen, seat), MOST_SEEN))
    chosen = tuple(_spread([group.moves for group in group_moves(game, seen, seat, moves)], MOST_TRIED))
    open_moves = [move for move in chosen if not game.reveals(seen, seat, move)]
    tried = sorted(_try_moves(game, seen, seat, open_moves), key=lambda one: -one.gain)
    all_tried = len(tried) == len(moves)
    head = _head(seat, tried, all_tried=all_tried)
    told = () if head else _best_of(game, seen, seat, tried)
    sentences = tuple(_hints(game, seen, seat, told, all_tried=all_tried))
    return BoardAnswer(
        "best",
        seat,
        (*head, *sentences, *_left_out(moves, chosen, open_moves)),
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


def _head(seat: int, tried: Sequence[Tried], *, all_tried: bool) -> tuple[AnswerSentence, ...]:
    """Say that no move is better than the others, or that none is worth telling. Empty otherwise."""
    if not tried:
        return (AnswerSentence("asked", "no-hint", {"seat": Who(seat)}),)
    every = "yes" if all_tried else "no"
    if tried[0].gain == 0:
        return (AnswerSentence("asked", "none-adds", {"all": every}),)
    if len(tried) > 1 and tried[0].gain == tried[-1].gain:
        return (AnswerSentence("asked", "all-alike", {"all": every, "points": tried[0].gain}),)
    return ()


def _best_of(game: AnyGame, seen: Any, seat: int, tried: Sequence[Tried]) -> Sequence[Tried]:
    """Select the best moves: those that add points, or if none does, those that cost the fewest."""
    adding = [one for one in tried if one.gain > 0] or tried
    told: list[Tried] = []
    for one in adding:
        if len(told) < MOST_HINTS and not any(_read_alike(game, seen, seat, one, other) for other in told):
            told.append(one)
    return told


def _read_alike(game: AnyGame, seen: Any, seat: int, one: Tried, other: Tried) -> bool:
    """Check that two moves have the same gain and the same words."""
    return one.gain == other.gain and game.describe(seen, seat, one.move) == game.describe(
        seen, seat, other.move
    )


def _hints(
    game: AnyGame, seen: Any, seat: int, told: Sequence[Tried], *, all_tried: bool
) -> Iterator[AnswerSentence]:
    for number, one in enumerate(told):
        place = "next" if one.gain < told[0].gain else "same" if number else "first" if all_tried else "tried"
        params: Params = {"place": place, "points": one.gain}
        yield AnswerSentence("asked", "brings", params, ask_with_price(game, seen, seat, one.move))


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


def _spread(groups: Iterable[Sequence[Any]], most: int) -> Iterator[Any]:
    """Yield moves of all groups in turn, and of a large group moves from all of it."""
    listed = sorted(groups, key=len)
    left, spread = most, list[Sequence[Any]]()
    for number, group in enumerate(listed):
        share = left // (len(listed) - number)
        chosen = group if len(group) <= share else group[:: -(-len(group) // max(1, share))]
        spread.append(chosen)
        left -= len(chosen)
    in_turn = chain.from_iterable(zip_longest(*spread))
    yield from islice((move for move in in_turn if move is not None), most)


def _sections(game: AnyGame, seen: Any, moves: Sequence[Any]) -> tuple[str, ...]:
    cited = (section for move in moves[:1] for section in game.cited_sections(seen, move))
    return unique((*_phase(game, seen), *cited))


def _phase(game: AnyGame, seen: Any) -> tuple[str, ...]:
    return (game.section_of(game.agenda(seen).phase),)


def _nothing_to_do(game: AnyGame, seen: Any, seat: int, kind: Any) -> BoardAnswer:
    over = game.agenda(seen).over
    said = AnswerSentence("asked", "over") if over else AnswerSentence("asked", "waits", {"seat": Who(seat)})
    return BoardAnswer(kind, seat, (said,), _phase(game, seen))
