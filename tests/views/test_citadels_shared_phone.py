"""One phone for all seats of Citadels: uncurtained it tells nothing, and handed on it keeps nothing."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.games.citadels import moves
from companion.games.citadels.position import Turn
from companion.games.citadels.printed import District
from companion.hosting.intents import Correct, Play
from companion.rulebook import load
from tests.effort import some
from tests.views.citadels_table import Court, citadels
from tests.views.test_citadels_leaks import (
    ANN,
    BEN,
    CLEO,
    DAN,
    HANDS,
    PHONE,
    PICKS,
    TABS,
    UP,
    WIDE,
    looked_at,
)
from tests.views.test_hold import holdable
from tests.views.test_small_city_leaks import held


async def everywhere(table: Court) -> list[str]:
    """Return what the phone holds on every page of the table, whichever seat it looks at, with
    nobody's eyes.
    """
    pages = [held(table)]
    for seat in range(4):
        await looked_at(table, seat)
        pages.append(held(table))
    for tab in TABS:
        if table.can_tap(table.names_of.tab(tab)):
            await table.show(tab)
            pages.append(held(table))
    return pages


def prepared(world: int, hands: dict[int, tuple[District, ...]]) -> Callable[[Any], None]:
    """The draft is over in one of the worlds, with these cards told. Ann plays."""

    def before(session: Any) -> None:
        session.submit(Play(ANN, moves.Deal(UP, "magician"), by=ANN))
        for chooser, role in PICKS[world].items():
            session.submit(Play(chooser, moves.Pick(role), by=chooser))
        for seat, cards in hands.items():
            session.submit(Correct(moves.SetHand(seat, 4, cards), by=seat))

    return before


@pytest.mark.parametrize("size", some([PHONE, WIDE]), ids=str)
async def test_a_shared_phone_without_a_curtain_tells_nothing(tmp_path: Path, size: tuple[int, int]) -> None:
    worlds = []
    for world in range(2):
        before = prepared(world, HANDS[world])
        async with citadels(tmp_path / str(world), 4, before=before, size=size) as table:
            worlds.append(await everywhere(table))
            await table.make(ANN, moves.Kill("merchant"))
            await table.make(ANN, moves.Take())
            worlds[-1] += await everywhere(table)
            await table.make(ANN, moves.End())
            worlds[-1] += await everywhere(table)
    assert worlds[0] == worlds[1]


async def test_on_a_shared_phone_what_can_be_built_does_not_tell_a_hand(tmp_path: Path) -> None:
    """Ben has told all four cards, other ones here and there. The phone has not been handed to him."""
    hands: tuple[tuple[District, ...], ...] = (
        ("temple", "keep", "tavern", "manor"),
        ("market", "castle", "docks", "manor"),
    )
    worlds = []
    for world in range(2):

        def before(session: Any, cards: tuple[District, ...] = hands[world]) -> None:
            prepared(0, {})(session)
            for said in (
                moves.SetTurn(Turn(ANN, "assassin", acted=True)),
                moves.SetGold(BEN, 12),
                moves.SetDistrict(BEN, "church"),
            ):
                session.submit(Correct(said, by=ANN))
            session.submit(Play(ANN, moves.End(), by=ANN))
            session.submit(Play(DAN, moves.Take(), by=DAN))
            session.submit(Play(DAN, moves.End(), by=DAN))
            session.submit(Play(BEN, moves.Take(), by=BEN))
            session.submit(Correct(moves.SetHand(BEN, 4, cards), by=BEN))

        async with citadels(tmp_path / str(world), 4, before=before) as table:
            await table.look(BEN)
            pages = [held(table)]
            await table.taps(table.ui("build"))
            pages.append(held(table))
            await table.taps(table.word("district-manor"))
            pages.append(held(table))
            worlds.append(pages)
    assert worlds[0] == worlds[1]


async def test_a_phone_handed_on_holds_nothing_of_a_choice_that_was_not_made(tmp_path: Path) -> None:
    worlds = []
    for world in range(2):
        async with citadels(tmp_path / str(world), 4) as table:
            table.session.submit(Play(ANN, moves.Deal(UP, "magician"), by=ANN))
            await table.client.settle()
            await table.be(ANN)
            await table.taps(table.role(("king", "warlord")[world]))
            await looked_at(table, BEN)
            pages = await everywhere(table)
            await table.make(ANN, moves.Pick("assassin"))
            pages.append(held(table))
            await table.be(BEN)
            await table.taps(table.role(PICKS[world][BEN]))
            await looked_at(table, CLEO)
            pages += await everywhere(table)
            worlds.append(pages)
    assert worlds[0] == worlds[1]


def reads(table: Court, section: str) -> bool:
    """Tell if a section lies open to be read on the phone's page."""
    return load("citadels", "en").section(section).heading in table.names()


async def test_a_phone_handed_on_does_not_tell_which_rules_somebody_read(tmp_path: Path) -> None:
    worlds = []
    for world in range(2):
        async with citadels(tmp_path / str(world), 4) as table:
            table.session.submit(Play(ANN, moves.Deal(UP, "magician"), by=ANN))
            await table.client.settle()
            await table.be(ANN)
            role = ("king", "warlord")[world]
            await table.client.fire(next(node for _, node in holdable(table, table.role(role))), "long_press")
            await table.until(partial(reads, table, f"roles.{role}"))
            seen = held(table)
            await looked_at(table, BEN)
            worlds.append((seen, await everywhere(table)))
    assert worlds[0][0] != worlds[1][0]
    assert worlds[0][1] == worlds[1][1]


async def test_a_phone_handed_on_holds_nothing_of_the_character_somebody_looked_at(tmp_path: Path) -> None:
    worlds = []
    for world in range(2):
        async with citadels(tmp_path / str(world), 4, before=prepared(world, HANDS[world])) as table:
            await looked_at(table, BEN)
            await table.taps(table.ui("own-character"))
            await table.press(table.app("i-am", name="Ben"))
            seen = held(table)
            await looked_at(table, ANN)
            worlds.append((seen, await everywhere(table)))
    assert worlds[0][0] != worlds[1][0]
    assert worlds[0][1] == worlds[1][1]


async def test_a_character_is_behind_the_curtain_again_as_soon_as_it_is_picked(tmp_path: Path) -> None:
    """Everybody picks on the one phone, other characters in each world. Then nobody has it in hand."""

    def deal(session: Any) -> None:
        session.submit(Play(ANN, moves.Deal(UP, "magician"), by=ANN))

    worlds = []
    for world in range(2):
        async with citadels(tmp_path / str(world), 4, before=deal) as table:
            for chooser, role in PICKS[world].items():
                await table.make(chooser, moves.Pick(role))
            worlds.append(await everywhere(table))
    assert worlds[0] == worlds[1]
