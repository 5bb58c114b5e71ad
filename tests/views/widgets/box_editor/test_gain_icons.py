"""What a print gives, in pictures that need no colour, and in words for who does not see them."""

from typing import Any

import pytest

from companion.engine.gains import NOTHING, Gains, read_gains
from companion.locale.texts import Texts
from tests.engine.learner import COUNTED, KINDS, LEARNER
from views.device.phone import Phone
from views.flet_adapter.sparse_diff.sending import Written, write_whole
from views.widgets.box_editor.gain_icons import LOOKS, gain_icon, gains_picture, gains_words

SHARED = [
    "gold",
    "wheat",
    "wood",
    "iron",
    "diamond",
    "basic",
    "card",
    "disc",
    "victory",
    "city",
    "industry",
    "food",
    "track",
    "wagon",
    "locomotive",
    "orange",
    "green",
    "grey",
    "any",
    "terrain",
    "special",
    "road",
    "property",
    "rabbit",
    "skill",
    "wonder",
    "reward1",
    "reward2",
    "reward3",
    "hand",
]
NOBODY: Any = None


def phone(locale: str = "en") -> Phone:
    return Phone(NOBODY, Texts.load_all(), NOBODY, locale=locale)


def drawn(control: Any) -> list[str]:
    """Return what is seen from left to right: texts as they are, icons as ``*``."""
    told = control.content if isinstance(control.content, Written) else write_whole(control)
    return seen_of(told)


def seen_of(told: dict[str, Any]) -> list[str]:
    match told["_c"]:
        case "Text":
            return [told["value"]]
        case "Icon":
            return ["*"]
        case "Row":
            return [each for part in told["controls"] for each in seen_of(part)]
    return seen_of(told["content"])


def read(text: str) -> Gains:
    return read_gains(text, KINDS, COUNTED)


def test_every_kind_has_a_picture_of_its_own_whatever_its_colour() -> None:
    assert set(SHARED) <= set(LOOKS)
    icons = [look.icon for look in set(LOOKS.values())]
    assert len(set(icons)) == len(icons)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("2 gold+card", ["2", "*", "*"]),
        ("gold/3 diamond", ["*", "/", "3", "*"]),
        ("none/gold", ["–", "/", "*"]),
        ("2 victory:rabbit", ["2", "*", ":", "*"]),
        ("8 terrain>victory", ["8", "*", "*", "*"]),
    ],
)
def test_a_print_is_drawn_as_it_is_printed(text: str, seen: list[str]) -> None:
    assert drawn(gains_picture(phone(), LEARNER, read(text), 24)) == seen


def test_nothing_is_a_dash_and_the_unknown_a_question_mark() -> None:
    assert drawn(gains_picture(phone(), LEARNER, NOTHING, 24)) == ["–"]
    assert drawn(gains_picture(phone(), LEARNER, None, 24)) == ["?"]


def test_a_kind_without_a_picture_has_letters() -> None:
    assert drawn(gain_icon("unheard", 24, "lantern")) == ["la"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("none", "nothing"),
        ("2 gold+card", "2 GOLD and 1 CARD"),
        ("2 gold/diamond", "2 GOLD or 1 DIAMOND"),
        ("victory:rabbit", "1 VICTORY for each RABBIT"),
        ("8 terrain+house>5 victory", "5 VICTORY if you have 8 TERRAIN and 1 HOUSE"),
    ],
)
def test_a_print_is_said_in_words(text: str, words: str) -> None:
    said = gains_words(phone(), LEARNER, read(text))
    for name in {*KINDS, *COUNTED}:
        for kind in ("amount", "counted", "each"):
            said = said.replace(f"card_city-{kind}-{name}", name.upper())
    assert said == words
