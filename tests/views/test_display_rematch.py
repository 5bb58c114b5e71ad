"""The display of a table turns to the rematch by itself, at whichever host that begins."""

from pathlib import Path
from random import Random

from companion.hosting.intents import Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.rematch import begin_rematch
from companion.hosting.session import TableSession
from tests.views.test_display import TV, app, displayed, headline, play_at_random
from tests.views.visit import Visitor

EVERYTHING = 10**6
"""More moves than any game has."""


def play_again(house: OpenHome, session: TableSession) -> TableSession:
    """Begin a rematch of a table at a host."""
    setup = session.table.header.setup
    return begin_rematch(house.tables, house.boxes, session.game.id, setup, session.id, Random(1))


def display_of(session: TableSession) -> str:
    return f"/t/{session.id}/screen"


async def turns_to(device: Visitor, session: TableSession) -> bool:
    """Wait until a display shows a table."""
    await device.until(lambda: device.route == display_of(session))
    await device.until(lambda: device.shows(headline(session)))
    return True


async def test_the_podium_stands_until_the_rematch_begins_and_then_the_display_turns_to_it(
    tmp_path: Path,
) -> None:
    async with displayed(tmp_path, "card_city", EVERYTHING) as (device, session):
        assert session.over
        assert device.shows(app("display-reveal"))
        begun = play_again(device.house, session)
        assert await turns_to(device, begun)
        play_at_random(begun, 3, Random(1))
        assert await turns_to(device, begun)


async def test_it_goes_on_to_the_rematch_of_the_rematch(tmp_path: Path) -> None:
    async with displayed(tmp_path, "card_city", EVERYTHING) as (device, session):
        for _ in range(2):
            session = play_again(device.house, session)
            assert await turns_to(device, session)
            play_at_random(session, EVERYTHING, Random(2))
            await device.until(lambda: device.shows(app("display-reveal")))


async def test_a_table_put_away_before_its_end_is_followed_too(tmp_path: Path) -> None:
    async with displayed(tmp_path, "card_city", 4) as (device, session):
        device.house.tables.finish(session)
        await device.until(lambda: device.shows(app("table-finished")))
        assert await turns_to(device, play_again(device.house, session))


async def test_an_old_address_leads_to_the_rematch_that_is_played(tmp_path: Path) -> None:
    async with displayed(tmp_path, "card_city", EVERYTHING) as (device, session):
        begun = play_again(device.house, session)
        later = await device.arrive(display_of(session), size=TV)
        assert await turns_to(later, begun)
        await later.client.close()


async def test_a_display_that_lost_its_line_follows_on_its_return(tmp_path: Path) -> None:
    async with displayed(tmp_path, "card_city", EVERYTHING) as (device, session):
        await device.client.lose_line()
        begun = play_again(device.house, session)
        await device.client.find_line()
        assert await turns_to(device, begun)


async def test_a_table_that_goes_on_after_all_keeps_its_display(tmp_path: Path) -> None:
    async with displayed(tmp_path, "card_city", EVERYTHING) as (device, session):
        session.submit(Undo())
        await device.client.settle()
        play_again(device.house, session)
        await device.client.settle()
        assert device.route == display_of(session)
        assert device.shows(headline(session))
