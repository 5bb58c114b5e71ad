"""A name that is too long is cut in one way on every page: by `name_text`, after a word."""

import ast
from collections.abc import Iterator

import pytest

from companion.locale import LOCALES
from tests.architecture.test_walls import modules, nodes
from tests.locale.naming import TEXTS
from views.models.short_names import MOST, brief_name
from views.widgets.seats.names import SMALLEST, name_text

LONG = "Bartholomew-Maximilian of Hohenstein"


def cut_names() -> Iterator[str]:
    """Texts that Flet may cut and that are a person's name, by module and line."""
    for module, path in modules():
        if not module.startswith("views.") or module == "views.widgets.seats.names":
            continue
        for call in nodes(path):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "ft.Text" and call.args:
                said = ast.unparse(call.args[0])
                cut = any(each.arg == "overflow" for each in call.keywords)
                if cut and (said.endswith(("seat.name", "who.name", "record.name")) or "names[" in said):
                    yield f"{module}:{call.lineno} {said}"


def test_no_page_cuts_a_name_in_its_own_way() -> None:
    assert list(cut_names()) == []


@pytest.mark.parametrize(
    ("room", "shown"),
    [(0.0, "Bartholomew…"), (75.0, "Bartholomew…"), (45.0, "Bartho…"), (400.0, LONG)],
    ids=str,
)
def test_a_name_is_whole_where_it_fits_and_else_ends_after_a_word(room: float, shown: str) -> None:
    drawn = name_text(LONG, 13, most=MOST, room=room)
    assert drawn.value == shown
    assert drawn.size is not None
    assert SMALLEST <= drawn.size <= 13
    assert name_text("Anne-Catherine", 13, room=75.0).value == "Anne…"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_ends_in_a_stop_after_an_ellipsis(locale: str) -> None:
    """Put the name that was cut at the end of the sentence."""
    names = ("Ann", brief_name(LONG))
    said = TEXTS[locale].say("app-waits-for", names=names)
    assert "Bartholomew…" in said
    assert said.endswith("…")
