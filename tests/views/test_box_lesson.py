"""The walk through a whole box: one print after the other, with ways to skip, to stop and to go on."""

from pathlib import Path
from typing import Any

from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.teaching import unread_entries
from companion.locale.texts import Texts
from tests.games.sweet_lands.full_box import full_box
from tests.views.visit import Visitor, visit

ROUTE = "/box/sweet_lands"
ENGLISH = Texts.load("en")


def say(message: str, **params: Any) -> str:
    return ENGLISH.say(f"app-{message}", **params)


async def at(phone: Visitor, entry: str) -> None:
    await phone.until(lambda: phone.route == f"{ROUTE}/{entry}")


async def test_an_answer_leads_to_the_next_print_and_skipping_leaves_one_or_a_section_out(
    tmp_path: Path,
) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(say("box-teach"))
        await at(phone, "map-A")
        await phone.tap(say("box-skip"))
        await at(phone, "tile-wheat")
        await phone.tap(say("box-skip-section", section=ENGLISH.say("sweet_lands-section-maps")))
        await at(phone, "slots-A")
        await phone.tap("2")
        await phone.tap(say("box-next"))
        await at(phone, "slots-B")
        assert phone.house.boxes.owner_entries(GAME) == {"slots-A": "2"}
        await phone.tap(say("box-teach-stop"))
        await phone.until(lambda: phone.route == ROUTE)


def test_a_walk_asks_for_as_many_as_the_cardboard_has_and_ends() -> None:
    left = unread_entries(full_box())
    assert len(set(left)) == len(left)
    assert not [name for name in left if name in full_box()]
    assert not [name for name in left if name.startswith(("lab-", "coffee-", "space-", "rabbit-"))]
    assert [name for name in unread_entries({}) if name.startswith(("lab-", "space-", "track-1-"))] == [
        "track-1-last"
    ]
    assert "lab-2" in unread_entries({"labs": "2"})
    assert "lab-3" not in unread_entries({"labs": "2"})
    assert [name for name in unread_entries({"card-1": "x"}) if name.startswith("card-")] == ["card-2"]
    assert [name[0] for name in unread_entries({}) if name.endswith("a-start")] == ["1"]
