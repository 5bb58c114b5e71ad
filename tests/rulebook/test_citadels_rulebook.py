import pytest

from companion.locale import LOCALES
from tests.rulebook.citadels import FRAME, body


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_what_some_call_king_and_warlord_is_told_among_the_characters_alone(locale: str) -> None:
    characters, book = body(locale, "contents.characters"), FRAME.source(locale)
    for other in ("國王", "軍閥") if locale == "zh-Hant" else ("国王", "军阀"):
        assert other in characters
        assert other not in book.replace(characters, "")
