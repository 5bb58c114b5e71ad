import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.data import data_path
from companion.locale import LOCALES


class Variables(Visitor):
    """Collects the names of the variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def files(locale: str) -> tuple[Path, ...]:
    return tuple(sorted(data_path("locales", locale).glob("*.ftl")))


@cache
def entries(path: Path) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(path: Path) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return every message's id with the variables it uses."""
    return tuple(_messages(path))


def _messages(path: Path) -> Iterator[tuple[str, frozenset[str]]]:
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            yield entry.id.name, frozenset(variables.names)


def chinese(path: Path) -> set[str]:
    return set(re.findall(r"[\u3400-\u9fff]", path.read_text(encoding="utf-8")))


def not_in(encoding: str, characters: set[str]) -> str:
    """Return the characters an encoding of one script does not have."""
    return "".join(sorted(c for c in characters if not c.encode(encoding, "ignore")))


NAMES = [path.name for path in files("en")]
OTHERS = [locale for locale in LOCALES if locale != "en"]
TRADITIONAL_ONLY = "這個們業張與區廳輪說還選發劃蓋裡點麼來時會對沒"
SIMPLIFIED_ONLY = "这个们业张区厅轮说还选发盖点来时会对没"


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_files(locale: str) -> None:
    assert [path.name for path in files(locale)] == NAMES


@pytest.mark.parametrize("locale", LOCALES)
def test_every_file_is_understood_to_the_last_line(locale: str) -> None:
    every = ((path.name, entry) for path in files(locale) for entry in entries(path))
    assert [(name, entry.content) for name, entry in every if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_says_the_same_things_with_the_same_variables(locale: str) -> None:
    for name in NAMES:
        here, english = (dict(messages(data_path("locales", one, name))) for one in (locale, "en"))
        assert here == english, name


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_said_twice(locale: str) -> None:
    ids = Counter(message_id for path in files(locale) for message_id, _ in messages(path))
    assert [message_id for message_id, count in ids.items() if count > 1] == []


@pytest.mark.parametrize(("locale", "encoding"), [("zh-Hans", "gb2312"), ("zh-Hant", "big5")])
def test_each_chinese_is_written_in_its_own_characters(locale: str, encoding: str) -> None:
    found = {path.name: not_in(encoding, chinese(path)) for path in files(locale)}
    assert {name: strange for name, strange in found.items() if strange} == {}


def test_the_two_character_sets_tell_the_scripts_apart() -> None:
    assert not_in("gb2312", set(TRADITIONAL_ONLY)) == "".join(sorted(TRADITIONAL_ONLY))
    assert not_in("big5", set(SIMPLIFIED_ONLY)) == "".join(sorted(SIMPLIFIED_ONLY))


def test_english_texts_have_no_chinese_in_them() -> None:
    assert [path.name for path in files("en") if chinese(path)] == []


@pytest.mark.parametrize("locale", ["zh-Hant", "zh-Hans"])
def test_a_name_in_a_chinese_sentence_has_air_for_latin_letters(locale: str) -> None:
    name = r"\{ \$(?:name|other|out_of|seat|tile|town|who|whose) \}"
    tight = re.compile(rf"{name}(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff]){name}")
    for path in data_path("locales", locale).glob("*.ftl"):
        found = tight.findall(path.read_text(encoding="utf-8"))
        assert not found, f"{path.name}: {found}"
