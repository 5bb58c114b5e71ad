"""In every phase of every game, a screen reader finds a name for whatever can be tapped or typed into."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games import GAMES
from companion.hosting.intents import Play
from tests.effort import times
from tests.views.at_table import AtTable, at_new, names_of_node
from tests.views.headless import Node
from tests.views.visit import inside

SEATS = {
    "card_city": 3,
    "small_city": 3,
    "citadels": 4,
    "roll_into_town": 2,
    "sweet_lands": 2,
    "score_pad": 3,
}
"""Seats of the table that is played, by the game."""

MOVES = times(600, 60)
"""Moves of a game that are played at random, while phases come that were not seen yet."""

FIELDS = frozenset({"TextField", "Slider", "Dropdown"})


def list_unnamed(phone: AtTable) -> Iterator[str]:
    """Yield a description of every control without a name."""
    for node, above in phone.nodes():
        if any(each.get("exclude_semantics") or each.get("exclude_from_semantics") for each in above):
            continue
        if node.get("on_click") is True and not (names_of_node(node, above) or _texts_in(node)):
            yield f"{node['_c']} in {[each['_c'] for each in above[-4:]]}"
        if node["_c"] in FIELDS and not (node.get("label") or _name_above(above)):
            yield f"{node['_c']} in {[each['_c'] for each in above[-4:]]}"


def _texts_in(node: Node) -> list[str]:
    return [each["value"] for each in (node, *inside(node)) if each["_c"] == "Text" and each.get("value")]


def _name_above(above: tuple[Node, ...]) -> str:
    return next((str(each["label"]) for each in reversed(above) if each.get("label")), "")


@pytest.mark.parametrize("game", SEATS)
async def test_in_every_phase_whatever_can_be_tapped_has_a_name(tmp_path: Path, game: str) -> None:
    names, seen, dice = ("Ann", "Ben", "小明", "Dora")[: SEATS[game]], set[Any](), random.Random(5)
    async with at_new(AtTable, tmp_path, game, names) as phone:
        session, rules = phone.session, GAMES[game]
        for _ in range(MOVES):
            position = session.table.position
            if not (waiting := rules.actors(position)):
                break
            seat = waiting[0]
            _, phase = rules.stage_of(position, seat)
            if phase not in seen:
                seen.add(phase)
                await phone.client.settle()
                assert list(list_unnamed(phone)) == [], phase
            moves = rules.moves(position, seat)
            session.submit(Play(seat, moves[int(dice.random() * len(moves))]))
        assert len(seen) > 1 or game == "score_pad"
