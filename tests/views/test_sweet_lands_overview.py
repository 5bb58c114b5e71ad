"""Everybody's boards of Sweet Lands on one page, maps as pictures and in words, and what to lay out."""

from pathlib import Path
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.sweet_lands import corrections
from companion.games.sweet_lands.position import Spot
from companion.hosting.intents import Correct
from companion.hosting.session import TableSession
from companion.locale.texts import Texts
from tests.views.sweet_lands_painted import PAINTED
from tests.views.sweet_lands_table import GAME, correct_in_order, sweet_lands
from views.boards.sweet_lands import map_look
from views.boards.sweet_lands.notes import setup_notes
from views.boards.sweet_lands.picture import picture
from views.device.phone import Phone
from views.kit.game_board import Snapshot
from views.kit.hex_looks import Piece

TEXTS = Texts.load_all()


def said(message: str, /, **params: Any) -> str:
    """Return a sentence about what lies on the table."""
    return TEXTS["en"].say(f"sweet_lands-paint-{message}", **params)


def word(message: str, /, **params: Any) -> str:
    """Return a word of the game."""
    return TEXTS["en"].say(f"sweet_lands-{message}", **params)


painted = correct_in_order(*PAINTED)
"""A table with something of everything on it."""


# The whole table ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
async def test_every_seat_is_shown_with_what_it_has(tmp_path: Path, seats: int) -> None:
    def different(session: TableSession) -> None:
        for seat in range(seats):
            session.submit(Correct(corrections.SetStock(seat, "gold", 20 + seat)))

    async with sweet_lands(tmp_path, seats, before=different) as table:
        await table.show("table")
        for seat in range(seats):
            assert table.session.names[seat] in table.words()
            assert table.can_tap(said("has", what="Gold", n=20 + seat))
            assert table.can_tap(said("map-of", name=table.session.names[seat]))


async def test_a_tap_on_a_map_looks_at_it(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=painted) as table:
        await table.show("table")
        await table.press(said("map-of", name="Ben"))
        labels = table.labels()
        assert said("has", what="Gold", n=table.position.players[1].gold) in labels
        assert said("has", what="Gold", n=27) not in labels


async def test_a_number_in_the_overview_is_corrected_by_tapping_it(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=painted) as table:
        await table.show("table")
        await table.press(said("has", what="Gold", n=27), "+5", table.app("set-number", value="32"))
        assert table.position.players[0].gold == 32


async def test_the_middle_tells_tracks_areas_milestones_and_final_tiles(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=painted) as table:
        await table.show("table")
        labels = table.labels()
        first = said("counts", track=said("track", track=1), what=word("element-terrain"))
        assert any(label.startswith(first) and "Ann: 4, Ben: 2" in label for label in labels)
        assert any(said("first-at-end", name="Ben") in label for label in labels)
        assert said("area-taken", area="A", names=("Ann",)) in labels
        assert said("area-free", area="B") in labels
        assert said("claimed", n=0) in table.words()
        assert any(said("final-tile", what=word("element-roads"), n=6) in words for words in table.words())


async def test_cards_marks_tiles_and_the_wonder_are_told(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=painted) as table:
        await table.show("table")
        labels = table.labels()
        assert said("has", what=said("automated", what=word("element-tents")), n=2) in labels
        assert said("has", what=word("element-m2"), n=3) in labels
        assert word("element-wonder") in labels
        assert said("has", what=word("element-milestones"), n=1) in labels
        face_down = table.app("and-also", one=word("printed-skill", number=5), more=said("face-down"))
        assert face_down in labels


# One map --------------------------------------------------------------------------------------------------


async def on_phone(tmp_path: Path, before: Any = painted) -> tuple[Phone, Any]:
    """Return a phone at a painted table, and what the table shows."""
    async with sweet_lands(tmp_path, before=before) as table:
        return Phone(table.house, TEXTS, None), table.position  # type: ignore[arg-type]


async def test_a_hex_is_said_with_all_that_is_there(tmp_path: Path) -> None:
    phone, position = await on_phone(tmp_path)
    position = position.with_spot(0, Spot("1,1", "flipped", fresh=True))
    said_ = {at: map_look.hex_label(phone, position, 0, at) for at in ("0,0", "1,0", "2,-1", "1,1", "1,-1")}
    assert said_["1,0"] == "D5, wheat field, port, flipped tile, tent, rabbit"
    assert said_["0,0"] == "D4, capital, clock tower"
    assert said_["2,-1"].endswith(", terrain tile face down")
    assert said_["1,1"].endswith(", flipped tile, just flipped")
    assert said_["1,-1"] == "C4, special terrain, flipped special tile"
    assert map_look.edge_label(phone, position, 0, "0,0|1,0") == "edge between D4 and D5, road"
    assert map_look.edge_label(phone, position, 0, "0,0|-1,1") == "edge between D4 and E3"


async def test_an_edge_of_the_rim_is_called_by_its_hex(tmp_path: Path) -> None:
    phone, position = await on_phone(tmp_path)
    drawn = map_look.hex_picture(phone, position, 0)
    assert drawn.rim
    q, r = max(drawn.grid.hexes)
    name = map_look.hex_name(position, 0, f"{q},{r}")
    assert map_look.edge_label(phone, position, 0, f"{q},{r}|{q + 1},{r}") == f"outer edge of {name}"


async def test_every_piece_is_drawn_and_roads_have_the_seats_colour(tmp_path: Path) -> None:
    phone, position = await on_phone(tmp_path)
    position = position.with_spot(0, Spot("1,1", "flipped", fresh=True))
    drawn = map_look.hex_picture(phone, position, 0, colour="rose")
    shown = {
        at: {piece.draw.__name__ for piece in look.shapes if isinstance(piece, Piece)}
        for at, look in drawn.hexes.items()
    }
    for spot in position.players[0].spots:
        wanted = {spot.property} if spot.property else set()
        wanted |= {"rabbit"} if spot.rabbit else set()
        wanted |= {"tile"} if spot.tile != "none" else set()
        wanted |= {"waits"} if spot.fresh else set()
        assert wanted <= shown[spot.at]
    assert "capital" in shown["0,0"]
    assert set(drawn.roads) == set(position.players[0].roads)
    assert set(drawn.roads.values()) == {map_look.road_colour(phone, 0, "rose")}


async def test_of_a_map_nobody_has_drawn_two_rings_around_what_is_known_are_shown() -> None:
    position = GAME.start(Setup(make_seats("Ann")))
    assert len(map_look.shown_grid(position, 0).hexes) == 19
    grown = position.with_spot(0, Spot("2,0", "down"))
    assert {"2,0", "4,0", "-2,0", "3,1"} <= set(map_look.shown_grid(grown, 0).names)
    assert "5,0" not in map_look.shown_grid(grown, 0).names


async def test_a_picture_lights_hexes_and_edges_and_fades_the_rest(tmp_path: Path) -> None:
    phone, position = await on_phone(tmp_path)
    plain = picture(Snapshot(phone, GAME, position, 0, (), 300))
    lit = picture(Snapshot(phone, GAME, position, 0, ("1,0", "0,0|1,0"), 300))
    assert len(plain.controls) == 2  # type: ignore[attr-defined]
    assert len(lit.controls) == 1  # type: ignore[attr-defined]


# What to lay out ------------------------------------------------------------------------------------------


def test_the_imitation_board_is_for_three_and_four_and_variants_are_told() -> None:
    phone = Phone(None, TEXTS, None)  # type: ignore[arg-type]

    def told(seats: int, **readings: str) -> str:
        return repr(setup_notes(phone, seats, readings))

    assert said("notes-imitation", n=3) in told(3)
    assert said("notes-imitation", n=2) not in told(2)
    assert said("notes-map-a") in told(2)
    assert said("notes-map-b") in told(2, maps="b")
    assert said("notes-passing") in told(2, order="passing")
    assert said("notes-skills-advanced") in told(2, advanced="with")
    assert said("notes-draft", n=6) in told(2)
    assert said("notes-solo") in told(1)
