"""The rulebook of Small City as its tests read it: sections, and the numbers of their tables."""

import re

import pytest

from companion.games.small_city.printed import printed
from companion.locale import LOCALES
from companion.rulebook import load

BOOKS = {locale: load("small_city", locale) for locale in LOCALES}
BOX = printed()
EVERY_LOCALE = pytest.mark.parametrize("locale", LOCALES)


def body(locale: str, section: str) -> str:
    """The Markdown of a section."""
    return BOOKS[locale].section(section).body


def rows(locale: str, section: str) -> list[list[int]]:
    """The numbers of every row that begins with one, in a section's tables."""
    lines = [line for line in body(locale, section).splitlines() if re.match(r"\| ?\d", line)]
    return [[int(number.replace("−", "-")) for number in re.findall(r"−?\d+", line)] for line in lines]


def row(locale: str, section: str, number: int) -> list[int]:
    """The numbers of one row of a section's tables, its first cell left out; rows are counted from 0."""
    lines = [line for line in body(locale, section).splitlines() if line.startswith("| ")]
    return [int(found) for found in re.findall(r"\d+", lines[number].split("|", 2)[2])]
