"""Stops of Tab on a table's page: a row of pieces is one, and each button of the next action."""

from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.games import GAMES
from companion.hosting.samples import sample_record
from companion.locale import Texts
from tests.effort import pairs_of_the_day
from tests.views.at_table import at_table, names_of_node, on_to
from tests.views.headless import Client, Node
from tests.views.keyboard import board_stop, press_on_page, spoken_words, stops
from tests.views.visit import inside, visit
from views.device.phone import find_phone
from views.kit.piece_groups import _Grouping

ENGLISH = Texts.load("en")


def reached(node: Any) -> int:
    """Count what a row offers: the controls in it that can be tapped."""
    if isinstance(node, list):
        return sum(map(reached, node))
    if not isinstance(node, dict):
        return 0
    return bool(node.get("on_click")) + sum(reached(value) for value in node.values())


def rows(client: Client) -> list[Node]:
    """List the stops that hold pieces or buttons, in reading order."""
    return [stop for stop in stops(client) if stop is not board_stop(client)]


async def test_the_seats_the_cards_and_the_pages_are_one_stop_each(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build")) as phone:
        counts = [reached(row) for row in rows(phone.client)]
        assert counts[0] == 2
        assert counts[-1] == 5
        assert all(count >= 1 for count in counts)


async def test_arrows_go_along_a_row_and_enter_takes_what_they_came_to(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build")) as phone:
        pages = len(rows(phone.client)) - 1
        for key in ("Home", "Arrow Right", "Arrow Right"):
            await phone.client.fire(rows(phone.client)[pages], "key_down", {"key": key})
        assert spoken_words(rows(phone.client)[pages]) == phone.names_of.tab("score")
        await phone.client.fire(rows(phone.client)[pages], "key_down", {"key": "Enter"})
        assert phone.shows(phone.app("score-now"))


async def test_a_sign_is_drawn_beside_a_piece_once_a_key_was_used_and_takes_it(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build")) as phone:
        assert "2" not in phone.client.texts()
        await press_on_page(phone.client, "Tab")
        assert "2" in phone.client.texts()
        before = phone.client.bytes_sent
        await press_on_page(phone.client, "2")
        assert phone.client.bytes_sent > before


async def test_a_phone_that_only_fingers_touch_is_sent_none_of_this(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build")) as phone:
        vars(phone_of(phone.client))["touches"] = True
        await phone.show("log")
        await phone.show("board")
        assert stops(phone.client) == []


def phone_of(client: Client) -> Any:
    """Return the state of a client's phone."""
    return find_phone(client.page)


def list_tinted(client: Client) -> list[str]:
    """List what on the page on top shows the focus by a tint or a thin line, and not by a ring."""
    shown = list(inside(client.mirror.views()[-1]))
    tinted = [node for node in shown if node.get("ink") and node.get("on_click")]
    thin = [
        node for node in shown if node["_c"] == "TextField" and "focused" not in (node.get("border") or {})
    ]
    return [str(names_of_node(node, ()) or node) for node in (*tinted, *thin)]


ROUTES = (
    *("/", "/settings", "/tools", "/history", "/c", "/bring-games", "/nowhere", "/j/ZZZZ"),
    *(f"/{page}/{game}" for page in ("new", "rules", "box") for game in GAMES),
)
"""Pages that are no tables."""


@pytest.mark.parametrize("width", [390, 1440])
async def test_on_every_page_whatever_can_be_tapped_has_a_ring_while_it_has_the_focus(
    tmp_path: Path, width: int
) -> None:
    async with visit(tmp_path, size=(width, 844)) as phone:
        tinted = {}
        for route in ROUTES:
            await phone.go(route)
            tinted[route] = list_tinted(phone.client)
        assert {route: found for route, found in tinted.items() if found} == {}


@pytest.mark.parametrize(("game", "width"), pairs_of_the_day(sorted(GAMES), (390, 1440)))
async def test_on_every_page_of_a_table_whatever_can_be_tapped_has_a_ring_while_it_has_the_focus(
    tmp_path: Path, game: str, width: int
) -> None:
    async with visit(tmp_path, size=(width, 844)) as phone:
        session = phone.house.tables.copy_record(game, sample_record(game, "en"))
        tinted = {}
        await phone.go(f"/t/{session.id}")
        for tab in ("table", "score", "log", "rules"):
            await phone.tap(ENGLISH.say_for(game, f"tab-{tab}"))
            tinted[tab] = list_tinted(phone.client)
        for page in ("share", "setup"):
            await phone.go(f"/t/{session.id}/{page}")
            tinted[page] = list_tinted(phone.client)
        assert {tab: found for tab, found in tinted.items() if found} == {}


@pytest.mark.parametrize(("language", "comma"), [("en", ", "), ("zh-Hans", "，")])
async def test_a_piece_that_is_named_by_its_texts_is_read_with_the_comma_of_the_language(
    tmp_path: Path, language: str, comma: str
) -> None:
    async with visit(tmp_path, languages=(language,)) as phone:
        drawn = ft.Column([ft.Text("Ann"), ft.Text("12")])
        pieces = [ft.Container(drawn, ink=True, on_click=print) for _ in range(2)]
        found, _ = _Grouping(phone_of(phone.client), iter(()))._look_through(ft.Row([*pieces]), "")
        assert [piece.words for piece in found] == [f"Ann{comma}12"] * 2
