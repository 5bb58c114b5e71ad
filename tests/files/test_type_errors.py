"""What is said of a value that should be another."""

from typing import Annotated

import pytest
from msgspec import Meta, inspect

from companion.files.type_errors import describe
from companion.locale.texts import Texts

TEXT = Texts.load_all()["en"]


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Annotated[int, Meta(ge=2, le=5)], "a whole number from 2 to 5"),
        (Annotated[str, Meta(min_length=2, max_length=5)], "text in quotes, 2 to 5 characters"),
        (Annotated[tuple[int, ...], Meta(min_length=2, max_length=5)], "a list of 2 to 5"),
        (Annotated[tuple[int, ...], Meta(min_length=2)], "a list of at least 2"),
        (tuple[int, int], "a list of 2 to 2"),
        (str, "text in quotes"),
        (str | None, "text in quotes"),
    ],
)
def test_bounds_are_told_the_lower_one_first(kind: object, said: str) -> None:
    assert said in describe(inspect.type_info(kind)).text(TEXT)
