"""Errors are data: declared with an id and typed fields, which are the variables of their sentence."""

import ast
from pathlib import Path
from typing import Annotated

import pytest

from companion.errors import UNTOLD, CompanionError, PathOfError, SeatOfError, cut_to
from tests.architecture.test_walls import modules, nodes

BUILT_WHERE_RAISED = {"CarryError", "PeerError", "UploadError", "TooLarge"}
"""Errors of several sentences, and the one whose variables are those of its bound."""


class Missed(CompanionError, id="missed"):
    """Some file of a seat that was looked for in vain."""

    seat: SeatOfError
    path: PathOfError
    name: Annotated[str, cut_to(3)]
    tries: int
    why: Annotated[OSError, UNTOLD]


class MissedAgain(Missed):
    """The same once more."""

    more: int = 1

    def derive_params(self) -> dict[str, str | int]:
        """Return the sum of both."""
        return {"sum": self.tries + self.more}


def test_the_fields_of_an_error_are_the_variables_of_its_sentence() -> None:
    why = OSError()
    error = Missed(0, Path("a/b"), "Annabel", 2, why=why)
    assert (error.id, error.why, error.seat) == ("missed", why, 0)
    assert error.params == {"seat": 1, "path": "a/b", "name": "Ann", "tries": 2}
    assert str(error) == "missed seat=1 path='a/b' name='Ann' tries=2"


def test_an_error_without_an_id_has_that_of_its_base_and_all_of_its_fields() -> None:
    error = MissedAgain(1, Path("a"), "Ben", 2, OSError(), more=3)
    assert error.id == "missed"
    assert error.params == {"seat": 2, "path": "a", "name": "Ben", "tries": 2, "more": 3, "sum": 5}


def test_errors_are_told_apart_by_what_they_are_and_not_by_what_they_hold() -> None:
    one, other = (Missed(0, Path("a"), "Ann", 1, OSError()) for _ in range(2))
    assert one != other
    with pytest.raises(Missed):
        raise one


def test_no_error_of_one_sentence_has_a_constructor_of_its_own() -> None:
    classes = [node for _, path in modules() for node in nodes(path) if isinstance(node, ast.ClassDef)]
    known, found = {"CompanionError"}, list[str]()
    while more := [
        c.name for c in classes if c.name not in known and known & {ast.unparse(b) for b in c.bases}
    ]:
        known |= {*more}
    for node in classes:
        named = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
        if node.name in known - {"CompanionError"} and "__init__" in named:
            found.append(node.name)
    assert {*found} == BUILT_WHERE_RAISED
