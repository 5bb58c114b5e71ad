"""The dominoes of ``examples``: a game of rules, a score and texts; its files follow from its types."""

from random import Random

import pytest

from companion.engine.message import Impossible
from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.files.position import read_position, write_position
from companion.games import GAMES
from dominoes import GAME
from dominoes.phases import LAYING
from dominoes.position import GRID, Lay, Pave, Readings, Table
from tests.games.added_games import ROOT

NAMES = ("Ann", "Ben")
FOLDER = ROOT / "examples" / "dominoes" / "dominoes"


@pytest.fixture(autouse=True)
def added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "dominoes", GAME)


def begun(**rulings: str) -> Table:
    return GAME.start(Setup(make_seats(*NAMES), rulings=rulings))


def broken(table: Table, move: Lay, seat: int = 0) -> list[str]:
    return [one.rule for one in GAME.verdict(table, seat, move).violations]


def test_there_are_as_many_ways_as_pairs_of_neighbours() -> None:
    columns, rows = GRID.columns, GRID.rows
    assert len(LAYING.targets(begun())) == (columns - 1) * rows + columns * (rows - 1)


def test_the_first_domino_lies_at_the_gate_unless_agreed_otherwise() -> None:
    assert broken(begun(), Lay("b2", "c2")) == ["joined"]
    assert broken(begun(), Lay("a1", "b1")) == []
    assert broken(begun(first="anywhere"), Lay("b2", "c2")) == []


def test_dominoes_lie_beside_one_another_and_never_on_one_another() -> None:
    table = GAME.apply(GAME.apply(begun(), 0, Lay("a1", "b1")), 1, Lay("a1", "a2"))
    assert broken(table, Lay("c1", "d1")) == []
    assert broken(table, Lay("b3", "c3")) == ["joined"]
    assert broken(table, Lay("b1", "c1")) == ["covered"]
    assert broken(table, Lay("a2", "c2")) == ["two_squares"]
    assert broken(table, Lay("a3", "b3"), seat=1) == ["turn"]


@pytest.mark.parametrize("seed", range(10))
def test_a_game_ends_when_nobody_can_lay_and_every_square_is_a_point(seed: int) -> None:
    table = begun()
    for _, _, _, after in playout(GAME, table, Random(seed)):
        table = after
        text = write_position(GAME, table, NAMES)
        assert read_position(text.encode(), "x.toml", "check").position == table
    assert table.over
    assert not GAME.actors(table)
    for court, standing in zip(table.courts, GAME.scoresheet(table).standings, strict=True):
        assert standing.points("squares") == court.mask.bit_count() == 2 * len(court.paved)


def test_a_domino_that_lay_nowhere_is_taken_away() -> None:
    table = GAME.apply(begun(), 0, Lay("a1", "b1"))
    assert GAME.correct(table, Pave(0, "b1")).courts[0].paved == ()


def test_a_typed_file_says_names_and_dominoes_and_nothing_else() -> None:
    table = Table(begun().courts, turn=1, rulings=Readings("anywhere"))
    assert write_position(GAME, table, NAMES).splitlines() == [
        'game = "dominoes"',
        'turn = "Ben"',
        "",
        "[rulings]",
        'first = "anywhere"',
        "",
        "[[seats]]",
        'name = "Ann"',
        "",
        "[[seats]]",
        'name = "Ben"',
    ]


def test_none_of_its_rules_draws_or_types_a_table() -> None:
    source = "".join(path.read_text() for path in FOLDER.glob("*.py") if path.stem != "board")
    assert "flet" not in source
    assert source.count("\n") < 350


def test_nobody_clears_a_square_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(Impossible):
        GAME.correct(begun(), Pave(len(NAMES), "a1"))
