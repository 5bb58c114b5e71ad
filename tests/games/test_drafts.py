"""A game that is still being made is in English alone: English stands behind the other languages."""

import logging
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion import data
from companion.commands.console import Console
from companion.commands.dev import texts as dev_texts
from companion.data import data_path
from companion.engine.game import Game
from companion.games import GAMES, OWN
from companion.locale import LOCALES, Texts, kinds
from companion.rulebook import load
from companion.rulebook.answers import ask
from companion.rulebook.library import library
from companion.rulebook.suggestions import usual
from tests.conformance.needed import asked_of, unsaid

DRAFT = replace(GAMES["card_city"], id="draft_city", draft=True)
"""Card City, as if somebody had just begun with it."""

DONE = replace(DRAFT, draft=False)
"""The same, as if it were done."""


@pytest.fixture(params=[DRAFT])
def game(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[Game[Any, Any, Any]]:
    """A game whose texts and rulebook are in English alone."""
    books, words = tmp_path / "rulebooks" / "draft_city", tmp_path / "locales" / "en"
    books.mkdir(parents=True)
    words.mkdir(parents=True)
    shutil.copy(data_path("rulebooks", "card_city", "en.md"), books / "en.md")
    (books / "usual.toml").write_text('[any]\nen = ["How does it end?"]\nleads = ["end"]\n')
    files = sorted(data_path("locales", "en").glob("card_city*.ftl"))
    said = "\n".join(file.read_text(encoding="utf-8") for file in files)
    (words / "draft_city.ftl").write_text(said.replace("card_city-", "draft_city-"), encoding="utf-8")
    made: Game[Any, Any, Any] = request.param
    monkeypatch.setattr(data, "_added_folders", lambda: (tmp_path,))
    monkeypatch.setitem(GAMES, "draft_city", made)
    load.cache_clear()
    library.cache_clear()
    yield made
    load.cache_clear()
    library.cache_clear()


AS_DONE = pytest.mark.parametrize("game", [DONE], indirect=True)


def test_none_of_the_apps_own_games_is_a_draft() -> None:
    assert not any(GAMES[game].draft for game in OWN)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_draft_speaks_english_in_every_language_and_nobody_complains(
    game: Game[Any, Any, Any], locale: str, unsaid: list[logging.LogRecord]
) -> None:
    assert Texts.load(locale).about(game.id, "violation", "contact").startswith("A new card must touch")
    assert unsaid == []


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_draft_lacks_in_english_is_told_and_is_a_plain_word(
    game: Game[Any, Any, Any], locale: str, unsaid: list[logging.LogRecord]
) -> None:
    texts = Texts.load(locale)
    assert texts.say("draft_city-no-such") == texts.say("app-unsaid")
    assert [one.getMessage() for one in unsaid][-1:] == [f"text draft_city-no-such in {locale}: is missing"]


@AS_DONE
def test_what_a_finished_game_lacks_is_told(
    game: Game[Any, Any, Any], unsaid: list[logging.LogRecord]
) -> None:
    assert Texts.load("zh-Hant").say("draft_city-name") == "Card City"
    assert [one.getMessage() for one in unsaid] == ["text draft_city-name in zh-Hant: is missing"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_drafts_rulebook_is_read_and_asked_in_english(game: Game[Any, Any, Any], locale: str) -> None:
    assert load(game.id, locale) is load(game.id, "en")
    found = ask(game.id, "may residences touch", locale).findings
    assert found[0].section.id == ask("card_city", "may residences touch", "en").findings[0].section.id
    assert usual(game.id, "build", locale) == ("How does it end?",)


def test_one_book_that_stands_for_three_languages_is_searched_once(game: Game[Any, Any, Any]) -> None:
    english = load("card_city", "en").section("contents").text
    (document,) = (each for each in library(game.id).index.documents if each.id == "contents")
    assert len(document.text) < 1.2 * len(english)


@AS_DONE
def test_a_finished_game_has_to_have_its_rulebook_in_every_language(game: Game[Any, Any, Any]) -> None:
    with pytest.raises(FileNotFoundError):
        load(game.id, "zh-Hans")


def test_conformance_asks_a_draft_for_english_alone(
    game: Game[Any, Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.conformance.needed.parts_of", lambda _: Bronze())
    asked = [path for path, _ in asked_of(game.id)]
    assert "data/locales/en/draft_city.ftl" in asked
    assert not [path for path in asked if "zh-" in path]
    assert kinds.languages(game) == ("en",)
    assert unsaid(game.id, Texts.load_all()) == []


class Bronze:
    """How little is proved of it."""

    def has(self, tier: str) -> bool:
        """Tell if it is of a tier."""
        return tier == "bronze"


def test_dev_texts_asks_a_draft_for_english_alone(
    game: Game[Any, Any, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev_texts(Console(sys.stdout, sys.stderr, as_json=True, locale="en"), game.id) == 0
    assert capsys.readouterr().out == '{"game":"draft_city","missing":{"en":[]}}\n'


@AS_DONE
def test_dev_texts_asks_a_finished_game_for_every_language(
    game: Game[Any, Any, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev_texts(Console(sys.stdout, sys.stderr, as_json=False, locale="en"), game.id) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "en: nothing is missing."
    texts = Texts.load("zh-Hant")
    lacking = [message for message in kinds.needed_messages(game) if not texts.can_say(message.id)]
    assert f"zh-Hant: {len(lacking)} messages are missing:" in lines
    assert len(lacking) > 100
