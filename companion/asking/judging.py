"""Answers about places and permission, from the referee's surveys and verdicts."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice
from typing import Any

from companion.asking.aiming import Aimed, Subject, aim, group, parts, subject, unique
from companion.asking.answers import AnswerSentence, BoardAnswer, Reason
from companion.asking.labels import label_of
from companion.asking.names import MOVE, Thing
from companion.asking.question import AnyGame, TableQuestion
from companion.engine.words import Params, Phrase, Who
from companion.wording.plain_words import cells_in

MOST_JUDGED = 24
"""Largest count of illegal moves that are judged for reasons."""

_OF_SEATS = frozenset({"seat", "other", "town", "who"})
"""Names of moves' fields that hold another seat's number."""


def where(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """List the places where the named things may lie, with every reason against the other places.

    A move that lays no piece of its own is judged instead. None if the question names neither.
    """
    about = subject(game, asked)
    found = aim(game, position, asked, about)
    if not found or not _lays(game, position, asked, found[0]):
        return _where_moves(game, position, asked, about) if asked.moves else None
    legal = [(one, target) for one in found for target in one.legal]
    reasons = group(chain.from_iterable(one.against() for one in found))
    one, target = legal[0] if legal else (found[0], found[0].targets[0])
    cited = game.cited_sections(position, game.placing_move(position, asked.seat, one.piece, target))
    return BoardAnswer(
        "where",
        asked.seat,
        _places(game, position, asked, found),
        _sections(game, position, asked, reasons, cited),
        cells=unique(part for _, target in legal for part in parts(target)),
        reasons=reasons,
        assumed=_assumed_entries(game, position, found),
    )


def may(game: AnyGame, position: Any, asked: TableQuestion) -> BoardAnswer | None:
    """Judge the named move or piece.

    None if several pieces are named, if nothing named can be judged, or if the question is about the game in
    general.
    """
    about = subject(game, asked)
    if about.mentions > 1 or not (asked.personal or asked.here or asked.cells):
        return None
    found = aim(game, position, asked, about)
    if found and _lays(game, position, asked, found[0]):
        return _unless_more_is_asked(asked, _judge_laying(game, position, asked, found))
    if not asked.moves:
        return None
    return _unless_more_is_asked(asked, _judge_moves(game, position, asked, about))


def _unless_more_is_asked(asked: TableQuestion, answer: BoardAnswer | None) -> BoardAnswer | None:
    """Drop the verdict on a question with words beyond its intent and names: they may be the condition."""
    return answer if asked.plain else None


def _sections(
    game: AnyGame, position: Any, asked: TableQuestion, reasons: Iterable[Reason], cited: Iterable[str]
) -> tuple[str, ...]:
    """List the sections of the reasons, of the seat's present phase, and of all rules that judge the move."""
    now = game.section_of(game.stage_of(position, asked.seat)[1])
    return unique((*(reason.section for reason in reasons), now, *cited))


def _places(
    game: AnyGame, position: Any, asked: TableQuestion, found: Sequence[Aimed]
) -> tuple[AnswerSentence, ...]:
    """List for each thing the places where it may lie, in any of its shapes."""
    places: dict[Thing, dict[str | Phrase, None]] = {}
    for one in found:
        called = (game.notation.name_on_board(position, asked.seat, target) for target in one.legal)
        places.setdefault(one.thing, {}).update(dict.fromkeys(called))
    return tuple(_there(asked, thing, tuple(there)) for thing, there in places.items())


def _there(asked: TableQuestion, thing: Thing, places: tuple[str | Phrase, ...]) -> AnswerSentence:
    params: Params = {"seat": Who(asked.seat), "count": len(places), "places": places}
    if thing.kind == MOVE:
        return AnswerSentence("asked", "which", params)
    return AnswerSentence("asked", "where", {**params, "piece": thing.word})


def _assumed_entries(game: AnyGame, position: Any, found: Sequence[Aimed]) -> tuple[str, ...]:
    """List the entries that the answers rest on and that are only assumed."""
    return game.box.assumptions(
        position, unique(name for one in found for name in game.box.printed_for(one.piece))
    )


def _judge_laying(game: AnyGame, position: Any, asked: TableQuestion, found: Sequence[Aimed]) -> BoardAnswer:
    """Judge a piece on the targets that are meant."""
    legal = [(one, target) for one in found for target in one.legal]
    one, target = legal[0] if legal else (found[0], found[0].targets[0])
    move = game.placing_move(position, asked.seat, one.piece, target)
    reasons = () if legal else group(chain.from_iterable(each.against() for each in found))
    cited = game.cited_sections(position, move)
    return BoardAnswer(
        "may",
        asked.seat,
        (AnswerSentence("asked", "yes"), *_places(game, position, asked, found))
        if legal
        else (AnswerSentence("asked", "no"),),
        _sections(game, position, asked, reasons, cited),
        cells=unique(part for _, target in legal for part in parts(target)),
        legal=bool(legal),
        reasons=reasons,
        repairs=() if legal else game.repairs(position, asked.seat, move),
        assumed=_assumed_entries(game, position, found),
    )


def _lays(game: AnyGame, position: Any, asked: TableQuestion, one: Aimed) -> bool:
    """Check that a piece is laid by the named move, if any: some moves are only about pieces."""
    move = game.placing_move(position, asked.seat, one.piece, one.targets[0])
    return not asked.moves or type(move).__struct_config__.tag in asked.moves


def _judge_moves(game: AnyGame, position: Any, asked: TableQuestion, about: Subject) -> BoardAnswer | None:
    """Judge the named moves, and allow them if any is legal."""
    legal = list(find_fitting_moves(game, game.moves(position, asked.seat), asked, about))
    if legal and _names_piece_in_vain(game, about, legal):
        return None
    refused = (
        []
        if legal
        else list(
            islice(find_fitting_moves(game, game.candidates(position, asked.seat), asked, about), MOST_JUDGED)
        )
    )
    if not (legal or refused):
        return None
    first = (legal or refused)[0]
    against = ((move, game.verdict(position, asked.seat, move)) for move in refused)
    reasons = group(("", violation) for _, verdict in against for violation in verdict.violations)
    cited = game.cited_sections(position, first)
    return BoardAnswer(
        "may",
        asked.seat,
        (AnswerSentence("asked", "yes" if legal else "no"),),
        _sections(game, position, asked, reasons, cited),
        cells=unique(name for move in legal for name in sorted(_names_in(move)) if cells_in(name) == (name,)),
        legal=bool(legal),
        reasons=reasons,
        repairs=game.repairs(position, asked.seat, first) if refused else (),
        assumed=game.box.assumptions(position, game.box.entries_of(position, asked.seat, first)),
    )


def _where_moves(game: AnyGame, position: Any, asked: TableQuestion, about: Subject) -> BoardAnswer | None:
    """List the cells of the legal moves that lay no piece, or the reasons against these moves."""
    judged = _judge_moves(game, position, asked, about)
    if judged is None or (judged.legal and not judged.cells):
        return None
    cells = judged.cells
    params: Params = {"seat": Who(asked.seat), "count": len(cells), "places": cells}
    told = AnswerSentence("asked", "which", params)
    return replace(judged, kind="where", legal=None, sentences=(told,))


def _names_piece_in_vain(game: AnyGame, about: Subject, legal: Sequence[Any]) -> bool:
    """Check that a question names a piece and the moves none, so that they may be about another piece."""
    named = any(thing.kind != MOVE for thing, _ in about.pieces)
    return named and all(_names_in(move).isdisjoint(game.pieces) for move in legal)


def find_fitting_moves(
    game: AnyGame, moves: Iterable[Any], asked: TableQuestion, about: Subject
) -> Iterator[Any]:
    """Yield the moves that fit everything that a question names.

    A move that names no piece at all may be about the named piece.
    """
    pieces = {piece for thing, found in about.pieces if thing.kind != MOVE for piece in found}
    for move in moves:
        labelled = not asked.labels or label_of(game, move) in asked.labels
        if labelled and type(move).__struct_config__.tag in asked.moves:
            named = _names_in(move)
            if about.fits(named) and (not pieces or named & pieces or named.isdisjoint(game.pieces)):
                yield move


def _names_in(move: Any) -> frozenset[str]:
    """Collect the cells, things and seats that a move names."""
    found: set[str] = set()
    for name in type(move).__struct_fields__:
        value = getattr(move, name)
        if isinstance(value, int) and name not in _OF_SEATS:
            continue
        for each in value if isinstance(value, tuple) else (value,):
            found.update(parts(str(each)))
    return frozenset(found)
