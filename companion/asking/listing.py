"""Answers to "which" and "who": the pieces that a seat may lay now, and the seats that may do something."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.asking.aiming import Subject, aim, cells_of, group, subject, unique
from companion.asking.answers import AnswerSentence, BoardAnswer, Reason
from companion.asking.hiding import hide_verdict
from companion.asking.judging import find_fitting_moves, may, where
from companion.asking.labels import label_of, labelled_moves
from companion.asking.names import lexicon
from companion.asking.offering import group_moves, offer_group, split_small_groups
from companion.asking.options import MOST_GROUPS, MOST_SPLIT
from companion.asking.question import AnyGame, TableQuestion
from companion.engine.verdict import Violation
from companion.engine.words import Params, Who

OTHER_PHASE = "phase"
"""Rule of every game against a move of another phase."""


def which(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """List the pieces that the named move may lay now, or the targets that it may be aimed at."""
    about = subject(game, asked)
    if about.pieces and not about.mentions:
        return where(game, position, asked)
    if not (asked.moves and asked.personal):
        return where(game, position, asked) if about.pieces and asked.personal else None
    named = {piece for _, pieces in about.pieces for piece in pieces}
    legal: dict[str, None] = {}
    against: list[tuple[Violation, ...]] = []
    for piece in game.pieces:
        if named and piece not in named:
            continue
        survey = game.survey(position, asked.seat, piece)
        target = next(iter(survey.targets), None)
        if target is None or not _is_laid_by(game, position, asked, piece, target):
            continue
        if any(not asked.cells or about.fits(each.split(".")) for each in survey.legal):
            legal[_name(game, piece)] = None
        else:
            against.append(survey.targets[target].violations)
    if not legal and not against:
        return _labels(game, position, asked) or _list_moves(game, position, asked, about)
    params: Params = {"seat": Who(asked.seat), "count": len(legal), "places": tuple(legal)}
    reasons = () if legal else _select_reasons(against)
    phase = game.section_of(game.stage_of(position, asked.seat)[1])
    return BoardAnswer(
        "which",
        asked.seat,
        (AnswerSentence("asked", "which", params),),
        tuple(dict.fromkeys((*(reason.section for reason in reasons), phase))),
        reasons=reasons,
    )


def _select_reasons(against: Sequence[tuple[Violation, ...]]) -> tuple[Reason, ...]:
    """Select the rules that close every piece, or all rules where none does.

    That it is another phase is told alone.
    """
    common = set.intersection(*({each.rule for each in one} for one in against))
    every = [("", each) for one in against for each in one if not common or each.rule in common]
    reasons = group(every)
    return tuple(reason for reason in reasons if reason.said.id == OTHER_PHASE) or reasons


def _list_moves(game: AnyGame, position: Any, asked: TableQuestion, about: Subject) -> BoardAnswer | None:
    """Offer the legal moves of the named kind, or tell the rules against them."""
    if not asked.plain:
        return None
    moves = tuple(find_fitting_moves(game, game.moves(position, asked.seat), asked, about))
    if not moves:
        return may(game, position, replace(asked, intent="may"))
    groups = split_small_groups(group_moves(game, position, asked.seat, moves), MOST_SPLIT)[:MOST_GROUPS]
    offers = tuple(offer_group(game, position, asked.seat, each) for each in groups)
    head = AnswerSentence("asked", "which-moves", {"seat": Who(asked.seat), "count": len(moves)})
    phase = game.section_of(game.stage_of(position, asked.seat)[1])
    return BoardAnswer(
        "which",
        asked.seat,
        (head, *(offer.said for offer in offers)),
        (phase,),
        cells=unique(cell for move in moves for cell in cells_of(move)),
        offers=offers,
    )


def _labels(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """List the labels with which the named move is legal now, such as the letters of areas."""
    if not asked.plain or not set(asked.moves) <= set(labelled_moves(game)):
        return None
    moves = [
        move for move in game.moves(position, asked.seat) if type(move).__struct_config__.tag in asked.moves
    ]
    labels = tuple(sorted({label_of(game, move) for move in moves}))
    phase = game.section_of(game.stage_of(position, asked.seat)[1])
    params: Params = {"seat": Who(asked.seat), "count": len(labels), "places": labels}
    return BoardAnswer("which", asked.seat, (AnswerSentence("asked", "which", params),), (phase,))


def _name(game: AnyGame, piece: str) -> str:
    """Return the id of the thing that a piece is a shape of, or its own."""
    thing = lexicon(game.id).thing_of(piece)
    return thing.id if thing else piece


def _is_laid_by(game: AnyGame, position: Any, asked: TableQuestion, piece: str, target: str) -> bool:
    move = game.placing_move(position, asked.seat, piece, target)
    return type(move).__struct_config__.tag in asked.moves


def who(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """List the seats for which the named move or piece is legal now.

    None if nothing that it names can be judged. If a verdict depends on what the asker may not see, that is
    said instead.
    """
    about = subject(game, asked)
    if about.mentions > 1 or not (asked.moves or aim(game, position, asked, about)) or not asked.plain:
        return None
    aimed = asked.others or ((asked.seat,) if asked.personal else ())
    judged: dict[int, BoardAnswer] = {}
    for seat in range(len(game.scoresheet(position).standings)):
        if seat in aimed:
            continue
        one = replace(asked, intent="may", seat=seat, others=aimed, personal=True)
        if secret := hide_verdict(game, position, one):
            return secret
        answer = may(game, position, one)
        if answer is not None and answer.legal is not None:
            judged[seat] = answer
    if not judged:
        return None
    allowed = [seat for seat, answer in judged.items() if answer.legal]
    told = AnswerSentence("asked", "who", {"count": len(allowed), "seats": tuple(map(Who, allowed))})
    first = judged[allowed[0]] if allowed else next(iter(judged.values()))
    return BoardAnswer("who", None, (told,), first.sections, reasons=() if allowed else first.reasons)
