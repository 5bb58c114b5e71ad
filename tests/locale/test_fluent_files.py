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


def messages(path: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """Every message's id with the variables it uses."""
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            yield entry.id.name, frozenset(variables.names)


def chinese(path: Path) -> set[str]:
    return set(re.findall(r"[\u3400-\u9fff]", path.read_text(encoding="utf-8")))


def not_in(encoding: str, characters: set[str]) -> str:
    """The characters an encoding of one script does not have."""
    return "".join(sorted(c for c in characters if not c.encode(encoding, "ignore")))


NAMES = [path.name for path in files("en")]
OTHERS = [locale for locale in LOCALES if locale != "en"]
TRADITIONAL_ONLY = "這個們業張與區廳輪說還選發劃蓋裡點麼來時會對沒"
SIMPLIFIED_ONLY = "这个们业张区厅轮说还选发盖点来时会对没"


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_files(locale: str) -> None:
    assert [path.name for path in files(locale)] == NAMES


@pytest.mark.parametrize("path", [path for locale in LOCALES for path in files(locale)], ids=str)
def test_every_file_is_understood_to_the_last_line(path: Path) -> None:
    junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_every_language_says_the_same_things_with_the_same_variables(locale: str, name: str) -> None:
    assert dict(messages(data_path("locales", locale, name))) == dict(
        messages(data_path("locales", "en", name))
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_said_twice(locale: str) -> None:
    ids = Counter(message_id for path in files(locale) for message_id, _ in messages(path))
    assert [message_id for message_id, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("path", files("zh-Hans"), ids=str)
def test_simplified_texts_are_written_in_simplified_characters(path: Path) -> None:
    assert not_in("gb2312", chinese(path)) == ""


@pytest.mark.parametrize("path", files("zh-Hant"), ids=str)
def test_traditional_texts_are_written_in_traditional_characters(path: Path) -> None:
    assert not_in("big5", chinese(path)) == ""


def test_the_two_character_sets_tell_the_scripts_apart() -> None:
    assert not_in("gb2312", set(TRADITIONAL_ONLY)) == "".join(sorted(TRADITIONAL_ONLY))
    assert not_in("big5", set(SIMPLIFIED_ONLY)) == "".join(sorted(SIMPLIFIED_ONLY))


@pytest.mark.parametrize("path", files("en"), ids=str)
def test_english_texts_have_no_chinese_in_them(path: Path) -> None:
    assert chinese(path) == set()
