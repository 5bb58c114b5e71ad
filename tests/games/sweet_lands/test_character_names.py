"""Characters are named by a name typed once or by their first goods; the app's own number says so."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.data import data_path
from companion.engine.notice import Notice
from companion.engine.owners_box import Reread
from companion.engine.words import Label
from companion.games.sweet_lands import GAME, corrections, entries, moves, words
from companion.games.sweet_lands.position import Due, Position
from companion.locale import LOCALES, Texts
from tests.games.sweet_lands.known import NAMES, table, without

TEXTS = Texts.load_all()
TYPED = {"1a-ability": "Baker: once a round, take 1 gold"}
STARTS = {"1a-start": "3 gold+2 wheat"}
OWN_NUMBER = {"en": "app", "zh-Hant": "App", "zh-Hans": "App"}
"""The word by which a sentence tells that a number is the app's own."""

FAMILIES = [family for family in entries.FAMILIES if family.section == "characters"]


def entry_of(family: entries.Family) -> str:
    """Name the first entry of a family for character 1a."""
    return next(name for name, params in family.names() if (params["board"], params["side"]) == (1, "a"))


def at_table(prints: dict[str, str], *dues: Due) -> Position:
    """Return a table of character 1a whose box has read some prints."""
    return table(box={**without("1a-income", "1a-pass", "1a-auto-1"), **prints}, dues=dues)


def sentences(position: Position) -> Iterator[Label | Notice]:
    """Yield everything that names character 1a: titles of its prints, the log, corrections and repairs."""
    for family in FAMILIES:
        yield words.entry(position, entry_of(family))
    yield words.character(position, "1a")
    yield GAME.describe(position, 0, moves.Choose("1a", "A"))
    yield GAME.corrections.describe(position, corrections.SetCharacter(0, "1a", "A"))
    yield GAME.corrections.describe(position, corrections.SetPrinted("1a-income", "gold"))
    yield GAME.corrections.describe(position, Reread("1a-income", "gold"))
    waiting = position.with_player(0, dues=(Due("print", 1, "1a-pass"),))
    yield GAME.describe(waiting, 0, moves.ByHand())


def render(locale: str, told: Label | Notice) -> str:
    """Render a label or a line of the log."""
    texts = TEXTS[locale]
    if not isinstance(told, Notice):
        return texts.label("sweet_lands", told, NAMES)
    kind = "correct" if texts.has(f"sweet_lands-correct-{told.id}") else "move"
    return texts.about("sweet_lands", kind, told.id, told.params, NAMES)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_typed_once_stands_in_every_sentence(locale: str) -> None:
    for told in sentences(at_table({**TYPED, **STARTS})):
        said = render(locale, told)
        assert "Baker" in said
        assert OWN_NUMBER[locale] not in said


@pytest.mark.parametrize("locale", LOCALES)
def test_without_a_name_the_first_goods_stand_in_every_sentence(locale: str) -> None:
    goods = TEXTS[locale].say("sweet_lands-amount-gold", count=3)
    for told in sentences(at_table(STARTS)):
        assert goods in render(locale, told)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_number_of_the_app_is_called_its_own(locale: str) -> None:
    for told in sentences(at_table({})):
        assert OWN_NUMBER[locale] in render(locale, told)


def messages(path: Path) -> Iterator[str]:
    """Yield the messages of a file of texts, each with all of its lines."""
    yield from re.findall(r"^[a-z].*(?:\n .*)*", path.read_text(encoding="utf-8"), re.MULTILINE)


CHOOSING = ("sweet_lands-board-character ", "sweet_lands-board-character-short ")
"""Labels of the panel where characters are chosen, which says above them that the numbers are the app's."""


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_tells_a_number_of_a_board_as_if_it_were_printed(locale: str) -> None:
    for path in sorted(data_path("locales", locale).glob("sweet_lands*.ftl")):
        for message in messages(path):
            if "$board" in message and not message.startswith(CHOOSING):
                assert OWN_NUMBER[locale] in message, message
