"""One name for one thing: all that is read is held to the tables of terms, lessons and questions too."""

import pytest

from companion.data import data_path
from companion.games import GAMES
from companion.locale import LOCALES
from tests.locale.naming import EVERY_LOCALE
from tests.locale.terms import APP, Term, messages, passages, slips, stands_in, table

SCOPES = (APP, *sorted(GAMES))
EVERY_SCOPE = pytest.mark.parametrize("scope", SCOPES)


def test_there_is_a_table_of_terms_for_the_app_and_for_every_game() -> None:
    tables = sorted(path.stem for path in data_path("terms").glob("*.toml"))
    assert tables == sorted(SCOPES)
    assert all(table(scope) for scope in SCOPES)


@EVERY_LOCALE
@EVERY_SCOPE
def test_nothing_that_is_read_calls_a_thing_by_another_name(scope: str, locale: str) -> None:
    terms = table(scope) if scope == APP else (*table(APP), *table(scope))
    assert slips(scope, terms, locale) == []


@EVERY_LOCALE
@EVERY_SCOPE
def test_every_term_is_said_somewhere(scope: str, locale: str) -> None:
    """A table that is left behind would hold nothing."""
    told = [
        passage.text for each in (SCOPES if scope == APP else (scope,)) for passage in passages(each, locale)
    ]
    names = [term.name[locale] for term in table(scope) if locale in term.name]
    assert [name for name in names if not any(stands_in(name, text, locale) for text in told)] == []


@EVERY_SCOPE
def test_a_term_has_a_name_wherever_another_is_barred_and_is_not_its_own_other(scope: str) -> None:
    for term in table(scope):
        assert set(term.others) <= set(LOCALES)
        for locale, others in term.others.items():
            name = term.name.get(locale, "")
            assert not any(stands_in(other, name, locale) for other in others), term


def test_another_name_is_found_where_it_slips_in() -> None:
    term = Term({"en": "harbor"}, {"en": ("neighbors",)}, ("card_city-rule-*",))
    found = slips("card_city", (term,), "en")
    assert found
    assert not any(slip.startswith("card_city-rule-") for slip in found)


@EVERY_LOCALE
def test_a_number_and_its_per_cent_sign_stand_together(locale: str) -> None:
    texts = {name: text for name, text in messages(locale).items() if " %" in text}
    books = [each.where for game in GAMES for each in passages(game, locale) if " %" in each.text]
    assert texts == {}
    assert books == []
