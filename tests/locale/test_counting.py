"""A number and a noun that is handed in are never put together: each language counts in its own words."""

import re

from tests.locale.naming import EVERY_LOCALE
from tests.locale.terms import sources

PUT_TOGETHER = {
    "en": re.compile(r"\{ \$(\w+) \} \{ \$(\w+) \}(?! (?:card|cube)s?\b)"),
    "zh-Hant": re.compile(r"\{ \$(\w+) \} \{ \$(\w+) \}"),
    "zh-Hans": re.compile(r"\{ \$(\w+) \} \{ \$(\w+) \}"),
}
"""One thing handed in right after another, with no noun of the message's own and no measure word."""

MASS = frozenset({"resource", "give", "give2"})
"""What is handed in without a plural, in English: food, stone, wood."""

NO_COUNT = frozenset(
    {
        "app-date-time",  # a date and a time
        "history-reading",  # a size and its unit
        "roll_into_town-ui-so-much",  # a resource
        "roll_into_town-warning-once",  # a building, so many times
        "roll_into_town-sheet-square",  # a square and what lies there
        "small_city-warning-twice",  # a tile, so many times
        "small_city-violation-council_cost",  # votes, or the sign of money
        "sweet_lands-line-sets",  # a heading and its number
        "sweet_lands-line-final_tiles",
        "sweet_lands-correct-count",
    }
)
"""Messages in which nothing is counted that way, with the reason."""


@EVERY_LOCALE
def test_no_message_puts_a_number_before_a_noun_that_is_handed_in(locale: str) -> None:
    found = {
        name: pair
        for name, text in sources(locale).items()
        for pair in PUT_TOGETHER[locale].findall(text)
        if pair[1] not in MASS and name not in NO_COUNT
    }
    assert found == {}
