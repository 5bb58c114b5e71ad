"""Every kind of move is offered in words that ask the reader to make it, never by the line of the log."""

import re
from logging import LogRecord
from random import Random

import pytest

from companion.asking import AnswerSentence, OfferedMove, tell
from companion.asking.offering import ANY
from companion.asking.options import MOST_SEEN, options
from companion.engine.playout import playout
from companion.games import GAMES, OWN
from companion.locale import LOCALES
from tests.conformance.parts import parts_of
from tests.conformance.plays import opening
from tests.conformance.tables import NAMES
from tests.effort import times
from tests.locale.naming import EVERY_LOCALE, TEXTS

EVERY_OWN_GAME = pytest.mark.parametrize("game_id", OWN)

VERBS = re.compile(
    "Bring|Build|Buy|Choose|Claim|Demolish|Destroy|Discard|Draw|End|Enter|Exchange|Fell|Finish|Flip|Give|Go|Grow"
    "|Keep|Kill|Lay|Leave|Let|Make|Measure|Move|Pass|Pay|Play|Put|Rob|Roll|Say|Send|Shuffle|Skip|Stop|Swap|Take"
    "|Track|Trade|Turn|Use"
)
"""What an English offer begins with: a verb in the imperative."""

DONE = re.compile(r"了(?!解)")
"""Says in Chinese that something has been done."""

EVERY = 7
"""Of how many moves of a play the options before one are asked for."""


def offers_of(game_id: str, locale: str) -> dict[str, str]:
    """Return the offers of a game by what follows the kind, without what they are given."""
    start, texts = f"{game_id}-offer-", TEXTS[locale]
    return {one.removeprefix(start): texts.say(one, n=1) for one in texts.ids_beginning_with(start)}


@EVERY_OWN_GAME
@EVERY_LOCALE
def test_every_line_of_the_log_has_an_offer_in_the_same_language(game_id: str, locale: str) -> None:
    start = f"{game_id}-move-"
    logged = {one.removeprefix(start) for one in TEXTS[locale].ids_beginning_with(start)}
    assert logged
    assert [one for one in sorted(logged) if not TEXTS[locale].has(f"{game_id}-offer-{one}")] == []


@EVERY_OWN_GAME
def test_an_offer_stands_for_a_line_of_the_log_in_every_language(game_id: str) -> None:
    found = {locale: sorted(TEXTS[locale].ids_beginning_with(f"{game_id}-offer-")) for locale in LOCALES}
    assert found["zh-Hant"] == found["zh-Hans"] == found["en"]
    named = {one.removesuffix(ANY).replace("-offer-", "-move-") for one in found["en"]}
    assert [one for one in sorted(named) if not TEXTS["en"].has(one)] == []


@EVERY_OWN_GAME
def test_an_english_offer_begins_with_a_verb_in_the_imperative(game_id: str, unsaid: list[LogRecord]) -> None:
    """Read offers without their details, which are noted as missing and do not matter here."""
    told = offers_of(game_id, "en").values()
    assert [text for text in told if not VERBS.fullmatch(text.partition(" ")[0])] == []


@EVERY_OWN_GAME
@pytest.mark.parametrize("locale", ["zh-Hant", "zh-Hans"])
def test_a_chinese_offer_does_not_tell_of_something_done(
    game_id: str, locale: str, unsaid: list[LogRecord]
) -> None:
    told = offers_of(game_id, locale)
    assert [one for one, text in told.items() if DONE.search(text) or text.endswith("。")] == []


def inside(said: AnswerSentence) -> AnswerSentence:
    """Return the request inside a row with a price or a number."""
    assert said.inner is not None
    return said if said.kind == "offer" else inside(said.inner)


def shown(game_id: str) -> list[OfferedMove]:
    """Return the offers at positions all along some plays, each as the seat that acts is shown it."""
    game, found = GAMES[game_id], list[OfferedMove]()
    for number in range(times(3, 2)):
        count = (game.seats[0], game.seats[-1], min(3, game.seats[-1]))[number]
        rng = Random(f"offering/{game_id}/{number}")
        for at, (position, seat, *_) in enumerate(
            playout(game, opening(game, parts_of(game_id), count, number), rng)
        ):
            if at % EVERY == number:
                answer = options(game, game.view(position, seat), seat)
                found += answer.offers
                rows = [tell(TEXTS["en"], game, one.said, NAMES) for one in answer.offers]
                assert len(set(rows)) == len(rows), sorted(rows)
    return found


@EVERY_OWN_GAME
def test_no_offer_of_a_play_falls_back_to_the_log(game_id: str) -> None:
    offered = shown(game_id)
    assert offered
    for one in offered:
        asked = inside(one.said)
        assert asked.kind == "offer"
        assert asked.id.endswith(ANY) == (one.count > 1)
        for locale, texts in TEXTS.items():
            assert texts.has(f"{game_id}-offer-{asked.id}"), asked
            words = tell(texts, GAMES[game_id], one.said, NAMES)
            assert "{" not in words
            assert texts.say("app-unsaid") not in words
            assert not words.endswith((".", "。")), (locale, words)


@EVERY_OWN_GAME
def test_the_rows_of_a_play_stand_for_every_legal_move(game_id: str) -> None:
    game = GAMES[game_id]
    rng = Random(f"rows/{game_id}")
    for at, (position, seat, *_) in enumerate(
        playout(game, opening(game, parts_of(game_id), game.seats[0], 0), rng)
    ):
        if at % EVERY == 0:
            seen = game.view(position, seat)
            answer = options(game, seen, seat)
            moves = len(game.moves(seen, seat))
            left_out = any(one.id == "more-options" for one in answer.sentences)
            assert left_out or sum(one.count for one in answer.offers) == min(moves, MOST_SEEN)
