"""Judging of intents at a table's position: the table with one entry more, or the refusal."""

from collections.abc import Collection
from typing import Any

from companion.engine.log import Viewer
from companion.engine.message import Impossible
from companion.engine.record import Moved
from companion.engine.refold import TooOften
from companion.engine.table import Refused
from companion.engine.verdict import Verdict
from companion.engine.wire import WireError, check_readable
from companion.errors import CompanionError
from companion.hosting.errors import CannotShow, KeptSecret, Malformed, RereadTooOften
from companion.hosting.intents import Correct, OutOfStep, Overrule, Play, Refusal
from companion.hosting.rights import Rights
from companion.hosting.timeline import AnyTable, Timeline, redact_position

Outcome = AnyTable | Refusal | OutOfStep


def judge_intent(
    table: AnyTable,
    timeline: Timeline,
    intent: Play | Overrule | Correct,
    by: int | None,
    rights: Rights,
    at: int,
) -> Outcome:
    """Judge an intent: return the table after it, or the reason for refusing it.

    Args:
        table: as it is now, even if the intent was decided on an earlier version.
        timeline: its earlier positions.
        intent: a move, an overruling or a correction.
        by: the seat of the person that acts; None for the host.
        rights: the device's rights.
        at: now, in milliseconds since 1970.

    Raises:
        KeptSecret: it is about something only another seat may know, or would lay all secrets open.
        CannotShow: a correction that the mirror cannot show.
        RereadTooOften: a misread print, after too many others.
        Malformed: that is no move or correction of this game.
        Impossible: there is no such seat.
    """
    eyes = rights.choose_viewer(by if isinstance(intent, Correct) else intent.seat)
    if intent.seen and not timeline.is_known_version(table, intent.seen, eyes):
        return OutOfStep(table.seq)
    try:
        match intent:
            case Play():
                return _judge_play(table, timeline, intent, by, rights, at)
            case Overrule():
                return _judge_overruling(table, intent, by, eyes, at)
            case Correct():
                return _judge_correction(table, intent, by, rights, at)
    except (CompanionError, Impossible):
        raise
    except Exception as error:
        _raise_kept_secret(table, intent, error)
        raise


def _judge_play(
    table: AnyTable, timeline: Timeline, intent: Play, by: int | None, rights: Rights, at: int
) -> AnyTable | Refusal:
    eyes = rights.choose_viewer(intent.seat)
    known = _check_known(table, intent, eyes)
    if known is None or known.legal:
        try:
            follows = _shares_tap(table, intent, rights.seats | {by})
            return table.play(intent.seat, intent.move, at=at, by=by, follows=follows)
        except Refused as error:
            if known is not None:
                raise KeptSecret from error
            known = error.verdict
    line, taken_back = timeline.find_conflict(table, intent.seat, intent.move, intent.seen, eyes)
    return Refusal(known, line, taken_back)


def _shares_tap(table: AnyTable, intent: Play, actors: Collection[int | None]) -> bool:
    """Check that the last entry is a move made by the same tap, for one of the device's actors."""
    last = table.entries[-1] if table.entries else None
    return isinstance(last, Moved) and 0 < intent.after == last.seq and last.by in actors


def _judge_overruling(
    table: AnyTable, intent: Overrule, by: int | None, eyes: Viewer, at: int
) -> AnyTable | Refusal:
    """Apply a move that breaks rules, with the table's permission.

    A move that only seems to break rules, by the viewer's knowledge, is played normally.
    """
    known = _check_known(table, intent, eyes)
    if known is not None and (known.legal or not known.possible):
        return Refusal(known)
    try:
        return table.overrule(intent.seat, intent.move, at=at, by=by, note=intent.note)
    except Refused as error:
        if known is None:
            return Refusal(error.verdict)
        if not error.verdict.legal:
            raise KeptSecret from error
    return table.play(intent.seat, intent.move, at=at, by=by)


def _judge_correction(table: AnyTable, intent: Correct, by: int | None, rights: Rights, at: int) -> AnyTable:
    """Apply a correction to something the device may see.

    A correction that ends the game and so reveals all secrets is the host's alone.
    """
    game, correction, eyes = table.game, intent.correction, rights.choose_viewer(by)
    if eyes != "all" and game.hides(table.position, eyes, None, correction, table.position):
        raise KeptSecret
    try:
        after = table.correct(correction, at=at, by=by)
    except TooOften as error:
        raise RereadTooOften from error
    except Impossible as error:
        raise CannotShow from error
    if eyes != "all" and not rights.hosting and not game.actors(after.position):
        raise KeptSecret
    return after


def _check_known(table: AnyTable, intent: Play | Overrule, eyes: Viewer) -> Verdict | None:
    """Judge a move by a viewer's knowledge. That verdict decides first.

    None for a viewer that knows all.
    """
    view = redact_position(table, table.position, eyes)
    return None if view == table.position else table.game.verdict(view, intent.seat, intent.move)


def _raise_kept_secret(table: AnyTable, intent: Play | Overrule | Correct, error: Exception) -> None:
    """Check that the intent holds a readable move or correction of the game, after the game raised `error`.

    Raises:
        Malformed: it is not.
    """
    said: Any = intent.correction if isinstance(intent, Correct) else intent.move
    expected: Any = table.game.correction_type if isinstance(intent, Correct) else table.game.move_type
    try:
        check_readable(said, expected)
    except (WireError, TypeError, ValueError, RecursionError):
        raise Malformed from error
