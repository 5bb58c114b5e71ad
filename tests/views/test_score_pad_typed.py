"""The number pad: whatever is pressed, in whatever order, can be counted or gone on with."""

from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from companion.engine.points import Points
from companion.games.score_pad.formula import LONGEST, FormulaError
from views.boards.score_pad.typed import Typed

BOUND = 99_999


def typed(keys: str, start: Typed = Typed()) -> Typed:  # noqa: B008 - it is frozen
    for key in keys:
        start = start.with_key(key)
    return start


def come_to(what: Typed) -> Points:
    return what.value(-BOUND, BOUND)


def trouble_of(what: Typed) -> str:
    """Return the id of the error in a typed formula, or an empty text."""
    try:
        come_to(what)
    except FormulaError as error:
        return error.id
    return ""


def test_a_number_and_a_sum_are_typed_key_by_key() -> None:
    assert (typed("42").text, come_to(typed("42"))) == ("42", 42)
    assert (typed("7*3-2").shown, come_to(typed("7*3-2"))) == ("7×3−2", 19)
    assert come_to(typed("2*(3+4)")) == 14


def test_what_is_unfinished_counts_as_far_as_it_goes() -> None:
    assert come_to(typed("7*")) == 7
    assert come_to(typed("2*(3+4")) == 14
    assert come_to(typed("2*(")) == 2


def test_what_was_entered_before_is_replaced_by_a_figure_and_continued_by_a_sign() -> None:
    before = Typed.from_value(12)
    assert typed("5", before).text == "5"
    assert typed("+5", before).text == "12+5"
    assert before.without_last_key().text == ""
    assert Typed.from_value(None) == Typed()


def test_a_key_that_cannot_stand_there_changes_nothing_and_a_second_sign_replaces_the_first() -> None:
    assert typed("*").text == typed(")").text == ""
    assert typed("7)").text == "7"
    assert typed("7+*3").text == "7*3"
    assert typed("-+").text == "-"
    assert typed("007").text == "7"
    assert typed("1234567890").text == "123456789"


def test_a_decimal_is_typed_with_one_mark_and_no_more_figures_than_points_have() -> None:
    assert (typed("1.5").text, come_to(typed("1.5"))) == ("1.5", Decimal("1.5"))
    assert typed("1,5") == typed("1.5")
    assert typed(".5").text == "0.5"
    assert typed("1.5.5").text == "1.55"
    assert typed("1.2345678").text == "1.234567"
    assert come_to(typed("1.+2.")) == 3
    assert typed("5", typed("0.")).text == "0.5"
    assert come_to(typed("7/2")) == Decimal("3.5")
    assert come_to(Typed.from_value(Decimal("3.5")).step(5, -BOUND, BOUND)) == Decimal("8.5")
    assert trouble_of(typed("1/3")) == "endless"


def test_the_key_of_both_parentheses_types_the_one_that_can_stand_there() -> None:
    now = Typed()
    for key in ("2", "*", "()", "3", "+", "4", "()", "()", "1"):
        now = now.with_key(key)
    assert now.text == "2*(3+4)*(1"


def test_a_parenthesis_beside_a_number_multiplies() -> None:
    assert typed("2(3+4)").text == "2*(3+4)"
    assert typed("(3+4)2").text == "(3+4)*2"


def test_the_sign_is_changed_and_changed_back_of_a_number_and_of_a_sum() -> None:
    assert typed("7").toggle_sign().text == "-7"
    assert typed("7").toggle_sign().toggle_sign().text == "7"
    assert come_to(typed("7-2").toggle_sign()) == -5
    assert typed("7-2").toggle_sign().toggle_sign().text == "7-2"
    assert typed("5", Typed().toggle_sign()).text == "-5"


def test_a_step_adds_to_what_it_comes_to_and_stays_within_bounds() -> None:
    assert Typed().step(5, -BOUND, BOUND).text == "5"
    assert typed("7*3").step(10, -BOUND, BOUND).text == "31"
    assert typed("7").step(-10, 0, BOUND).text == "0"
    assert typed("95").step(10, 0, 100).text == "100"


ACTS = st.lists(st.sampled_from([*"0123456789.+-*/()", "()", "negate", "back", "step"]), max_size=3 * LONGEST)


@given(ACTS)
def test_whatever_is_pressed_counts_or_is_refused_for_what_it_comes_to(acts: list[str]) -> None:
    now = Typed()
    for act in acts:
        if act == "negate":
            now = now.toggle_sign()
        elif act == "back":
            now = now.without_last_key()
        elif act == "step":
            now = now.step(5, -BOUND, BOUND)
        else:
            now = now.with_key(act)
        assert len(now.text) <= LONGEST
        assert trouble_of(now) in {"", "empty", "zero", "endless", "range", "number", "long"}
