"""The sheet with the reasons against a move: at most three chips, half the window, and the board in sight."""

from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game_defaults import no_items
from companion.engine.table import Table
from companion.games import GAMES
from companion.hosting.session import TableSession
from companion.locale.repairs import CHOICES
from tests.conformance.parts import games, parts_of
from tests.conformance.tables import BEGAN, small_table
from tests.conformance.test_playouts import of_each_kind, searched
from tests.effort import pairs_of_the_day, times
from tests.views.forging import phones_kept
from tests.views.headless import Node
from tests.views.visit import ENGLISH, Visitor, inside, visit
from views.boards import board_of
from views.flet_adapter.bridge import run_in
from views.models.sheets import Why
from views.pages.table.refusal_room import HALF, choose_refusal_height, measure_page_shift
from views.play.screen import Screen
from views.widgets.table.bars import bars_height
from views.widgets.table.repair_groups import group_repairs

SIZES = ((390, 844), (360, 640), (820, 1180), (844, 390), (667, 375), (568, 320), (1440, 900))
"""Windows of phones, tablets and desks, in pixels."""

UPRIGHT = SIZES[:3]

SEARCHED = times(1000, 12)
"""So many positions are searched for refused moves. What these seldom break stands among those by hand."""


def refused_moves(game_id: str) -> Iterator[tuple[Any, int, Any]]:
    """Yield moves that break each rule of a game: those made by hand, then those of searched positions."""
    game, said = GAMES[game_id], f"{game_id}-violation-"
    unmet = {message.removeprefix(said) for message in ENGLISH.ids_beginning_with(said)}
    for one in parts_of(game_id).refused():
        yield one.position, one.seat, one.move
    for position, seats in islice(searched(game_id), SEARCHED):
        for _, seat, move, verdict in chain.from_iterable(
            of_each_kind(game, position, seat) for seat in seats
        ):
            rules = {violation.rule for violation in verdict.violations}
            if rules & unmet or len(rules) > 1:
                yield position, seat, move
            unmet -= rules
        if not unmet:
            return


async def sit_down(phone: Visitor, game_id: str, screens: list[Any]) -> tuple[TableSession, Screen[Any, Any]]:
    """Open a table of a game and return it with the phone's screen."""
    game = GAMES[game_id]
    table = Table.set_up(game, "WHYNOT", small_table(game), BEGAN)
    session = phone.house.tables.adopt(table, with_new_id=True)
    await phone.go(f"/t/{session.id}")
    return session, screens[-1].screens[session.id]


MENDING = [game_id for game_id in games("silver") if GAMES[game_id].repairs is not no_items]
"""The games that have something to say of what would make a move legal."""


@pytest.mark.parametrize("game_id", MENDING)
async def test_the_repairs_of_every_rule_have_three_chips_at_most_each_with_a_name_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    phones, met = phones_kept(monkeypatch), 0
    async with visit(tmp_path) as phone:
        _, screen = await sit_down(phone, game_id, phones)
        for position, seat, move in refused_moves(game_id):
            repairs = screen.game.repairs(position, seat, move)
            groups = group_repairs(screen, board_of(game_id), seat, repairs)
            labels = [label for group in groups for label, _ in group.chips]
            assert bool(groups) == bool(repairs), (move, repairs)
            assert len(groups) <= CHOICES, (move, groups)
            assert len(labels) <= CHOICES, (move, labels)
            assert len(set(labels)) == len(labels), (move, labels)
            assert len({group.sentence for group in groups}) == len(groups), (move, groups)
            shared = [group for group in groups if group.sentence.startswith("Try ")]
            assert len(shared) <= 1, (move, groups)
            assert all(label in group.sentence for group in shared for label, _ in group.chips), groups
            met += len(labels)
    assert met


def dialog_of(phone: Visitor) -> Node:
    """Find the open dialog."""
    return next(node for node, _ in phone.nodes() if node["_c"] == "AlertDialog" and node.get("open"))


async def show(phone: Visitor, screen: Screen[Any, Any], why: Why) -> None:
    """Hand the phone to the person of its seat and open the sheet, as taps would."""

    async def tap() -> None:
        screen.turn(screen.seat)
        screen.sheet = why

    assert run_in(phone.client.page, tap)
    await phone.client.settle()


def first_refused(session: TableSession) -> tuple[int, Any]:
    """Find a seat and a move that it may not make."""
    game, position = session.game, session.table.position
    here = ((seat, move) for seat in game.actors(position) for move in game.candidates(position, seat))
    elsewhere = ((seat, move) for _, seat, move in refused_moves(game.id))
    return next(
        (seat, move) for seat, move in chain(here, elsewhere) if not game.verdict(position, seat, move).legal
    )


def scrolled(dialog: Node) -> set[str]:
    """Return the texts and tooltips that scroll away."""
    columns = [node for node in inside(dialog) if node["_c"] == "Column" and node.get("scroll")]
    return {
        str(node.get("value") or node.get("tooltip")) for column in columns for node in inside(column)
    } - {"None"}


@pytest.mark.parametrize(("game_id", "size"), pairs_of_the_day(games("silver"), SIZES))
async def test_the_sheet_has_half_the_window_and_its_title_and_cross_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str, size: tuple[int, int]
) -> None:
    phones = phones_kept(monkeypatch)
    async with visit(tmp_path, size=size) as phone:
        session, screen = await sit_down(phone, game_id, phones)
        seat, move = first_refused(session)
        verdict = session.game.verdict(session.table.position, seat, move)
        await show(phone, screen, Why(seat, move, verdict))
        dialog = dialog_of(phone)
        say = screen.phone.say
        assert not {say("why-title"), say("close")} & scrolled(dialog)
        assert screen.phone.violation(session.game, verdict.violations[0], screen.names) in scrolled(dialog)
        high = choose_refusal_height(screen)
        panel = next(node for node in inside(dialog) if node.get("bgcolor") == "surfacecontainerlowest")
        assert high == size[1] if screen.phone.lying else high <= HALF * size[1]
        assert panel["width"] * high <= HALF * size[0] * size[1]


@pytest.mark.parametrize(("game_id", "size"), pairs_of_the_day(games("silver"), UPRIGHT))
async def test_the_board_lies_above_the_sheet_on_an_upright_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str, size: tuple[int, int]
) -> None:
    phones = phones_kept(monkeypatch)
    async with visit(tmp_path, size=size) as phone:
        session, screen = await sit_down(phone, game_id, phones)
        seat, move = first_refused(session)
        assert measure_page_shift(screen) == 0
        await show(phone, screen, Why(seat, move, session.game.verdict(session.table.position, seat, move)))
        top = bars_height(screen, size[0], tabs=False) - measure_page_shift(screen)
        assert top >= 0
        assert top + screen.panes.height <= size[1] - choose_refusal_height(screen) + 0.5
