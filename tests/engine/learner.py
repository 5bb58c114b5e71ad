"""The boxed Card City with cardboard nobody has read: unknown entries, and families that no list holds."""

import re
from typing import Any

from companion.engine.box import Box, BoxEntry, BoxError
from companion.engine.form_texts import check
from companion.engine.forms import (
    ChoiceForm,
    Field,
    Form,
    GainsForm,
    GroundForm,
    HexMapForm,
    NumberForm,
    PartsForm,
    WordsForm,
)
from companion.engine.words import Word
from tests.engine.boxed import FIELDS, SHIPPED, Boxed, SetPrinted

KINDS = ("gold", "wheat", "wood", "iron", "card", "victory", "terrain", "diamond", "food", "track", "hand")
COUNTED = ("rabbit", "terrain", "house")
GAINS = GainsForm(KINDS, COUNTED)
GROUND = GroundForm(("wheat", "forest", "sea"), ("port", "special"))

UNREAD = {
    "slot-1": Field("slots", "slot", GAINS),
    "slot-2": Field("slots", "slot", GainsForm(KINDS, choice=False)),
    "map": Field("maps", "map", HexMapForm(GROUND, 3, "capital")),
    "final-1": Field(
        "counts",
        "final",
        PartsForm((("element", ChoiceForm(COUNTED, "element")), ("dummy", NumberForm(0, 30)))),
    ),
    "ability": Field("counts", "ability", WordsForm(40)),
    "steps": Field("counts", "steps", NumberForm(11, 40)),
    "side": Field("counts", "side", ChoiceForm(("day", "night"), "side")),
}
FAMILIES: dict[re.Pattern[str], tuple[str, str, Form]] = {
    re.compile(r"A:-?[0-9]{1,2},-?[0-9]{1,2}"): ("maps", "hex", GROUND),
    re.compile(r"card-[1-9][0-9]{0,2}"): ("cards", "card", GAINS),
}
LEARNING_BOX = Box(
    SHIPPED.game,
    {**SHIPPED.entries, **{name: BoxEntry("", "unknown", "contents") for name in UNREAD}},
)


class Learner(Boxed):
    """The same game again, which can be begun with a box that knows nothing of the new entries."""

    @property
    def box(self) -> Box:
        return LEARNING_BOX

    def check_box(self, name: str, text: str) -> None:
        if name in FIELDS or not self.readable(name):
            super().check_box(name, text)
            return
        try:
            check(self.box_field(name).form, text)
        except BoxError as error:
            raise error.at(f"$.{name}") from error

    def box_field(self, name: str) -> Field:
        if name in UNREAD:
            return UNREAD[name]
        for pattern, (section, title, form) in FAMILIES.items():
            if pattern.fullmatch(name):
                return Field(section, title, form, {"what": Word(name)})
        return super().box_field(name)

    def set_printed(self, name: str, text: str) -> Any:
        return SetPrinted(name, text) if self.readable(name) else super().set_printed(name, text)


LEARNER: Any = Learner()
