"""Decision between undo or redo at once and a request for permission."""

from typing import Literal

from companion.engine.log import log_line, redo_line
from companion.engine.verdict import LEGAL
from companion.hosting.intents import Intent, OutOfStep, Refusal, Undo
from companion.hosting.rights import Rights
from companion.hosting.timeline import AnyTable, Timeline, undo_stacks
from companion.hosting.undo_requests import Touched, UndoRequest, UndoRequestView, next_witness


def refuse_if_overtaken(
    table: AnyTable, timeline: Timeline, intent: Intent, by: int | None, rights: Rights
) -> OutOfStep | Refusal | None:
    """Refuse to undo or redo another entry than the device had seen. None if the entry is the same.

    Args:
        table: as it is now.
        timeline: its earlier positions.
        intent: undo or redo.
        by: the seat of the person that wants it; None for the host.
        rights: the device's rights.
    """
    seen = intent.seen
    if seen is None:
        return None
    # The page may show another of the device's seats than the one that acts.
    shown = dict.fromkeys(map(rights.choose_viewer, (by, *sorted(rights.seats))))
    if not any(timeline.is_known_version(table, seen, each) for each in shown):
        return OutOfStep(table.seq)
    which = 0 if isinstance(intent, Undo) else 1
    then, now = (undo_stacks(table.entries, seq)[which][-1:] for seq in (seen.seq, table.seq))
    if then == now:
        return None
    return Refusal(LEGAL, *timeline.describe_entry(table, seen.seq + 1, rights.choose_viewer(by)))


def find_approver(
    touched: Touched, by: int | None, rights: Rights, count: int
) -> int | Literal["nobody"] | None:
    """Find the seat that must agree first: None for the host, "nobody" if no agreement is needed.

    Args:
        touched: the entry to undo or redo.
        by: the seat of the person that wants it; None for the host.
        rights: the device's rights.
        count: number of seats.
    """
    own = bool(touched.owners & rights.seats) or (rights.hosting and touched.unowned)
    if not own:
        return touched.whom
    if not touched.reveals:
        return "nobody"
    first = by if by is not None else min(touched.owners, default=0)
    witness = next_witness(first, rights.taken - rights.seats, count)
    return "nobody" if witness is None else witness


def view_request(
    table: AnyTable, question: UndoRequest, rights: Rights, viewing_seat: int | None
) -> UndoRequestView:
    """Describe a pending request for a device that looks at a seat."""
    eyes = rights.choose_viewer(viewing_seat)
    line = log_line(table, question.step, eyes) if question.what == "undo" else redo_line(table, eyes)
    assert line is not None, "a question about something that was taken back has ended"
    return UndoRequestView(
        question.number,
        question.what,
        question.by,
        question.whom,
        question.seq,
        question.until,
        line,
        question.device == rights.device_fingerprint,
        may_answer(question, rights),
    )


def may_answer(question: UndoRequest, rights: Rights) -> bool:
    """Check that a request is for this device to answer."""
    return rights.hosting if question.whom is None else rights.may_act(question.whom)
