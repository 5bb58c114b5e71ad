"""Taps of a round of each game on a single phone that plays all seats, where nothing is decided as well."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.wire import digest
from companion.hosting.session import TableSession
from tests.views import (
    citadels_fingers,
    citadels_table,
    fingers,
    roll_into_town_fingers,
    roll_into_town_table,
    small_city_fingers,
    small_city_table,
    sweet_lands_fingers,
    sweet_lands_table,
)
from tests.views.at_table import AtTable, at_table
from tests.views.playing import Likely
from tests.views.sweet_lands_round import typical


@dataclass(frozen=True)
class Course:
    """A stretch of a game that is tapped.

    Attributes:
        opened: opens the table.
        likely: chooses the moves, the same at the same position.
        tap: makes a move by tapping, the seat being looked at.
        ends: whether the stretch is over.
        most: taps without a decision that it takes at most.
    """

    opened: Callable[[Path], AbstractAsyncContextManager[Any]]
    likely: Likely
    tap: Callable[[Any, int, Any], Awaitable[object]]
    ends: Callable[[Any], bool]
    most: int


async def tap_card_city(table: AtTable, seat: int, move: Any) -> None:
    await table.press(*table.names_of.taps(seat, move))


def typical_move(session: TableSession, dice: Random) -> tuple[int, Any]:
    """Choose an area of Sweet Lands while one can be used, else the pass."""
    position = session.table.position
    seat = session.game.actors(position)[0]
    return seat, typical(position, seat, 0)


def second_round(position: Any) -> bool:
    return bool(position.round > 1)


COURSES = {
    "card_city": Course(
        lambda home: at_table(home), fingers.choose_likely_move, tap_card_city, second_round, 1
    ),
    "citadels": Course(
        lambda home: citadels_table.citadels(home, 3),
        citadels_fingers.likely,
        citadels_fingers.tap_move,
        second_round,
        0,
    ),
    "roll_into_town": Course(
        lambda home: roll_into_town_table.roll_into_town(home, 3),
        roll_into_town_fingers.likely,
        roll_into_town_fingers.tap_move,
        second_round,
        8,
    ),
    "small_city": Course(
        lambda home: small_city_table.small_city(
            home, "Ann", "Ben", "Cleo", before=small_city_fingers.on_to("build", rich=False)
        ),
        small_city_fingers.likely,
        small_city_fingers.tap_move,
        second_round,
        9,
    ),
    "sweet_lands": Course(
        lambda home: sweet_lands_table.sweet_lands(home, before=sweet_lands_table.set_up),
        typical_move,
        sweet_lands_fingers.tap_move,
        second_round,
        0,
    ),
}


async def attend(table: Any, seat: int) -> None:
    """Hand the phone to a seat and look at it, without a tap if it is looked at already."""
    mine = table.app("i-am", name=table.session.names[seat])
    if table.can_tap(mine):
        await table.press(mine)
    name = f"{table.session.names[seat]}, "
    label = next(label for label in table.labels() if label.startswith(name))
    if not table.chosen(label):
        await table.press(label)
    if table.can_tap(mine):
        await table.press(mine)


def count_clicks(table: AtTable) -> list[str]:
    """Record every click of a phone from now on."""
    clicks: list[str] = []
    fire = table.client.fire

    async def count(node: Any, event: str, *data: Any) -> Any:
        clicks.append(event)
        return await fire(node, event, *data)

    table.client.fire = count  # type: ignore[method-assign, assignment]
    return clicks


def decide(course: Course, session: TableSession) -> tuple[int, Any]:
    """Choose a move that depends on the position alone."""
    return course.likely(session, Random(digest(session.table.position)))


CONFIRMING = ("Collect", "Done", "Measure", "Produce", "Skip", "Tally")
"""Types of moves that only end a step where a seat can make no other."""


def is_undecided(session: TableSession, seat: int) -> bool:
    """Check that a seat can do nothing but end its step, besides taking back."""
    game, position = session.game, session.table.position
    back = game.takes_back(position, seat)
    kinds = {type(move).__name__ for move in game.moves(position, seat) if move != back}
    return len(kinds) == 1 and kinds <= set(CONFIRMING)


@pytest.mark.parametrize("game_id", sorted(COURSES))
async def test_few_taps_of_a_round_are_without_a_decision(tmp_path: Path, game_id: str) -> None:
    course = COURSES[game_id]
    async with course.opened(tmp_path) as table:
        clicks, moves, idle = count_clicks(table), len(table.session.table.done), 0
        while not course.ends(table.session.table.position):
            seat, move = decide(course, table.session)
            before, undecided = len(clicks), is_undecided(table.session, seat)
            await attend(table, seat)
            await course.tap(table, seat, move)
            idle += undecided * (len(clicks) - before)
        made = len(table.session.table.done) - moves
        print(f"{game_id}: {len(clicks)} taps for {made} moves, {idle} of them without a decision")
        assert idle <= course.most
