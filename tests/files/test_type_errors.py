"""What is said of a value that should be another."""

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta, inspect

from companion.engine.wire import WireError
from companion.files.type_errors import describe, wrong_field
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


Counts = Annotated[dict[Annotated[str, Meta(max_length=1)], int], Meta(max_length=2)]


def find_wrong(data: object) -> str:
    with pytest.raises(msgspec.ValidationError) as raised:
        msgspec.convert(data, Counts)
    return wrong_field("a.toml", WireError(str(raised.value), "$"), Counts, data).field


def test_a_name_is_blamed_where_it_is_wrong_and_no_name_where_there_are_too_many() -> None:
    assert find_wrong({"a": 1, "long": 2}) == "long"
    assert find_wrong({"a": 1, "b": 2, "c": 3}) == ""
