"""Words that were typed wrongly, and stems."""

import pytest

from companion.wording.spelling import edits, likely_words, sound
from companion.wording.stems import stem

KNOWN = frozenset(["assassin", "thief", "wagon", "clock", "tower", "tourist", "upgrade", "what", "harbour"])


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("asassin", "assassin"),
        ("theif", "thief"),
        ("waggon", "wagon"),
        ("tourits", "tourist"),
        ("waht", "what"),
        ("harber", "harbour"),
    ],
)
def test_a_word_typed_wrongly_is_taken_for_the_one_that_was_meant(typed: str, word: str) -> None:
    assert likely_words(typed, KNOWN) == (word,)


def test_two_words_written_as_one_are_taken_apart() -> None:
    assert likely_words("clocktower", KNOWN) == ("clock", "tower")


def test_a_word_that_is_still_being_typed_may_become_every_word_it_begins() -> None:
    assert likely_words("tou", KNOWN, unfinished=True) == ("tourist",)
    assert likely_words("tou", KNOWN) == ()


def test_a_word_that_is_known_or_short_is_left_alone() -> None:
    assert likely_words("thief", KNOWN) == ()
    assert likely_words("clo", KNOWN) == ()


def test_one_edit_is_a_letter_swapped_left_out_replaced_or_put_in() -> None:
    assert {"act", "ca", "bat", "cart"} <= set(edits("cat"))
    assert "cat" not in set(edits("cat"))


def test_letters_that_sound_alike_are_written_alike() -> None:
    assert sound("nite") == sound("knight")
    assert sound("thief") != sound("thick")


@pytest.mark.parametrize(
    ("forms", "one"),
    [
        ("build builds building built", "build"),
        ("city cities", "city"),
        ("stop stops stopped stopping", "stop"),
        ("automate automated automation", "autom"),
        ("die dies dying died", "die"),
        ("three 3", "3"),
    ],
)
def test_forms_of_a_word_have_one_stem(forms: str, one: str) -> None:
    assert {stem(form) for form in forms.split()} == {one}
