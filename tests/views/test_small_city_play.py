"""Small City is played by tapping: every phase, each kind of move, by names a screen reader says."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.small_city import GAME
from companion.games.small_city.building.chains import find_chains
from companion.games.small_city.moves import (
    Build,
    Done,
    Found,
    Keep,
    Lay,
)
from companion.games.small_city.position import Position
from tests.effort import some
from tests.views.forging import phones_kept
from tests.views.small_city_table import Town, likely, on_to, small_city
from views.boards.small_city import BOARD
from views.flet_adapter.bridge import run_in
from views.widgets.table.repair_buttons import repair_buttons


def made(table: Town) -> Any:
    """Return the move that stands last."""
    return table.moves_made[-1]


async def test_the_city_hall_and_the_promise_are_chosen_by_tapping(tmp_path: Path) -> None:
    async with small_city(tmp_path) as table:
        await table.make(0, Found(("c3", "d3", "c4", "d4")))
        await table.make(0, Keep((1, 2, 3), 2))
        assert table.position.towns[0].promise == 2
        assert {tile.kind for tile in table.position.towns[0].tiles} == {"CH"}


async def test_a_city_hall_tapped_again_lies_another_way(tmp_path: Path) -> None:
    async with small_city(tmp_path) as table:
        await table.be(0)
        await table.square("c3", "c3")
        await table.press(table.ui("found-here"))
        assert set(table.position.towns[0].tiles[0].cells) == {"b2", "b3", "c2", "c3"}


async def test_the_expert_side_is_chosen_before_the_city_hall(tmp_path: Path) -> None:
    async with small_city(tmp_path) as table:
        await table.make(0, Found(("b2", "c2", "b3", "c3"), "expert"))
        assert table.position.towns[0].side == "expert"


@pytest.mark.parametrize(
    "phase", ["street", "ring", "action", "build", "move", "income", "votes", "pollution", "council"]
)
@pytest.mark.parametrize("seed", some([3, 4]))
async def test_a_move_of_every_phase_is_made_by_tapping(tmp_path: Path, phase: str, seed: int) -> None:
    async with small_city(tmp_path, before=on_to(phase, 3, seed)) as table:
        for _ in range(6):
            if table.position.phase != phase:
                break
            seat, move = likely(table.session, Random(seed))
            before = len(table.moves_made)
            await table.make(seat, move)
            assert same(table.moves_made[before], move)


def same(one: Any, other: Any) -> bool:
    """Tell if two moves are the same but for what the screen chooses by itself."""
    if isinstance(other, Build):
        return isinstance(one, Build) and one.tile == other.tile and set(one.cells) == set(other.cells)
    return type(one) is type(other)


@pytest.mark.parametrize(("language", "number"), [("en", 2), ("zh-Hant", 3)])
async def test_a_whole_round_of_two_is_tapped(tmp_path: Path, language: str, number: int) -> None:
    async with small_city(tmp_path, before=on_to("street", number, 11), language=language) as table:
        dice, moves = Random(11), 0
        while table.position.round == number and moves < 90:
            seat, move = likely(table.session, dice)
            await table.make(seat, move)
            moves += 1
        assert table.position.round == number + 1


async def test_shuffle_for_us_lays_the_rest_of_the_ring(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("ring", 2)) as table:
        seat = GAME.actors(table.position)[0]
        await table.make(seat, Lay("H"))
        await table.press(table.ui("shuffle"))
        assert table.position.phase == "action"
        assert table.position.ring[0] == "H"
        assert len(set(table.position.ring)) == 8


async def test_one_tap_is_one_undo_however_many_entries_it_made(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("ring", 2)) as table:
        seat = GAME.actors(table.position)[0]
        await table.make(seat, Lay("H"))
        before = table.position
        await table.press(table.ui("shuffle"))
        laid = table.position
        undo = next(name for name in table.names() if name.startswith("Undo: "))
        assert undo.endswith("(and 5 more)")
        await table.tap(undo)
        assert table.position == before
        await table.tap("More")
        await table.tap("Redo")
        assert table.position == laid


async def test_a_tile_that_may_not_be_built_now_says_why(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("build", 1)) as table:
        await table.be(GAME.actors(table.position)[0])
        await table.take("R5")
        assert table.sheet_open()


async def test_where_a_tile_goes_that_can_go_nowhere_is_tapped_before_the_table_allows_it(
    tmp_path: Path,
) -> None:
    async with small_city(tmp_path, before=on_to("build", 1)) as table:
        seat = GAME.actors(table.position)[0]
        await table.be(seat)
        await table.take("R5")
        assert table.app("allow-where") in table.words()
        assert not table.can_tap(table.app("allow"))
        await table.press(table.app("close"))
        possible = next(
            move
            for move in GAME.candidates(table.position, seat)
            if isinstance(move, Build)
            and move.tile == "R5"
            and GAME.verdict(table.position, seat, move).possible
        )
        await table.square(possible.cells[0])
        await table.press(table.app("allow"), table.app("allow-sure"))
        assert same(made(table), possible)


async def test_a_square_where_the_tile_may_not_lie_says_why(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("build", 1)) as table:
        seat = GAME.actors(table.position)[0]
        await table.be(seat)
        await table.take("P1")
        await table.square(table.position.towns[seat].tiles[0].cells[0])
        assert table.sheet_open()


async def test_what_is_in_hand_is_put_down_again(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("build", 1)) as table:
        seat = GAME.actors(table.position)[0]
        await table.be(seat)
        free = next(
            move for move in GAME.moves(table.position, seat) if isinstance(move, Build) and move.tile == "P2"
        )
        await table.take("P2")
        await table.square(free.cells[0])
        assert table.can_tap(table.ui("not-here"))
        await table.press(table.ui("not-here"))
        assert not table.can_tap(table.ui("not-here"))


async def test_a_square_tells_what_influences_it(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("build", 1)) as table:
        seat = GAME.actors(table.position)[0]
        await table.be(seat)
        hall = table.position.towns[seat].tiles[0]
        grid = [f"{chr(97 + x)}{y + 1}" for y in range(7) for x in range(7)]
        column, row = ord(hall.cells[0][0]) - 97, int(hall.cells[0][1:]) - 1
        beside = next(
            at
            for at in grid
            if at not in hall.cells and max(abs(ord(at[0]) - 97 - column), abs(int(at[1:]) - 1 - row)) == 1
        )
        await table.square(beside)
        words = table.ui("influence", tiles=(table.word("tile-CH"),))
        assert words in [node.get("value") for node, _ in table.nodes()]


async def test_done_asks_for_who_still_has_to_move(tmp_path: Path) -> None:
    def owing(position: Position) -> bool:
        return Done() not in GAME.moves(position, GAME.actors(position)[0])

    async with small_city(tmp_path, before=on_to("move", 2, 5, where=owing)) as table:
        await table.be(GAME.actors(table.position)[0])
        await table.press(table.beginning("Done"))
        assert table.sheet_open()


async def test_a_guess_is_asked_about_in_a_strip_while_its_tile_is_laid(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("build", 1), asked=True) as table:
        await table.be(GAME.actors(table.position)[0])
        await table.take("P2")
        assert table.app("box-same-as-yours") in table.words()
        legal = [move for move in GAME.moves(table.position, 0) if isinstance(move, Build)]
        build = next(move for move in legal if move.tile == "P2")
        await table.square(build.cells[0])
        await table.press(table.ui("build-for", tile="P2", price=2))
        assert [tile.kind for tile in table.position.towns[0].tiles] == ["CH", "P2"]
        await table.press(table.app("box-same"))
        assert table.app("box-same-as-yours") not in table.words()
        assert table.house.boxes.owner_entries(GAME)["tile-P2"] == "##"


async def test_a_repair_is_shown_on_the_town(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    phones = phones_kept(monkeypatch)
    async with small_city(tmp_path, before=on_to("build", 1)) as table:
        seat = GAME.actors(table.position)[0]
        await table.be(seat)
        hall = table.position.towns[seat].tiles[0].cells
        refused = Build("P2", hall[:2])
        repairs = GAME.repairs(table.position, seat, refused)
        found = next(one for one in repairs if one.id in ("turn", "nudge", "place"))
        (_, show), *_ = repair_buttons(phones[-1].screens[table.session.id], BOARD, seat, found)

        async def tap() -> None:
            show()

        assert run_in(table.client.page, tap)
        await table.client.settle()
        assert table.held() == set(found.cells)
        await table.press(table.ui("build-for", tile="P2", price=2))
        assert set(made(table).cells) == set(found.cells)


async def test_chains_of_upgrades_are_done_in_one_tap(tmp_path: Path) -> None:
    def ready(position: Position) -> bool:
        return any(len(find_chains(position, seat)) > 0 for seat in GAME.actors(position))

    async with small_city(tmp_path, before=on_to("build", 2, 2, where=ready)) as table:
        seat = next(seat for seat in GAME.actors(table.position) if find_chains(table.position, seat))
        longest = find_chains(table.position, seat)[0].steps
        await table.be(seat)
        count = len({step[0].origin for step in (chain.steps for chain in find_chains(table.position, seat))})
        await table.press(table.ui("upgrades", n=count))
        spoken = tuple(
            table.ui("chain-step", tile=table.word(f"tile-{step.tile}"), at=step.origin) for step in longest
        )
        before = len(table.moves_made)
        await table.press(table.ui("chain", steps=spoken))
        assert tuple(table.moves_made[before:]) == longest


async def test_a_card_that_the_box_has_in_another_pile_can_be_kept_all_the_same(tmp_path: Path) -> None:
    async with small_city(tmp_path) as table:
        await table.make(0, Found(("c3", "d3", "c4", "d4")))
        await table.press(table.ui("promise-any"))
        await table.press(next(label for label in table.labels() if label.startswith("Card 16")))
        await table.press(table.ui("promise-kept", number=16))
        assert (table.position.towns[0].promise, table.position.towns[0].drawn) == (16, ())


async def test_keeping_a_promise_asks_nothing_about_the_card_that_others_could_find_in_the_box(
    tmp_path: Path,
) -> None:
    async with small_city(tmp_path, asked=True) as table:
        place = table.house.client(table.session, None, None, local=True)
        place.box.confirm(place.box.unasked_entries(["tile-CH", "board-easy"]))
        await table.make(0, Found(("c3", "d3", "c4", "d4")))
        await table.make(0, Keep((1, 2, 3), 2))
        assert table.position.towns[0].promise == 2
        assert place.box.unasked_entries(["promise-2"]) == ("promise-2",)


async def test_at_the_end_the_votes_on_the_open_promise_cards_can_be_told(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("scoring", 8), asked=True) as table:
        cards = sorted({town.promise for town in table.position.towns})
        place = table.house.client(table.session, None, None, local=True)
        await table.show("board")
        await table.press(table.ui("promise-worths"))
        names = [f"promise-{card}" for card in cards]
        assert place.box.unasked_entries(names) == tuple(names)
        await table.press(table.app("box-yes"))
        assert not place.box.unasked_entries(names)
