"""Whatever is drawn at a place of its own stands in a stack: anywhere else the client shows a red box."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games import GAMES
from companion.hosting.intents import Play
from tests.effort import some, times
from tests.views.at_table import AtTable, at_new
from tests.views.headless import Client, Node
from tests.views.test_key_stops import ROUTES, phone_of
from tests.views.test_named_controls import SEATS
from tests.views.visit import visit

SIDES = ("left", "top", "right", "bottom")

MOVES = times(300, 15)
"""Moves of a game that are played at random."""

WINDOWS = (((390, 844), False), ((390, 844), True), ((844, 390), True), ((1440, 900), False))
"""Sizes of windows in pixels, each with True for a finger that touches it."""

COMPONENT = "C"
"""Kind of a component in the tree of a client, to which the contents of one stand in what is around it."""


def list_misplaced(client: Client) -> list[str]:
    """List the controls of all pages that have a place of their own and do not stand in a stack."""
    return [f"{node['_c']} in {host['_c']}" for node, host in _walk_with_hosts(client.mirror.page)]


def _walk_with_hosts(page: Node) -> Iterator[tuple[Node, Node]]:
    waiting: list[tuple[Any, Node | None]] = [(page, None)]
    while waiting:
        item, host = waiting.pop()
        if isinstance(item, list):
            waiting += [(each, host) for each in item]
        elif isinstance(item, dict):
            if "_c" in item:
                if host and _has_place(item) and not host.get("_internals", {}).get("host_positioned"):
                    yield item, host
                host = host if item["_c"] == COMPONENT else item
            waiting += [(each, host) for each in item.values()]


def _has_place(node: Node) -> bool:
    return any(node.get(side) is not None for side in SIDES)


@pytest.mark.parametrize(("size", "touches"), WINDOWS)
async def test_on_every_page_whatever_has_a_place_stands_in_a_stack(
    tmp_path: Path, size: tuple[int, int], touches: bool
) -> None:
    async with visit(tmp_path, size=size) as phone:
        vars(phone_of(phone.client))["touches"] = touches
        wrong = {}
        for route in ROUTES:
            await phone.go(route)
            wrong[route] = list_misplaced(phone.client)
        assert {route: found for route, found in wrong.items() if found} == {}


@pytest.mark.parametrize(("size", "touches"), some(WINDOWS))
@pytest.mark.parametrize("game", SEATS)
async def test_in_every_game_whatever_has_a_place_stands_in_a_stack(
    tmp_path: Path, game: str, size: tuple[int, int], touches: bool
) -> None:
    names, dice, rules = ("Ann", "Ben", "小明", "Dora")[: SEATS[game]], random.Random(7), GAMES[game]
    async with at_new(AtTable, tmp_path, game, names, size=size) as phone:
        vars(phone_of(phone.client))["touches"] = touches
        session, placed = phone.session, 0
        for _ in range(MOVES):
            if not (waiting := rules.actors(session.table.position)):
                break
            moves = rules.moves(session.table.position, waiting[0])
            session.submit(Play(waiting[0], dice.choice(moves)))
            await phone.client.settle()
            assert list_misplaced(phone.client) == [], session.table.position
            placed += sum(map(_has_place, phone.client.mirror.walk()))
        assert placed
