"""Text of twice the size: no page cuts its words, however few of them fit in a line."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.hosting.open_home import OpenHome
from tests.views.visit import visit

ROUTES = (
    "/",
    "/settings",
    "/history",
    "/c",
    "/bring-games",
    "/tools",
    "/nowhere/at/all",
    *(f"/{page}/{game}" for page in ("new", "rules", "box") for game in GAMES),
)


def choose_largest_text(house: OpenHome) -> None:
    """Choose the largest text, and begin a table to be seen at home."""
    house.preferences.change(text_scale=2.0)


def is_word(text: str | None) -> bool:
    """Tell if a text is a word, and no number, no letter on a piece, no sign."""
    return len(text or "") > 2 and not str(text).isnumeric()


@pytest.mark.parametrize("route", ROUTES)
async def test_no_page_limits_the_lines_of_its_words_in_the_largest_text(tmp_path: Path, route: str) -> None:
    async with visit(tmp_path, before=choose_largest_text) as phone:
        await phone.client.go(route)
        texts = [node for node, _ in phone.nodes() if node.get("_c") == "Text" and is_word(node.get("value"))]
        assert texts
        assert [node["value"] for node in texts if node.get("max_lines") or node.get("no_wrap")] == []
