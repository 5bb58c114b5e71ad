"""`companion dev texts`: which messages a game lacks, in each language."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.commands import dev
from companion.commands.new_game import write_files
from companion.games import GAMES
from companion.locale import LOCALES, Texts
from tests.games.added_games import answers, install

Run = Callable[..., Any]


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_nothing_is_missing_of_the_games_that_ship(run: Run, game_id: str) -> None:
    ran = run("dev", "texts", game_id, "--json")
    assert ran.status == 0
    assert ran.object == {"game": game_id, "missing": {locale: [] for locale in LOCALES}}


def test_people_read_a_line_for_each_language(run: Run) -> None:
    ran = run("dev", "texts", "card_city", "--lang", "en")
    assert ran.out.splitlines() == [f"{locale}: nothing is missing." for locale in LOCALES]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_missing_is_named_and_the_command_fails(
    run: Run, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    def lacking(_game: object, texts: Texts) -> tuple[str, ...]:
        return () if texts.locale == "en" else ("card_city-name",)

    monkeypatch.setattr(dev, "missing_messages", lacking)
    ran = run("dev", "texts", "card_city", "--lang", locale)
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.splitlines()[2::2] == ["  card_city-name", "  card_city-name"]
    told = run("dev", "texts", "card_city", "--json").object
    assert told["missing"] == {"en": [], "zh-Hant": ["card_city-name"], "zh-Hans": ["card_city-name"]}


def test_a_draft_is_asked_for_the_languages_that_it_has_begun(tmp_path: Path) -> None:
    for name, text in write_files("my_game").items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    install(tmp_path, {"my_game": "my_game:GAME"}, "my_game")
    begun = tmp_path / "my_game" / "data" / "locales" / "zh-Hant" / "my_game.ftl"
    begun.parent.mkdir()
    begun.write_text("my_game-name = 石堆\n", encoding="utf-8")
    texts = ("dev", "texts", "my_game", "--json")
    missing = json.loads(answers(tmp_path, texts)[texts].out)["missing"]
    assert missing["en"] == []
    assert "my_game-phase-lay" in missing["zh-Hant"]
    assert missing.keys() == {"en", "zh-Hant"}
    assert "my_game-name" not in missing["zh-Hant"]


def test_a_game_that_there_is_not_is_refused(run: Run) -> None:
    ran = run("dev", "texts", "chess", "--lang", "en")
    assert (ran.status, ran.out) == (2, "")
    assert "There is no game chess." in ran.err


def test_dev_alone_says_what_there_is(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("dev").status == 2
    assert run("dev", "--help", "--lang", "en").status == 0
    assert "which messages of a game are missing" in capsys.readouterr().out
