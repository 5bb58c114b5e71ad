"""The rules, sentence by sentence, and that the game holds together."""

from companion.commands.self_check import faults
from companion.engine.setup import Setup, make_seats
from companion.files.loaded import read_shown
from companion.games import GAMES
from companion.locale import Texts
from dominoes import GAME
from dominoes.position import DATA, PRINTED, Court, Lay, Pave, Readings, Table


def begin_table(first: str = "gate") -> Table:
    """Make a table before the first domino."""
    table = GAME.start(Setup(make_seats("Ann", "Ben")))
    return Table(table.courts, rulings=Readings(first))  # type: ignore[arg-type]


def broken_rules(table: Table, move: Lay, seat: int = 0) -> list[str]:
    """List the rules that a move breaks."""
    return [one.rule for one in GAME.verdict(table, seat, move).violations]


def test_the_companion_finds_the_game() -> None:
    assert GAMES["dominoes"].id == GAME.id


def test_the_first_domino_lies_at_the_gate_unless_agreed_otherwise() -> None:
    assert broken_rules(begin_table(), Lay("a1", "b1")) == []
    assert broken_rules(begin_table(), Lay("b2", "c2")) == ["joined"]
    assert broken_rules(begin_table("anywhere"), Lay("b2", "c2")) == []


def test_every_other_domino_lies_beside_one_and_never_on_one() -> None:
    table = Table((Court((("a1", "b1"),)), Court()))
    assert broken_rules(table, Lay("c1", "d1")) == []
    assert broken_rules(table, Lay("c3", "d3")) == ["joined"]
    assert broken_rules(table, Lay("b1", "b2")) == ["covered"]
    assert broken_rules(table, Lay("a2", "c2")) == ["two_squares"]


def test_a_refused_domino_is_answered_with_the_nearest_places() -> None:
    (repair,) = GAME.repairs(begin_table(), 0, Lay("c1", "d1"))
    assert repair.moves == (Lay("a1", "b1"), Lay("a1", "a2"))


def test_every_paved_square_is_a_point_and_a_row_without_a_gap_brings_more() -> None:
    table = Table((Court((("a1", "b1"), ("c1", "d1"))), Court((("a1", "a2"),))), over=True)
    assert [one.total for one in GAME.scoresheet(table).standings] == [4 + PRINTED.row, 2]


def test_a_domino_can_be_put_down_and_taken_away_by_hand() -> None:
    table = GAME.correct(Table((Court(), Court())), Pave(0, "b1", "a1"))
    assert table.courts[0] == Court((("a1", "b1"),))
    assert GAME.correct(table, Pave(0, "b1")).courts[0] == Court()


# The whole


def test_the_game_holds_together() -> None:
    texts = Texts.load("en")
    assert [fault.text(texts) for fault in faults(GAME)] == []


def test_the_tables_to_try_say_what_they_should() -> None:
    check, score = (DATA / "positions" / "dominoes" / f"{name}.toml" for name in ("check", "score"))
    assert [one.verdict.legal for one in read_shown(check, "check").judge_moves()] == [True, False]
    table = read_shown(score, "score").position
    assert [one.total for one in GAME.scoresheet(table).standings] == [4 + PRINTED.row, 4]
