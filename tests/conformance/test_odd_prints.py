"""What the odd tables print is of its form, so that no refusal hides what a game makes of it."""

from random import Random

import pytest

from companion.engine.form_texts import find_error
from tests.conformance.odd_prints import odd_prints
from tests.engine.learner import LEARNER, UNREAD


@pytest.mark.parametrize("name", [*UNREAD, "A:1,-1", "card-17"])
def test_odd_prints_are_of_their_form_and_many(name: str) -> None:
    form, rng = LEARNER.box.field_of(name).form, Random(name)
    found = {text for _ in range(100) for text in odd_prints(form, rng)}
    assert [text for text in found if find_error(form, text)] == []
    assert len(found) > 1
