import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.locale import LOCALES, negotiate


@pytest.mark.parametrize(
    ("wanted", "served"),
    [
        ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh-MY", "zh-Hans"),
        ("zh-Hans-HK", "zh-Hans"),
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-MO", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("zh-Hant-CN", "zh-Hant"),
        ("zh_TW", "zh-Hant"),
        ("ZH-hant;q=0.8", "zh-Hant"),
        ("yue", "zh-Hant"),
        ("en-GB", "en"),
        ("fr", "en"),
        ("", "en"),
    ],
)
def test_a_language_tag_is_served_by_the_script_its_readers_read(wanted: str, served: str) -> None:
    assert negotiate([wanted]) == served


def test_the_most_wanted_language_we_have_wins_over_later_ones() -> None:
    assert negotiate(["fr-FR", "zh-TW", "en"]) == "zh-Hant"
    assert negotiate(["fr-FR", "en-US", "zh-TW"]) == "en"


def test_nobody_wanting_anything_reads_english() -> None:
    assert negotiate([]) == "en"


@settings(deadline=None)
@given(st.lists(st.text(max_size=12), max_size=5))
def test_whatever_a_browser_sends_is_answered_with_one_of_our_languages(wanted: list[str]) -> None:
    assert negotiate(wanted) in LOCALES
