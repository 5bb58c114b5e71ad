"""Text fields and selectable texts: what is typed stays so, and a screen reader hears every text."""

import ast
from collections.abc import Iterator

from tests.architecture.test_walls import modules, nodes

CODES = "views.widgets.joining.code_field"
"""A table's code is capital letters, however it is typed."""

COPYABLE = "views.widgets.copyable"


def keywords(name: str) -> Iterator[str]:
    """Yield the modules of `views` that pass an argument of this name, a module for each time."""
    for module, path in modules():
        if not module.startswith("views"):
            continue
        for node in nodes(path):
            if isinstance(node, ast.keyword) and node.arg == name:
                yield module


def test_no_text_field_rewrites_what_is_typed() -> None:
    """The hint to a keyboard formats the text in this client: `iOS` became `IOS`, `van` became `Van`."""
    assert list(keywords("capitalization")) == [CODES]


def test_every_text_field_is_drawn_with_what_is_typed() -> None:
    """A field without a value is drawn empty with the next drawing of its page, and loses its letters."""
    fields = [
        (module, {keyword.arg for keyword in node.keywords})
        for module, path in modules()
        for node in nodes(path)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "ft.TextField"
    ]
    assert fields
    assert [module for module, given in fields if "value" not in given] == []


def test_a_text_that_can_be_selected_is_drawn_where_its_words_are_labelled() -> None:
    """Selectable text is a nameless, empty text field to a screen reader."""
    assert list(keywords("selectable")) == [COPYABLE]
