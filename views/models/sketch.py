"""Editor of a box entry's drawing: the changes of taps. Nothing here knows a game, or a screen."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.engine.form_texts import PARTING
from companion.engine.forms import (
    NO_SQUARE,
    BoardForm,
    ChoiceForm,
    CubesForm,
    Form,
    GainsForm,
    GroundForm,
    HexMapForm,
    NumberForm,
    PartsForm,
    TileForm,
    WordsForm,
    format_tile,
    shapes_of,
)
from companion.engine.gains import NOTHING, read_gains
from views.models.gains_editor import UNSAID, Composed

Rows = tuple[str, ...]


@dataclass(frozen=True)
class Sketch:
    """Drawing of a box entry in the editor.

    Attributes:
        name: the entry's.
        form: how it is written.
        text: as written; for a tile see ``shapes``.
        shapes: for a tile, every shape's rows on the grid it is drawn on.
        shape: the number of the shape that is drawn.
        brush: for a board, the letter that is painted; for a hex map, the ground or the flag.
        composed: for gains, the draft of the gain.
        parts: for several things side by side, the drawing of each.
        whole: whether the parts that most prints leave empty are shown as well.
    """

    name: str
    form: Form
    text: str
    shapes: tuple[Rows, ...] = ()
    shape: int = 0
    brush: str = ""
    composed: Composed = UNSAID
    parts: "tuple[Sketch, ...]" = ()
    whole: bool = False

    @classmethod
    def of(cls, name: str, form: Form, text: str) -> "Sketch":
        """Draw a text. Begins with a blank drawing if the print was not read off yet."""
        if isinstance(form, TileForm):
            shapes = tuple(centre_on_grid(rows, form.side) for rows in shapes_of(text)) or (
                centre_on_grid((), form.side),
            )
            return cls(name, form, text, shapes)
        match form:
            case BoardForm(marks=marks, least=least):
                bare = "/".join([marks[0].letter * least] * least)
                return cls(name, form, text or bare, brush=marks[0].letter)
            case HexMapForm(ground=ground, centre=centre):
                return cls(name, form, text or f"0,0 {centre}", brush=ground.grounds[0])
            case NumberForm(least=least, unset=unset):
                return cls(name, form, text or ("" if unset else str(least)))
            case GainsForm(kinds=kinds, counted=counted) if text:
                return cls(name, form, text, composed=Composed(read_gains(text, kinds, counted)))
            case PartsForm(parts=parts):
                texts = text.split(PARTING) if text else [""] * len(parts)
                found = zip(parts, texts, strict=True)
                drawn = tuple(cls.of(f"{name}/{id}", part, each.strip()) for (id, part), each in found)
                whole = bool(text) and any(
                    part.said != empty_text(part.form)
                    for (id, _), part in zip(parts, drawn, strict=True)
                    if id in form.seldom
                )
                return cls(name, form, text, parts=drawn, whole=whole)
        return cls(name, form, text)

    @property
    def said(self) -> str:
        """Text of the drawing."""
        match self.form:
            case TileForm():
                return format_tile(self.shapes)
            case GainsForm():
                return self.composed.text
            case PartsForm(parts=parts, seldom=seldom):
                named = zip(parts, self.parts, strict=True)
                return PARTING.join(
                    empty_text(part.form) if id in seldom and part.blank else part.said
                    for (id, _), part in named
                )
        return self.text

    @property
    def blank(self) -> bool:
        """True if the drawing is incomplete, so that there is no text yet."""
        if isinstance(self.form, ChoiceForm | GainsForm | GroundForm | NumberForm):
            return not self.said
        if isinstance(self.form, PartsForm):
            named = zip(self.form.parts, self.parts, strict=True)
            return any(part.blank for (id, _), part in named if id not in self.form.seldom)
        return False

    @property
    def rows(self) -> Rows:
        """Rows of the board, or of the shape that is drawn."""
        return self.shapes[self.shape] if self.shapes else tuple(self.text.split("/"))

    # any

    def choose_brush(self, brush: str) -> "Sketch":
        """Choose the brush."""
        return replace(self, brush=brush)

    # gains, words, things side by side

    def compose_gains(self, act: Callable[[Composed], Composed]) -> "Sketch":
        """Apply a function to the gains."""
        return replace(self, composed=act(self.composed))

    def type_words(self, text: str) -> "Sketch":
        """Replace the words, without characters that are not allowed."""
        assert isinstance(self.form, WordsForm)
        kept = "".join(letter for letter in text if letter.isprintable() and letter != PARTING)
        return replace(self, text=kept[: self.form.most])

    def unfold(self) -> "Sketch":
        """Show the parts that most prints leave empty as well."""
        return replace(self, whole=True)

    def change_part(self, part: int, act: "Callable[[Sketch], Sketch]") -> "Sketch":
        """Apply a function to one of the parts."""
        changed = act(self.parts[part])
        return replace(self, parts=(*self.parts[:part], changed, *self.parts[part + 1 :]))

    # cubes, choices, numbers

    def add_mark(self, letter: str) -> "Sketch":
        """Add a mark, in the order of the marks. Unchanged if no more fit."""
        assert isinstance(self.form, CubesForm)
        if len(self.text) >= self.form.most:
            return self
        order = "".join(mark.letter for mark in self.form.marks)
        return replace(self, text="".join(sorted(self.text + letter, key=order.find)))

    def remove_at(self, place: int) -> "Sketch":
        """Remove the thing at a place."""
        return replace(self, text=self.text[:place] + self.text[place + 1 :])

    def choose(self, value: str) -> "Sketch":
        """Choose one of the values."""
        return replace(self, text=value)

    def step(self, by: int) -> "Sketch":
        """Change the number by a step, clamped to its bounds. Without a number yet, begin at the least."""
        assert isinstance(self.form, NumberForm)
        number = int(self.text or self.form.least) + by
        return replace(self, text=str(min(self.form.most, max(self.form.least, number))))


def empty_text(form: Form) -> str:
    """Return the text of a part that a print leaves empty: nothing, the least number, the first choice."""
    match form:
        case GainsForm():
            return str(NOTHING)
        case NumberForm(least=least):
            return str(least)
        case ChoiceForm(values=values):
            return values[0]
    return ""


def centre_on_grid(rows: Rows, side: int) -> Rows:
    """Centre a shape on a square grid of at least `side` columns."""
    side = max(side, len(rows), *map(len, rows), 0)
    across, down = (side - max(map(len, rows), default=0)) // 2, (side - len(rows)) // 2
    lines = [(NO_SQUARE * across + row).ljust(side, NO_SQUARE) for row in rows]
    empty = NO_SQUARE * side
    return tuple([empty] * down + lines + [empty] * (side - down - len(rows)))
