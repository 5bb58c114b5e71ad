"""Targets and repairs of parts that are told once, at the tables of the examples."""

import pytest
from msgspec.structs import replace

from companion.engine.words import Word
from companion.kit.piece_parts import make_repairs, make_targets, propose_others
from dominoes import GAME as DOMINOES
from dominoes.position import Court, Lay, Table
from fruit.phases import PHASES, TAKE
from fruit.position import Market, Open, Stall, Take

MARKET = Market((Stall(), Stall()), phase="take", row=("pear", "plum", "plum"))
REPAIRS = make_repairs(PHASES, {Take: propose_others(PHASES, lambda move: Word(f"kind-{move.kind}"))})


def test_every_other_legal_move_of_the_type_is_proposed_once() -> None:
    (repair,) = REPAIRS(MARKET, 0, Take("apple"))
    assert repair.moves == (Take("pear"), Take("plum"))
    assert repair.labels == (Word("kind-pear"), Word("kind-plum"))


@pytest.mark.parametrize(
    ("market", "seat", "move"),
    [
        (MARKET, 0, Take("pear")),
        (MARKET, 1, Take("apple")),
        (MARKET, 0, Open("apple")),
        (replace(MARKET, phase="scoring"), 0, Take("apple")),
        (replace(MARKET, phase="open"), 0, Take("apple")),
    ],
    ids=["legal", "another seat", "another type", "over", "another phase"],
)
def test_nothing_is_proposed_where_no_other_move_of_the_type_could_be_made(
    market: Market, seat: int, move: Take | Open
) -> None:
    assert REPAIRS(market, seat, move) == ()


def test_a_piece_has_its_own_targets_and_an_unknown_one_is_refused() -> None:
    targets = make_targets({"card": lambda market, _seat: {kind: Take(kind) for kind in market.row}})
    assert targets(MARKET, 0, "card") == {"pear": Take("pear"), "plum": Take("plum")}
    with pytest.raises(KeyError):
        targets(MARKET, 0, "coin")


def test_a_refused_domino_is_answered_only_for_the_seat_that_lays() -> None:
    table = Table((Court(), Court()))
    assert [repair.id for repair in DOMINOES.repairs(table, 0, Lay("c1", "d1"))] == ["elsewhere"]
    assert DOMINOES.repairs(table, 1, Lay("c1", "d1")) == ()


def test_seats_whose_turn_still_comes_are_told_of_a_stage_that_lists_the_unfinished_ones() -> None:
    assert tuple(TAKE.actors(MARKET)) == (0,)
    assert tuple(TAKE.later(MARKET)) == (1,)
