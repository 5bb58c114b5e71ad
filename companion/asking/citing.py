"""Links from the board to the rules and back: sections about a thing, and cells that a section is about."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from companion.asking.aiming import parts, unique
from companion.asking.names import lexicon
from companion.asking.question import AnyGame
from companion.engine.verdict import Violation
from companion.rulebook.book import load
from companion.wording.plain_words import plain

CHAPTER = "."
"""Stands between a chapter's id and that of a section inside it."""


def sections_about(
    game: AnyGame, position: Any, viewer: int | None, seat: int, what: str, *lying: str
) -> tuple[str, ...]:
    """List the rulebook sections that speak of a thing on a table, as a viewer sees the table.

    First the sections named after it, then those of its score lines, of the rules that judge it and of its
    price, and last the section of the phase that asks for it.

    Args:
        game: the game.
        position: the whole position, secrets included.
        viewer: the seat that asks; None for a watcher, who sees the public part only.
        seat: the seat of the board.
        what: a piece, a target of a survey or a part of one such as a cell, a category of points, a phase,
            the task that names it, or the id of a section or its last part.
        lying: the things that lie there, if it is a cell.
    """
    seen = game.view(position, viewer)
    found = [section for thing in (what, *lying) for section in sections_named_after(game, thing)]
    found += _of_lines(game, seen, seat, what)
    if what in game.pieces:
        found += _of_piece(game, seen, seat, what)
    else:
        found += (violation.section for violation in _at(game, seen, seat, what))
    return unique((*found, *_of_agenda(game, seen, what)))


def cells_under(game: AnyGame, position: Any, viewer: int | None, seat: int, section: str) -> tuple[str, ...]:
    """List the cells of a seat's board that a section or chapter is about now, as a viewer sees the board.

    The cells that it counts, and those that cause a refusal by it; without any, the cells that it closes.
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


def sections_named_after(game: AnyGame, what: str) -> tuple[str, ...]:
    """List the sections whose title names a thing, or whose own name is the thing's."""
    thing = lexicon(game.id).thing_of(what)
    return _titles(game.id).get(thing.id if thing else what, ())


@cache
def _titles(game: str) -> Mapping[str, tuple[str, ...]]:
    """Index the sections by their id, by the last part of the id, and by each thing in their title.

    Shorter titles come first, because they are more about the things that they name.
    """
    found: defaultdict[str, list[str]] = defaultdict(list)
    sections = load(game, "en").sections
    for section in sections:
        for name in {section.id, section.id.rpartition(CHAPTER)[2]}:
            found[name].append(section.id)
    for section in sorted(sections, key=lambda section: len(re.findall(r"[^\W\d]+", section.title))):
        for meant in lexicon(game).mentions(plain(section.title)):
            if len({thing.kind for thing in meant}) == 1:  # "tile" tells nothing apart
                for thing in meant:
                    found[thing.id].append(section.id)
    return {name: unique(named) for name, named in found.items()}


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
        yield from game.cited_sections(position, game.placing_move(position, seat, piece, target))
        return


def _at(game: AnyGame, position: Any, seat: int, what: str) -> Iterator[Violation]:
    """Yield every violation of any piece at a target, or at a part of a target."""
    for piece in game.pieces:
        targets = game.survey(position, seat, piece).targets
        for target in targets:
            if what == target or what in parts(target):
                yield from targets[target].violations
