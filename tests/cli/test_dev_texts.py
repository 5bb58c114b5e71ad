"""`companion dev texts`: which messages a game lacks, in each language."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.commands import dev
from companion.games import GAMES
from companion.locale import LOCALES, Texts

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


def test_a_game_that_there_is_not_is_refused(run: Run) -> None:
    ran = run("dev", "texts", "chess", "--lang", "en")
    assert (ran.status, ran.out) == (2, "")
    assert "There is no game chess." in ran.err


def test_dev_alone_says_what_there_is(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("dev").status == 2
    assert run("dev", "--help", "--lang", "en").status == 0
    assert "which messages of a game are missing" in capsys.readouterr().out
