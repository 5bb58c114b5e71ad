"""Reading what the browser asks for (RFC 9110, section 12.5.4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from views.transport.languages import wanted_languages


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("", ()),
        ("zh-TW", ("zh-TW",)),
        ("zh-TW,zh;q=0.9,en;q=0.8", ("zh-TW", "zh", "en")),
        ("en;q=0.2, zh-Hant-HK ;q=0.9 , fr", ("fr", "zh-Hant-HK", "en")),
        ("en, de;q=0, *;q=0.1", ("en",)),
        ("en;q=2, de;q=x, fr;level=1, ../etc, it", ("it",)),
        ("a;q=0.5,b;q=0.5", ("a", "b")),
    ],
)
def test_the_most_wanted_language_comes_first(header: str, wanted: tuple[str, ...]) -> None:
    assert wanted_languages(header) == wanted


@given(st.text())
def test_nonsense_is_never_an_error_and_never_much(header: str) -> None:
    assert len(wanted_languages(header)) <= 16
