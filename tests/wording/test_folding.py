"""What is a Chinese character, and which endings fall away, is stated once for all searches."""

import re
from pathlib import Path

import pytest

from companion.wording.folding import HAN, is_han, strip_apostrophes
from companion.wording.plain_words import plain
from companion.wording.terms import texts

ROOMS = Path(__file__).parents[2] / "companion"
SEARCHES = ("asking", "rulebook", "wording")


def test_which_characters_are_chinese_is_stated_in_one_file() -> None:
    stated = re.compile(r"\\u3400|\\u9fff")
    files = (path for room in SEARCHES for path in sorted((ROOMS / room).rglob("*.py")))
    found = [path.name for path in files if stated.search(path.read_text(encoding="utf-8"))]
    assert found == ["folding.py"]


@pytest.mark.parametrize("character", ["\u3400", "\u57ce", "\u9fff", "a", "7", "\u00d7", "\u3001"])
def test_a_pattern_and_a_question_agree_what_is_chinese(character: str) -> None:
    assert bool(re.match(rf"[{HAN}]", character)) == is_han(character)


@pytest.mark.parametrize(
    ("typed", "bare"), [("ann's", "ann"), ("ann’s", "ann"), ("can't", "cant"), ("o'sullivan", "osullivan")]
)
def test_both_searches_drop_the_same_apostrophes(typed: str, bare: str) -> None:
    assert strip_apostrophes(typed) == bare
    assert plain(typed) == plain(bare)
    assert texts(typed) == texts(bare)
