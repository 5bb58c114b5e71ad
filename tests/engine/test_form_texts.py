"""Whether a text is of its form; what grounds, maps and parts say."""

import pytest

from companion.engine.form_texts import (
    Ground,
    find_error,
    format_hex_map,
    read_ground,
    read_hex_map,
    read_parts,
)
from companion.engine.forms import (
    BoardForm,
    ChoiceForm,
    CubesForm,
    Form,
    GainsForm,
    HexMapForm,
    Mark,
    NumberForm,
    PartsForm,
    TileForm,
    WordsForm,
)
from companion.locale.texts import Texts
from tests.engine.learner import GROUND, KINDS

TEXTS = Texts.load_all()
PLACE, WATER = Mark("#", "place", "place"), Mark("~", "water", "water")
TILE, BOARD = TileForm((PLACE,), side=3, shapes=2), BoardForm((PLACE, WATER), 2, 3)
MAP = HexMapForm(GROUND, 2, "capital")
PARTS = PartsForm((("what", ChoiceForm(("roads", "houses"), "element")), ("dummy", NumberForm(0, 30))))


@pytest.mark.parametrize(
    ("form", "text"),
    [
        (TILE, "##/#. #"),
        (BOARD, "##~/~~~"),
        (CubesForm((PLACE,), 2), ""),
        (CubesForm((PLACE,), 2), "##"),
        (ChoiceForm(("6", "12")), "12"),
        (NumberForm(-2, 20), "-2"),
        (WordsForm(5), ""),
        (WordsForm(5), "小兔子"),
        (GainsForm(KINDS), "2 gold/card"),
        (GROUND, "wheat port special"),
        (MAP, "0,0 capital;1,0 wheat port;-2,2 sea"),
        (PARTS, "roads;4"),
    ],
)
def test_a_text_of_its_form_is_fine(form: Form, text: str) -> None:
    assert find_error(form, text) is None


@pytest.mark.parametrize(
    ("form", "text", "why"),
    [
        (TILE, "", "shapes"),
        (TILE, "# ## ###", "shapes"),
        (TILE, "#x", "squares"),
        (TILE, "...", "squares"),
        (BOARD, "##/#", "rows"),
        (BOARD, "##/#x", "rows"),
        (BOARD, "####/####", "board-size"),
        (CubesForm((PLACE,), 2), "###", "cubes"),
        (ChoiceForm(("6", "12")), "", "choice"),
        (NumberForm(11, 40), "10", "number"),
        (NumberForm(0, 40), "007", "number"),
        (NumberForm(0, 40), "", "number"),
        (WordsForm(5), "rabbit", "words"),
        (WordsForm(5), "a;b", "words"),
        (WordsForm(5), "a\nb", "words"),
        (GainsForm(KINDS), "", "gains"),
        (GainsForm(KINDS, choice=False), "gold/card", "gains"),
        (GROUND, "", "ground"),
        (GROUND, "desert", "ground"),
        (GROUND, "wheat port port", "ground"),
        (MAP, "0,0 capital;1;0 wheat", "hex"),
        (MAP, "0,0 capital;1,0 sea;1,0 sea", "hex"),
        (MAP, "0,0 capital;2,1 sea", "hex"),
        (MAP, "0,0 wheat", "ground"),
        (MAP, "0,0 capital;1,0 capital", "ground"),
        (MAP, "1,0 wheat", "centre"),
        (PARTS, "roads", "parts"),
        (PARTS, "roads;31", "number"),
    ],
)
def test_a_text_that_is_not_says_why_in_every_language(form: Form, text: str, why: str) -> None:
    error = find_error(form, text)
    assert error is not None
    assert error.id == why
    for texts in TEXTS.values():
        said = texts.say("box-why", why=error.id, **error.params)
        assert said != error.id
        assert "{" not in said


def test_a_ground_has_its_flags_in_the_order_of_its_form() -> None:
    assert read_ground(GROUND, "sea special port") == Ground("sea", ("port", "special"))


def test_a_map_is_written_with_the_hexes_near_its_middle_first() -> None:
    found = read_hex_map(MAP, "2,0 sea;1,0 wheat port;0,0 capital;0,1 sea")
    assert found[(1, 0)] == Ground("wheat", ("port",))
    assert format_hex_map(found) == "0,0 capital;0,1 sea;1,0 wheat port;2,0 sea"
    assert read_hex_map(MAP, format_hex_map(found)) == found


def test_parts_are_found_by_their_ids() -> None:
    assert read_parts(PARTS, "roads; 4") == {"what": "roads", "dummy": "4"}
