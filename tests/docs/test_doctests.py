"""The examples in docstrings answer as they say."""

import doctest
from importlib import import_module

import pytest

from tests.docs.pages import ROOT

WITH_EXAMPLES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for top in ("companion", "views")
    for path in sorted((ROOT / top).rglob("*.py"))
    if "    >>> " in path.read_text(encoding="utf-8")
]
"""The modules some of whose docstrings hold an example."""


def test_there_are_examples() -> None:
    assert WITH_EXAMPLES


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_every_example_in_a_docstring_answers_as_it_says(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted > 0
    assert result.failed == 0
