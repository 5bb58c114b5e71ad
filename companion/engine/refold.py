"""Refold of a record: its entries applied again from the opening, with a print as it is now known."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

from companion.engine.game import Game
from companion.engine.message import C, Impossible, M, P
from companion.engine.owners_box import OwnersBox, Reread
from companion.engine.record import MAX_ENTRIES, Corrected, Moved, Overruled
from companion.engine.refolding import Aside, Refolding
from companion.engine.verdict import LEGAL, Verdict

MOST_FOLDED = MAX_ENTRIES
"""Most entries that all rereadings of a table apply again, as many as the longest record has.

A record therefore costs at most twice what the longest record without any rereading costs.
"""


class TooOften(Impossible):
    """Error for a reread print at a table whose record was folded again too often already."""


Standing = Moved[Any] | Overruled[Any] | Corrected[Any]


@dataclass(frozen=True, slots=True)
class OddEntry(Generic[P, M, C]):
    """Entry of a record that a refold cannot make as it was made.

    Attributes:
        step: the number of the entry among those that stand, 1 for the first.
        entry: the entry.
        position: the position in which it was to be made again.
        verdict: the reasons against it, or none for a correction.
        made: true if it was made all the same, as the table could have allowed it.
    """

    step: int
    entry: Moved[M] | Overruled[M] | Corrected[C]
    position: P
    verdict: Verdict
    made: bool


@dataclass(frozen=True, slots=True)
class Refolded(Generic[P, M, C]):
    """Result of a refold.

    Attributes:
        position: the present position as it follows from the corrected print.
        odd: the entries that could not be made as they were made, in order.
    """

    position: P
    odd: tuple[OddEntry[P, M, C], ...] = ()


@dataclass(slots=True)
class _Fold:
    """State of a fold between two entries."""

    position: Any
    aside: Aside = None


def refold(game: Game[P, M, C], opening: P, entries: Sequence[Standing], reread: Reread) -> Refolded[P, M, C]:
    """Apply the standing entries of a record again, with a print as it turned out to read.

    The new text stands wherever the print was read before: in the opening, and in earlier corrections.
    Earlier rereadings hold likewise for all that stands before them. An entry that breaks rules only with
    the new text is made all the same; one that cannot be made is left out. Both are listed.

    Args:
        game: a game with a part for refolding.
        opening: the position before the first entry.
        entries: the entries that stand, in order.
        reread: the print and its new text.
    """
    part, box = game.refolding, game.box
    assert part is not None
    texts = _texts_from(entries, reread)
    fold, odd = _Fold(_reread_opening(part, box, opening, texts[0])), list[OddEntry[P, M, C]]()
    for step, (entry, known) in enumerate(zip(entries, texts[1:], strict=True), 1):
        found = _make(game, part, fold, entry, known)
        if found is not None:
            odd.append(OddEntry(step, entry, *found))
    after = part.read(fold.position, reread.name, reread.text)
    restored = after if fold.aside is None else part.restore(after, fold.aside)
    return Refolded(game.phases.settle(restored), tuple(odd))


def corrected_position(
    game: Game[P, M, C], opening: P, entries: Sequence[Standing], position: P, correction: C
) -> P:
    """Compute the position after a correction. A reread print folds the record again, if the game does that.

    Args:
        game: the game.
        opening: the position before the first entry.
        entries: the entries that stand, in order.
        position: the position after the last of them.
        correction: the correction.

    Raises:
        Impossible: the position cannot be shown.
    """
    if isinstance(correction, Reread) and game.refolding is not None:
        return refold(game, opening, entries, correction).position
    return game.correct(position, correction)


def add_folded(game: Game[Any, Any, Any], folded: int, entries: int, correction: Any) -> int:
    """Add the entries that a correction folds again to those that a table has folded so far.

    Raises:
        TooOften: these are more than `MOST_FOLDED`.
    """
    if not isinstance(correction, Reread) or game.refolding is None:
        return folded
    if folded + entries > MOST_FOLDED:
        raise TooOften(f"{folded + entries} entries folded again")
    return folded + entries


def _texts_from(entries: Sequence[Standing], reread: Reread) -> list[dict[str, str]]:
    """List for each step, the end included, the texts by name that this and later rereadings give.

    The last rereading of a print counts. Steps between two rereadings share their texts.
    """
    texts = [{reread.name: reread.text}]
    for entry in reversed(entries):
        read = entry.correction if isinstance(entry, Corrected) else None
        known = texts[-1]
        if isinstance(read, Reread) and read.name not in known:
            known = {read.name: read.text, **known}
        texts.append(known)
    return texts[::-1]


def _reread_opening(part: Refolding[P, Any], box: OwnersBox, opening: P, texts: dict[str, str]) -> P:
    own = box.own(opening)
    for name, text in texts.items():
        if name in own:
            opening = part.read(opening, name, text)
    return opening


def _make(
    game: Game[P, M, C], part: Refolding[P, M], fold: _Fold, entry: Standing, texts: dict[str, str]
) -> tuple[P, Verdict, bool] | None:
    """Make one entry again. Return the position, the verdict and a flag if it is not as it was."""
    if isinstance(entry, Corrected):
        return _correct(game, part, fold, entry.correction, texts)
    before, seat, move = fold.position, entry.seat, entry.move
    verdict = game.verdict(before, seat, move)
    if not verdict.legal:
        fold.position, fold.aside = part.make_way(before, seat, move, fold.aside)
        verdict = game.verdict(fold.position, seat, move)
    here = fold.position
    if verdict.possible:
        fold.position = game.apply(here, seat, move)
    if verdict.possible and (verdict.legal or isinstance(entry, Overruled)):
        return None
    return here, verdict, verdict.possible


def _correct(
    game: Game[P, M, C], part: Refolding[P, M], fold: _Fold, correction: Any, texts: dict[str, str]
) -> tuple[P, Verdict, bool] | None:
    """Make a correction again, with the texts that prints turned out to have."""
    here = fold.position
    if isinstance(correction, Reread):
        text = texts.get(correction.name, correction.text)
        fold.position = game.phases.settle(part.read(here, correction.name, text))
        return None
    said = game.box.entry_in(correction)
    if said is not None and said[0] in texts:
        correction = game.box.make_correction(said[0], texts[said[0]])
    try:
        fold.position = game.correct(here, correction)
    except Impossible:
        return here, LEGAL, False
    return None
