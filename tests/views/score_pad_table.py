"""A phone at a score pad, in this process: taps by name, and what stands on the sheet."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.games.score_pad.sheet import ENTRY, Bids, Category, Sheet, encode_sheet
from companion.hosting.session import TableSession
from companion.locale.texts import Texts
from tests.views.at_table import AtTable, at_new
from tests.views.fingers import Names

GAME = "score_pad"

FARMS = Sheet(
    name="Farms",
    how="categories",
    categories=(Category("Fields", times=2), Category("Sheep"), Category("Debts", minus=True)),
)
TRICKS = Sheet(name="Tricks", rounds=3, bids=Bids())
POINTS = Sheet(name="Points")


class PadNames(Names):
    """How things on the screen of a score pad are called, as it stands now."""

    def ui(self, message: str, /, **params: Any) -> str:
        """Return a sentence of the pad's own board."""
        return self.texts.say(f"{GAME}-ui-{message}", **params)

    def game(self, kind: str, what: str, params: Any = None) -> str:
        return self.texts.about(GAME, kind, what, params or {}, self.session.names)

    def line(self, cell: int) -> str:
        """Return what a line of the sheet is called."""
        sheet = self.position.sheet
        named = len(sheet.categories)
        if cell < named:
            name: str = sheet.categories[cell].name
            return name
        if sheet.how == "places":
            return self.ui("place")
        if sheet.bids:
            return self.ui("made" if (cell - named) % 2 else "bid", round=(cell - named) // 2 + 1)
        return self.ui("round", round=cell - named + 1)

    def number(self, seat: int, cell: int, value: int | None = None) -> str:
        """Return a number on the sheet: what a screen reader says of it."""
        name, line = self.session.names[seat], self.line(cell)
        if value is None:
            return self.ui("cell-missing", name=name, line=line)
        return self.ui("cell", name=name, line=line, value=as_typed(value))

    def enter(self, value: int) -> str:
        """Return the button that enters a number, and what it says comes next."""
        return self.ui("enter-value", value=as_typed(value))

    def key(self, key: str) -> str:
        """Return a key of the pad."""
        said = {"+": "plus", "-": "minus", "*": "times", "/": "by", ".": "point"}
        said |= dict.fromkeys("()", "brackets")
        return self.ui(f"key-{said[key]}") if key in said else key


def as_typed(value: int) -> str:
    """Return a number as the sheet shows it."""
    return str(value).replace("-", "−")


class AtPad(AtTable):
    """A phone that looks at a score pad."""

    def __init__(
        self, client: Any, house: Any, session: TableSession, locale: str = "en", **how: Any
    ) -> None:
        super().__init__(client, house, session, locale, **how)
        self.names_of: PadNames = PadNames(Texts.load(locale), session)

    async def type(self, keys: str) -> "AtPad":
        """Press keys of the pad."""
        for key in keys:
            await self.press(self.names_of.key(key))
        return self

    async def enter(self, value: int) -> "AtPad":
        """Tap the button that enters what was typed."""
        said = self.names_of.enter(value)
        (label,) = [one for one in self.labels() if one == said or one.startswith((f"{said},", f"{said}，"))]
        await self.press(label)
        return self

    def in_hand(self) -> list[str]:
        """Return the number on the sheet that is typed now."""
        rows, sheet = self.session.table.position.rows, self.session.table.position.sheet
        cells = [(seat, cell) for seat in range(len(rows)) for cell in range(min(sheet.most_cells, 40))]
        known = {self.names_of.number(seat, cell, rows[seat].number_at(cell)) for seat, cell in cells}
        return [label for label in known if self.framed(label)]

    def numbers(self, seat: int) -> tuple[int | None, ...]:
        """Return what a seat has entered."""
        cells: tuple[int | None, ...] = self.session.table.position.rows[seat].cells
        return cells


@asynccontextmanager
async def score_pad(home: Path, sheet: Sheet, *names: str, **how: Any) -> AsyncIterator[AtPad]:
    """Provide a phone at a new score pad, which plays all seats. See `at_new`."""
    box = {ENTRY: encode_sheet(sheet)}
    async with at_new(AtPad, home, GAME, names or ("Ann", "Ben"), box=box, **how) as pad:
        yield pad
