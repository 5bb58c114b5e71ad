"""Small City on the screen: not a byte to another's phone depends on a promise, or on what a screen hides."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.small_city import GAME
from companion.games.small_city.moves import Build, Done, Found, Keep
from companion.games.small_city.position import Position
from companion.hosting.intents import Accepted, Play, Undo
from companion.hosting.session import TableSession
from tests.effort import some
from tests.views.at_table import AtTable
from tests.views.small_city_fingers import enrich, likely
from tests.views.small_city_table import Town, small_city
from tests.views.test_forged_secrets import (
    NAMES,
    Wiretap,
    _at_once,
    _plain,
    _tidies,
    looked_at_everything,
    phone_of,
)

BEN = 1
FOUR = (*NAMES, "Cleo", "Dan")
SIZES = ((390, 844), (1500, 950))
"""A phone; a wide screen with the other towns beside the board."""

AROUND = 400
"""How many letters before and after a difference are told."""

WHO = ("a seat", "a watcher")

SPIES = some([*zip(WHO, SIZES, strict=True), *zip(WHO, SIZES[::-1], strict=True)])
"""Who looks, and with which screen."""

SERVICES = "_services"
"""What a page lists of Flet's services; it forgets one when the garbage collector says."""


@pytest.fixture
def tap(monkeypatch: pytest.MonkeyPatch) -> Wiretap:
    monkeypatch.setattr(asyncio, "to_thread", _at_once)
    return Wiretap(monkeypatch)


def played_on(session: TableSession, phase: str, number: int, dice: Random, world: int) -> None:
    """Chance plays on. Ben keeps one promise in one world and another in the other."""
    while (session.table.position.phase, session.table.position.round) != (phase, number):
        if (session.table.position.phase, session.table.position.ring) == ("ring", ()):
            enrich(session)
        seat, move = likely(session, dice)
        if isinstance(move, Keep) and seat == BEN:
            cards = dice.sample(range(1, 17), 2)
            move = Keep((), cards[world])
        assert isinstance(session.submit(Play(seat, move, by=seat)), Accepted)


def hidden(position: Position, dice: Random, world: int) -> Any:
    """Something Ben does behind his screen, without sending anybody home: other tiles in every world."""
    moves = [move for move in GAME.moves(position, BEN) if not isinstance(move, Done)]
    tiles = sorted({str(move.tile) for move in moves if isinstance(move, Build)})
    mine = tiles[world::2]
    some = [move for move in moves if isinstance(move, Build) and move.tile in mine] or moves
    while True:
        move = dice.choice(some)
        after = GAME.apply(position, BEN, move)
        if after.towns[0] == position.towns[0] and not after.towns[BEN].out:
            return move


def held(phone: AtTable) -> str:
    """Return all that a client holds of its page, without what no two pages have in common."""
    page = {name: each for name, each in phone.client.mirror.page.items() if name != SERVICES}
    return phone.unnamed(repr(_plain(page)))


class Spy:
    """All that a phone was sent and showed, as far as two phones that see the same have it in common.

    In which order Flet draws the components of a page, and so how it addresses a change, is chance.
    """

    def __init__(self, tap: Wiretap, phone: AtTable) -> None:
        self.tap, self.phone, self.shown = tap, phone, [held(phone)]

    async def looks(self) -> None:
        """Go everywhere and read all there is."""
        await looked_at_everything(self.phone)
        await self.sees()

    async def sees(self) -> None:
        """Hear what has changed."""
        await self.phone.client.settle()
        self.shown.append(held(self.phone))

    def knows(self) -> tuple[list[str], list[str]]:
        """Return every page it showed, and everything that was ever sent."""
        said = (_plain(each) for each in self.tap.heard[id(self.phone.client)] if not _tidies(each))
        sent = sorted(repr(part) for message in said for part in parts(message))
        return self.shown, [self.phone.unnamed(each) for each in sent]


def parts(message: Any) -> Iterator[Any]:
    """Yield what a message says: of a patch every single change, without its address."""
    _, body = message
    if isinstance(body, dict) and "patch" in body:
        for kind, _number, *change in body["patch"][1:]:
            if change[0] != SERVICES:
                yield kind, change
    else:
        yield message


async def spy_of(host: Town, tap: Wiretap, who: str, size: tuple[int, int]) -> Spy:
    """Return a phone of Ann's, or of somebody who watches."""
    key = host.house.joining.sit(host.session, 0, None) if who == "a seat" else None
    return Spy(tap, await phone_of(host, key, size, f"/t/{host.session.id}"))


async def behind_the_screen(folder: Path, tap: Wiretap, who: str, size: tuple[int, int], world: int) -> Any:
    """Return all that a phone knows while Ben builds a world's own things, looking wherever there
    is to look.
    """
    dice = Random(5)
    own = Random(f"world {world}")
    async with small_city(
        folder, *NAMES, before=lambda session: played_on(session, "build", 2, dice, world), start=BEN
    ) as host:
        spy = await spy_of(host, tap, who, size)
        ben = host.house.client(host.session, host.house.joining.sit(host.session, BEN, None))
        await spy.looks()
        for number in range(3):
            assert isinstance(
                ben.submit(Play(BEN, hidden(host.session.table.position, own, world))), Accepted
            )
            await spy.sees()
            if number == 1:
                ben.submit(Undo())
                await spy.sees()
        await spy.looks()
        seat, move = 0, next(move for move in GAME.moves(host.session.table.position, 0) if not done(move))
        host.session.submit(Play(seat, move, by=seat))
        await spy.sees()
        ben.submit(Play(BEN, Done()))
        await spy.looks()
        await spy.phone.client.close()
        return spy.knows()


def done(move: Any) -> bool:
    return isinstance(move, Done)


@pytest.mark.parametrize(("who", "size"), SPIES, ids=str)
async def test_not_one_byte_to_another_tells_what_is_built_behind_a_screen(
    tmp_path: Path, tap: Wiretap, who: str, size: tuple[int, int]
) -> None:
    one, other = [await behind_the_screen(tmp_path / str(w), tap, who, size, w) for w in range(2)]
    assert one == other
    assert sum(map(len, one[1])) > 100_000


@pytest.mark.parametrize("who", some(WHO[::-1]))
async def test_not_one_byte_of_a_whole_round_tells_which_promise_was_kept(
    tmp_path: Path, tap: Wiretap, who: str
) -> None:
    worlds = []
    for world in range(2):
        dice = Random(9)
        async with small_city(tmp_path / str(world), *NAMES) as host:
            spy = await spy_of(host, tap, who, SIZES[0])
            session = host.session
            while session.table.position.round == 1:
                seat, move = likely(session, dice)
                if isinstance(move, Keep) and seat == BEN:
                    move = Keep((), 3 + world)
                session.submit(Play(seat, move, by=seat))
                await spy.sees()
                if dice.random() < 0.06:
                    await spy.looks()
            worlds.append(spy.knows())
            assert session.table.position.towns[BEN].promise == 3 + world
            await spy.phone.client.close()
    assert worlds[0] == worlds[1]


async def test_the_wiretap_hears_ben_himself_being_shown_what_he_builds(tmp_path: Path, tap: Wiretap) -> None:
    heard = []
    for world in range(2):
        dice, own = Random(5), Random(f"world {world}")
        before = lambda session, dice=dice: played_on(session, "build", 2, dice, 0)  # noqa: E731
        async with small_city(tmp_path / str(world), *NAMES, before=before, start=BEN) as host:
            ben = host.house.joining.sit(host.session, BEN, None)
            phone = await phone_of(host, ben, SIZES[0], f"/t/{host.session.id}")
            host.session.submit(Play(BEN, hidden(host.session.table.position, own, world), by=BEN))
            await phone.client.settle()
            heard.append(tap.sent(phone))
            await phone.client.close()
    assert heard[0] != heard[1]


# One phone for several seats --------------------------------------------------------------------------------


async def after_ann(table: Town) -> list[str]:
    """Return what the phone holds once Ann has turned it to Ben: the curtain, and then whatever he reads."""
    passed = table.app("pass-to", name="Ben")
    if passed not in table.words():
        await table.look(BEN)
    pages = [held(table)]
    assert passed in table.words()
    await table.press(table.app("i-am", name="Ben"))
    pages.append(held(table))
    for tab in ("table", "score", "log", "board"):
        await table.show(tab)
        pages.append(held(table))
    return pages


def same(pages: list[str], others: list[str]) -> None:
    """Two phones held the same pages, one after the other. If not, around what they begin to differ."""
    for number, (page, other) in enumerate(zip(pages, others, strict=True)):
        differs = (at for at, (one, two) in enumerate(zip(page, other, strict=False)) if one != two)
        begin = max(0, next(differs, 0) - AROUND)
        assert page[begin : begin + 2 * AROUND] == other[begin : begin + 2 * AROUND], f"page {number}"
        assert len(page) == len(other)


async def test_a_phone_handed_on_holds_nothing_of_what_was_built_before(tmp_path: Path) -> None:
    worlds = []
    for world in range(2):
        dice, own = Random(5), Random(f"world {world}")
        before = lambda session, dice=dice: played_on(session, "build", 2, dice, 0)  # noqa: E731
        async with small_city(
            tmp_path / str(world), *NAMES, "Cleo", "Dan", before=before, start=BEN
        ) as table:
            await table.be(0)
            place = table.house.client(table.session, None, None, local=True)
            builds = [move for move in GAME.moves(table.position, 0) if isinstance(move, Build)]
            assert isinstance(place.submit(Play(0, own.choice(builds))), Accepted)
            await table.client.settle()
            await table.take("P2" if world else "R1")  # in hand, and not put down
            worlds.append(await after_ann(table))
    same(*worlds)


async def test_a_phone_handed_on_holds_nothing_of_the_promises_drawn_before(tmp_path: Path) -> None:
    worlds = []
    for world in range(2):
        async with small_city(tmp_path / str(world), *FOUR) as table:
            await table.make(0, Found(("c3", "d3", "c4", "d4")))
            cards = sorted(cards_of(world), key=table.position.box.promise_worth)
            for card in cards:
                await table.press(table.promise(card))
            worlds.append(await after_ann(table))
            await table.be(0)
            await table.make(0, Keep(tuple(sorted(cards)), cards[0]))
            worlds[-1] += await after_ann(table)
    same(*worlds)


def cards_of(world: int) -> tuple[int, ...]:
    """Return a promise of every pile, other ones in every world."""
    piles = [
        [card for card in range(1, 17) if GAME.box.printed.texts[f"promise-{card}"] == str(worth)]
        for worth in (6, 12, 18)
    ]
    return tuple(pile[world] for pile in piles)
