"""Docstrings and names are written plainly: counted over all functions, and held to a share of them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.docs.prose import (
    Function,
    begins_badly,
    described,
    functions_in,
    functions_of,
    has_semicolon,
    is_past_form,
    is_too_long,
    question_words,
)

TOPS = ("companion", "views", "tests", "examples")
EVERY_TOP = pytest.mark.parametrize("top", TOPS)

BAD_BEGINNINGS = {"companion": 0.0, "views": 0.0, "tests": 0.03, "examples": 0.0}
SEMICOLONS = {"companion": 0.002, "views": 0.002, "tests": 0.002, "examples": 0.0}
PAST_FORMS = {"companion": 0.003, "views": 0.0, "tests": 0.072, "examples": 0.16}
QUESTION_WORDS = {"companion": 0.08, "views": 0.05, "tests": 0.42, "examples": 0.42}
"""At most so many of each, as a share of the functions, or for each docstring."""


# The folders ----------------------------------------------------------------------------------------------


@EVERY_TOP
def test_docstrings_begin_with_a_verb_or_a_noun(top: str) -> None:
    functions = described(functions_of(top))
    bad = [each for each in functions if begins_badly(each)]
    hold(bad, len(functions), BAD_BEGINNINGS[top], "begin with a verb and name the object")


@EVERY_TOP
def test_first_sentences_have_no_semicolon(top: str) -> None:
    functions = described(functions_of(top))
    bad = [each for each in functions if has_semicolon(each)]
    hold(bad, len(functions), SEMICOLONS[top], "make two sentences of it")


@EVERY_TOP
def test_first_sentences_are_short(top: str) -> None:
    bad = [each for each in described(functions_of(top)) if is_too_long(each)]
    hold(bad, 1, 0, "say it in 25 words at most")


@EVERY_TOP
def test_docstrings_have_few_question_words(top: str) -> None:
    functions = described(functions_of(top))
    count = sum(question_words(each) for each in functions)
    worst = sorted(functions, key=question_words, reverse=True)[:20]
    assert count <= QUESTION_WORDS[top] * len(functions), (
        f"{count} question words in {len(functions)} docstrings of {top}: name the thing instead. "
        f"Most are in {lines_of(worst)}"
    )


@EVERY_TOP
def test_functions_are_not_named_by_a_lone_past_form(top: str) -> None:
    functions = functions_of(top)
    bad = [each for each in functions if not each.noun and is_past_form(each)]
    hold(bad, len(functions), PAST_FORMS[top], "name it by a verb and its object")


def hold(bad: list[Function], count: int, share: float, advice: str) -> None:
    """Fail with the file and line of each bad function if there are more than a share of `count`."""
    assert len(bad) <= share * count, f"{len(bad)} of {count}, at most {share:.1%}: {advice}: {lines_of(bad)}"


def lines_of(functions: list[Function]) -> str:
    return "".join(f"\n  {each}" for each in functions)


# The counter ----------------------------------------------------------------------------------------------


def function(source: str) -> Function:
    (found,) = functions_in(source, "planted.py")
    return found


def with_docstring(docstring: str) -> Function:
    return function(f"def f():\n    '''{docstring}'''")


@pytest.mark.parametrize(
    ("wrong", "docstring"),
    [
        (begins_badly, "The text of some bytes."),
        (begins_badly, "`what` is returned."),
        (begins_badly, "Whether a cell is free."),
        (begins_badly, "It is done."),
        (has_semicolon, "Undo the entry; ask the owner."),
        (is_too_long, f"Return {'word ' * 24}again."),
        (question_words, "Return the cell. Tell where it lies."),
    ],
)
def test_a_planted_fault_of_a_docstring_is_found(wrong: Callable[[Function], int], docstring: str) -> None:
    assert wrong(with_docstring(docstring))


@pytest.mark.parametrize(
    ("wrong", "docstring"),
    [
        (begins_badly, "Encode bytes as base-38 text."),
        (begins_badly, "Theme of the app."),
        (has_semicolon, "Undo the entry. Ask the owner; or the host."),
        (is_too_long, f"Return {'word ' * 23}again."),
        (question_words, "Return the cell. Somewhere else is none, nor is whatever it was."),
    ],
)
def test_a_plain_docstring_is_not_complained_of(wrong: Callable[[Function], int], docstring: str) -> None:
    assert not wrong(with_docstring(docstring))


@pytest.mark.parametrize("name", ["told", "_drew", "shown", "_closed", "begun"])
def test_a_lone_past_form_is_found(name: str) -> None:
    assert is_past_form(function(f"def {name}(): ..."))


@pytest.mark.parametrize("name", ["tell", "draw_map", "told_by", "feed", "read", "_need", "set"])
def test_other_names_are_no_past_form(name: str) -> None:
    assert not is_past_form(function(f"def {name}(): ..."))


@pytest.mark.parametrize("decorator", ["property", "cached_property", "pytest.fixture(scope='module')"])
def test_a_property_and_a_fixture_may_be_named_by_a_noun(decorator: str) -> None:
    found = function(f"@{decorator}\ndef told():\n    '''The text.'''")
    assert found.noun
    assert described([found]) == []


def test_methods_and_inner_functions_are_counted_with_their_line() -> None:
    source = "class A:\n    def f(self):\n        def g(): ...\n"
    assert [(each.name, each.line) for each in functions_in(source, "a.py")] == [("f", 2), ("g", 3)]


def test_every_module_of_a_folder_is_read(tmp_path: Path) -> None:
    for path in ("rooms/a.py", "rooms/inner/b.py", "other/c.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("def f():\n    'The text.'\n", encoding="utf-8")
    assert [each.file for each in functions_of("rooms", tmp_path)] == ["rooms/a.py", "rooms/inner/b.py"]


def test_a_folder_with_too_much_of_something_fails_with_file_and_line() -> None:
    bad = [with_docstring("The text.")]
    with pytest.raises(AssertionError, match=r"(?s)1 of 2, at most 10.0%: say less: .*planted\.py:1 f"):
        hold(bad, 2, 0.1, "say less")
    hold(bad, 2, 0.5, "say less")
