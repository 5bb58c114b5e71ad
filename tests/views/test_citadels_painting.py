"""Citadels set by hand: cities of a table that is only scored, and a mirror that is put right."""

import logging
from pathlib import Path

import pytest

from companion.games.citadels.moves import SetHand
from companion.games.citadels.position import Position, Turn
from companion.games.citadels.printed import DISTRICTS, NUMBERS, District, Role, cards
from companion.hosting.intents import Correct
from companion.hosting.session import TableSession
from tests.views.citadels_table import Court, citadels, on_to, stand

EIGHT = DISTRICTS[:8]


def card(table: Court, district: District) -> str:
    """Tell how a district to tap is called."""
    return table.beginning(begin_card(table, district))


def begin_card(table: Court, district: District) -> str:
    """Return the first words of a district to tap."""
    return table.app("and-also", one=table.word(f"district-{district}"), more="")


async def tap(table: Court, *districts: District) -> None:
    """Tap districts, one after the other."""
    for district in districts:
        await table.taps(begin_card(table, district))


async def hold(table: Court, district: District) -> None:
    """Keep the finger on a district."""
    await table.turn_to(begin_card(table, district))
    label = card(table, district)
    await table.client.fire(table.labelled(label), "long_press")


def ticked(table: Court, district: District) -> bool:
    """Tell if a district is shown as standing in the city."""
    return table.chosen(card(table, district))


def city(table: Court, seat: int = 0) -> tuple[str, ...]:
    return tuple(built.district for built in table.position.players[seat].city)


def fresh(table: Court, seat: int = 0) -> tuple[str, ...]:
    return tuple(built.district for built in table.position.players[seat].city if built.fresh)


# Only the score -------------------------------------------------------------------------------------------


async def test_a_tap_puts_a_district_into_the_city_and_another_takes_it_out(tmp_path: Path) -> None:
    async with citadels(tmp_path, mode="score") as table:
        await tap(table, "temple", "manor")
        assert city(table) == ("temple", "manor")
        assert ticked(table, "temple")
        await tap(table, "temple")
        assert city(table) == ("manor",)
        assert not ticked(table, "temple")


async def test_the_sum_is_seen_while_a_city_is_put_together(tmp_path: Path) -> None:
    async with citadels(tmp_path, mode="score") as table:
        assert table.can_tap(table.app("fact-points", points=0))
        await tap(table, "manor", "dragon_gate")
        assert table.can_tap(table.app("fact-points", points=11))
        assert table.can_tap(table.ui("city-count", n=2, size=8))


async def test_every_district_of_the_box_can_be_tapped(tmp_path: Path) -> None:
    async with citadels(tmp_path, mode="score", rulings={"great_wall": "in"}) as table:
        await tap(table, *DISTRICTS)
        assert city(table) == DISTRICTS


async def test_a_haunted_city_built_in_the_last_round_is_no_fifth_colour(tmp_path: Path) -> None:
    async with citadels(tmp_path, mode="score") as table:
        late = table.ui("paint-last-round")
        assert not table.can_tap(late)
        await tap(table, "manor", "temple", "tavern", "keep", "haunted_city")
        assert table.can_tap(table.app("fact-points", points=3 + 1 + 1 + 3 + 2 + 3))
        await table.press(late)
        assert fresh(table) == ("haunted_city",)
        assert table.can_tap(table.app("fact-points", points=3 + 1 + 1 + 3 + 2))
        await table.press(late)
        assert fresh(table) == ()


async def test_holding_a_district_tells_when_it_was_built_and_how_often_it_stands(tmp_path: Path) -> None:
    async with citadels(tmp_path, mode="score") as table:
        await hold(table, "docks")
        assert city(table) == ("docks",)
        await table.press(table.ui("paint-last-round"))
        assert fresh(table) == ("docks",)
        await table.press(table.ui("paint-copies", n=1))
        assert city(table) == ("docks", "docks")
        assert fresh(table) == ("docks", "docks")
        await table.press(table.app("close"))
        assert not table.can_tap(table.ui("paint-last-round"))


async def test_nobody_is_asked_who_was_first_while_one_city_is_complete(tmp_path: Path) -> None:
    async with citadels(tmp_path, 2, mode="score") as table:
        costs = sum(cards()[district].cost for district in EIGHT)
        await tap(table, *EIGHT)
        assert table.word("set-first") not in table.words()
        assert table.can_tap(table.app("fact-points", points=costs + 4))
        await table.be(1)
        await tap(table, *EIGHT)
        assert table.word("set-first") in table.words()
        await table.press("Ben", number=-1)
        assert table.position.first == 1
        assert table.can_tap(table.app("fact-points", points=costs + 4))
        await table.be(0)
        assert table.can_tap(table.app("fact-points", points=costs + 2))
        await table.press("Ben", number=-1)
        assert table.position.first is None


async def test_gold_is_set_for_ties_and_hands_are_not_asked_for(tmp_path: Path) -> None:
    async with citadels(tmp_path, mode="score") as table:
        assert not table.has(table.ui("fact-hand", n=0))
        await table.press(table.ui("fact-gold", n=0), "+5", "+1", table.app("set-number", value="6"))
        assert table.position.players[0].gold == 6


async def test_the_size_of_a_complete_city_is_set(tmp_path: Path) -> None:
    async with citadels(tmp_path, mode="score") as table:
        await table.press(table.ui("city-count", n=0, size=8), "−1", table.app("set-number", value="7"))
        assert table.position.city_size == 7


async def test_a_city_is_put_together_for_the_seat_that_is_looked_at(tmp_path: Path) -> None:
    async with citadels(tmp_path, mode="score") as table:
        await table.be(2)
        await tap(table, "castle")
        assert city(table, 2) == ("castle",)
        assert city(table, 0) == ()


# A mirror that is put right -------------------------------------------------------------------------------


async def mending(table: Court, seat: int = 0) -> None:
    await table.be(seat)
    await table.from_menu(table.app("mend"))


async def test_a_city_is_put_right_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with citadels(tmp_path, before=on_to("turn")) as table:
        await mending(table)
        had = city(table)
        await tap(table, "university")
        assert city(table) == (*had, "university")
        await hold(table, "university")
        await table.press(table.ui("paint-this-round"))
        assert fresh(table)[-1] == "university"


async def test_gold_and_the_hand_are_put_right(tmp_path: Path) -> None:
    async with citadels(tmp_path) as table:
        await mending(table)
        await table.press(table.ui("fact-gold", n=2), "+1", table.app("set-number", value="3"))
        await table.press(table.ui("fact-hand", n=4), "+4", table.app("set-number", value="8"))
        player = table.position.players[0]
        assert (player.gold, player.hand) == (3, 8)


async def test_a_hand_that_is_put_right_keeps_the_cards_that_were_told(tmp_path: Path) -> None:
    def tell(session: TableSession) -> None:
        session.submit(Correct(SetHand(0, 4, ("manor", "temple"))))

    async with citadels(tmp_path, before=tell) as table:
        await table.be(0)
        await table.from_menu(table.app("peek", name="Ann"))
        await table.press(table.app("i-am", name="Ann"))
        await table.from_menu(table.app("mend"))
        await table.press(table.ui("fact-hand", n=4), "+1", table.app("set-number", value="5"))
        assert table.position.players[0].cards == ("manor", "temple")
        await table.press(table.ui("fact-hand", n=5), "−4", table.app("set-number", value="1"))
        assert table.position.players[0].cards == ()


async def test_the_crown_and_the_round_are_put_right(tmp_path: Path) -> None:
    async with citadels(tmp_path) as table:
        await mending(table, 2)
        await table.press(table.ui("paint-rest"), table.ui("crown-here"))
        assert table.position.crown == 2
        await table.press(table.word("set-round_now", value=1), "+1", table.app("set-number", value="2"))
        assert table.position.round == 2


async def test_who_was_named_is_put_right(tmp_path: Path) -> None:
    async with citadels(tmp_path, before=on_to("turn"), rulings={"draft": "cards"}) as table:
        await mending(table)
        await table.press(table.ui("paint-rest"))
        kill, rob = (table.role("bishop"), 1), (table.role("merchant"), 2)
        for label, number in (kill, rob):
            await table.press(label, number=number)
        assert table.position.killed == "bishop"
        assert table.position.robbed == "merchant"
        await table.press(kill[0], number=1)
        assert table.position.killed is None


def unseen(position: Position) -> list[Role]:
    """Characters that were called, and that nobody has shown so far."""
    gone = {*position.up, position.killed}
    called = [role for role in position.roles if NUMBERS[role] < position.calling]
    return [role for role in called if role not in gone and position.seat_showing(role) is None]


async def test_a_character_is_put_right_and_taken_away_again(tmp_path: Path) -> None:
    before = on_to("turn", where=lambda position: bool(unseen(position)))
    async with citadels(tmp_path, before=before, rulings={"draft": "cards"}) as table:
        role = unseen(table.position)[0]
        lacking = next(seat for seat, player in enumerate(table.position.players) if not player.roles)
        await mending(table, lacking)
        await table.press(table.ui("paint-rest"), table.role(role))
        assert table.position.players[lacking].roles == (role,)
        await table.press(table.role(role))
        assert table.position.players[lacking].roles == ()


async def test_how_far_a_turn_has_come_is_put_right(tmp_path: Path) -> None:
    async with citadels(tmp_path, before=on_to("turn")) as table:
        turn = table.position.turn
        assert isinstance(turn, Turn)
        await mending(table, turn.seat)
        await table.press(table.ui("paint-rest"))
        for flag in ("acted", "paid", "used"):
            was = getattr(table.position.turn, flag)
            await table.press(table.ui(f"turn-{flag}"))
            assert getattr(table.position.turn, flag) is not was
        await table.press(table.ui("turn-built", n=turn.built), "+1")
        await table.press(table.app("set-number", value=str(turn.built + 1)))
        assert table.position.turn.built == turn.built + 1


# The whole table ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 7])
async def test_the_whole_table_shows_every_city(tmp_path: Path, seats: int) -> None:
    def build(session: TableSession) -> None:
        for seat in range(seats):
            stand(session, seat, DISTRICTS[seat])

    async with citadels(tmp_path, seats, before=build) as table:
        await table.show("table")
        for district in DISTRICTS[:seats]:
            assert table.word(f"district-{district}") in table.words()
        assert table.ui("pile", n=table.position.pile) in table.words()


async def test_the_whole_table_tells_no_character_that_was_not_called(tmp_path: Path) -> None:
    async with citadels(tmp_path, before=on_to("turn")) as table:
        await table.show("table")
        known = {role for player in table.position.players for role in player.shown}
        known |= {*table.position.up, table.position.killed, table.position.robbed}
        names = {table.word(f"role-{role}"): role for role in table.position.roles}
        assert {names[word] for word in table.words() if word in names} <= known


# In every language ----------------------------------------------------------------------------------------


def unsaid(table: Court) -> list[str]:
    """Return what is shown as an id because no language says it."""
    found = [
        node[name]
        for node, _ in table.nodes()
        for name in ("label", "value", "tooltip")
        if isinstance(node.get(name), str)
    ]
    return [text for text in found if text.startswith(("citadels-", "app-"))]


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
async def test_a_table_that_is_only_scored_is_said_in_every_language(
    tmp_path: Path, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "companion.locale.texts")
    async with citadels(tmp_path, 2, mode="score", language=language) as table:
        for seat in (0, 1):
            await table.be(seat)
            await tap(table, *EIGHT, "haunted_city")
        for tab in ("board", "table", "score", "log"):
            await table.show(tab)
            assert unsaid(table) == [], tab
        assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
async def test_what_is_put_right_is_said_in_every_language(
    tmp_path: Path, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "companion.locale.texts")
    async with citadels(tmp_path, before=on_to("turn", 2), language=language) as table:
        await mending(table, 1)
        assert unsaid(table) == []
        await table.press(table.ui("paint-rest"))
        assert unsaid(table) == []
        await table.press(table.ui("crown-here"), table.ui("paint-districts"))
        await tap(table, "docks")
        await table.show("table")
        assert unsaid(table) == []
        await table.show("log")
        assert unsaid(table) == []
        assert [record.getMessage() for record in caplog.records] == []
