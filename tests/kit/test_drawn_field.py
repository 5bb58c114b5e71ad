"""A field that a file draws: what is written is read back, and every other drawing says what is wrong."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.notation import Unreadable
from companion.geometry.square import Grid
from companion.kit.drawn_field import drawn_around_middle
from companion.kit.typed_fields import ReadContext, WriteContext
from companion.locale import LOCALES, Texts

GRID = Grid(5, 5)
MIDDLE = "c3"
LANDS = {"W": "wheat", "F": "forest"}
CODES = {land: code for code, land in LANDS.items()}

FIELD = drawn_around_middle(
    "squares",
    "land",
    "C",
    place=lambda _seats, _rulings: (GRID, MIDDLE),
    parse=lambda cell, token: (cell, LANDS[token[0]], int(token[1:] or 0)),
    write=lambda thing: (thing[0], f"{CODES[thing[1]]}{thing[2] or ''}"),
    tokens="W, F",
)

THINGS = st.dictionaries(
    st.sampled_from([cell for cell in GRID.names if cell != MIDDLE]),
    st.tuples(st.sampled_from(sorted(CODES)), st.integers(0, 3)),
)


def read(land: str) -> Any:
    here = ReadContext("$.seats[0]", ("Ann",), {"rulings": None})
    return FIELD.read(SimpleNamespace(land=land), here)["squares"]


@given(THINGS)
def test_what_is_drawn_is_read_back_in_the_order_of_the_board(things: dict[str, tuple[str, int]]) -> None:
    squares = tuple((cell, *things[cell]) for cell in GRID.names if cell in things)
    seat, here = SimpleNamespace(squares=squares), WriteContext(SimpleNamespace(rulings=None), ("Ann",))
    drawn = FIELD.write(seat, here)
    assert read(drawn.get("land", "")) == squares


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("land", "id"),
    [
        ("W F", "no_middle"),
        ("C W\nC F", "middles"),
        ("C . . W", "far"),
        ("C\n\nW", "blank"),
        ("C W W W W W", "size"),
        ("C X1", "token"),
        ("C Wx", "token"),
    ],
)
def test_a_drawing_that_cannot_be_read_is_told_in_a_whole_sentence(land: str, id: str, locale: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(land)
    assert (caught.value.id, caught.value.field) == (id, "$.seats[0].land")
    said = TEXTS[locale].about("any_game", "notation", id, caught.value.params)
    assert "…" not in said
    assert "{" not in said
    assert f"-{id}" not in said


TEXTS = Texts.load_all()
