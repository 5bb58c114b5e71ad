"""Sheet that is being made: the choices so far, its kind, and the sheet that they come to."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Literal

from msgspec import structs

from companion.games.score_pad.sheet import How, Sheet, SheetError, TieBreak, sheet_faults

Kind = Literal["rounds", "categories", "both", "places", "together"]
"""Kind of sheet as the form offers it: rounds and then categories are a kind of their own."""

KINDS: tuple[Kind, ...] = ("categories", "rounds", "both", "places", "together")

ROUND_FIELDS = ("rounds", "bids", "start", "down", "goal", "exact", "goes_on")
"""Fields of a sheet that only rounds have."""


@dataclass(frozen=True, slots=True)
class Making:
    """Sheet that is being made.

    Attributes:
        sheet: choices so far. Those that belong to another kind are kept until the sheet is used.
        kind: its kind.
        changes: the name of the kept sheet that it was when it was opened; empty for one that was not kept.
    """

    sheet: Sheet
    kind: Kind
    changes: str = ""

    @classmethod
    def from_sheet(cls, sheet: Sheet, changes: str = "") -> "Making":
        """Begin with a sheet there is."""
        return cls(sheet, "both" if sheet.has_final_count else sheet.how, changes)

    @property
    def has_categories(self) -> bool:
        """Whether its kind has categories."""
        return self.kind in ("categories", "both")

    @property
    def has_rounds(self) -> bool:
        """Whether its kind has rounds."""
        return self.kind in ("rounds", "both")

    def with_fields(self, **changes: Any) -> "Making":
        """Change fields of the sheet."""
        return replace(self, sheet=structs.replace(self.sheet, **changes))

    def to_sheet(self) -> Sheet:
        """Build the sheet: trim its names, and drop choices that its kind or its categories do not have."""
        sheet, how = self.sheet, _how_of(self.kind)
        trimmed = tuple(structs.replace(one, name=one.name.strip()) for one in sheet.categories)
        categories = trimmed if self.has_categories else ()
        plain = structs.asdict(Sheet())
        dropped = {} if self.has_rounds else {field: plain[field] for field in ROUND_FIELDS}
        named = {one.name for one in categories}
        ties = (structs.replace(tie, category=tie.category.strip()) for tie in sheet.ties)
        return structs.replace(
            sheet,
            **dropped,
            name=sheet.name.strip(),
            how=how,
            categories=categories,
            lowest=sheet.lowest and how != "together",
            ties=tuple(tie for tie in ties if self._can_have(tie, named)),
        )

    def _can_have(self, tie: TieBreak, named: set[str]) -> bool:
        return tie.category in named if tie.by == "category" else self.has_rounds

    def faults(self) -> Iterator[SheetError]:
        """Yield every fault of the sheet, in the order of its fields."""
        sheet = self.to_sheet()
        lacking = [SheetError("categories", "$.categories")] if self._lacks_final_count(sheet) else []
        return chain(lacking, sheet_faults(sheet))

    def _lacks_final_count(self, sheet: Sheet) -> bool:
        return self.kind == "both" and not sheet.categories


def _how_of(kind: Kind) -> How:
    return "rounds" if kind == "both" else kind
