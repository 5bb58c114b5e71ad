"""Every mistake in a typed sheet is told with its line and with what to write instead, in every language."""

import re

import pytest

from companion.engine.setup import LONGEST_NAME
from companion.errors import CompanionError
from companion.files.errors import FileError
from companion.files.position import read_position
from companion.games.score_pad.sheet import ICONS
from companion.locale import LOCALES
from tests.games.score_pad.sheets import TEXTS
from views.boards.score_pad.sheet_files import read_sheet_file

TOO_MANY = ", ".join(f'{{name = "c{number}"}}' for number in range(25))
MISTAKES = {
    "an unknown field": ("bonus = 3", "bonus"),
    "a misspelt field": ("roundz = 3", "rounds"),
    "an unknown field of a category": ('categories = [{name = "A", worth = 2}]', "times"),
    "an unknown icon": ('categories = [{name = "A", icon = "cat"}]', "wheat"),
    "an unknown colour": ('categories = [{name = "A", colour = "pinkish"}]', "rose"),
    "an unknown kind": ('how = "chess"', "together"),
    "an unknown tie-break": ('ties = [{by = "luck"}]', "last"),
    "words for a number": ('rounds = "five"', "200"),
    "a number for words": ("name = 7", str(LONGEST_NAME)),
    "half a point for each": ('categories = [{name = "A", times = 2.5}]', "999"),
    "yes for true": ('lowest = "yes"', "true"),
    "a table for a list": ('categories = {name = "A"}', "24"),
    "too many rounds": ("rounds = 201", "200"),
    "too many categories": (f"categories = [{TOO_MANY}]", "24"),
    "a category without a name": ('categories = [{icon = "star"}]', "name"),
    "two categories alike": ('categories = [{name = "A"}, {name = "a"}]', "a"),
    "a field written twice": ('name = "A"\nname = "B"', ""),
    "a bracket left open": ('categories = [{name = "A"}', ""),
    "a quotation mark left open": ('name = "A', ""),
    "no equals sign": ("rounds 5", ""),
    "two fields in a line": ('name = "A" rounds = 5', ""),
    "a value without quotation marks": ("name = Azul", ""),
    "a curly quotation mark": ("name = “Azul”", ""),
}
ENGLISH = re.compile(r"[A-Za-z]{4,} [a-z]{2,}")
"""Two words in a row: more than the name of a field."""


def refused(text: str, read: object) -> FileError:
    with pytest.raises((FileError, CompanionError)) as error:
        read(text)  # type: ignore[operator]
    assert isinstance(error.value, FileError)
    return error.value


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_with_its_line_and_its_cure_in_every_language(name: str) -> None:
    wrong, cure = MISTAKES[name]
    text = f'game = "score_pad"\n[sheet]\n{wrong}\n'
    seats = '[[seats]]\nname = "Ann"\n'
    typed = refused(text + seats, lambda each: read_position(each.encode(), "sheet.toml", "score"))
    on_phone = refused(text, lambda each: read_sheet_file(each.encode(), "sheet.toml"))
    for error in (typed, on_phone):
        assert error.line in range(3, 3 + text.count("\n"))
    for locale in LOCALES:
        said = typed.sentence.text(TEXTS[locale])
        assert said == on_phone.sentence.text(TEXTS[locale])
        assert cure in said
        assert locale == "en" or not ENGLISH.search(said)


def test_an_unknown_icon_is_told_with_all_there_are() -> None:
    text = 'game = "score_pad"\n[sheet]\ncategories = [{name = "A", icon = "cat"}]\n'
    said = refused(text, lambda each: read_sheet_file(each.encode(), "")).sentence.text(TEXTS["en"])
    assert [icon for icon in ICONS if icon not in said] == []
