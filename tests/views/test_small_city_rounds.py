"""Two rounds of Small City, tapped on one phone with both seats, and what lies there after each part."""

from pathlib import Path
from random import Random

from companion.hosting.intents import Play
from companion.hosting.session import TableSession
from tests.views.small_city_rounds import (
    AGAIN,
    BUILDING,
    COUNCIL,
    COUNTING,
    ENDING,
    GROWING,
    OPENING,
    SETUP,
    Part,
    later,
    play_parts,
)
from tests.views.small_city_table import Town, small_city


async def make(table: Town, *parts: Part) -> None:
    """Make moves by tapping, one after the other, each by its own seat."""
    for part in parts:
        for seat, move in part:
            before = table.session.table.seq
            await table.make(seat, move)
            assert table.session.table.seq > before, move


async def shows_how_it_stands(table: Town, *texts: str) -> None:
    """On Ann's side stand the phase, what can be taken back, and some more."""
    await table.be(0)
    assert table.lacks(table.headline(), table.undo(), *texts) == []


async def test_from_the_empty_board_to_the_chosen_actions(tmp_path: Path) -> None:
    async with small_city(tmp_path) as table:
        await make(table, SETUP, OPENING)
        ann, ben = table.table.towns
        assert (table.table.phase, table.table.street) == ("build", ("f1", "g1"))
        assert table.table.ring == tuple("ABCDEFGH")
        assert (ann.promise, ann.money, ben.size) == (1, 5, 1)
        await shows_how_it_stands(table)


async def test_from_the_first_tile_to_the_second_round(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=lambda session: play_parts(session, SETUP, OPENING)) as table:
        await make(table, BUILDING, COUNTING, COUNCIL)
        ann, ben = table.table.towns
        assert (table.table.round, table.table.phase, table.table.mayor) == (2, "street", 1)
        assert [tile.kind for tile in ann.tiles] == ["CH", "F1", "WA", "R1", "P1"]
        assert (ann.money, ann.votes, ann.pollution, ann.career) == (2, 1, 1, 10)
        assert (ben.money, ben.votes, ben.pollution, ben.size) == (4, 1, 1, 2)
        await shows_how_it_stands(table)


async def test_culture_an_upgrade_a_tourist_who_trades_and_six_votes(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=lambda session: later(session, AGAIN)) as table:
        await make(table, GROWING)
        ann, ben = table.table.towns
        assert [tile.kind for tile in ann.tiles] == ["CH", "F1", "WA", "R2", "P1", "R3", "WA", "SC"]
        assert [(one.at, one.seat) for one in ben.people if one.seat == 0] == [("b6", 0)]
        assert (ann.money, ann.votes, ann.cubes, ben.money) == (5, 6, (), 5)
        await shows_how_it_stands(table, f"{table.ui('fact-votes')} 6")


async def test_a_round_ends_with_a_free_tile_of_the_council(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=lambda session: later(session, AGAIN, GROWING)) as table:
        await make(table, ENDING)
        ann = table.table.towns[0]
        assert (table.table.round, table.table.phase) == (3, "street")
        assert ann.tiles[-1].kind == "P2"
        assert (ann.money, ann.votes) == (5, 4)
        await shows_how_it_stands(table)


async def test_what_several_are_asked_in_the_same_words_is_told_of_the_first(tmp_path: Path) -> None:
    def street(session: TableSession) -> None:
        dice = Random(3)
        while session.table.position.phase != "street":
            seat = dice.choice(session.game.actors(session.table.position))
            session.submit(Play(seat, dice.choice(session.game.moves(session.table.position, seat))))

    async with small_city(tmp_path, "Ann", "Ben", "Cleo", "Dan", before=street) as table:
        await table.be(table.table.mayor)
        asked = [task.seat for task in table.session.game.agenda(table.table).tasks if task.id == "street"]
        told = [text for text in table.words() if "and the others decide" in text]
        assert len(asked) == 3
        assert [text.split()[0] for text in told] == [table.session.names[asked[0] or 0]]
