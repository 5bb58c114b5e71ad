"""Stops of Tab on a table's page: a row of pieces is one, and each button of the next action."""

from pathlib import Path
from typing import Any

from tests.views.at_table import at_table, on_to
from tests.views.headless import Client, Node
from tests.views.keyboard import board_stop, press_on_page, spoken_words, stops
from views.device.phone import find_phone


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
