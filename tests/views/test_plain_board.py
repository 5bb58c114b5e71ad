"""A game that nobody has drawn is played on the plain board: what the game tells of itself is enough."""

import random
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import flet as ft
import flet.canvas as cv
import pytest

from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.card_city.moves import Build
from companion.geometry.placements import cells_in
from companion.geometry.square import Grid
from companion.locale import Texts
from tests.conformance.tables import BEGAN, NAMES, small_table
from tests.effort import times
from tests.views.visit import Visitor, visit
from views.boards import BOARDS
from views.boards.plain.area import draw_ground
from views.kit.pens import Shapes
from views.kit.squares import fit_squares
from views.models.choices import list_choices, target_after
from views.models.correctable import SET_BY_VALUE, tappable_kinds

EVERY_GAME = pytest.mark.parametrize("game_id", sorted(GAMES))


def begun(game_id: str, mode: Any = "play") -> Table[Any, Any, Any]:
    game = GAMES[game_id]
    return Table.set_up(game, "PLAIN", small_table(game, mode=mode), BEGAN)


@EVERY_GAME
@pytest.mark.parametrize("number", range(times(3)))
def test_every_legal_move_can_be_chosen_or_laid(game_id: str, number: int) -> None:
    game = GAMES[game_id]
    table = begun(game_id)
    rng = random.Random(f"plain/{game_id}/{number}")
    for position, seat, _, _ in list(playout(game, table.position, rng))[::17]:
        tasks = [task for task in game.agenda(position).tasks if task.seat in (seat, None)]
        found = list_choices(game, position, seat, tasks)
        laid = {
            type(game.placing_move(position, seat, piece, target))
            for piece in found.pieces
            for target in list(game.survey(position, seat, piece).targets)[:1]
        }
        missing = {type(move) for move in game.moves(position, seat)} - laid - set(found.kinds)
        assert missing == set(), (game_id, position)
        assert not {type(move) for move in found.refused} & {*laid, *found.kinds}


async def at_plain(monkeypatch: pytest.MonkeyPatch, phone: Visitor, game_id: str, mode: Any = "play") -> Any:
    monkeypatch.delitem(BOARDS, game_id, raising=False)
    session = phone.house.tables.adopt(begun(game_id, mode), with_new_id=True)
    await phone.go(f"/t/{session.id}")
    for curtain in [name for name in phone.names() if name.startswith("I am ")][:1]:
        await phone.tap(curtain)
    return session


@EVERY_GAME
async def test_every_game_is_drawn_from_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    async with visit(tmp_path) as phone:
        await at_plain(monkeypatch, phone, game_id)
        for tab in ("Table", "Score", "Log", "Rules"):
            await phone.tap(tab)
            assert phone.texts(), tab


@EVERY_GAME
async def test_every_game_is_counted_without_being_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    async with visit(tmp_path) as phone:
        session = await at_plain(monkeypatch, phone, game_id, "score")
        position = session.table.position
        own = [kind for kind in GAMES[game_id].corrections.kinds if kind.set_by not in SET_BY_VALUE]
        assert tappable_kinds(GAMES[game_id], position, "score", []) or own
        before = len(session.table.entries)
        await phone.tap(next(name for name in phone.names() if NAMES[0] in name and "correct" not in name))
        assert len(session.table.entries) >= before


async def test_a_piece_is_laid_by_two_taps_and_what_is_refused_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["card_city"]
    monkeypatch.delitem(BOARDS, "card_city")
    plays = playout(game, begun("card_city").position, random.Random(5))
    position, seat, move, _ = next(step for step in plays if isinstance(step[2], Build))
    setup = Setup(make_seats(*NAMES[:2]))
    table: Table[Any, Any, Any] = Table.set_up(game, "PLAIN", setup, BEGAN, position)
    async with visit(tmp_path) as phone:
        session = phone.house.tables.adopt(table, with_new_id=True)
        await phone.go(f"/t/{session.id}")
        await phone.tap(next(name for name in phone.names() if name.startswith(f"{NAMES[seat]},")))
        piece = Texts.load("en").say(f"card_city-card-{move.card}")
        if len({*position.towns[seat].hand}) > 1:
            await phone.tap(piece)
        await phone.tap("e5 · City Hall")
        assert "Not allowed, because…" in phone.texts()
        await phone.tap("Close")
        for _ in range(2):
            assert not session.table.entries
            await phone.tap(f"{move.at} · empty: may be chosen now")
    entry: Any = session.table.entries[-1]
    assert entry.move == move


async def test_a_number_is_corrected_by_saying_what_will_be_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visit(tmp_path) as phone:
        session = await at_plain(monkeypatch, phone, "card_city")
        await phone.tap("More")
        await phone.tap("Correct by hand")
        await phone.tap("Ann’s money") if "Ann’s money" in phone.names() else None
        await phone.tap("$3")
        for step in ("+5", "+5", "+1"):
            await phone.tap(step)
        await phone.tap("It is 14")
    assert 14 in {town.money for town in session.table.position.towns}


def test_a_tap_means_the_legal_placement_that_covers_the_cell_and_then_the_next() -> None:
    targets = {"a1+b1": False, "b1+c1": True, "b1+b2": True}
    first = target_after(targets, "b1", None)
    assert first == "b1+c1"
    assert target_after(targets, "b1", first) == "b1+b2"
    assert target_after(targets, "b1", "b1+b2") == "b1+c1"
    assert target_after(targets, "a1", None) == "a1+b1"
    assert target_after(targets, "d4", None) is None
    assert cells_in("a1+b1") == ("a1", "b1")


def test_a_tap_beside_the_held_piece_turns_it_there_if_that_is_legal() -> None:
    targets = {"b2+c2": True, "b2+b1": True, "b1+b2": True, "b1+a1": True, "b2+a2": False, "a2+a1": True}
    assert target_after(targets, "b1", "b2+c2") == "b2+b1"
    assert target_after(targets, "a2", "b2+c2") == "a2+a1", "what lies there is not joined to the held piece"
    assert target_after(targets, "c2", "b2+c2") == "b2+c2"


def test_of_many_moves_of_a_kind_the_refused_one_of_another_kind_is_still_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["card_city"]
    table = begun("card_city").position
    seat = game.actors(table)[0]
    every = [*game.candidates(table, seat)]
    flooded = SimpleNamespace(
        **{
            name: getattr(game, name)
            for name in ("pieces", "survey", "moves", "cited_sections", "placing_move")
        },
        candidates=lambda position, who: chain(every[:1] * 5000, every),
    )
    tasks = [task for task in game.agenda(table).tasks if task.seat == seat]
    plain: Any = flooded
    assert list_choices(plain, table, seat, tasks).refused == list_choices(game, table, seat, tasks).refused


def test_a_piece_of_two_squares_is_drawn_as_one() -> None:
    layout = fit_squares(Grid(4, 4), 200, 200)
    taken = ("a1", "b1", "d4")
    apart, joined = (_outlines(draw_ground(layout, taken, pieces)) for pieces in ((), (("a1", "b1"),)))
    assert (apart, joined) == (3, 2)


def _outlines(shapes: Shapes) -> int:
    """Count how many outlines the pieces have. A square by itself is a rectangle."""
    paths = [each for each in shapes if isinstance(each, cv.Path)]
    path = next(each for each in paths if each.paint.color == ft.Colors.SECONDARY_CONTAINER)
    return sum(isinstance(part, cv.Path.Rect | cv.Path.MoveTo) for part in path.elements)
