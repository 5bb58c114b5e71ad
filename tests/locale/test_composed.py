"""No id on a screen: whatever code puts together comes from a vocabulary, and every word of it is there."""

import ast
from functools import cache

from companion.games import GAMES
from companion.locale import kinds
from tests.locale.composed import Composed, composed, handed_ids, pattern_of
from tests.locale.constructed import constructed
from tests.locale.naming import EVERY_LOCALE, TEXTS
from tests.locale.vocabularies import ASKED_FOR, NO_IDS, PASSED_ON, VOCABULARIES


def test_every_id_that_is_put_together_comes_from_a_vocabulary() -> None:
    known = VOCABULARIES.keys() | PASSED_ON | NO_IDS | ASKED_FOR
    assert sorted(composed() - known) == []
    assert sorted(known - composed()) == [], "nobody puts it together any more"


@cache
def vocabulary_words() -> frozenset[str]:
    """Return the messages by which every word of every vocabulary is said."""
    return frozenset(str(message) for vocabulary in VOCABULARIES.values() for message in vocabulary())


@EVERY_LOCALE
def test_every_word_of_every_vocabulary_is_there(locale: str) -> None:
    assert len(vocabulary_words()) > 800
    assert sorted(message for message in vocabulary_words() if not TEXTS[locale].can_say(message)) == []


@EVERY_LOCALE
def test_every_id_in_a_notice_an_answer_or_an_error_has_its_message(locale: str) -> None:
    """Constants that are said elsewhere than where they are written."""
    assert len(constructed()) > 800
    assert [where for where, said in constructed() if not any(map(TEXTS[locale].can_say, said))] == []


@EVERY_LOCALE
def test_everything_a_game_tells_of_itself_has_its_message(locale: str) -> None:
    """Kinds of forms, moves, corrections, phases, tasks, entries, fields, marks: every game."""
    missing = {id: kinds.missing_messages(game, TEXTS[locale]) for id, game in GAMES.items()}
    assert {id: messages for id, messages in missing.items() if messages} == {}


def test_an_id_that_is_put_together_is_found_however_it_is_handed_in() -> None:
    code = 'say(phone, f"map-{way}", n=1); Word("a" if b else f"cell-{kind}"); texts.say(other(f"{no}"))'
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    found = [
        pattern_of(part)
        for call in calls
        for arg in handed_ids(call)
        for part in ast.walk(arg)
        if isinstance(part, ast.JoinedStr)
    ]
    assert sorted(found) == ["cell-*", "map-*"]
    assert Composed("sweet_lands", "gain-*") in composed()
