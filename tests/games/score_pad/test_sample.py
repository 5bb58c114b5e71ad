"""The samples of the score pad: what is written is what ships, in the words of each language."""

import pytest

from companion.hosting.samples import sample_record, sample_table
from companion.locale import LOCALES
from tests.games.score_pad.sample import played
from tests.games.score_pad.sheets import shipped


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_sample_has_typed_is_in_the_language_of_whoever_opens_it(locale: str) -> None:
    assert sample_record("score_pad", locale) == played(locale)
    assert sample_table("score_pad", locale).position.sheet == shipped("city", locale)
    assert sample_table("card_city", locale).position == sample_table("card_city").position
