"""What the referee uses can be seen, asked and set: every field that changes a verdict, or says why not."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from tests.conformance.parts import is_own
from tests.conformance.position_fields import (
    Changed,
    Fields,
    answered_otherwise,
    judged_otherwise,
    list_corrected,
)
from tests.conformance.tables import BEGAN, NAMES
from tests.effort import on_its_day, times
from tests.views.visit import Visitor, visit

TRIES = times(48, 10)
"""So many times a field is changed alone, to see whether a verdict changes."""

LOOKS = 3
"""So many of the changes that matter are asked about and looked at."""

DAYS_DRAWN = 6
"""Within so many days each field is looked for on the pages: a page costs a second, and fields are many."""

OWN = [game_id for game_id in sorted(GAMES) if is_own(game_id)]

UNSET: Mapping[str, Mapping[str, str]] = {
    "score_pad": {
        "Sheet.how": "what was entered belongs to one kind of sheet: another kind is another table",
        "Category.name": "a sheet of other categories is set whole, which random corrections seldom do",
    },
    "sweet_lands": {
        "Position.passed": "correcting the turn clears it, and in few random tables a seat has passed",
    },
}
"""Fields that no random correction sets, by game, each with the reason."""

UNASKED: Mapping[str, Mapping[str, str]] = {
    "citadels": {
        "Player.roles": "secret until its call, and then the agenda says whose turn it is",
        "Position.pool": "secret: only who chooses may see what goes around",
        "Position.up": "limits what may be dealt and named; no answer lists characters one by one",
    },
    "small_city": {
        "Disc.row": "which step of the council is free is told by a tap on it, place by place",
        "Stock.FI": "only a station that would be laid now asks for it",
        "Stock.PO": "only a police station that would be laid now asks for it",
    },
    "sweet_lands": {
        "Player.helper": "free places are told by a tap on one, place by place",
        "Player.iron": "a stock is told by the price of what is named, and only where it is short",
        "Player.wood": "a stock is told by the price of what is named, and only where it is short",
        "Position.discs": "free areas are told by a tap on one, place by place",
    },
}
"""Fields that change a verdict and no answer to the questions asked here, by game, each with the reason."""

UNDRAWN: Mapping[str, Mapping[str, str]] = {}


@cache
def fields_of(game_id: str) -> Fields:
    """Collect a game's fields."""
    return Fields(game_id, 2)


@cache
def used(game_id: str) -> Mapping[str, list[Changed]]:
    """Find the fields whose change alone changes a verdict or an actor, each with such changes."""
    fields = fields_of(game_id)
    found: dict[str, list[Changed]] = {}
    for name in fields.names:
        telling = (one for one in fields.changes(name, TRIES) if judged_otherwise(fields.game, one))
        if changes := [one for _, one in zip(range(LOOKS), telling, strict=False)]:
            found[name] = changes
    return found


@pytest.mark.parametrize("game_id", OWN)
def test_every_field_that_a_verdict_uses_is_set_by_a_correction(game_id: str) -> None:
    unset = set(used(game_id)) - list_corrected(fields_of(game_id), 3)
    assert unset <= set(UNSET.get(game_id, ())), unset


@pytest.mark.parametrize("game_id", OWN)
def test_every_field_that_a_verdict_uses_changes_an_answer(game_id: str) -> None:
    game = GAMES[game_id]
    unasked = {
        name
        for name, changes in used(game_id).items()
        if not any(answered_otherwise(game, one) for one in changes)
    }
    assert unasked <= set(UNASKED.get(game_id, ())), unasked


async def _pictures(phone: Visitor, position: Any, game_id: str) -> list[Any]:
    """Return what a phone shows of a table: its board, the whole table and the score."""
    game = GAMES[game_id]
    count = len(game.scoresheet(position).standings)
    setup = Setup(make_seats(*NAMES[:count]))
    live = phone.house.tables.adopt(Table.set_up(game, "EACH", setup, BEGAN, position), with_new_id=True)
    await phone.go("/")
    await phone.go(f"/t/{live.id}")
    for curtain in [name for name in phone.names() if name.startswith("I am ")][:1]:
        await phone.tap(curtain)
    found = [*_shown(phone)]
    for tab in ("Table", "Score"):
        await phone.tap(tab)
        found += _shown(phone)
    return found


def _shown(phone: Visitor) -> Iterator[tuple[str, ...]]:
    for node, _ in phone.nodes():
        yield tuple(
            f"{name}={value}"
            for name, value in sorted(node.items())
            if name not in ("_i", "key") and _plain(value)
        )


def _plain(value: object) -> bool:
    return isinstance(value, str | int | float | bool)


@pytest.mark.parametrize("game_id", OWN)
async def test_every_field_that_a_verdict_uses_is_drawn(tmp_path: Path, game_id: str) -> None:
    undrawn, drawn = set(), dict[Any, list[Any]]()
    async with visit(tmp_path) as phone:

        async def picture(position: Any) -> list[Any]:
            if position not in drawn:
                drawn[position] = await _pictures(phone, position, game_id)
            return drawn[position]

        for name, changes in on_its_day(used(game_id).items(), DAYS_DRAWN):
            for one in changes:
                if await picture(one.before) != await picture(one.after):
                    break
            else:
                undrawn.add(name)
    assert undrawn <= set(UNDRAWN.get(game_id, ())), undrawn
