"""Names of every direction inside sentences, and Korean ones at the end of a line."""

import pytest

from companion.locale.names import has_whole_isolates, is_right_to_left, protect_name, without_marks
from companion.locale.negotiation import LOCALES
from companion.locale.texts import Texts

TEXTS = Texts.load_all()
RIGHT_TO_LEFT = ("דוד", "محمد علي", "ދިވެހި", "Ben דוד")
OTHERS = ("Ann", "小明", "Ωμέγα", "आरती", "สมชาย", "😀", "", "Łukasz 3")


@pytest.mark.parametrize("name", RIGHT_TO_LEFT)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_right_to_left_name_is_isolated_in_every_sentence(locale: str, name: str) -> None:
    said = TEXTS[locale].say("app-points-spoken", name=name, total="3", parts=())
    assert f"\u2068{name}\u2069" in said


@pytest.mark.parametrize("name", ["Bartholomew…", "דוד…"])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_that_is_cut_short_ends_a_sentence_without_another_stop(locale: str, name: str) -> None:
    said = TEXTS[locale].say("app-waits-for", names=("Ann", name))
    assert without_marks(said).endswith("…")


@pytest.mark.parametrize("name", OTHERS)
def test_any_other_name_stays_as_it_is(name: str) -> None:
    assert protect_name(name) == name
    assert not is_right_to_left(name)


@pytest.mark.parametrize("name", [*RIGHT_TO_LEFT, *OTHERS, "김민수 이서연"])
def test_the_marks_can_be_removed_and_are_not_added_twice(name: str) -> None:
    assert without_marks(protect_name(name)) == name
    assert protect_name(protect_name(name)) == protect_name(name)


def test_each_name_of_a_list_is_isolated_by_itself() -> None:
    said = TEXTS["en"].say("app-points-spoken", name="Ann", total="3", parts=("דוד 1", "Ben 2", "נועה 4"))
    assert said.count("\u2068") == said.count("\u2069") == 2


def test_a_sentence_inside_another_is_not_isolated_as_a_whole() -> None:
    inner = TEXTS["en"].say("app-and-also", one="דוד", more="12")
    outer = TEXTS["en"].say("app-and-also", one=inner, more="5")
    assert outer == "\u2068דוד\u2069, 12, 5"


@pytest.mark.parametrize("name", ["\u2068Ann", "Ann\u2069", "\u2069\u2068", "\u202eAnn"])
def test_marks_that_would_reorder_what_follows_are_removed(name: str) -> None:
    said = TEXTS["en"].say("app-and-also", one=name, more="5")
    assert said == "Ann, 5" or said == ", 5"
    assert has_whole_isolates(said)


def test_a_cut_right_to_left_name_at_the_end_of_a_sentence_needs_no_full_stop() -> None:
    said = TEXTS["en"].say("app-misread-was", what="It is 2.", before="דוד…")
    assert said.endswith("\u2068דוד…\u2069")


def test_a_korean_name_is_joined_within_its_words_alone() -> None:
    assert protect_name("김민수 이서연") == "김\u2060민\u2060수 이\u2060서\u2060연"
    assert protect_name("Kim 김 A") == "Kim 김 A"
