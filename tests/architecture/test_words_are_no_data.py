"""Nothing reads what was made for people: what is computed is typed, and a sentence is made of it at the end.

Found in the source: a number read back out of a param, an id taken apart, a repair on a board.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.test_walls import modules, nodes

SPLITTING = {"partition", "rpartition", "split", "rsplit"}
"""Methods of texts that make several of one."""

TAKING_APART = {*SPLITTING, "removeprefix", "removesuffix", "startswith", "endswith"}
"""Methods of texts that read a part of one."""

PARTS_OF_A_SENTENCE = {"id", "rule", "params"}
"""What names a sentence, and what it needs."""

NO_SENTENCE = {"section", "header", "summary"}
"""What has an id that names no sentence: a section lies in a chapter, a table has a mark."""

SENTENCES = {
    "companion.asking.counting": "finds the word that a question names among those of a line",
    "companion.asking.happened": "lights the cells that a line of the log names",
    "companion.asking.offering": "groups moves by the thing that their request names",
    "companion.asking.telling": "makes the sentence",
    "companion.commands.history_commands": "names the file that an error is about",
    "companion.commands.self_check": "says a fault of a kind once",
    "companion.engine.corrections": "leaves out of a line what a correction does not say",
    "companion.errors": "an error tells itself to a log",
    "companion.files.errors": "makes the sentence",
    "companion.games.sweet_lands.entries": "makes the titles of entries",
    "companion.games.sweet_lands.words": "makes a phrase of the title of an entry",
    "companion.hosting.checking": "tells whether two findings are of one file",
    "companion.hosting.reports": "makes the sentence without the path of the home",
    "views.boards.score_pad.words": "makes the sentence",
}
"""The modules that look into the params of something, each with what it does there."""

DASHED = re.compile(r"[a-z_]+-")
"""How a name begins that is put together by a dash."""

NAMING = {
    "companion.asking.names": "takes the names of pieces apart, for all games",
    "companion.engine.box": "takes the names of entries apart, for all games",
}
"""The modules that take such names apart."""

WITH_NAMES = (
    *("companion.asking", "companion.engine", "companion.games", "companion.kit"),
    *("views.boards", "views.kit"),
)
"""The rooms that have to do with the names of pieces and entries."""

OF_A_REPAIR = {"Repair", "repair", "repairs"}
"""What is not to be read on a board: the buttons of all boards are made elsewhere."""


def calls(path: Path) -> Iterator[ast.Call]:
    return (node for node in nodes(path) if isinstance(node, ast.Call))


def method(call: ast.Call) -> str:
    """Return the name of the method that is called, or an empty text for a function."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def read_through(node: ast.expr) -> Iterator[ast.Attribute]:
    """List the attributes on the way to a value, such as ``a.b`` and ``a.b["c"].d`` for ``a.b["c"].d``."""
    while isinstance(node, ast.Subscript | ast.Attribute):
        if isinstance(node, ast.Attribute):
            yield node
        node = node.value


def of_a_sentence(node: ast.expr) -> bool:
    """Tell if a value names a sentence, or is one of its params."""
    return any(
        part.attr in PARTS_OF_A_SENTENCE and ast.unparse(part.value).rpartition(".")[2] not in NO_SENTENCE
        for part in read_through(node)
    )


def looks_into_params(node: ast.AST) -> bool:
    """Tell if code reads a param, by its name or one after the other."""
    if isinstance(node, ast.Call) and method(node) in {"get", "items", "values"}:
        owner = node.func.value if isinstance(node.func, ast.Attribute) else None
    else:
        owner = node.value if isinstance(node, ast.Subscript) else None
    return isinstance(owner, ast.Attribute) and owner.attr == "params"


def takes_name_apart(call: ast.Call) -> bool:
    """Tell if code splits a name at its dash, or cuts off or asks for its beginning."""
    said = call.args[0] if call.args else None
    if method(call) not in TAKING_APART or not isinstance(said, ast.Constant):
        return False
    at_a_dash = said.value == "-" and method(call) in SPLITTING
    return at_a_dash or bool(DASHED.fullmatch(str(said.value)))


def reads_number_of_text(call: ast.Call) -> bool:
    """Tell if code makes a number of a text: ``int(str(...))``."""
    return ast.unparse(call.func) == "int" and any(
        isinstance(said, ast.Call) and ast.unparse(said.func) == "str" for said in call.args
    )


def test_no_number_is_read_back_out_of_the_text_that_was_made_of_it() -> None:
    found = [name for name, path in modules() if any(map(reads_number_of_text, calls(path)))]
    assert found == []


def test_nobody_looks_into_the_params_of_a_sentence_but_who_makes_it() -> None:
    found = {name for name, path in modules() if any(map(looks_into_params, nodes(path)))}
    assert sorted(found) == sorted(SENTENCES)


def test_what_names_a_sentence_is_not_taken_apart() -> None:
    found = [
        f"{name}: {ast.unparse(call)}"
        for name, path in modules()
        for call in calls(path)
        if method(call) in TAKING_APART
        and isinstance(call.func, ast.Attribute)
        and of_a_sentence(call.func.value)
    ]
    assert found == []


def test_a_name_that_is_put_together_by_a_dash_is_taken_apart_in_one_place_for_all_games() -> None:
    rooms = [(name, path) for name, path in modules() if name.startswith(WITH_NAMES)]
    found = {name for name, path in rooms if any(map(takes_name_apart, calls(path)))}
    assert sorted(found) == sorted(NAMING)


def test_no_board_reads_a_repair() -> None:
    boards = [(name, path) for name, path in modules() if name.startswith("views.boards.")]
    assert boards
    found = {
        name
        for name, path in boards
        for node in nodes(path)
        for part in ("id", "attr", "name", "arg")
        if getattr(node, part, None) in OF_A_REPAIR
    }
    assert found == set()
