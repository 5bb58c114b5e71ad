"""Corrections on the plain board: in the order that a game declares, painted where they are about cells."""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec.structs import replace

from companion.engine.area import Area
from companion.engine.correction_fields import SeatField
from companion.engine.corrections import CorrectionKind, Corrections
from companion.engine.game import Game
from companion.engine.message import CorrectionMessage, Impossible, TableMessage
from companion.engine.playout import playout
from companion.engine.setup import AT_SEAT, Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.geometry.square import Grid
from companion.hosting.intents import Correct
from companion.kit.declared_corrections import count_things, paint_things
from dominoes import GAME as DOMINOES
from dominoes.position import Court, Pave
from fruit import GAME as FRUIT
from fruit.position import SetCards, SetCoins
from tests.games.added_games import ROOT
from tests.views.visit import Visitor, visit
from views.models.brush_strokes import find_stroke, find_thing, make_correction, next_cells
from views.models.correctable import list_settings, tappable_kinds

GRID = Grid(3, 3)

FOLDERS = tuple(ROOT / "examples" / name / name / "data" for name in ("dominoes", "fruit"))


class Square(TableMessage, frozen=True):
    """A square with land on it."""

    at: str
    land: Literal["wheat", "lake"]
    crowns: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Realm(TableMessage, frozen=True):
    """What one seat has."""

    squares: tuple[Square, ...] = ()
    cards: tuple[str, ...] = ()


class Realms(TableMessage, frozen=True):
    """What all seats have."""

    realms: tuple[Realm, ...] = (Realm(), Realm())


class Paint(CorrectionMessage, frozen=True, tag="paint"):
    """What lies on a square."""

    seat: Annotated[int, AT_SEAT]
    at: str
    land: Literal["wheat", "lake"] | None = "lake"
    crowns: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Hold(CorrectionMessage, frozen=True, tag="hold"):
    """How many cards of a kind a seat has."""

    seat: Annotated[int, AT_SEAT]
    kind: Literal["apple", "plum"]
    cards: Annotated[int, msgspec.Meta(ge=0, le=9)]


PAINT: CorrectionKind[Realms] = paint_things(
    Paint, "realms", "squares", Square, accepts=lambda _realms, at: at != "b2"
)
HOLD: CorrectionKind[Realms] = count_things(Hold, "realms", "cards")


def _area(position: Realms, seat: int) -> Area:
    squares = position.realms[seat].squares
    return Area(GRID, {one.at: (f"{one.land}{one.crowns}",) for one in squares})


class _Game:
    """As much of a game as strokes need."""

    corrections = Corrections((HOLD, PAINT), seats=lambda realms: len(realms.realms))
    area = staticmethod(_area)


GAME: Any = _Game()


def painted(position: Realms, values: Mapping[str, Any], *cells: str) -> Realms:
    for cell in cells:
        made = find_stroke(GAME, PAINT, position, 0, values, (cell,))
        position = GAME.corrections.correct(position, made)
    return position


def test_a_stroke_paints_a_cell_and_the_same_stroke_again_clears_it() -> None:
    wheat = {"land": "wheat", "crowns": 2}
    once = painted(Realms(), wheat, "a1", "c3")
    assert once.realms[0].squares == (Square("a1", "wheat", 2), Square("c3", "wheat", 2))
    assert painted(once, wheat, "a1").realms[0].squares == (Square("c3", "wheat", 2),)
    assert painted(once, {"land": "lake"}, "a1").realms[0].squares[-1] == Square("a1", "lake")


def test_an_eraser_has_nothing_to_take_from_an_empty_cell() -> None:
    assert find_stroke(GAME, PAINT, Realms(), 0, {"land": None}, ("a1",)) is None


def test_a_cell_that_takes_nothing_refuses_a_stroke() -> None:
    with pytest.raises(Impossible):
        find_stroke(GAME, PAINT, Realms(), 0, {}, ("b2",))


def test_a_brush_begins_with_the_declared_default_and_shows_the_thing_that_it_paints() -> None:
    assert make_correction(PAINT, 1, {}, ("a1",)) == Paint(1, "a1", "lake", 0)
    assert find_thing(GAME, PAINT, Realms(), 0, {"land": "wheat", "crowns": 3}) == "wheat3"
    assert find_thing(GAME, PAINT, Realms(), 0, {"land": None}) is None


def test_cards_of_a_kind_are_counted_and_set() -> None:
    position = GAME.corrections.correct(Realms(), Hold(1, "plum", 2))
    position = GAME.corrections.correct(position, Hold(1, "apple", 1))
    assert position.realms[1].cards == ("apple", "plum", "plum")
    assert HOLD.current_value(position, seat=1, kind="plum") == 2
    keys = [dict(one.keys) for one in list_settings(GAME, HOLD, position, 1)]
    assert keys == [{"seat": 1, "kind": "apple"}, {"seat": 1, "kind": "plum"}]


def test_corrections_are_offered_in_the_declared_order_and_only_where_the_table_offers_them() -> None:
    tags = [kind.tag for kind in tappable_kinds(GAME, Realms(), "score", GRID.names)]
    assert tags == ["hold", "paint"]
    assert [kind.tag for kind in tappable_kinds(GAME, Realms(), "score", ())] == ["hold"]
    played = Corrections(
        (CorrectionKind(message=Hold, at="x", modes=("play",)), PAINT), seats=GAME.corrections.seats
    )
    only: Any = type("Only", (_Game,), {"corrections": played})()
    assert [kind.tag for kind in tappable_kinds(only, Realms(), "score", GRID.names)] == ["paint"]


# A value without a declared place


class Own(CorrectionMessage, frozen=True, tag="own"):
    """Whose card a number is."""

    number: Annotated[int, msgspec.Meta(ge=1, le=48)]
    owner: Annotated[int, AT_SEAT] | None


def _own(position: Realms, said: Own) -> Realms:
    if said.number not in (7, 9):
        raise Impossible("not there")
    cards = tuple(f"{said.number}" for _ in range(1) if said.owner == 0)
    kept = tuple(card for card in position.realms[0].cards if card != f"{said.number}")
    return replace(position, realms=(replace(position.realms[0], cards=(*kept, *cards)), position.realms[1]))


def test_of_a_value_without_a_declared_place_only_what_the_table_has_can_be_set() -> None:
    own: CorrectionKind[Realms] = CorrectionKind(message=Own, apply=_own)
    game: Any = type("Owned", (_Game,), {"corrections": Corrections((own,), GAME.corrections.seats)})()
    position = Realms((Realm(cards=("9",)), Realm()))
    found = list_settings(game, own, position, 0)
    assert [dict(one.keys) for one in found] == [{"number": 7}, {"number": 9}]
    assert [one.kind.current_value(position, **dict(one.keys)) for one in found] == [1, 0]


# Pieces of several cells


def test_a_piece_of_two_cells_takes_two_taps_and_a_tap_on_it_takes_it_away() -> None:
    (kind,) = DOMINOES.corrections.kinds
    position = DOMINOES.start(Setup(make_seats("Ann", "Ben"), mode="score"))
    with pytest.raises(LookupError):
        find_stroke(DOMINOES, kind, position, 0, {}, ("b1",))
    assert next_cells(DOMINOES, kind, position, 0, {}, ("b1",)) == {"a1", "c1", "b2"}
    made = find_stroke(DOMINOES, kind, position, 0, {}, ("b1", "a1"))
    assert made == Pave(0, "b1", "a1")
    laid = DOMINOES.correct(position, made)
    assert laid.courts[0] == Court((("a1", "b1"),))
    assert find_stroke(DOMINOES, kind, laid, 0, {}, ("a1",)) == Pave(0, "a1")
    with pytest.raises(Impossible):
        find_stroke(DOMINOES, kind, laid, 0, {}, ("c1", "b1"))


# On the screen


@asynccontextmanager
async def correcting(
    tmp_path: Path, game: Game[Any, Any, Any], mode: Any
) -> AsyncIterator[tuple[Visitor, Any]]:
    """Yield a phone at a table of a game on the plain board, with its session."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, game.id, game)
        patch.setattr("companion.data._added_folders", lambda: FOLDERS)
        async with visit(tmp_path) as phone:
            table: Table[Any, Any, Any] = Table.set_up(
                game, "PLAIN", Setup(make_seats("Ann", "Ben"), mode=mode), 1
            )
            session = phone.house.tables.adopt(table, with_new_id=True)
            await phone.go(f"/t/{session.id}")
            yield phone, session


async def test_final_courtyards_are_painted_person_by_person(tmp_path: Path) -> None:
    async with correcting(tmp_path, DOMINOES, "score") as (phone, session):
        for cells in (("a1", "b1"), ("c1", "d1")):
            for cell in cells:
                await phone.tap(next(name for name in phone.names() if name.startswith(f"{cell} · empty")))
        await phone.tap("Next: Ben")
        await phone.tap("a1 · empty")
        await phone.tap("a2 · empty: may be chosen now")
        totals = [one.total for one in DOMINOES.scoresheet(session.table.position).standings]
        assert totals == [7, 2]
        await phone.tap("a2 · domino")
        assert session.table.position.courts[1] == Court()


async def test_a_first_tap_that_is_repeated_lets_go_of_the_piece(tmp_path: Path) -> None:
    async with correcting(tmp_path, DOMINOES, "score") as (phone, session):
        for _ in range(2):
            await phone.tap("a1 · empty")
        await phone.tap("b1 · empty")
        assert not session.table.entries


async def test_numbers_of_a_game_without_cells_are_set_in_the_middle_of_the_page(tmp_path: Path) -> None:
    async with correcting(tmp_path, FRUIT, "score") as (phone, session):
        shown = [name for name in phone.names() if ": 0" in name]
        assert shown == ["Coins: 0", "apple: 0", "pear: 0", "plum: 0"]
        await phone.tap("plum: 0")
        await phone.tap("+1")
        await phone.tap("It is 1")
        assert session.table.entries[-1].correction == SetCards(0, "plum", 1)


async def test_a_seat_sees_what_it_holds_while_it_plays(tmp_path: Path) -> None:
    async with correcting(tmp_path, FRUIT, "play") as (phone, session):
        assert "In hand" not in phone.texts()
        session.submit(Correct(SetCards(0, "plum", 2), by=0))
        await phone.go(f"/t/{session.id}")
        assert "In hand" in phone.texts()
        assert "× 2" in phone.texts()


# Every game


def _kinds() -> Iterator[tuple[Game[Any, Any, Any], CorrectionKind[Any]]]:
    for game in (*GAMES.values(), DOMINOES, FRUIT):
        yield from ((game, kind) for kind in game.corrections.kinds)


@pytest.mark.parametrize(
    ("game", "kind"), list(_kinds()), ids=lambda one: getattr(one, "id", getattr(one, "tag", ""))
)
def test_whatever_a_game_offers_to_set_can_be_set_to_what_is_so(
    game: Game[Any, Any, Any], kind: CorrectionKind[Any]
) -> None:
    start = game.start(Setup(make_seats(*"ABCDEFG"[: game.seats[-1]])))
    position = list(playout(game, start, Random(1)))[:12][-1][3]
    if kind.value is None or kind.cells or not kind.is_offered(position, "play"):
        return
    for setting in list_settings(game, kind, position, 0)[:20]:
        value = setting.kind.current_value(position, **dict(setting.keys))
        if value is not None or isinstance(kind.value, SeatField):
            game.corrections.correct(position, setting.kind.make(value, **dict(setting.keys)))


def test_the_correction_of_coins_is_offered_before_that_of_cards() -> None:
    assert [kind.message for kind in FRUIT.corrections.kinds] == [SetCoins, SetCards]
