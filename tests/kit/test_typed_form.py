"""Forms that no value would ever have are refused when the game is made, not when a file is read."""

from typing import Any

import msgspec
import pytest

from companion.kit.typed_fields import Form, SplitFields
from companion.kit.typed_form import TypedForms


class Stall(msgspec.Struct, frozen=True):
    cards: tuple[str, ...] = ()


DRAWING = SplitFields(("cards",), {"hand": (str, "")}, lambda *_: {}, lambda *_: {})


@pytest.mark.parametrize(
    ("forms", "told"),
    [
        ({"cards": Form()}, "'cards' is no key of a Form"),
        ({(Stall, "card"): Form()}, "Stall has no field 'card'"),
        ({(Stall, "cards"): DRAWING}, "drawings belong into split_fields"),
    ],
)
def test_a_form_under_a_wrong_key_or_of_another_kind_is_refused(forms: Any, told: str) -> None:
    with pytest.raises(TypeError, match=told):
        TypedForms(forms)


def test_a_form_of_a_field_or_of_a_type_is_taken() -> None:
    assert TypedForms({(Stall, "cards"): Form(), Stall: Form()}).forms
