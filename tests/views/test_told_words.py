"""A screen reader tells whatever is written on a thing to tap: in its name, or in what describes it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.engine.setup import Setup, make_seats
from companion.hosting.open_home import OpenHome
from tests.views.at_table import at_table
from tests.views.visit import Visitor, headline, inside, visit


def one_table(house: OpenHome) -> None:
    house.tables.begin("card_city", Setup(make_seats("Ann", "Ben")))


def untold(phone: Visitor) -> Iterator[tuple[str, str]]:
    """Yield what is written on something to tap and told nowhere: its name, and the words.

    What stands in a picture, such as the names of the columns of a board, need not be told.
    """
    for node, _ in phone.nodes():
        if node["_c"] == "Semantics" and node.get("button"):
            told = f"{node['label']} {node.get('hint') or ''}"
            pictures = [part for part in inside(node) if part.get("ignore_interactions")]
            drawn = {id(part) for picture in pictures for part in inside(picture)}
            for hidden in (part for part in inside(node) if id(part) not in drawn):
                if hidden["_c"] == "Semantics" and hidden.get("exclude_semantics"):
                    written = [text["value"] for text in inside(hidden) if text["_c"] == "Text"]
                    yield from ((node["label"], words) for words in written if words not in told)


def described(phone: Visitor, name: str) -> str:
    """Return what a screen reader tells after a name."""
    return str(next(node["hint"] for node, _ in phone.nodes() if node.get("label") == name))


@pytest.mark.parametrize("route", ["/", "/settings", "/new/sweet_lands"])
async def test_a_page_writes_nothing_on_a_row_that_is_not_told(tmp_path: Path, route: str) -> None:
    async with visit(tmp_path, route, before=one_table) as phone:
        assert list(untold(phone)) == []


async def test_a_game_taken_from_the_shelf_tells_what_every_way_is_about(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await phone.tap("Citadels")
        assert list(untold(phone)) == []


async def test_the_menu_of_a_table_tells_what_its_rows_are_about(tmp_path: Path) -> None:
    async with at_table(tmp_path) as table:
        await table.tap(table.app("menu"))
        for row in ("share", "change-setup", "file-away"):
            assert described(table, table.app(row)) == table.app(f"{row}-about")


async def test_an_open_table_tells_where_it_stands(tmp_path: Path) -> None:
    async with visit(tmp_path, before=one_table) as phone:
        told = described(phone, "Go on with Card City: Ann and Ben")
        assert told.startswith(headline("divide"))
        assert told.endswith("turn")
