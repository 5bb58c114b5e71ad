"""Answers about prices, points and the leader, computed from the game's box and its scoresheet."""

from collections.abc import Iterator
from typing import Any

from companion.asking.aiming import parts, pieces_of, unique
from companion.asking.answers import AnswerSentence, BoardAnswer, Figure
from companion.asking.names import Thing
from companion.asking.question import AnyGame, TableQuestion
from companion.engine.certainty import is_certain
from companion.engine.gains import Gain
from companion.engine.price import Price
from companion.engine.scoresheet import ScoreLine, Scoresheet, Standing
from companion.engine.words import Params, Phrase, Who, Word, amount_phrase

SCORING = "score"
"""The chapter on points, which every rulebook has."""


def price(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """Tell the present prices of the named things for a seat, or return None if none of them has a price."""
    found = tuple(_prices(game, position, asked))
    if not found:
        return None
    return BoardAnswer(
        "price",
        asked.seat,
        tuple(_cost(asked, thing, each) for thing, each in found),
        unique(each.section for _, each in found),
        figures=tuple(figure for _, each in found for figure in _figures(each)),
        assumed=game.box.assumptions(position, unique(name for _, each in found for name in each.entries)),
    )


def _prices(game: AnyGame, position: Any, asked: TableQuestion) -> Iterator[tuple[Thing, Price]]:
    for thing in dict.fromkeys(thing for meant in asked.things for thing in meant):
        if found := next(_offers(game, position, asked, thing), None):
            yield thing, found


def _offers(game: AnyGame, position: Any, asked: TableQuestion, thing: Thing) -> Iterator[Price]:
    """Yield the prices of a thing, as a piece or as the target of a piece, named moves first."""
    own = pieces_of(game, thing)
    wanted = {*asked.cells, *(() if own else map(str, asked.others))}
    for piece in own or sorted(game.pieces, key=lambda piece: piece not in asked.moves):
        targets = game.survey(position, asked.seat, piece).targets
        for target in targets:
            named = parts(target)
            if (own or thing.id in named) and wanted.issubset(named):
                found = game.price(position, asked.seat, piece, target)
                if found:
                    yield found
                break


def _cost(asked: TableQuestion, thing: Thing, price: Price) -> AnswerSentence:
    if price.parts is None:
        return AnswerSentence("asked", "price-unread", {"thing": thing.word})
    named: Params = {"seat": Who(asked.seat), "thing": thing.word}
    if not price.parts:
        return AnswerSentence("asked", "price-free", named)
    return AnswerSentence("asked", "price", {**named, "parts": tuple(map(_amount, price.parts))})


def _figures(price: Price) -> Iterator[Figure]:
    for part in price.parts or ():
        yield Figure(AnswerSentence("amount", part.kind, {"count": part.count}), part.count, price.section)


def _amount(part: Gain) -> Phrase:
    return amount_phrase(part.kind, part.count)


def points(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """List the sources of a seat's points: all of them, or those named.

    None if the question is about no seat or cell, or if nothing that it names has scored.
    """
    if not (asked.personal or asked.here or asked.cells):
        return None
    sheet = game.scoresheet(position)
    standing = sheet.standings[asked.seat]
    narrowed = bool(asked.categories or asked.things or asked.cells)
    lines = [line for line in standing.lines if not narrowed or _counts(line, asked)]
    if narrowed and not lines:
        return None
    total = AnswerSentence("asked", "worth", {"points": sum(line.points for line in lines)})
    return BoardAnswer(
        "points",
        asked.seat,
        (total if narrowed else _total(sheet, standing), *unseen(game, sheet)),
        unique((*(line.rule for line in lines), SCORING)),
        cells=unique(cell for line in lines for cell in line.cells),
        figures=tuple(_of_line(line, asked.seat) for line in lines),
    )


def _counts(line: ScoreLine, asked: TableQuestion) -> bool:
    """Check that a score line is about a named category, thing, or cell."""
    words = {param for param in line.params.values() if isinstance(param, Word)}
    return (
        line.category in asked.categories
        or not set(asked.cells).isdisjoint(line.cells)
        or any(thing.word in words for meant in asked.things for thing in meant)
    )


def _total(sheet: Scoresheet, standing: Standing) -> AnswerSentence:
    params: Params = {"seat": Who(standing.seat), "points": standing.total}
    return AnswerSentence("asked", "points-final" if sheet.final else "points", params)


def _of_line(line: ScoreLine, seat: int) -> Figure:
    return Figure(AnswerSentence("line", line.id, line.params), line.points, line.rule, seat)


def unseen(game: AnyGame, sheet: Scoresheet) -> tuple[AnswerSentence, ...]:
    """Say that secrets are not counted, in games with secrets until they are over."""
    return (AnswerSentence("asked", "unseen"),) if game.secrets and not sheet.final else ()


def standing(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer:
    """Tell the leaders, and the points of all seats, if the game ended now."""
    sheet = game.scoresheet(position)
    certain = not sheet.final or is_certain(game, position)
    first = _first(sheet) if certain else _not_certain(game, position)
    return BoardAnswer(
        "standing",
        None,
        (*first, *unseen(game, sheet)),
        unique((SCORING, *(line.rule for each in sheet.standings for line in each.lines))),
        figures=tuple(_rank(each) for each in sheet.ranking),
    )


def _first(sheet: Scoresheet) -> Iterator[AnswerSentence]:
    """Tell the leaders, and the decisions between equal totals."""
    ahead: Params = {"seats": tuple(map(Who, sheet.winners)), "points": sheet.ranking[0].total}
    yield AnswerSentence("asked", "ahead-final" if sheet.final else "ahead", ahead)
    yield from (AnswerSentence("tiebreak", each.id, each.params) for each in sheet.decisions)


def _not_certain(game: AnyGame, position: Any) -> Iterator[AnswerSentence]:
    """Say that the leader is not certain yet, with the open questions behind that."""
    yield AnswerSentence("asked", "open")
    for one in game.open_questions(position):
        yield AnswerSentence("open", one.notice.id, one.notice.params)


def _rank(standing: Standing) -> Figure:
    params: Params = {"rank": standing.rank, "seat": Who(standing.seat), "points": standing.total}
    return Figure(AnswerSentence("asked", "rank", params), standing.total, SCORING, standing.seat)
