"""A finger that stays on anything at a table reads the rules that speak of it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.asking import name_thing, sections_about
from companion.asking.aiming import parts
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.hosting.samples import sample_record
from companion.hosting.session import TableSession
from companion.locale.texts import Texts
from companion.rulebook import load
from tests.conformance.plays import by_phase
from tests.conformance.tables import NAMES
from tests.effort import PROOF, pairs_of_the_day
from tests.views.carrying import AnyTable
from tests.views.headless import Node, named_inside
from tests.views.scores import number_label
from tests.views.visit import NOON, Visitor, visit

ENGLISH = Texts.load("en")
TITLE = ENGLISH.say("app-ask-speaks-of", what="")
HELD = "; held, "
"""What is held to do something else says so, such as a key that counts ten times as much then."""

BOARDS = ("card_city", "small_city", "roll_into_town", "sweet_lands")
"""The games that are played on cells; Citadels has cards only."""


async def sampled(phone: Visitor, game_id: str) -> TableSession:
    """Go to the sample table of a game."""
    session = phone.house.tables.copy_record(game_id, sample_record(game_id))
    await phone.go(f"/t/{session.id}")
    return session


async def hold(phone: Visitor, node: Node, event: str = "long_press", data: Any = None) -> str:
    """Stay on something for a while. Returns what the rules say it is called."""
    await phone.client.fire(node, event, data)
    await phone.until(lambda: phone.shows(TITLE))
    return next(text for text in phone.texts() if text.startswith(TITLE)).removeprefix(TITLE)


async def hold_at(phone: Visitor, x: float, y: float) -> str:
    """Stay on a place of the board, in its own pixels."""
    board = next(node for node, _ in phone.nodes() if node.get("on_long_press_start"))
    place = {"x": x, "y": y}
    return await hold(phone, board, "long_press_start", {"l": place, "g": place})


def holdable(phone: Visitor, name: str = "") -> Iterator[tuple[str, Node]]:
    """Yield everything that can be held, or what begins like a name, with what it is called."""
    for node, above in phone.nodes():
        outside = next((each["label"] for each in above[:-3:-1] if each.get("label")), "")
        label = named_inside(node) or outside
        if node.get("on_long_press") and label.startswith(name):
            yield label, node


def headings(game: str, sections: tuple[str, ...]) -> set[str]:
    return {load(game, "en").section(each).heading for each in sections}


def cells(session: TableSession, seat: int) -> dict[str, str]:
    """Return every cell that a piece can be laid on, by what it is called."""
    game, position = session.game, session.table.position
    targets = (target for piece in game.pieces for target in game.survey(position, seat, piece).targets)
    names = {cell for target in targets for cell in parts(target)}
    return {name_thing(ENGLISH, game, position, seat, name, session.names): name for name in names}


def asked(session: TableSession, what: str) -> set[str]:
    """Return the titles of the sections that speak of something of the seat that is looked at first."""
    seat = looked_at(session)
    return headings(session.game.id, sections_about(session.game, session.table.position, seat, seat, what))


def looked_at(session: TableSession) -> int:
    """Return the first seat that the table waits for."""
    return min(session.game.actors(session.table.position))


@pytest.mark.parametrize("game_id", BOARDS)
async def test_a_finger_that_stays_on_a_cell_reads_the_rules_that_speak_of_it(
    tmp_path: Path, game_id: str
) -> None:
    async with visit(tmp_path) as phone:
        session = await sampled(phone, game_id)
        title = await hold_at(phone, 150, 150)
        cell = cells(session, looked_at(session))[title.partition(" · ")[0]]
        assert asked(session, cell)
        assert asked(session, cell) <= set(phone.names())


@pytest.mark.parametrize("game_id", BOARDS)
async def test_beside_the_board_nothing_is_held(tmp_path: Path, game_id: str) -> None:
    async with visit(tmp_path) as phone:
        await sampled(phone, game_id)
        board = next(node for node, _ in phone.nodes() if node.get("on_long_press_start"))
        await phone.client.fire(board, "long_press_start", {"l": {"x": -5, "y": -5}, "g": {"x": 0, "y": 0}})
        await phone.client.settle()
        assert not phone.shows(TITLE)


@pytest.mark.parametrize(
    ("game_id", "opens", "name", "sections"),
    [
        ("card_city", (), "residence", ("build.residence", "build.industry")),
        ("small_city", ("Residences",), "level 2 residence", ("tiles.residence", "build.apart")),
        ("citadels", (), "4 King", ("roles.king",)),
        ("roll_into_town", (), "Die 2: 3", ("discover.tree",)),
        ("sweet_lands", (), "Area A", ("area.basic", "area.slots")),
    ],
)
async def test_a_finger_that_stays_on_a_piece_reads_the_rules_that_speak_of_it(
    tmp_path: Path, game_id: str, opens: tuple[str, ...], name: str, sections: tuple[str, ...]
) -> None:
    async with visit(tmp_path) as phone:
        await sampled(phone, game_id)
        for each in opens:
            await phone.tap(each)
        await hold(phone, next(node for _, node in holdable(phone, name)))
        assert headings(game_id, sections) <= set(phone.names())


@pytest.mark.parametrize(("game_id", "tab"), pairs_of_the_day(GAMES, ("board", "table")))
async def test_whatever_is_held_has_a_name_and_rules_of_its_own(
    tmp_path: Path, game_id: str, tab: str
) -> None:
    async with visit(tmp_path) as phone:
        await sampled(phone, game_id)
        way = ENGLISH.say_for(game_id, f"tab-{tab}")
        await phone.tap(way)
        labels = list(dict.fromkeys(label for label, _ in holdable(phone) if HELD not in label))
        assert labels
        for label in labels[:: 1 if PROOF else 6]:
            title = await hold(phone, next(iter(dict(holdable(phone, label)).values())))
            assert not re.search(r"\w\.\w", title), f"{label} is called {title}"
            shown = {section.heading for section in load(game_id, "en").sections} & set(phone.names())
            assert shown, label
            await phone.tap(way)


async def test_a_number_of_the_score_leads_to_the_rules_of_its_category(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        session = await sampled(phone, "card_city")
        await phone.tap(ENGLISH.say("app-tab-score"))
        line = session.game.scoresheet(session.table.position).standings[0].lines[0]
        label = number_label(ENGLISH, session, 0, line.category)
        title = await hold(phone, dict(holdable(phone, label))[label])
        assert title == ENGLISH.say(f"card_city-category-{line.category}")
        assert asked(session, line.category) <= set(phone.names())


async def test_what_the_board_says_of_a_square_stands_above_its_rules_and_leads_back_to_it(
    tmp_path: Path,
) -> None:
    async with visit(tmp_path) as phone:
        await sampled(phone, "small_city")
        await hold_at(phone, 150, 150)
        assert phone.shows("Influenced by") or phone.shows("Nothing influences")
        await phone.tap(ENGLISH.say("app-show-on-board"))
        await phone.until(lambda: phone.shows(ENGLISH.say("app-lit-back")))


async def test_a_refused_tile_of_several_squares_leads_to_the_rules_of_its_first_one(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await sampled(phone, "small_city")
        await phone.tap("Residences")
        tile = next(name for name in phone.names() if name.startswith("level 2 residence"))
        await phone.tap(tile)
        await phone.tap(next(name for name in phone.names() if name.startswith("e2 school")))
        await phone.tap(ENGLISH.say("app-ask-which"))
        await phone.until(lambda: phone.shows(f"{TITLE}"))
        assert {"7.4 On free squares of your area"} <= set(phone.names())


async def test_people_are_told_that_things_can_be_held_where_the_rules_are_asked(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await sampled(phone, "card_city")
        await phone.tap(ENGLISH.say("app-ask-rules"))
        assert phone.shows(ENGLISH.say("app-ask-hold"))
        await phone.go("/rules/card_city")
        assert not phone.shows(ENGLISH.say("app-ask-hold"))


def at_phase(game_id: str, position: Any) -> AnyTable:
    """Open a table of about three on one phone, in the middle of a game."""
    game = GAMES[game_id]
    setup = Setup(make_seats(*NAMES[: game.seats[min(2, len(game.seats) - 1)]]))
    return Table.set_up(game, "PHASE", setup, NOON, position)


@pytest.mark.parametrize("game_id", list(GAMES))
async def test_whatever_answers_a_finger_that_stays_answers_a_tap(tmp_path: Path, game_id: str) -> None:
    """Squares while somebody divides, characters before the deal: nothing that is seen is dead."""
    count = GAMES[game_id].seats[min(2, len(GAMES[game_id].seats) - 1)]
    phases, _ = by_phase(game_id, count, 1)
    held = 0
    async with visit(tmp_path) as phone:
        for phase, positions in phases.items():
            session = phone.house.tables.adopt(at_phase(game_id, positions[0]), with_new_id=True)
            for tab in ("board", "table"):
                await phone.go(f"/t/{session.id}")
                await reveal(phone)
                await phone.tap(ENGLISH.say_for(game_id, f"tab-{tab}"))
                answers = [answers_taps(node, above) for node, above in phone.nodes() if is_held(node)]
                assert all(answers), f"{phase}, {tab}: {answers.count(False)} of {len(answers)} are dead"
                held += len(answers)
            phone.house.tables.delete(session.id)
    assert held


def is_held(node: Node) -> bool:
    return bool(node.get("on_long_press") or node.get("on_long_press_start"))


def answers_taps(node: Node, above: tuple[Node, ...]) -> bool:
    return any(each.get("on_click") or each.get("on_tap_up") for each in (node, *above))


async def reveal(phone: Visitor) -> None:
    """Take the phone if only one person may look."""
    me = next((name for name in phone.names() if name.startswith("I am ")), None)
    if me:
        await phone.tap(me)
