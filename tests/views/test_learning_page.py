"""The page of a box that knows little: how much is known, what was never read, and forgetting it again."""

import time
from pathlib import Path
from typing import Any

import pytest

from companion.games import GAMES
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from tests.engine.learner import LEARNER
from tests.views.visit import Visitor, visit

ROUTE = "/box/card_city"
ENGLISH = Texts.load("en")
HEXES = {f"A:{q},{r}": "wheat port" for q in range(-9, 10) for r in range(-8, 8)}
QUICK = 4.0
"""Seconds within which three hundred entries lie open, on a machine that does other things besides."""


@pytest.fixture(autouse=True)
def _learning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, LEARNER.id, LEARNER)


def say(message: str, **params: Any) -> str:
    return ENGLISH.say(f"app-{message}", **params)


def row(entry: str, source: str = "unknown") -> str:
    return say("box-open", what=f"card_city-printed-{entry}", source=say(f"box-source-{source}"))


async def kept(phone: Visitor) -> None:
    await phone.tap(say("box-save"))
    await phone.until(lambda: phone.route == ROUTE)


async def test_the_page_says_how_much_is_known(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        assert phone.shows(say("box-known", known=1, total=13))
        assert row("slot") in phone.names()
        phone.house.boxes.put(LEARNER, {"slot-1": "gold", "A:1,-1": "sea"})
        await phone.go("/settings")
        await phone.go(ROUTE)
        assert phone.shows(say("box-known", known=3, total=14))
        assert phone.shows(say("box-known", known=1, total=2)), "of the two slots"
        assert row("hex", "owner") in phone.names(), "an entry of a family is there once it is said"


@pytest.mark.parametrize(
    ("entry", "taps", "text"),
    [
        ("slot-1", (say("gains-add", what="card_city-gain-gold"),), "gold"),
        (
            "final-1",
            ("card_city-element-house", say("box-more-of", what="card_city-part-dummy", by=1)),
            "house;1",
        ),
        ("steps", (say("box-more", by=10),), "21"),
        ("side", ("card_city-side-night",), "night"),
        (
            "A:1,-1",
            (say("box-brush", what="card_city-ground-forest"), "card_city-ground-special"),
            "forest special",
        ),
        (
            "map",
            (
                say("box-hex", at="1,0", what=say("box-no-hex")),
                say("box-brush", what="card_city-ground-port"),
                say("box-hex", at="1,0", what="card_city-ground-wheat"),
                say("box-brush", what="card_city-ground-sea"),
                say("box-hex", at="2,0", what=say("box-no-hex")),
            ),
            "0,0 capital;1,0 wheat port;2,0 sea",
        ),
    ],
)
async def test_every_form_is_said_by_tapping(
    tmp_path: Path, entry: str, taps: tuple[str, ...], text: str
) -> None:
    async with visit(tmp_path, f"{ROUTE}/{entry}") as phone:
        assert phone.shows(say("box-source-unknown-about"))
        for tap in taps:
            await phone.tap(tap)
        await kept(phone)
        assert phone.house.boxes.owner_entries(LEARNER) == {entry: text}


async def test_words_are_typed(tmp_path: Path) -> None:
    async with visit(tmp_path, f"{ROUTE}/ability") as phone:
        await phone.write(say("box-words"), "may take two; or not")
        await kept(phone)
        assert phone.house.boxes.owner_entries(LEARNER) == {"ability": "may take two or not"}


async def test_an_entry_is_forgotten_again(tmp_path: Path) -> None:
    said = {"A:1,-1": "sea", "slot-1": "gold"}
    async with visit(
        tmp_path, f"{ROUTE}/A:1,-1", before=lambda house: house.boxes.put(LEARNER, said)
    ) as phone:
        await phone.tap(say("box-forget"))
        await phone.until(lambda: phone.route == ROUTE)
        assert phone.house.boxes.owner_entries(LEARNER) == {"slot-1": "gold"}
        assert row("hex", "owner") not in phone.names()


async def test_a_wrong_answer_is_put_right_where_it_shows(tmp_path: Path) -> None:
    async with visit(
        tmp_path, ROUTE, before=lambda house: house.boxes.put(LEARNER, {"slot-1": "2 gold"})
    ) as phone:
        await phone.tap(row("slot", "owner"))
        await phone.tap(say("gains-add", what="card_city-gain-gold"))
        await phone.tap(say("gains-add", what="card_city-gain-card"))
        await kept(phone)
        assert phone.house.boxes.owner_entries(LEARNER) == {"slot-1": "gold+card"}


async def test_a_long_section_is_folded_until_it_is_tapped(tmp_path: Path) -> None:
    def before(house: OpenHome) -> None:
        house.boxes.put(LEARNER, HEXES)

    async with visit(tmp_path, ROUTE, before=before) as phone:
        count = {"known": len(HEXES), "total": len(HEXES) + 1}
        fold = say("box-section", section="card_city-section-maps", **count)
        assert row("hex", "owner") not in phone.names()
        began = time.monotonic()
        await phone.tap(fold)
        assert phone.names().count(row("hex", "owner")) == len(HEXES) > 300
        assert time.monotonic() - began < QUICK
        await phone.tap(fold)
        assert row("hex", "owner") not in phone.names()
