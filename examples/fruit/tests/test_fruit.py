"""The rules, sentence by sentence, and that the game holds together."""

from msgspec.structs import replace

from companion.commands.self_check import faults
from companion.engine.setup import Setup, make_seats
from companion.files.loaded import read_shown
from companion.games import GAMES
from companion.locale import Texts
from fruit import GAME
from fruit.position import DATA, PRINTED, Keep, Market, Move, Open, Readings, Sell, SetCoins, Stall, Take


def begin_table(seats: int = 2) -> Market:
    """Make a table before the first card."""
    return GAME.start(Setup(make_seats(*"ABCD"[:seats])))


def make_sale(*cards: str, single: str = "no") -> Market:
    """Make a table at which the first seat sells its cards."""
    stalls = (Stall(tuple(cards)), Stall())  # type: ignore[arg-type]
    return Market(stalls, phase="sell", rulings=Readings(single))  # type: ignore[arg-type]


def broken_rules(market: Market, move: Move, seat: int = 0) -> list[str]:
    """List the rules that a move breaks."""
    return [one.rule for one in GAME.verdict(market, seat, move).violations]


def play_all(market: Market, *moves: tuple[int, Move]) -> Market:
    """Play some moves, all of them legal."""
    for seat, move in moves:
        assert broken_rules(market, move, seat) == [], move
        market = GAME.apply(market, seat, move)
    return market


def test_the_companion_finds_the_game() -> None:
    assert GAMES["fruit"].id == GAME.id


def test_one_card_more_than_people_is_turned_up_then_everybody_takes_one_in_turn() -> None:
    table = play_all(begin_table(3), *((0, Open("apple")) for _ in range(3)))
    assert table.phase == "open"
    table = play_all(table, (2, Open("plum")))
    assert (table.phase, GAME.actors(table), GAME.agenda(table).later) == ("take", (0,), (1, 2))
    assert broken_rules(table, Take("pear")) == ["row"]
    assert broken_rules(table, Take("plum"), 1) == ["turn"]


def test_no_more_cards_of_a_fruit_come_up_than_there_are() -> None:
    full = replace(begin_table(), stalls=(Stall(("apple",) * PRINTED.cards), Stall()))
    assert broken_rules(full, Open("apple")) == ["deck"]


def test_cards_of_a_fruit_bring_their_number_times_itself() -> None:
    table = play_all(make_sale("apple", "apple", "apple", "plum"), (0, Sell("apple")))
    assert table.stalls[0] == Stall(("plum",), 9)


def test_a_single_card_is_sold_by_a_ruling_only() -> None:
    assert broken_rules(make_sale("plum"), Sell("plum")) == ["pair"]
    assert broken_rules(make_sale("plum", single="yes"), Sell("plum")) == []
    assert broken_rules(make_sale("plum"), Sell("pear")) == ["none"]


def test_what_cannot_be_sold_is_answered_with_what_can() -> None:
    (repair,) = GAME.repairs(make_sale("apple", "apple", "plum"), 0, Sell("plum"))
    assert repair.moves == (Sell("apple"),)


def test_each_round_begins_one_seat_further_on_and_the_rest_of_the_row_is_put_away() -> None:
    table = play_all(make_sale(), (0, Keep()), (1, Keep()))
    assert (table.round, table.phase, table.row) == (2, "open", ())
    table = play_all(table, *((0, Open("plum")) for _ in range(3)))
    assert GAME.actors(table) == (1,)


def test_after_the_last_round_coins_are_points_and_cards_decide_a_tie() -> None:
    table = replace(make_sale("plum"), round=PRINTED.rounds)
    table = play_all(table, (1, Keep()), (0, Keep()))
    assert table.phase == "scoring"
    assert [(one.total, one.rank) for one in GAME.scoresheet(table).standings] == [(0, 1), (0, 2)]


def test_coins_can_be_counted_again() -> None:
    assert GAME.correct(begin_table(), SetCoins(1, 7)).stalls[1].coins == 7


# The whole


def test_the_game_holds_together() -> None:
    texts = Texts.load("en")
    assert [fault.text(texts) for fault in faults(GAME)] == []


def test_the_tables_to_try_say_what_they_should() -> None:
    check, score = (DATA / "positions" / "fruit" / f"{name}.toml" for name in ("check", "score"))
    assert [one.verdict.legal for one in read_shown(check, "check").judge_moves()] == [False, True]
    assert [one.rank for one in GAME.scoresheet(read_shown(score, "score").position).standings] == [2, 1]
