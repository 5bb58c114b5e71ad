"""Count how docstrings and names are written: what `test_prose` holds to its bounds."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from tests.docs.pages import ROOT

MOST_WORDS = 25
"""A longer first sentence has to be read twice."""

_NO_BEGINNINGS = """
    a an the this that these those it its they their he his she her one some any no each every all
    who whom whose what what's which where when whether why how
    somebody nobody everybody everything nothing here there as so
"""
_PAST_FORMS = """
    been begun bent bound bought brought built came caught chosen dealt done drawn drew driven fallen fed fell
    felt flown forbidden found gave given gone got grew grown had heard held hidden kept knew known laid lain
    led left lent lit lost made meant met mistaken overtaken paid ran said sat saw seen sent shown slept sold
    spent spoken stood struck sworn taken taught thought threw thrown told took torn undone understood went
    withdrawn woken won worn written wrote
"""
_NO_PAST_FORMS = "bed embed exceed feed heed need proceed red seed shed speed succeed weed"

NO_BEGINNINGS = frozenset(_NO_BEGINNINGS.split())
"""Articles, pronouns and question words: a docstring begins with a verb or a noun."""

PAST_FORMS = frozenset(_PAST_FORMS.split())
"""Irregular past forms, without those that are an imperative as well, such as `put`."""

NO_PAST_FORMS = frozenset(_NO_PAST_FORMS.split())
"""Words in -ed that are no past form."""

_QUESTION_WORD = re.compile(r"\b(what|where|whether|who|whose|which|how)\b")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s")
_AROUND_WORDS = "`*\"'(,.:;"


@dataclass(frozen=True)
class Function:
    """A function as it stands in a file.

    Attributes:
        file: path of the file from the project's folder.
        line: line of its `def`.
        name: its name.
        docstring: its docstring, empty if it has none.
        noun: whether a noun may name it: a property or a fixture.
    """

    file: str
    line: int
    name: str
    docstring: str
    noun: bool

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


def functions_in(source: str, file: str) -> Iterator[Function]:
    """Yield every function of a module, methods and inner functions among them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            decorators = " ".join(ast.unparse(each) for each in node.decorator_list)
            noun = bool(re.search(r"property|fixture|\.setter|\.getter", decorators))
            yield Function(file, node.lineno, node.name, ast.get_docstring(node) or "", noun)


@lru_cache
def functions_of(top: str, root: Path = ROOT) -> tuple[Function, ...]:
    """Return the functions of every module below the folder `top`, file by file."""
    found: list[Function] = []
    for path in sorted((root / top).rglob("*.py")):
        found += functions_in(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())
    return tuple(found)


def described(functions: Iterable[Function]) -> list[Function]:
    """Return the functions with a docstring, without properties and fixtures."""
    return [each for each in functions if each.docstring and not each.noun]


def first_sentence(docstring: str) -> str:
    return _SENTENCE_END.split(docstring, maxsplit=1)[0]


def begins_badly(function: Function) -> bool:
    """Tell if the docstring begins with an article, a pronoun or a question word."""
    return function.docstring.split()[0].strip(_AROUND_WORDS).lower() in NO_BEGINNINGS


def has_semicolon(function: Function) -> bool:
    return ";" in first_sentence(function.docstring)


def is_too_long(function: Function) -> bool:
    return len(first_sentence(function.docstring).split()) > MOST_WORDS


def question_words(function: Function) -> int:
    """Count the question words of the whole docstring, relative clauses among them."""
    return len(_QUESTION_WORD.findall(function.docstring.lower()))


def is_past_form(function: Function) -> bool:
    """Tell if the name is a lone past form, such as `told` or `_closed`."""
    word = function.name.strip("_")
    return word in PAST_FORMS or (word.endswith("ed") and word.isalpha() and word not in NO_PAST_FORMS)
