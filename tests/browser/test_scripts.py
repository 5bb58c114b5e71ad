"""Names of every script, drawn: no letter is a box, whoever sits at the table."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewPhone, Serve
from tests.browser.demo import make_main
from tests.browser.missing_letters import NAMES, NOBODYS, SHARP, count_boxes
from tests.browser.phone import Phone
from tests.browser.table import TEXTS, running
from tests.effort import some

SAY = TEXTS["en"].say

TABLES = ([*NAMES][3:15], [*NAMES][15:])
"""Scripts of the people at each table: as many as may sit there."""


def count_font_bytes(visitor: Phone) -> list[float]:
    """Return a list with one element, which grows by every byte of a slice that comes over the network."""
    total = [0.0]
    fonts: set[str] = set()
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Network.enable")

    def note(event: dict[str, Any]) -> None:
        if "/fonts/noto" in event["response"]["url"] and not event["response"].get("fromDiskCache"):
            fonts.add(event["requestId"])

    def count(event: dict[str, Any]) -> None:
        total[0] += event["encodedDataLength"] if event["requestId"] in fonts else 0

    session.on("Network.responseReceived", note)
    session.on("Network.loadingFinished", count)
    return total


def test_a_character_that_no_font_has_is_found_as_a_box(serve: Serve, phone: NewPhone) -> None:
    visitor = phone(SHARP).open(serve(make_main(NOBODYS, f"김{NOBODYS}수")).url, "count")
    assert count_boxes(visitor) == 2 * len(NOBODYS)


@pytest.mark.parametrize("locale", some(["en-US", "zh-TW", "zh-CN"], 1))
def test_a_name_of_every_script_is_drawn_without_a_box(serve: Serve, phone: NewPhone, locale: str) -> None:
    visitor = phone(SHARP, locale=locale).open(serve(make_main(*NAMES.values())).url, "count")
    assert count_boxes(visitor) == 0
    assert visitor.complaints() == []


@pytest.mark.parametrize("scripts", some(TABLES, 1), ids=" ".join)
def test_names_that_are_typed_into_seats_are_drawn_at_the_table_and_fetched_once(
    tmp_path: Path, phone: NewPhone, scripts: list[str]
) -> None:
    with running(tmp_path) as app:
        visitor = phone(SHARP).open(f"{app.url()}new/score_pad", SAY("app-who-plays"))
        for number, script in enumerate(scripts, 1):
            if number > 2:
                visitor.tap_label(SAY("app-add-player"))
            visitor.type(SAY("app-player", number=number), NAMES[script])
        assert count_boxes(visitor) == 0
        visitor.tap_label(SAY("app-begin")).expect_text(NAMES[scripts[-1]])
        assert count_boxes(visitor) == 0
        visitor.screenshot(f"scripts-{scripts[0]}")
        received = count_font_bytes(visitor)
        visitor.reload(NAMES[scripts[-1]])
        assert count_boxes(visitor) == 0
        assert received == [0]
        assert visitor.complaints() == []
