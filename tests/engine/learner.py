"""The boxed Card City with cardboard nobody has read: unknown entries, and families that no list holds."""

import re
from dataclasses import replace
from typing import Any

from companion.engine.box import Box, BoxEntry, BoxError
from companion.engine.form_texts import check_text
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
from tests.engine.boxed import BOX, FIELDS, SHIPPED, boxed, check_entry

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


def _field_of(name: str) -> Field:
    if name in UNREAD:
        return UNREAD[name]
    for pattern, (section, title, form) in FAMILIES.items():
        if pattern.fullmatch(name):
            return Field(section, title, form, {"what": Word(name)})
    return FIELDS[name]


def _check(name: str, text: str) -> None:
    try:
        form = _field_of(name).form
    except KeyError:
        form = None
    if name in FIELDS or form is None:
        check_entry(name, text)
        return
    try:
        check_text(form, text)
    except BoxError as error:
        raise error.with_field(f"$.{name}") from error


LEARNER: Any = boxed(replace(BOX, load=lambda: LEARNING_BOX, check=_check, field_of=_field_of))
"""The same game again, which can be begun with a box that knows nothing of the new entries."""
