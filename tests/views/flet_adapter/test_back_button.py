"""Back, as a phone hears it: an address that the app did not turn to itself."""

from pathlib import Path

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from tests.views.visit import visit
from views.flet_adapter.back_button import BASE

OTHERWISE = ("Table", "Score", "Log", "Rules", "Seat 2")
"""What can be chosen on a page of a table besides what it is painted with."""

PAINTED = [game for game in GAMES if game not in ("citadels", "score_pad")]
"""The games whose boards are painted; in Citadels a tap builds, on a score pad numbers are typed."""


async def test_back_closes_the_sheet_of_a_page_and_stays(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await phone.tap("Card City")
        assert "Learn it" in phone.names()
        await phone.client.go(BASE)
        assert "Learn it" not in phone.names()
        assert phone.client.session.page.route == "/"


async def test_back_closes_a_sheet_of_a_table_before_it_goes_home(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        session = phone.house.tables.begin("card_city", Setup(make_seats("Ann", "Ben")))
        table = f"/t/{session.id}"
        await phone.client.go(table)
        await phone.tap("More")
        assert "Correct by hand" in phone.names()
        await phone.client.go("/")
        assert "Correct by hand" not in phone.names()
        assert phone.client.session.page.route == table
        await phone.client.go(BASE)
        assert phone.client.session.page.route == "/"
        assert "Dice and clocks" in phone.names()


async def test_what_the_app_turns_to_itself_is_no_back(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await phone.tap("Card City")
        await phone.tap("Rules")
        assert phone.client.session.page.route == "/rules/card_city"


async def test_a_sheet_below_the_page_is_not_what_back_closes(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await phone.tap("Card City")
        await phone.tap("Rules")
        await phone.client.go("/settings")
        assert phone.client.session.page.route == "/settings"


@pytest.mark.parametrize("game", PAINTED)
async def test_back_leads_home_whatever_a_table_is_painted_with(tmp_path: Path, game: str) -> None:
    async with visit(tmp_path) as phone:
        seats = make_seats(*("Seat 1", "Seat 2")[: max(1, min(GAMES[game].seats))])
        session = phone.house.tables.begin(game, Setup(seats, mode="score"))
        await phone.client.go(f"/t/{session.id}")
        found = [str(node["label"]) for node, _ in phone.nodes() if node.get("selected") is False]
        brushes = [name for name in found if not name.startswith(OTHERWISE)]
        assert brushes
        for name in brushes:
            if name in phone.names():
                await phone.tap(name)
                await phone.client.go(BASE)
                assert phone.route == "/", name
                await phone.client.go(f"/t/{session.id}")
