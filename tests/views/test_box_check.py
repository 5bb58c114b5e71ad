"""*Check my box now*: all guesses of a box as pictures before a game, one sheet each, and one Yes for all."""

from pathlib import Path
from typing import Any

import pytest

from companion.engine.box_pieces import guessed_pieces
from companion.games import GAMES
from companion.locale.negotiation import LOCALES
from companion.locale.texts import Texts
from tests.engine.boxed import BOXED
from tests.views.visit import Storage, Visitor, visit
from views.pages.box_check import check_route
from views.play.setup_draft import setup_route

ROUTE = "/check/card_city"
TEXTS = Texts.load_all()
GUESSED = [game for game in GAMES if GAMES[game].box.printed.guesses]


@pytest.fixture
def boxed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, BOXED.id, BOXED)


def say(message: str, locale: str = "en", **params: Any) -> str:
    return TEXTS[locale].say(f"app-{message}", **params)


def piece(phone: Visitor, entry: str, *, done: bool = False) -> str:
    """Find what a picture in the grid is called."""
    start = f"card_city-printed-{entry}: "
    end = say("box-check-done" if done else "box-check-open", what="", shows="").rpartition(". ")[2]
    return next(name for name in phone.names() if name.startswith(start) and name.endswith(end))


@pytest.mark.usefixtures("boxed")
async def test_one_yes_confirms_everything_as_pictured(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        assert phone.shows(say("box-check-left", count=5))
        await phone.tap(say("box-check-all"))
        await phone.until(lambda: phone.route == "/box/card_city")
        printed = BOXED.box.printed
        assert phone.house.boxes.owner_entries(BOXED) == {
            name: printed.entry(name).value for name in printed.guesses
        }


@pytest.mark.usefixtures("boxed")
async def test_a_picture_opens_its_sheet_and_is_marked_once_it_was_compared(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(piece(phone, "tile-R"))
        await phone.tap(say("box-fact-shape", count=3, room="corner", columns=2, rows=2))
        await phone.tap(say("box-save"))
        await phone.until(lambda: phone.house.boxes.owner_entries(BOXED) == {"tile-R": "##/#."})
        assert piece(phone, "tile-R", done=True)
        assert phone.shows(say("box-check-left", count=4))
        await phone.tap(piece(phone, "worth-1"))
        await phone.tap(say("box-yes"))
        await phone.until(lambda: len(phone.house.boxes.owner_entries(BOXED)) == 2)
        assert piece(phone, "worth-1", done=True)


@pytest.mark.usefixtures("boxed")
async def test_what_was_changed_is_not_overwritten_by_yes_for_all(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        phone.house.boxes.put(BOXED, {"worth-1": "12"})
        await phone.go(ROUTE)
        await phone.tap(say("box-check-all"))
        await phone.until(lambda: len(phone.house.boxes.owner_entries(BOXED)) == 5)
        assert phone.house.boxes.owner_entries(BOXED)["worth-1"] == "12"


@pytest.mark.usefixtures("boxed")
async def test_a_guest_cannot_open_it(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, local=False, storage=Storage()) as phone:
        assert phone.shows(TEXTS["en"].say("hosting-host-only"))
        assert say("box-check-all") not in phone.names()


@pytest.mark.parametrize("game", GAMES)
async def test_it_is_offered_at_the_setup_with_its_guesses_and_minutes_where_anything_is_guessed(
    tmp_path: Path, game: str
) -> None:
    async with visit(tmp_path, setup_route(game)) as phone:
        assert (say("box-check") in phone.names()) == (game in GUESSED)
        if game in GUESSED:
            guesses = len(GAMES[game].box.printed.guesses)
            pieces = len(guessed_pieces(GAMES[game].box))
            assert phone.shows(say("box-check-lead", count=guesses, minutes=-(-pieces // 15)))
            await phone.tap(say("box-check"))
            await phone.until(lambda: phone.route == check_route(game))
            await phone.tap(say("box-check-all"))
            await phone.until(lambda: phone.route == setup_route(game))
            assert say("box-check") not in phone.names(), "nothing is left to compare"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GUESSED)
async def test_every_picture_is_called_by_its_name_and_what_it_shows(
    tmp_path: Path, game: str, locale: str
) -> None:
    async with visit(tmp_path, check_route(game), languages=(locale,)) as phone:
        left = say("box-check-left", locale, count=len(guessed_pieces(GAMES[game].box)))
        assert phone.shows(left)
        for name in phone.names():
            assert f"{game}-" not in name, name
            assert "app-" not in name, name
