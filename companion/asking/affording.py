"""Answers to "how many may I still" and "can I afford it", computed by playing on copies and by the price."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.asking.aiming import Subject, group, parts, subject
from companion.asking.answers import AnswerSentence, BoardAnswer
from companion.asking.counting import price
from companion.asking.declared_values import declared_values
from companion.asking.judging import may
from companion.asking.question import AnyGame, TableQuestion
from companion.asking.waiting import task_sentence
from companion.engine.verdict import Violation
from companion.engine.words import Params, Who

MOST_STEPS = 12
"""Largest number of moves that are played on a copy."""


@dataclass(frozen=True)
class _Chain:
    """Moves of one kind that a seat can make in a row.

    Attributes:
        count: the number of moves.
        certain: whether no other order or choice of places gives more.
        against: the violations that end the row.
    """

    count: int
    certain: bool
    against: tuple[Violation, ...] = ()


def many(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """Count the moves of the named kind that a seat can still make, and tell its tasks.

    None if no move is named, or if nothing ends the moves. Where another order may give more, the count is
    the least.
    """
    about = subject(game, asked)
    if not asked.personal or not asked.moves or about.mentions > 1:
        return None
    pieces = tuple(_pieces(game, position, asked, about))
    if not pieces:
        return None
    chain = _chain(game, position, asked, pieces)
    agenda = game.agenda(position)
    tasks = [task for task in agenda.tasks if task.seat == asked.seat and task.pieces]
    if chain.count == MOST_STEPS and not tasks:
        return None
    params: Params = {"seat": Who(asked.seat), "count": chain.count}
    told = AnswerSentence("asked", "many" if chain.certain else "many-least", params)
    reasons = () if chain.count else group(("", violation) for violation in chain.against)
    phase = game.section_of(game.stage_of(position, asked.seat)[1])
    return BoardAnswer(
        "many",
        asked.seat,
        (told, *(task_sentence(task) for task in tasks)),
        tuple(dict.fromkeys((*(reason.section for reason in reasons), phase))),
        reasons=reasons,
    )


def _pieces(game: AnyGame, position: Any, asked: TableQuestion, about: Subject) -> Iterator[str]:
    """Yield the pieces that the named move lays: those named, else all, those of the tasks first."""
    named = [piece for _, pieces in about.pieces for piece in pieces]
    for piece in named or game.pieces:
        target = next(iter(game.survey(position, asked.seat, piece).targets), None)
        if target is not None:
            move = game.placing_move(position, asked.seat, piece, target)
            if type(move).__struct_config__.tag in asked.moves:
                yield piece


def _chain(game: AnyGame, position: Any, asked: TableQuestion, pieces: Sequence[str]) -> _Chain:
    """Play legal moves of some pieces in a row on a copy, the cheapest first."""
    seat, stage, count = asked.seat, game.stage_of(position, asked.seat), 0
    while count < MOST_STEPS:
        move = _cheapest(game, position, seat, pieces)
        if move is None:
            against = _common(game, position, seat, pieces)
            return _Chain(count, bool(against), against)
        try:
            position = game.apply(position, seat, move)
        except (ValueError, LookupError, AssertionError):
            return _Chain(count, certain=False)
        count += 1
        if game.stage_of(position, seat) != stage or seat not in game.actors(position):
            return _Chain(count, certain=True)
    return _Chain(count, certain=False)


def _cheapest(game: AnyGame, position: Any, seat: int, pieces: Sequence[str]) -> Any:
    """Find the legal move with the lowest price, or None."""
    best: tuple[int, Any] | None = None
    for piece in pieces:
        for target in game.survey(position, seat, piece).legal:
            price = game.price(position, seat, piece, target)
            cost = sum(part.count for part in price.parts or ()) if price else 0
            if best is None or cost < best[0]:
                best = (cost, game.placing_move(position, seat, piece, target))
            if price is None or len(pieces) > 1:
                break
    return best[1] if best else None


def _common(game: AnyGame, position: Any, seat: int, pieces: Sequence[str]) -> tuple[Violation, ...]:
    """List the violations that stand against every piece on every target: no choice gets around them."""
    common: dict[str, Violation] | None = None
    for piece in pieces:
        for verdict in dict(game.survey(position, seat, piece).targets.items()).values():
            here = {each.rule: each for each in verdict.violations}
            common = here if common is None else {rule: each for rule, each in common.items() if rule in here}
            if not common:
                return ()
    return tuple((common or {}).values())


def afford(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """Tell the price with the verdict: a seat that has enough but may not build gets no yes."""
    cost = price(game, position, asked)
    if cost is None or not asked.personal:
        return None
    if not (asked.moves or subject(game, asked).pieces):
        asked = replace(asked, moves=_bought_by(game, position, asked))
    judged = may(game, position, replace(asked, intent="may"))
    if judged is None:
        return None
    if judged.legal:
        return replace(judged, kind="afford", sentences=(judged.sentences[0], *cost.sentences))
    enough = _has_enough(game, position, asked.seat, cost)
    told = AnswerSentence("asked", "enough", {"seat": Who(asked.seat)})
    if enough is None:
        return replace(judged, kind="afford", legal=None, sentences=cost.sentences)
    if enough:
        return replace(judged, kind="afford", legal=None, sentences=(told, *cost.sentences))
    return replace(judged, kind="afford", sentences=(*judged.sentences, *cost.sentences))


def _bought_by(game: AnyGame, position: Any, asked: TableQuestion) -> tuple[str, ...]:
    """Find the move that gets the named thing, in the order of the game's pieces."""
    named = {thing.id for meant in asked.things for thing in meant}
    owners = {str(seat) for seat in asked.others}
    for piece in game.pieces:
        targets = map(parts, game.survey(position, asked.seat, piece).targets)
        if any(named.intersection(target) and owners.issubset(target) for target in targets):
            return (piece,)
    return ()


def _has_enough(game: AnyGame, position: Any, seat: int, cost: BoardAnswer) -> bool | None:
    """Check that a seat has the parts of one price, or return None if there are several, or other parts."""
    own = [each for each in declared_values(game).values() if each.seat_key]
    held = {each.resource: each for each in reversed(own)}
    if len(cost.sentences) != 1 or cost.sentences[0].id == "price-unread":
        return None
    kinds = [figure.said.id for figure in cost.figures]
    if not all(kind in held for kind in kinds):
        return None
    return all(held[figure.said.id].now(position, seat) >= figure.value for figure in cost.figures)
