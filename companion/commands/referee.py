"""`companion score`, `check` and `survey`: the referee's answers about files."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.commands import sheets
from companion.commands.console import CommandAnswer, Console
from companion.engine.certainty import count_unread, is_certain, unread_entries
from companion.engine.notice import Notice
from companion.engine.scoresheet import Decision
from companion.engine.verdict import Repair, Violation
from companion.files.loaded import Judged, LoadedFile, read_shown

Document = Mapping[str, Any]


def score(console: Console, path: Path) -> CommandAnswer:
    """Score the position of a file, with a warning for every sum that cannot be.

    Raises:
        FileError: the file cannot be read.
    """
    shown = read_shown(path, "score")
    sheet = shown.game.scoresheet(shown.position)
    document: dict[str, Any] = {"game": shown.game.id, "final": sheet.final}
    document["standings"] = [
        {
            "seat": shown.names[standing.seat],
            "rank": standing.rank,
            "total": standing.total,
            "lines": [
                {
                    "category": line.category,
                    "points": line.points,
                    "cells": list(line.cells),
                    "rule": line.rule,
                }
                for line in standing.lines
            ],
        }
        for standing in sheet.standings
    ]
    certain = is_certain(shown.game, shown.position)
    if not certain:
        document["certain"] = False
    unread = unread_entries(shown.game, shown.position)
    if unread:
        document["unread"] = list(unread)
    count = count_unread(shown.table, shown.position) if shown.table else len(unread)
    if count:
        document["unread_count"] = count
    questions = [judged.notice for judged in shown.game.open_questions(shown.position)]
    still_open = tuple(_say_notices(console, shown, "open", questions))
    if still_open:
        document["open"] = list(still_open)
    decided = [_describe_decision(console, shown, one) for one in sheet.decisions if certain]
    if decided:
        document["decisions"] = decided
    warnings = tuple(_say_notices(console, shown, "warning", shown.game.warnings(shown.position)))
    if warnings:
        document["warnings"] = list(warnings)
    remarks = tuple(_say_notices(console, shown, "remark", shown.game.remarks(shown.position)))
    if remarks:
        document["remarks"] = list(remarks)
    asides = sheets.Asides(tuple(one["text"] for one in decided), still_open, warnings, remarks, count)
    return CommandAnswer(document, lambda: sheets.scoresheet(console.texts, shown, sheet, asides))


def _describe_decision(console: Console, shown: LoadedFile, decided: Decision) -> Document:
    """Describe the tie-break between seats of equal total. It is ``shared`` if nothing decided."""
    return {
        "tiebreak": decided.id,
        "rank": decided.rank,
        "seats": [shown.names[seat] for seat in decided.seats],
        "behind": [shown.names[seat] for seat in decided.behind],
        "figures": list(decided.figures),
        "text": sheets.decision(console.texts, shown, decided),
    }


def _say_notices(console: Console, shown: LoadedFile, kind: str, notices: Sequence[Notice]) -> Iterator[str]:
    for notice in notices:
        yield console.texts.about(shown.game.id, kind, notice.id, notice.params, shown.names)


def check(console: Console, path: Path, more: Sequence[str] = ()) -> CommandAnswer:
    """Judge each move of a file in order, and those that are handed besides. Legal ones are made.

    Args:
        console: gives the language.
        path: the file.
        more: moves that follow those of the file, each typed as a table in braces.

    Raises:
        FileError: the file or a move cannot be read.
    """
    shown = read_shown(path, "check", extra_moves=more)
    judged = tuple((one, _find_repairs(shown, one)) for one in shown.judge_moves())
    document = {"verdicts": [_describe_verdict(console, shown, one, repairs) for one, repairs in judged]}
    return CommandAnswer(document, lambda: sheets.verdicts(console.texts, shown, judged))


def _find_repairs(shown: LoadedFile, judged: Judged) -> tuple[Repair, ...]:
    return () if judged.verdict.legal else shown.game.repairs(judged.position, judged.seat, judged.move)


def _describe_verdict(
    console: Console, shown: LoadedFile, judged: Judged, repairs: Sequence[Repair]
) -> Document:
    said: dict[str, Any] = {
        "seat": shown.names[judged.seat],
        "move": type(judged.move).__struct_config__.tag,
        "legal": judged.verdict.legal,
        "violations": _describe_violations(console, shown, judged.verdict.violations),
    }
    if repairs:
        said["repairs"] = list_repairs(console, shown, judged.seat, repairs)
    return {**said, **list_assumptions(console, shown, shown.assumed_for(judged))}


def list_repairs(console: Console, shown: LoadedFile, seat: int, repairs: Sequence[Repair]) -> list[Document]:
    """List the repairs of a seat's refused move, with the moves that do them, as typed."""
    return [_describe_repair(console, shown, seat, repair) for repair in repairs]


def _describe_repair(console: Console, shown: LoadedFile, seat: int, repair: Repair) -> Document:
    then = {} if repair.then is None else {"then": shown.type_move(seat, repair.then)}
    return {
        "id": repair.id,
        "cells": list(repair.cells),
        "text": sheets.repair_text(console.texts, shown, repair),
        "moves": [shown.type_move(seat, move) for move in repair.moves],
        **then,
    }


def list_assumptions(console: Console, shown: LoadedFile, entries: Sequence[str]) -> Document:
    """Describe the assumed entries that an answer rests on, or nothing if it rests on the rules alone."""
    if not entries:
        return {}
    return {"assumed": list(entries), "note": sheets.say_assumptions(console.texts, shown, entries)}


def _describe_violations(
    console: Console, shown: LoadedFile, violations: Sequence[Violation]
) -> list[Document]:
    return [
        {
            "rule": violation.rule,
            "section": violation.section,
            "kind": violation.kind,
            "cells": list(violation.cells),
            "text": sheets.say_reason(console.texts, shown, violation),
        }
        for violation in violations
    ]


def survey(console: Console, path: Path, seat: str, piece: str) -> CommandAnswer:
    """Judge every target of a piece for a seat.

    Raises:
        FileError: the file cannot be read, or has no such seat or piece.
    """
    shown = read_shown(path, "survey", (seat, piece))
    found = shown.game.survey(shown.position, shown.seat(seat), shown.piece(piece))
    targets = [
        {
            "at": at,
            "legal": verdict.legal,
            "violations": _describe_violations(console, shown, verdict.violations),
        }
        for at, verdict in found.targets.items()
    ]
    document: dict[str, Any] = {"seat": shown.names[found.seat], "piece": found.piece, "targets": targets}
    entries = shown.game.box.assumptions(shown.position, shown.game.box.printed_for(found.piece))
    document |= list_assumptions(console, shown, entries)
    return CommandAnswer(document, lambda: sheets.survey(console.texts, shown, found, entries))
