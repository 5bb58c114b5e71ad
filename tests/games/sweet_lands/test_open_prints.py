"""Prints that offer a choice, that lead on, or that only the players can judge."""

from typing import Any

import pytest

from companion.engine.notation import Unreadable
from companion.games.sweet_lands import GAME, dues, moves, scoring
from companion.games.sweet_lands.corrections import SetCount, SetPrinted
from companion.games.sweet_lands.entries import field_of
from companion.games.sweet_lands.position import Automated, Counts, Due, Player, Position, Spot
from tests.games.sweet_lands.known import BOX, flipped, table, without
from views.models.sketch import Sketch

OWED = Due("property", 1, "area-E")


def building(price: str, **own: Any) -> Position:
    """Return a table on which the first seat may build a tent for a price."""
    return table(box={**BOX, "row-1": price}, dues=(OWED,), spots=flipped("1,0"), **own)


TENT = moves.Property("tent", "1,0")


def stock(position: Position) -> tuple[int, int, int, int]:
    player = position.players[0]
    return player.gold, player.wheat, player.wood, player.iron


# Costs ------------------------------------------------------------------------------------------------------


def test_of_two_prices_the_seat_pays_the_one_it_chooses() -> None:
    position = building("3 gold/iron", gold=3, iron=1)
    assert GAME.verdict(position, 0, TENT).legal
    position = GAME.apply(position, 0, TENT)
    assert GAME.moves(position, 0) == (moves.Decide(0), moves.Decide(1))
    in_gold, in_iron = (stock(GAME.apply(position, 0, moves.Decide(option))) for option in (0, 1))
    assert (in_iron[0] - in_gold[0], in_gold[3], in_iron[3]) == (3, 1, 0)


def test_a_price_that_the_seat_cannot_pay_is_not_chosen_where_it_can_pay_the_other() -> None:
    position = GAME.apply(building("3 gold/iron", gold=2, iron=1), 0, TENT)
    assert GAME.moves(position, 0) == (moves.Decide(1),)


def test_a_property_is_refused_where_no_price_can_be_paid() -> None:
    (violation,) = GAME.verdict(building("3 gold/iron", gold=2), 0, TENT).violations
    assert (violation.rule, violation.params["missing"]) == ("short", 1)


def test_basic_resources_of_a_price_are_paid_one_by_one_as_the_seat_likes() -> None:
    position = building("2 basic", wheat=1, iron=2)
    assert GAME.verdict(position, 0, TENT).legal
    position = GAME.apply(position, 0, TENT)
    assert GAME.moves(position, 0) == (moves.Pay("wheat"), moves.Pay("iron"))
    position = GAME.apply(GAME.apply(position, 0, moves.Pay("iron")), 0, moves.Pay("iron"))
    assert stock(position)[1:] == (3, 0, 0), "the wheat stays, and the tile gives two"
    assert not GAME.verdict(building("2 basic", wheat=1), 0, TENT).legal


def test_something_else_in_a_price_is_paid_by_hand() -> None:
    free, paid = (stock(GAME.apply(building(text, gold=1), 0, TENT)) for text in ("hand", "gold+hand"))
    assert free[0] - paid[0] == 1


def test_an_area_whose_cost_offers_a_choice_asks_for_it_first() -> None:
    position = table(box={**BOX, "X1": "4 gold/2 iron;3 victory"}, gold=1, iron=2)
    position = GAME.apply(position, 0, moves.Area("X1", 1))
    assert position.players[0].dues[0].kind == "cost"
    after = GAME.apply(position, 0, moves.Decide(1))
    assert (after.players[0].iron, after.players[0].points) == (0, 3)


# Conditions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "own", "legal"),
    [
        ("10 wheat", {"wheat": 10}, True),
        ("10 wheat", {"wheat": 9}, False),
        ("10 wheat/wonder", {"wonder": True}, True),
        ("10 wheat/wonder", {}, False),
        ("2 discs+3 cards", {"discs": 2, "hand": 3}, True),
        ("else", {}, True),
        ("else+10 wheat", {}, False),
    ],
)
def test_a_condition_can_name_goods_alternatives_and_something_else(
    text: str, own: dict[str, Any], legal: bool
) -> None:
    position = table(box={**BOX, "milestone-1": text}, **own)
    assert GAME.verdict(position, 0, moves.Free(4, tile=1)).legal == legal


def test_the_wonder_belongs_to_every_alternative_of_the_clock_towers_condition() -> None:
    box = {**BOX, "1a-tower": "wheat/iron"}
    at: dict[str, Any] = {"box": box, "spots": flipped("1,0"), "iron": 1}
    assert not GAME.verdict(table(**at), 0, moves.Free(8, at="1,0")).legal
    assert GAME.verdict(table(**at, wonder=True), 0, moves.Free(8, at="1,0")).legal


def test_an_unread_condition_of_the_clock_tower_is_told_before_it_is_built() -> None:
    position = table(box=without("1a-tower"), spots=flipped("1,0"), wonder=True)
    tower = moves.Free(8, at="1,0")
    assert GAME.box.entries_of(position, 0, tower) == ("1a-tower",)
    assert "unread" in {notice.id for notice in GAME.preview(position, 0, tower)}


# Rewards that lead on ---------------------------------------------------------------------------------------


def test_rewards_that_come_round_are_stopped_and_lose_nothing_that_was_owed() -> None:
    box = {**BOX, "1a-auto-1": "gold+reward1"}
    position = table(box=box, dues=(Due("reward", 1, "", "reward1"), Due("discard", 2)), hand=6)
    position = GAME.phases.settle(position)
    first, second = position.players[0].dues
    assert (first.kind, second) == ("endless", Due("discard", 2))
    assert position.players[0].gold == 3, "each industry of the chain was resolved once"
    after = GAME.apply(position, 0, moves.Skip())
    assert (after.players[0].hand, after.players[0].dues) == (4, ())


def test_a_chain_through_all_three_industries_is_not_stopped() -> None:
    autos = {"1a-auto-1": "gold+reward2", "1a-auto-2": "wheat+reward3", "1a-auto-3": "wood"}
    position = GAME.phases.settle(table(box={**BOX, **autos}, dues=(Due("reward", 1, "", "reward1"),)))
    assert (position.players[0].dues, stock(position)[:3]) == ((), (1, 1, 1))


def test_a_seat_that_decides_may_go_round_as_often_as_it_likes() -> None:
    box = {**BOX, "1a-auto-1": "gold/reward1"}
    position = GAME.phases.settle(table(box=box, dues=(Due("reward", 1, "", "reward1"),)))
    for _ in range(6):
        position = GAME.apply(position, 0, moves.Decide(1))
    assert position.players[0].dues[0].kind == "choose"


# Hexes met one by one ---------------------------------------------------------------------------------------

HEXES = {name: text for name, text in BOX.items() if name != "map-A" and not name.startswith("special-")}


def test_a_special_tile_met_on_an_unread_hex_is_named_and_gives_its_reward() -> None:
    position = table(box={**HEXES, "A:1,0!": "none"}, dues=(Due("terrain"),), roads=("0,0|1,0",))
    position = GAME.apply(position, 0, moves.Terrain("1,0"))
    assert dues.asked_entries(position, 0) == ("A:1,0",)
    position = GAME.correct(position, SetPrinted("A:1,0", "special"))
    assert [due.kind for due in position.players[0].dues][:1] == ["which"]
    position = GAME.apply(position, 0, moves.NameSpecial(1))
    assert position.players[0].spot("1,0") == Spot("1,0", "flipped", 1, fresh=True)
    while dues.asked_entries(position, 0) != ("special-1",):
        position = GAME.apply(position, 0, moves.ByHand())
    position = GAME.correct(position, SetPrinted("special-1", "5 gold"))
    assert position.players[0].gold == 5


# The end ----------------------------------------------------------------------------------------------------


def test_cities_of_a_counted_map_can_be_entered() -> None:
    position = GAME.correct(table(Player(), at={"phase": "scoring"}), SetCount(0, "cities", 2))
    assert position.players[0].counted == Counts(cities=2)
    final = position.with_table(finals=(1,), own=(("final-1", "cities;1"),))
    assert scoring.final_points(final, 1)[0] == 15


def test_five_ports_are_asked_about() -> None:
    position = table(Player(), counted=Counts(ports=5), at={"phase": "scoring"})
    (asked,) = [one for one in GAME.open_questions(position) if one.notice.id == "ports"]
    assert (asked.notice.seat, asked.notice.params["count"]) == (0, 5)
    four = position.with_player(0, counted=Counts(ports=4))
    assert "ports" not in {one.notice.id for one in GAME.open_questions(four)}


def test_a_final_tile_of_something_else_gives_nothing_by_itself() -> None:
    position = table(box={"final-1": "else;3"}, at={"phase": "scoring", "finals": (1,)})
    assert scoring.final_points(position, 1) == (0, 0)


def test_a_typed_copy_of_an_area_that_cannot_be_copied_is_told_with_those_that_can() -> None:
    with pytest.raises(Unreadable) as told:
        GAME.notation.parse_move({"move": "area", "letter": "L", "slot": 1, "copied": "G"}, ("Ann",))
    assert (told.value.id, told.value.params["found"]) == ("copied", "G")


def test_a_slot_of_l_copies_the_kind_that_it_shows() -> None:
    third = Player(character="3b")
    position = table(Player(character="2b"), third, box={**BOX, "imitation-3": "basic;advanced;none"}, gold=9)
    copying = [move for move in GAME.moves(position, 0) if isinstance(move, moves.Area) and move.copied]
    kinds = {move.copied for move in copying}
    assert kinds
    assert kinds <= set("ABCDEF")
    assert not GAME.verdict(position, 0, moves.Area("L", 3, copied="B")).legal, "L has two slots"


@pytest.mark.parametrize("area", ["C", "O"])
def test_an_area_that_places_rabbits_is_refused_where_none_can_be_placed(area: str) -> None:
    def rules(position: Position) -> set[str]:
        return {one.rule for one in GAME.verdict(position, 0, moves.Area(area, 1)).violations}

    tent = (Spot("1,0", "flipped", property="tent", number=1),)
    assert "no_rabbit_place" in rules(table(wheat=9, food=9))
    assert "no_rabbit_place" not in rules(table(wheat=9, food=9, spots=tent))
    assert "no_rabbit_place" not in rules(table(wheat=9, taken=(1, 2, 3))), "six points instead"
    assert "no_rabbit_place" not in rules(table(wheat=9, at={"rules": 1}))


def test_an_unnamed_card_stays_where_it_lies() -> None:
    position = table(automated=(Automated("tent", 7), Automated("tent")), at={"round": 4})
    after = GAME.apply(position, 0, moves.Pass())
    assert [card.column for card in after.players[0].automated] == ["tent", "tent"]


def test_a_final_tile_is_unfinished_without_the_number_of_the_dummy() -> None:
    tile = Sketch.of("final-1", field_of("final-1").form, "").change_part(0, lambda part: part.choose("gold"))
    assert tile.blank
    none = tile.change_part(1, lambda part: part.step(-1))
    assert (none.blank, none.said) == (False, "gold;0")
    assert tile.change_part(1, lambda part: part.step(1)).said == "gold;1"
