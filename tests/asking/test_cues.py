"""Every intent and every move can be asked for in English and in Chinese."""

import tomllib

import pytest

from companion.asking.cues import INTENTS, cues
from companion.asking.question import tags
from companion.data import data_path
from companion.games import GAMES
from companion.wording.plain_words import MAX_QUESTION, cells_in, found_in, plain, without

SAID = tomllib.loads(data_path("asking.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_game_can_be_named(game: str) -> None:
    for move in tags(GAMES[game]):
        assert SAID["move"][move]["en"], move
        assert SAID["move"][move]["zh"], move


def test_every_word_for_a_move_is_for_a_move_of_some_game() -> None:
    assert set(SAID["move"]) <= {move for game in GAMES.values() for move in tags(game)}


def test_every_intent_can_be_asked_in_both_languages() -> None:
    for intent in INTENTS:
        for language in ("en", "zh"):
            for phrase in SAID["intent"][intent][language]:
                assert cues().intent(plain(phrase)) is not None, phrase


def test_plain_words_forget_script_width_case_plural_and_how_numbers_are_written() -> None:
    assert plain("Where may my SCHOOLS go?") == " where may my school go "
    assert plain("學校") == plain("学校")
    assert plain("Ｂ４") == plain("b4")
    assert plain("三級商店") == plain("3級商店")
    assert plain("level three") == plain("level 3")
    assert plain("Ben’s tavern") == plain("ben tavern")


def test_latin_phrases_stand_as_whole_words_and_chinese_ones_anywhere() -> None:
    assert found_in(plain("a bigger building"), plain("big")) < 0
    assert found_in(plain("我的學校"), plain("學校")) >= 0
    assert plain("學校") not in without(plain("我的學校在哪"), plain("學校"))


def test_cells_are_read_as_boards_write_them() -> None:
    assert cells_in("from B4 to (-1, 2), not level 3 or 4,5,6") == ("b4", "-1,2", "4,5")
    assert MAX_QUESTION >= 100
