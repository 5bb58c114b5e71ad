"""Sheets of Roll Into Town painted by hand: a table that is only scored, and a mirror that is put right."""

import logging
from pathlib import Path

import pytest

from companion.games.roll_into_town.marks import TOKENS
from companion.games.roll_into_town.moves import Roll
from companion.games.roll_into_town.position import Counts
from companion.hosting.intents import Play
from companion.hosting.session import TableSession
from tests.views.roll_into_town_sheets import CELLS, Sheets, paint, sheets
from views.boards.roll_into_town.corrections import GROUPS, RUBBER, paint_square

# What a brush makes of a square ---------------------------------------------------------------------------


@pytest.mark.parametrize("brush", [RUBBER, *(brush for group in GROUPS.values() for brush in group)])
def test_a_brush_never_makes_what_no_square_can_show(brush: str) -> None:
    assert {paint_square(now, brush) for now in TOKENS} <= {None, *TOKENS}


@pytest.mark.parametrize(
    ("now", "brush", "then"),
    [
        (".", "F", "F"),
        ("M", "F", "F"),
        ("F", "F", "."),
        ("Cn", "+b", "Cn+b"),
        ("Cn+b", "+b", "Cn"),
        ("Cn+b", "+L", "Cn+L"),
        ("Cn+b", "Ces", "Ces+b"),
        ("Cn+b", "M", "M"),
        (".", "+L", ".+L"),
        (".+L", "+L", "."),
        ("O", "+l", "O+l"),
        (".+l", "O", "O+l"),
        ("F", "+l", ".+l"),
        (".", "+b", None),
        ("Cnes+l", RUBBER, "."),
    ],
)
def test_what_stands_on_a_square_stays_where_the_new_ground_can_carry_it(
    now: str, brush: str, then: str | None
) -> None:
    assert paint_square(now, brush) == then


def test_every_square_but_the_town_hall_can_be_painted() -> None:
    brushes = [brush for group in GROUPS.values() for brush in group]
    reached, fresh = {"."}, {"."}
    while fresh:
        found = {paint_square(now, brush) for now in fresh for brush in brushes}
        fresh = {token for token in found if token} - reached
        reached |= fresh
    assert reached == {*TOKENS} - {"H"}


# Only the score -------------------------------------------------------------------------------------------


async def brush(table: Sheets, group: str, name: str) -> None:
    """Take a brush in hand."""
    await table.press(table.said(f"group-{group}"), name)


async def test_a_tap_paints_and_another_takes_it_away(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score") as table:
        await table.press(table.said("map-drawn"))
        await table.touch("c3", "d3")
        assert (table.at("c3"), table.at("d3")) == ("F", "F")
        assert table.spoken("c3") == "c3, farm"
        await table.touch("c3")
        assert table.at("c3") == "."
        assert table.spoken("c3") == "c3, empty"


async def test_the_sum_grows_while_a_map_is_painted(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score") as table:
        await table.press(table.said("map-drawn"))
        assert table.can_tap(table.app("fact-points", points=0))
        await brush(table, "built", table.tell("token-house"))
        await table.touch("b2", "b3", "b4")
        assert table.can_tap(table.app("fact-points", points=6))


async def test_a_river_a_coast_and_a_lighthouse_are_painted(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score") as table:
        await table.press(table.said("map-drawn"))
        await brush(table, "river", "river between north and east")
        await table.touch("a9")
        await brush(table, "coast", "coast with water to the north, east and south")
        await table.touch("h2")
        await brush(table, "on-top", table.tell("token-lighthouse_bottom"))
        await table.touch("h2")
        await table.press(table.tell("token-lighthouse_top"))
        await table.touch("h1")
        assert [table.at(cell) for cell in ("a9", "h2", "h1")] == ["Rne", "Cnes+L", ".+l"]
        assert "foot of the Lighthouse on coast" in table.spoken("h2")


async def test_a_harbor_on_dry_land_is_answered_with_why_not(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score") as table:
        await table.press(table.said("map-drawn"))
        await brush(table, "on-top", table.tell("token-harbor"))
        await table.touch("c3")
        assert table.at("c3") == "."
        assert table.said("cannot-stand", top="harbor") in table.words()


async def test_the_eraser_clears_a_square(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score", before=paint) as table:
        await table.press(table.said("rubber"))
        await table.touch("h4")
        assert table.at("h4") == "."


async def test_goods_and_ticked_boxes_are_set(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score") as table:
        await table.press(table.said("map-drawn"))
        await table.press(table.said("goods", what="food", n=0, most=9), "+3", "+1")
        await table.press(table.app("set-number", value="4"))
        assert table.sheet().food == 4
        await table.press(table.said("uses-town_hall", n=0, most=3), "+1", table.app("set-number", value="1"))
        assert table.sheet().town_hall_uses == 1


async def test_a_map_is_painted_for_the_seat_that_is_looked_at(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score") as table:
        await table.be(1)
        await table.press(table.said("map-drawn"))
        await table.touch("a1")
        assert (table.at("a1", 0), table.at("a1", 1)) == (".", "F")


# Counted by hand ------------------------------------------------------------------------------------------


def named(table: Sheets, what: str) -> str:
    """Name a count as its stepper does."""
    name = table.tell(f"counted-{what}")
    return name[:1].upper() + name[1:]


async def test_a_map_is_counted_by_hand_and_the_next_person_after_it(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score") as table:
        for seat, houses in enumerate((2, 1)):
            for _ in range(houses):
                await table.press(table.app("count-more", what=named(table, "houses")))
            assert table.can_tap(table.app("fact-points", points=2 * houses))
            assert table.session.table.position.tally(seat).houses == houses
            await table.press(table.app("see-score" if seat else "next-person", name=table.session.names[1]))
        assert table.can_tap(table.app("keep-score"))


async def test_a_number_of_the_score_opens_what_is_counted_for_it(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score") as table:
        await table.show("score")
        category = table.tell("category-lighthouse")
        cell = table.app("score-cell", name=table.session.names[1], category=category, points="0")
        await table.press(cell)
        await table.press(table.app("count-more", what=named(table, "lighthouse")))
        await table.press(table.app("count-more", what=named(table, "oceans")))
        assert table.session.table.position.tally(1) == Counts(lighthouse=1, oceans=1)
        title = table.app("score-sum", name=table.session.names[1], category=category)
        assert title in table.words()
        await table.press(table.app("count-more", what=named(table, "lighthouse")))
        assert table.session.table.position.tally(1).lighthouse == 1
        await table.press(table.app("close"))
        assert table.can_tap(
            table.app("score-cell", name=table.session.names[1], category=category, points="1")
        )


async def test_a_drawn_map_is_not_counted(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score", before=paint) as table:
        assert not table.can_tap(table.app("count-more", what=named(table, "houses")))
        await table.press(table.said("map-counts"))
        assert table.said("drawn-already") in table.words()


# A mirror that is put right -------------------------------------------------------------------------------


def rolled(session: TableSession) -> None:
    session.submit(Play(0, Roll((1, 2, 3, 4, 5))))


async def mending(table: Sheets, seat: int = 0) -> None:
    await table.be(seat)
    await table.from_menu(table.app("mend"))


async def test_a_square_is_put_right_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with sheets(tmp_path, before=rolled) as table:
        await mending(table, 1)
        await table.touch("d4")
        assert table.at("d4", 1) == "F"


async def test_the_dice_the_step_and_the_round_are_put_right(tmp_path: Path) -> None:
    async with sheets(tmp_path, before=rolled) as table:
        await mending(table)
        await table.press(table.said("paint-rest"), table.said("die", face=5))
        assert table.position.dice == (1, 2, 3, 4, 6)
        await table.press(table.tell("step-gather"))
        assert table.position.players[0].step == "gather"
        rounds = table.said("round-is", n=1, rounds=12)
        await table.press(table.said("paint-rest"), rounds, "+1", table.app("set-number", value="2"))
        assert (table.position.round, table.position.dice) == (2, ())


# In every language ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
async def test_painting_is_said_in_every_language(
    tmp_path: Path, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "companion.locale.texts")
    async with sheets(tmp_path, mode="score", language=language, before=paint) as table:
        for group in GROUPS:
            await table.press(table.said(f"group-{group}"))
            assert unsaid(table) == []
        assert table.sheet().cells == CELLS
        await table.show("table")
        assert unsaid(table) == []
        assert [record.getMessage() for record in caplog.records if "-sheet-" in record.getMessage()] == []


def unsaid(table: Sheets) -> list[str]:
    """Return what is shown as an id because no language says it."""
    found = [
        node[name]
        for node, _ in table.nodes()
        for name in ("label", "value", "tooltip")
        if isinstance(node.get(name), str)
    ]
    return [text for text in found if text.startswith(("roll_into_town-", "app-"))]
