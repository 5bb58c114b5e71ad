"""Fields that two kinds of struct share are copied by name, and nothing is lost without a word."""

import msgspec
import pytest

from companion.engine.shared_fields import copy_shared


class Wide(msgspec.Struct, frozen=True):
    name: str
    count: int = 0
    secret: str = ""


class Narrow(msgspec.Struct, frozen=True):
    name: str
    place: str
    count: int = 0


def test_what_both_have_is_copied_and_the_rest_stated() -> None:
    assert copy_shared(Wide("Ann", 3, "x"), Narrow, place="here") == Narrow("Ann", "here", 3)


def test_a_stated_field_counts_before_the_sources_own() -> None:
    assert copy_shared(Wide("Ann", 3), Narrow, name="Ben", place="here") == Narrow("Ben", "here", 3)


@pytest.mark.parametrize("others", [{}, {"place": "here", "secret": "x"}])
def test_a_field_that_is_missing_or_strange_is_refused(others: dict[str, str]) -> None:
    with pytest.raises(TypeError):
        copy_shared(Wide("Ann"), Narrow, **others)
