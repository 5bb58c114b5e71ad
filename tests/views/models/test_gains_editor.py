"""What taps make of a print that is put together, and of a hex map that is painted."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.form_texts import find_error
from companion.engine.forms import ChoiceForm, Form, HexMapForm, NumberForm, PartsForm, WordsForm
from companion.geometry.hexes import Axial
from tests.engine.learner import COUNTED, GAINS, GROUND, KINDS
from views.models.gains_editor import UNSAID, Composed
from views.models.hex_map_editor import NO_HEX, hexes_of, reachable
from views.models.hex_sketch import choose_ground, paint_sketch_hex, toggle_flag
from views.models.sketch import Sketch

MAP = HexMapForm(GROUND, 2, "capital")
PARTS = PartsForm((("what", ChoiceForm(("roads", "houses"))), ("dummy", NumberForm(0, 30))))


def tapped(*kinds: str) -> Composed:
    composed = UNSAID
    for kind in kinds:
        composed = composed.toggle_alternative() if kind == "or" else composed.add_item(kind)
    return composed


def drawn(form: Form, text: str = "") -> Sketch:
    return Sketch.of("entry", form, text)


def painted(sketch: Sketch, *strokes: tuple[str, Axial]) -> Sketch:
    for brush, at in strokes:
        sketch = paint_sketch_hex(sketch.choose_brush(brush), at)
    return sketch


@pytest.mark.parametrize(
    ("kinds", "text"),
    [
        ((), ""),
        (("gold",), "gold"),
        (("gold", "card", "gold"), "2 gold+card"),
        (("gold", "or", "diamond", "card"), "gold/diamond+card"),
        (("or", "gold"), "gold"),
        (("gold", "or", "or", "gold"), "2 gold"),
    ],
)
def test_each_tap_adds_one(kinds: tuple[str, ...], text: str) -> None:
    assert tapped(*kinds).text == text


def test_nothing_is_said_with_one_tap_and_replaced_by_the_next() -> None:
    assert UNSAID.clear().text == "none"
    assert UNSAID.clear().add_item("gold").text == "gold"
    assert tapped("gold", "or").clear().text == "gold/none"


def test_a_tap_on_what_is_composed_takes_one_of_it_off() -> None:
    two = tapped("gold", "gold", "card")
    assert two.remove_item(0, 0).text == "gold+card"
    assert two.remove_item(0, 1).text == "2 gold"
    assert tapped("gold").remove_item(0, 0) == UNSAID
    assert tapped("gold", "or", "card").remove_item(0, 0).text == "card"


def test_the_last_thing_is_given_for_each_of_something() -> None:
    asked = tapped("gold", "victory").toggle_purpose("per")
    assert asked.add_counted("rabbit").text == "gold+victory:rabbit"
    assert asked.add_counted("rabbit").add_counted("rabbit").text == "gold+victory"
    assert asked.add_counted("rabbit").add_item("victory").text == "gold+victory:rabbit+victory"
    assert UNSAID.toggle_purpose("per").add_counted("rabbit").text == "", "of nothing there is none for each"


def test_something_has_to_be_there_first() -> None:
    composed = (
        tapped("victory")
        .toggle_purpose("needs")
        .add_counted("terrain")
        .add_counted("terrain")
        .add_counted("house")
    )
    assert composed.text == "2 terrain+house>victory"
    assert composed.remove_need(0).remove_need(1).text == "terrain>victory"


def test_counted_things_are_shown_and_hidden() -> None:
    assert UNSAID.toggle_purpose("per").asked == "per"
    assert UNSAID.toggle_purpose("per").toggle_purpose("needs").asked == "needs"
    assert UNSAID.toggle_purpose("per").toggle_purpose("per").asked == ""


ACTS: Any = st.one_of(
    st.sampled_from(KINDS).map(lambda kind: lambda one: one.add_item(kind)),
    st.sampled_from(COUNTED).map(lambda element: lambda one: one.toggle_purpose("per").add_counted(element)),
    st.just(lambda one: one.toggle_alternative()),
    st.just(lambda one: one.clear()),
    st.just(lambda one: one.remove_item(0, 0) if one.said.options[0] else one),
)


@given(st.lists(ACTS, max_size=12))
def test_whatever_is_tapped_can_be_drawn_again(acts: list[Any]) -> None:
    composed = UNSAID
    for act in acts:
        composed = act(composed)
    if composed.gains and not find_error(GAINS, composed.text):
        assert drawn(GAINS, composed.text).composed.said == composed.said


def test_what_nobody_has_read_begins_as_little_as_can_be() -> None:
    assert drawn(NumberForm(11, 40)).said == "11"
    assert drawn(MAP).said == "0,0 capital"
    assert drawn(WordsForm(5)).said == ""
    assert [drawn(form).blank for form in (GAINS, GROUND, PARTS, WordsForm(5), MAP)] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_a_map_grows_hex_by_hex() -> None:
    sketch = painted(drawn(MAP), ("wheat", (1, 0)), ("port", (1, 0)), ("sea", (2, 0)))
    assert sketch.said == "0,0 capital;1,0 wheat port;2,0 sea"
    assert (2, 0) not in reachable(MAP, hexes_of(sketch.text))
    assert (3, 0) not in reachable(MAP, hexes_of(sketch.text)), "that is too far out"
    assert set(reachable(MAP, hexes_of("0,0 capital"))) == {
        (1, 0),
        (1, -1),
        (0, -1),
        (-1, 0),
        (-1, 1),
        (0, 1),
    }


def test_a_hex_is_painted_over_and_taken_away() -> None:
    sketch = painted(drawn(MAP, "0,0 capital;1,0 wheat port"), ("sea", (1, 0)))
    assert sketch.said == "0,0 capital;1,0 sea port", "what else is printed there stays"
    assert painted(sketch, ("port", (1, 0))).said == "0,0 capital;1,0 sea"
    assert painted(sketch, (NO_HEX, (1, 0))).said == "0,0 capital"


def test_the_middle_stays_what_it_is_and_a_flag_needs_a_hex() -> None:
    sketch = drawn(MAP)
    for brush in ("sea", NO_HEX):
        assert painted(sketch, (brush, (0, 0))).said == "0,0 capital"
    assert painted(sketch, ("port", (1, 0))).said == "0,0 capital"
    assert painted(sketch, ("port", (0, 0))).said == "0,0 capital port"


def test_a_hex_has_a_ground_and_flags_in_their_order() -> None:
    hex = toggle_flag(drawn(GROUND), "port")
    assert hex.blank, "a flag alone is no hex"
    assert toggle_flag(toggle_flag(choose_ground(hex, "sea"), "special"), "port").said == "sea port special"
    assert toggle_flag(choose_ground(drawn(GROUND, "sea port"), "wheat"), "port").said == "wheat"


def test_parts_are_said_one_by_one() -> None:
    sketch = (
        drawn(PARTS)
        .change_part(0, lambda part: part.choose("roads"))
        .change_part(1, lambda part: part.step(4))
    )
    assert sketch.said == "roads;4"
    assert drawn(PARTS, "houses;30").said == "houses;30"


def test_words_are_kept_short_and_plain() -> None:
    assert drawn(WordsForm(5)).type_words("a;b\ncdefg").said == "abcde"
