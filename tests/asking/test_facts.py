"""Who has the start marker, which round it is: what the table shows is told to who asks."""

import tomllib
from typing import Any, get_args, get_type_hints

import pytest

from companion.asking import ask_board, tell
from companion.asking.question import AGENDA_FACTS, fact_ids
from companion.data import data_path
from companion.engine.game import Game
from companion.engine.setup import AT_SEAT, Setup, make_seats
from companion.games import GAMES
from companion.locale import LOCALES, Texts
from companion.rulebook import load

TEXTS = Texts.load_all()
SAID = tomllib.loads(data_path("asking.toml").read_text(encoding="utf-8"))["fact"]
NAMES = ("Ann", "Ben", "Cem")
ASKED = [
    (game_id, fact)
    for game_id, game in GAMES.items()
    for fact in dict.fromkeys(fact_ids(game, game.start(Setup(make_seats(*NAMES)))))
    if fact in SAID
]


def opening(game: Game[Any, Any, Any]) -> Any:
    return game.start(Setup(make_seats(*NAMES), start=1))


def seats_named(game: Game[Any, Any, Any]) -> set[str]:
    """Return the fields of a position that hold the number of one seat."""
    hints = get_type_hints(game.position_type, include_extras=True)
    return {name for name, hint in hints.items() if AT_SEAT in _parts(hint)}


def _parts(hint: Any) -> list[Any]:
    if getattr(hint, "__origin__", None) is tuple:
        return []
    inside = [*getattr(hint, "__metadata__", ()), *get_args(hint)]
    return [*inside, *(part for one in get_args(hint) for part in _parts(one))]


TOLD_OTHERWISE = {
    "small_city": {},
    "citadels": {"offered": "the agenda says who decides about the Graveyard"},
    "sweet_lands": {"turn": "the agenda says whose turn it is"},
}
"""Fields with a seat that are no fact of their own, each with what tells them."""


@pytest.mark.parametrize("game_id", GAMES)
def test_every_seat_that_a_table_names_by_itself_can_be_asked_for(game_id: str) -> None:
    game = GAMES[game_id]
    asked = set(fact_ids(game, opening(game)))
    assert seats_named(game) - set(TOLD_OTHERWISE.get(game_id, ())) <= asked


@pytest.mark.parametrize(("game_id", "fact"), ASKED)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_fact_is_told_whatever_words_ask_for_it(game_id: str, fact: str, language: str) -> None:
    game = GAMES[game_id]
    position = opening(game)
    sections = {section.id for section in load(game_id, "en").sections}
    for phrase in SAID[fact][language]:
        answer = ask_board(game, position, phrase, NAMES, 0)
        assert answer is not None, phrase
        assert answer.kind == "fact", phrase
        assert set(answer.sections) <= sections
        for locale in LOCALES:
            said = [tell(TEXTS[locale], game, one, NAMES) for one in answer.sentences]
            assert said
            assert not [text for text in said if not text or "{" in text or game_id in text]


@pytest.mark.parametrize(
    ("locale", "question", "said"),
    [
        ("en", "who has the start marker?", "Ben has the start marker."),
        ("zh-Hant", "起始玩家標誌在誰那裡？", "起始玩家標誌在 Ben 那裡。"),
        ("zh-Hans", "谁有起始玩家标记？", "起始玩家标记在 Ben 那里。"),
    ],
)
def test_who_has_the_start_marker_is_answered_in_every_language(
    locale: str, question: str, said: str
) -> None:
    game = GAMES["card_city"]
    answer = ask_board(game, opening(game), question, NAMES, None)
    assert answer is not None
    assert [tell(TEXTS[locale], game, one, NAMES) for one in answer.sentences] == [said]


@pytest.mark.parametrize("question", ["who is the start player next round?", "下一輪的起始玩家是誰"])
def test_a_question_about_another_round_is_left_to_the_rulebook(question: str) -> None:
    game = GAMES["card_city"]
    answer = ask_board(game, opening(game), question, NAMES, None)
    assert answer is None or answer.kind != "fact"


def test_every_word_for_a_fact_is_for_one_of_some_game() -> None:
    assert set(SAID) == {*AGENDA_FACTS, *(fact for _, fact in ASKED)}
