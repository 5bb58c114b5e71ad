import pytest

from companion.games.citadels.printed import DISTRICTS, ROLES
from companion.locale import LOCALES, Texts
from tests.rulebook.citadels import BOOKS, EVERY_LOCALE, FRAME, body


@EVERY_LOCALE
def test_every_character_and_every_purple_card_has_a_section_with_its_name(locale: str) -> None:
    texts = Texts.load(locale)
    for role in ROLES:
        assert texts.say(f"citadels-role-{role}") in BOOKS[locale].section(f"roles.{role}").title
    for district in DISTRICTS[DISTRICTS.index("haunted_city") :]:
        title = BOOKS[locale].section(f"special.{district}").title
        assert title == texts.say(f"citadels-district-{district}")


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_what_some_call_king_and_warlord_is_told_among_the_characters_alone(locale: str) -> None:
    characters, book = body(locale, "contents.characters"), FRAME.source(locale)
    for other in ("國王", "軍閥") if locale == "zh-Hant" else ("国王", "军阀"):
        assert other in characters
        assert other not in book.replace(characters, "")
