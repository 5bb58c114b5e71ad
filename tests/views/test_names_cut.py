"""Names of people are cut in one way: whatever draws a name alone calls the same helper."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import views
from views.models.short_names import MOST, brief_name, brief_names, text_columns

BARE = re.compile(r"^(seat|who|person|place|each|standing|record)\.name$|(^|\.)names\[[^]]*\]$")
"""Expressions of a person's name and nothing else."""


def drawn_texts() -> Iterator[tuple[str, int, str]]:
    """Yield the file, line and text of each `ft.Text` of the views."""
    for path in sorted(Path(*views.__path__).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "ft.Text" and node.args:
                yield str(path), node.lineno, ast.unparse(node.args[0])


def test_a_name_alone_is_drawn_by_the_helper_for_names() -> None:
    texts = list(drawn_texts())
    assert len(texts) > 100
    assert [found for found in texts if BARE.search(found[2])] == []


def test_a_long_name_is_cut_after_a_word_and_ends_in_one_ellipsis() -> None:
    short = brief_name("Bartholomew Maximilian")
    assert short == "Bartholomew…"
    assert text_columns(short) <= MOST
    assert brief_names(("Bartholomew Max One", "Bartholomew Max Two")) == (
        "Bartholomew Max One",
        "Bartholomew Max Two",
    )
