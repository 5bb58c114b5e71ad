"""Where a game has secrets: the phone changes hands before the next seat's page is even made."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.card_city.moves import Choose, Take
from companion.games.card_city.position import Card
from companion.hosting.intents import Play
from companion.hosting.session import TableSession
from tests.views.at_table import AtTable, another_phone, at_table
from tests.views.veiled import veil

Hand = tuple[Card, Card]

ANNS: Hand = ("R", "C")
BENS: tuple[Hand, ...] = (("P", "P"), ("I", "I"))
"""Two hands that Ben may have; nobody else can know which."""


VARIES = {"_i", "_services", "key", "uid"}
"""What is numbered anew on every page, and services that wait to be collected."""


def dealt(bens: Hand) -> Any:
    """Everybody has taken their cards, Ben these."""

    def play(session: TableSession) -> None:
        session.submit(Play(1, Choose("open"), by=1))
        for seat, hand in ((1, bens), (0, ANNS)):
            session.submit(Play(seat, Take(hand), by=seat))

    return play


def held(phone: AtTable) -> str:
    """Return all that the client holds of the page, without what no two pages have in common."""

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            return {str(name): plain(each) for name, each in value.items() if name not in VARIES}
        return [plain(each) for each in value] if isinstance(value, list) else value

    text = json.dumps(plain(phone.client.mirror.page), default=str, sort_keys=True)
    return phone.unnamed(text)


async def turn_to(phone: AtTable, name: str) -> None:
    """Tap a seat's chip, whatever it says of what its owner has to do."""
    await phone.press(next(label for label in phone.labels() if label.startswith(f"{name}, ")))


def choices(phone: AtTable, hand: Hand) -> bool:
    """Tell if a hand lies there to choose from."""
    return all(phone.can_tap(phone.names_of.choice(card)) for card in hand)


@pytest.fixture(autouse=True)
def _veiled(monkeypatch: pytest.MonkeyPatch) -> None:
    veil(monkeypatch)


async def test_turning_to_another_seat_of_this_phone_asks_to_pass_it_on(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=dealt(BENS[1])) as phone:
        await phone.press(phone.app("i-am", name="Ann"))
        assert choices(phone, ANNS)
        await turn_to(phone, "Ben")
        assert phone.shows(phone.app("pass-to", name="Ben"))
        assert not choices(phone, BENS[1])
        await phone.press(phone.app("i-am", name="Ben"))
        assert choices(phone, BENS[1])
        assert not choices(phone, ANNS)


async def test_a_table_opened_on_a_phone_of_several_seats_shows_nothing_before_somebody_says_who(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path, before=dealt(BENS[0])) as phone:
        assert phone.shows(phone.app("pass-to", name="Ann"))
        assert not choices(phone, ANNS)
        await phone.press(phone.app("i-am", name="Ben"))
        assert choices(phone, BENS[0])


async def test_behind_the_curtain_the_client_holds_nothing_of_the_seat(tmp_path: Path) -> None:
    pages: list[str] = []
    for number, hand in enumerate(BENS):
        async with at_table(tmp_path / str(number), before=dealt(hand)) as phone:
            await phone.press(phone.app("i-am", name="Ann"))
            await turn_to(phone, "Ben")
            pages.append(held(phone))
    assert pages[0] == pages[1]


async def test_another_seats_page_never_holds_the_secret_on_any_of_its_tabs(tmp_path: Path) -> None:
    pages: list[list[str]] = []
    for number, hand in enumerate(BENS):
        async with at_table(tmp_path / str(number), before=dealt(hand)) as host:
            ann = await another_phone(host, local=False, route=f"/J/{host.house.joining.code(host.session)}")
            await ann.press(f"Ann: {ann.app('seat-is-nobody')}")
            assert choices(ann, ANNS)
            seen = [held(ann)]
            for tab in ("table", "score", "log", "board"):
                await ann.show(tab)
                seen.append(held(ann))
            await turn_to(ann, "Ben")
            seen.append(held(ann))
            pages.append(seen)
            await ann.client.close()
    assert pages[0] == pages[1]


async def test_a_phone_of_one_seat_has_no_curtain(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=dealt(BENS[0])) as host:
        ann = await another_phone(host, local=False, route=f"/J/{host.house.joining.code(host.session)}")
        await ann.press(f"Ann: {ann.app('seat-is-nobody')}")
        assert choices(ann, ANNS)
        await ann.client.close()


async def test_a_seat_that_becomes_this_phones_own_while_it_is_looked_at_is_curtained(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=dealt(BENS[1])) as host:
        ben = await another_phone(host, local=False, route=f"/J/{host.house.joining.code(host.session)}")
        await ben.press(f"Ben: {ben.app('seat-is-nobody')}")
        host.house.joining.sit(host.session, 0, None)
        await host.client.settle()
        await turn_to(host, "Ben")
        assert not choices(host, BENS[1])
        host.house.client(host.session, None, local=True).free(0)
        host.house.client(host.session, None, local=True).free(1)
        await host.client.settle()
        assert host.shows(host.app("pass-to", name="Ben"))
        assert not choices(host, BENS[1])
        await ben.client.close()
