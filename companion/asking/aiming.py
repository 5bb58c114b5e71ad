"""Subjects of a question on a board: pieces, and those of their targets that fit the other names in it."""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from companion.asking.answers import AnswerSentence, Reason
from companion.asking.names import MOVE, Thing, lexicon, whole_of
from companion.asking.question import AnyGame, TableQuestion
from companion.engine.survey import Survey
from companion.engine.verdict import Violation

_PARTS = re.compile(r"[.+|]")


def parts(target: str) -> tuple[str, ...]:
    """Split a target of a survey into its cells, names and seats."""
    return tuple(_PARTS.split(target))


def cells_of(move: Any) -> tuple[str, ...]:
    """List the cells that a move aims at: all that it covers, else the cell that it goes to."""
    for name in ("cells", "squares", "to", "at"):
        cells = getattr(move, name, None)
        if cells and isinstance(cells, str | tuple):
            return (cells,) if isinstance(cells, str) else cells
    return ()


def unique(names: Iterable[str]) -> tuple[str, ...]:
    """Drop repeated names, and keep their order."""
    return tuple(dict.fromkeys(names))


def pieces_of(game: AnyGame, thing: Thing) -> tuple[str, ...]:
    """List the pieces that a thing can be laid as: itself, or each of its shapes."""
    return tuple(piece for piece in game.pieces if thing.id in (piece, whole_of(piece)))


@dataclass(frozen=True)
class Subject:
    """Subject of a question.

    Attributes:
        pieces: the things to lay or to aim with, each with its pieces.
        names: the other mentions, each as the ids of all things that it may mean.
        cells: the named cells.
        seats: the seats of the other people named.
        mentions: the number of mentions of things that can be laid.
    """

    pieces: tuple[tuple[Thing, tuple[str, ...]], ...]
    names: tuple[frozenset[str], ...]
    cells: tuple[str, ...]
    seats: tuple[int, ...]
    mentions: int = 0

    @property
    def narrowed(self) -> bool:
        """Whether the question is about some places only."""
        return bool(self.names or self.cells or self.seats)

    def fits(self, named: Collection[str]) -> bool:
        """Check that a target or move with these cells, things and seats fits the question."""
        return (
            all(cell in named for cell in self.cells)
            and all(not meant.isdisjoint(named) for meant in self.names)
            and all(str(seat) in named for seat in self.seats)
        )


def subject(game: AnyGame, asked: TableQuestion) -> Subject:
    """Find the subject of a question: the pieces it names, else the named moves aimed like pieces."""
    laid = [
        [(thing, found) for thing in meant if (found := pieces_of(game, thing))] for meant in asked.things
    ]
    pieces = tuple(dict.fromkeys(each for mention in laid for each in mention))
    names = tuple(
        frozenset(thing.id for thing in meant)
        for meant, mention in zip(asked.things, laid, strict=True)
        if not mention and _aimed_at(game, meant)
    )
    aimed = tuple((Thing(MOVE, move), (move,)) for move in asked.moves if move in game.pieces)
    return Subject(pieces or aimed, names, asked.cells, asked.others, sum(map(bool, laid)))


def _aimed_at(game: AnyGame, meant: Iterable[Thing]) -> bool:
    """Check that a mention can be an aim, unlike a City Hall, which has the kind of a piece but is none."""
    of_pieces = {thing.kind for thing in lexicon(game.id).things if pieces_of(game, thing)}
    return any(thing.kind not in of_pieces for thing in meant)


@dataclass(frozen=True)
class Aimed:
    """Piece with the targets that a question means.

    Attributes:
        thing: the named thing.
        piece: its id.
        survey: the verdicts on all its targets.
        targets: the targets that are meant.
    """

    thing: Thing
    piece: str
    survey: Survey
    targets: tuple[str, ...]

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """Meant targets on which the piece may lie."""
        meant = set(self.targets)
        return tuple(target for target in self.survey.legal if target in meant)

    def against(self) -> Iterator[tuple[str, Violation]]:
        """Yield every violation on the meant targets, with the target."""
        verdicts = dict(self.survey.targets.items()) if len(self.targets) > 1 else self.survey.targets
        for target in self.targets:
            for violation in verdicts[target].violations:
                yield target, violation


def _names_of_target(game: AnyGame, position: Any, seat: int, target: str) -> tuple[str, ...]:
    """List the cells and things of a target, and the whole target as the seat's board calls it."""
    said = game.notation.name_on_board(position, seat, target)
    return (*parts(target), said.casefold()) if isinstance(said, str) else parts(target)


def aim(game: AnyGame, position: Any, asked: TableQuestion, about: Subject) -> tuple[Aimed, ...]:
    """List the pieces of a question with the targets that are meant, without pieces that have none."""
    found: list[Aimed] = []
    for thing, pieces in about.pieces:
        for piece in pieces:
            survey = game.survey(position, asked.seat, piece)
            targets = tuple(survey.targets)
            if about.narrowed:
                targets = tuple(
                    target
                    for target in targets
                    if about.fits(_names_of_target(game, position, asked.seat, target))
                )
            if targets:
                found.append(Aimed(thing, piece, survey, targets))
    return tuple(found)


def group(against: Iterable[tuple[str, Violation]]) -> tuple[Reason, ...]:
    """Group the violations on some targets by rule, each with all its targets and all its causes.

    The empty target is none.
    """
    found: dict[str, tuple[Violation, dict[str, None], dict[str, None]]] = {}
    for target, violation in against:
        _, targets, cells = found.setdefault(violation.rule, (violation, {}, {}))
        targets.update({target: None} if target else {})
        cells.update(dict.fromkeys(violation.cells))
    return tuple(
        Reason(AnswerSentence("violation", rule, first.params), first.section, tuple(targets), tuple(cells))
        for rule, (first, targets, cells) in found.items()
    )
