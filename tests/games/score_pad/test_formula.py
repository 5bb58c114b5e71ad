"""Formulas are held against Python's own arithmetic, and whatever is typed is a number or a clear refusal."""

import ast
import operator
from collections.abc import Callable
from contextlib import suppress
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.engine.points import DECIMALS, Points
from companion.games.score_pad.formula import DIGITS, LONGEST, FormulaError, evaluate

BOUND = 99_999

OPERATORS: dict[type[Any], Callable[..., Fraction]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
}


def come_to(text: str) -> Points:
    return evaluate(text, least=-BOUND, most=BOUND)


def oracle(text: str) -> Fraction:
    """Return the value by Python's own grammar."""

    def value(node: ast.expr) -> Fraction:
        match node:
            case ast.Constant():
                assert isinstance(node.value, int | float)
                return Fraction(repr(node.value))
            case ast.UnaryOp():
                return OPERATORS[type(node.op)](value(node.operand))
            case ast.BinOp():
                return OPERATORS[type(node.op)](value(node.left), value(node.right))
        raise AssertionError(node)

    return value(ast.parse(text, mode="eval").body)


NUMBERS = st.one_of(st.integers(0, 999).map(str), st.decimals(0, 99, places=2).map(str))

FORMULAS = st.recursive(
    NUMBERS,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*", "/", " + "]), inner).map("".join),
        inner.map("({})".format),
        st.tuples(st.sampled_from("+-"), inner).map("".join),
    ),
    max_leaves=8,
).filter(lambda text: len(text) <= LONGEST)


@given(FORMULAS)
@example("7*3-2")
@example("1/3*3")
@example("8-3-2")
@example("2*(3+4)/7")
@example("--3+-2")
def test_a_formula_comes_to_what_python_makes_of_it(text: str) -> None:
    try:
        wanted = oracle(text)
    except ZeroDivisionError:
        refusal = "zero"
    else:
        ends = (wanted * 10**DECIMALS).denominator == 1
        if ends and abs(wanted) <= BOUND:
            assert Fraction(come_to(text)) == wanted
            return
        refusal = "range" if ends else "endless"
    with pytest.raises(FormulaError) as refused:
        come_to(text)
    assert refused.value.id == refusal


@given(st.text(alphabet="0123456789+-*/() −×÷x.^,", max_size=LONGEST + 2))
def test_whatever_is_typed_is_a_number_within_bounds_or_refused(text: str) -> None:
    with suppress(FormulaError):
        assert -BOUND <= come_to(text) <= BOUND


@pytest.mark.parametrize(
    ("text", "refusal", "params"),
    [
        ("", "empty", {}),
        ("   ", "empty", {}),
        ("7*", "unfinished", {}),
        ("(7", "unfinished", {}),
        ("-", "unfinished", {}),
        ("7)", "sign", {"sign": ")"}),
        ("7 7", "sign", {"sign": "7"}),
        ("(7 7)", "sign", {"sign": "7"}),
        ("*7", "sign", {"sign": "*"}),
        ("()", "sign", {"sign": ")"}),
        ("seven", "sign", {"sign": "s"}),
        (".", "sign", {"sign": "."}),
        ("1.5.5", "sign", {"sign": ".5"}),
        ("2²", "sign", {"sign": "²"}),
        ("7/(3-3)", "zero", {}),
        ("1/3", "endless", {"value": "1/3", "most": DECIMALS}),
        ("9" * (DIGITS + 1), "number", {"most": DIGITS, "decimals": DECIMALS}),
        ("0.1234567", "number", {"most": DIGITS, "decimals": DECIMALS}),
        ("1+" * LONGEST, "long", {"most": LONGEST}),
        ("999*999", "range", {"value": 998_001, "least": -BOUND, "most": BOUND}),
    ],
)
def test_a_refusal_says_why_and_names_what_is_wrong(text: str, refusal: str, params: dict[str, Any]) -> None:
    with pytest.raises(FormulaError) as refused:
        come_to(text)
    assert (refused.value.id, refused.value.params) == (refusal, params)


def test_a_half_is_kept_and_refused_only_where_numbers_are_whole() -> None:
    assert come_to("7/2") == Decimal("3.5")
    assert come_to("1.5") == come_to("1,5") == Decimal("1.5")
    with pytest.raises(FormulaError) as refused:
        evaluate("7/2", least=1, most=12, whole=True)
    assert (refused.value.id, refused.value.params) == ("fraction", {"value": "7/2"})


def test_the_signs_of_the_pad_mean_what_those_of_a_keyboard_mean() -> None:
    assert come_to("−7×3÷7") == come_to("-7*3/7") == -3
    assert come_to(" 7 * 3 - 2 ") == 19


def test_parentheses_as_deep_as_a_formula_is_long_are_read() -> None:
    depth = (LONGEST - 1) // 2
    assert come_to("(" * depth + "7" + ")" * depth) == 7
    assert come_to("-" * (LONGEST - 1) + "7") == -7
