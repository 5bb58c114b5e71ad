"""Comparison of guessed pieces with the cardboard: which one is in sight, and how its prints were changed."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.engine.box import Box
from companion.engine.box_pieces import Facts
from companion.engine.forms import Form
from views.models.sketch import Sketch


@dataclass(frozen=True)
class PieceCheck:
    """Sheet that compares guessed pieces with the cardboard.

    Attributes:
        pieces: the entries that are asked about, piece by piece.
        at: number of the piece in sight.
        sketches: drawings of the entries that were changed.
    """

    pieces: tuple[Facts, ...]
    at: int = 0
    sketches: tuple[Sketch, ...] = ()

    @property
    def facts(self) -> Facts:
        """Names of the entries of the piece in sight."""
        return self.pieces[self.at]

    @property
    def names(self) -> Facts:
        """Names of all entries."""
        return tuple(name for facts in self.pieces for name in facts)

    def turn_to(self, at: int) -> "PieceCheck":
        """Show another piece."""
        return replace(self, at=at)

    def sketch(self, name: str, form: Form, text: str) -> Sketch:
        """Return the drawing of an entry: as it was changed, or from its text."""
        return self._find(name) or Sketch.of(name, form, text)

    def change(self, drawn: Sketch, act: Callable[[Sketch], Sketch]) -> "PieceCheck":
        """Apply a change to the drawing of an entry.

        Args:
            drawn: the drawing of the entry as long as nothing was changed.
            act: the change.
        """
        others = [each for each in self.sketches if each.name != drawn.name]
        return replace(self, sketches=(*others, act(self._find(drawn.name) or drawn)))

    def changed_texts(self, box: Box) -> dict[str, str]:
        """Return the texts that differ from those of a box, by name."""
        said = {each.name: each.said for each in self.sketches}
        return {name: text for name, text in said.items() if text != box.entry(name).value}

    def _find(self, name: str) -> Sketch | None:
        return next((each for each in self.sketches if each.name == name), None)
