"""From the board to the rules and back: the sections about something, and the cells a section holds."""

from collections.abc import Iterator
from typing import Any

from companion.asking.aiming import parts, unique
from companion.asking.question import AnyGame
from companion.engine.verdict import Violation

CHAPTER = "."
"""Stands between a chapter's id and that of a section inside it."""


def sections_about(game: AnyGame, position: Any, viewer: int | None, seat: int, what: str) -> tuple[str, ...]:
    """The rulebook sections that speak of something on a table, as a viewer sees it.

    Those of the rules that judge it, of its price, and of the score lines it is counted in.

    Args:
        game: the game.
        position: what the table shows, all of it.
        viewer: who asks; None for somebody who may see what everybody may see.
        seat: whose board is meant.
        what: a piece, a target of a survey or a part of one such as a cell, a category of points, a phase, or
            the task that names it.
    """
    seen = game.view(position, viewer)
    found = [*_of_agenda(game, seen, what), *_of_lines(game, seen, seat, what)]
    if what in game.pieces:
        found += _of_piece(game, seen, seat, what)
    else:
        found += (violation.section for violation in _at(game, seen, seat, what))
    return unique(found)


def cells_under(game: AnyGame, position: Any, viewer: int | None, seat: int, section: str) -> tuple[str, ...]:
    """The cells of a seat's board that a section or chapter holds now, as a viewer sees it.

    Those that cause a refusal by it, and those that it counts; where there are none, those that it closes.
    """
    seen = game.view(position, viewer)
    lines = game.scoresheet(seen).standings[seat].lines
    cells = [cell for line in lines if _within(line.rule, section) for cell in line.cells]
    closed: list[str] = []
    for piece in game.pieces:
        for target, violation in _refusals(game, seen, seat, piece):
            if _within(violation.section, section):
                cells += violation.cells
                closed += parts(target)
    return unique(cells or closed)


def _within(cited: str, section: str) -> bool:
    return cited == section or cited.startswith(section + CHAPTER)


def _refusals(game: AnyGame, position: Any, seat: int, piece: str) -> Iterator[tuple[str, Violation]]:
    for target, verdict in game.survey(position, seat, piece).targets.items():
        for violation in verdict.violations:
            yield target, violation


def _of_agenda(game: AnyGame, position: Any, what: str) -> Iterator[str]:
    agenda = game.agenda(position)
    if what == agenda.phase or any(what == task.id or what in task.pieces for task in agenda.tasks):
        yield game.section_of(agenda.phase)


def _of_lines(game: AnyGame, position: Any, seat: int, what: str) -> Iterator[str]:
    for line in game.scoresheet(position).standings[seat].lines:
        if what == line.category or what in line.cells:
            yield line.rule


def _of_piece(game: AnyGame, position: Any, seat: int, piece: str) -> Iterator[str]:
    yield from (violation.section for _, violation in _refusals(game, position, seat, piece))
    for target in game.survey(position, seat, piece).targets:
        if price := game.price(position, seat, piece, target):
            yield price.section
        yield from game.cited(position, game.placement(position, seat, piece, target))
        return


def _at(game: AnyGame, position: Any, seat: int, what: str) -> Iterator[Violation]:
    """Everything that stands against any piece at a target, or at a part of one."""
    for piece in game.pieces:
        targets = game.survey(position, seat, piece).targets
        for target in targets:
            if what == target or what in parts(target):
                yield from targets[target].violations
