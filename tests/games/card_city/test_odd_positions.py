"""Positions no game leads to: painted, corrected, overruled or forged. They are shown, or refused by name."""

import pytest
from msgspec.structs import replace

from companion.engine.game import Game
from companion.engine.message import Impossible
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.engine.wire import WireError, decode, encode
from companion.games.card_city import GAME, moves
from companion.games.card_city.position import CARDS, Lots, Pile, Position, Town
from tests.games.card_city.diagram import begun, broken, cells_for, drawn, played, table, town

CityTable = Table[Position, moves.Move, moves.Correction]
CITY: Game[Position, moves.Move, moves.Correction] = GAME


def at_table(position: Position) -> CityTable:
    """Return a table that begins with a position, written and read again."""
    names = ("Ann", "Ben", "Cleo", "Dan")[: len(position.towns)]
    begun_with = Table.set_up(CITY, "odd", Setup(make_seats(*names)), 1, position)
    codec = Codec(CITY)
    return Table.replay(CITY, codec.decode_record(codec.encode_record(begun_with.record)))


def readable(position: Position) -> bool:
    return decode(encode(position), Position) == position


def test_money_is_set_to_what_lies_there() -> None:
    position = GAME.correct(table("build", town("H", money=3, hand="P")), moves.SetMoney(0, 41))
    assert position.towns[0].money == 41


def test_a_card_painted_into_a_city_comes_from_the_supply_and_one_wiped_out_goes_back() -> None:
    position = table("build", town("R H", hand="P"))
    painted = GAME.correct(position, moves.SetCell(0, "f5", "C"))
    assert painted.towns[0].city == drawn("R H C")[0]
    assert painted.supply == position.supply.with_added("C", -1)
    assert GAME.correct(painted, moves.SetCell(0, "f5", None)) == position
    changed = GAME.correct(position, moves.SetCell(0, "d5", "L"))
    assert changed.supply == position.supply.with_added("R").with_added("L", -1)


@pytest.mark.parametrize("at", ["e5", "j1", "a10", "z9"])
def test_the_city_hall_and_what_lies_off_the_canvas_cannot_be_painted(at: str) -> None:
    with pytest.raises(Impossible):
        GAME.correct(table("build", town("H", hand="P")), moves.SetCell(0, at, "R"))


@pytest.mark.parametrize(
    "correction", [moves.SetMoney(3, 1), moves.SetCell(2, "e4", "R"), moves.SetHand(1, ("R",))]
)
def test_a_seat_that_does_not_exist_cannot_be_corrected(correction: moves.Correction) -> None:
    with pytest.raises(Impossible):
        GAME.correct(table("build", town("H", hand="P")), correction)


def test_a_hand_is_set_to_what_is_held_and_the_difference_is_the_decks() -> None:
    position = table("build", town("H", hand="PR"))
    corrected = GAME.correct(position, moves.SetHand(0, ("C",)))
    assert corrected.towns[0].hand == ("C",)
    assert corrected.deck == position.deck.with_added("P").with_added("R").with_added("C", -1)


def test_a_hand_set_empty_ends_the_phase_when_it_was_the_last() -> None:
    assert GAME.correct(table("build", town("H", hand="PR")), moves.SetHand(0, ())).phase == "income"


def test_a_hand_named_by_a_correction_is_not_asked_for_again() -> None:
    position = GAME.correct(begun("Ann"), moves.SetHand(0, ("R", "P")))
    assert (position.phase, position.towns[0].hand) == ("build", ("R", "P"))


def test_a_pile_is_set_to_what_was_counted() -> None:
    position = table("build", town("H", hand="P"))
    assert GAME.correct(position, moves.SetPile("supply", "I", 2)).supply.I == 2
    assert GAME.correct(position, moves.SetPile("deck", "R", 0)).deck.R == 0


def test_more_cards_than_the_box_holds_are_a_warning_and_no_refusal() -> None:
    picture = "\n".join(["L L L L L", "L L L L L", "L L H L L"])
    position = table("scoring", town(picture), deck=Pile(), supply=Pile())
    notices = [notice for notice in GAME.warnings(position) if notice.id == "box"]
    assert [(one.params["seen"], one.params["box"]) for one in notices] == [(14, 12)]
    assert GAME.scoresheet(position).standings[0].total == -10


def test_a_city_larger_than_the_square_is_scored_and_nothing_fits_any_more() -> None:
    position = table("build", town("P P P H P P P", hand="R"), town("H", hand="P"))
    assert cells_for(position, 0, "R") == set()
    assert {notice.id for notice in GAME.warnings(position)} == {"square", "limit"}
    assert GAME.scoresheet(position).standings[0].points("empty") == -18


def test_a_city_of_more_than_25_cards_has_no_empty_square_and_no_point_for_it() -> None:
    picture = "\n".join(["P P P P P P"] * 2 + ["P P H P P P"] + ["P P P P P P"] * 3)
    assert GAME.scoresheet(table("scoring", town(picture))).standings[0].points("empty") == 0


@pytest.mark.parametrize("phase", ["income", "buy"])
def test_money_at_its_bound_stays_a_position_that_can_be_read(phase: str) -> None:
    position = table(phase, town("C H", money=9_999), town("H", money=5))
    if phase == "income":
        position = played(position, (0, moves.Collect()))
    assert readable(position)


def test_a_pile_at_its_bound_stays_a_position_that_can_be_read() -> None:
    full = "\n".join(["P P P P P", "P P P P P", "P P H P P", "P P P P P", "P P P P P"])
    position = table("build", town(full, hand="R"), town("H", hand="P"), supply=Pile(R=999))
    assert readable(played(position, (0, moves.Return("R"))))
    wiped = GAME.correct(
        table("build", town("R H", hand="P"), supply=Pile(R=999)), moves.SetCell(0, "d5", None)
    )
    assert readable(wiped)


def test_a_cell_off_the_canvas_is_never_where_something_was_built() -> None:
    odd = replace(town("H", hand="RR"), built=("z9", "e4"))
    try:
        shown = at_table(table("build", odd, pair="may_touch"))
    except WireError:
        return
    for card in CARDS:
        GAME.survey(shown.position, 0, card)


@pytest.mark.parametrize(
    "position",
    [
        table("divide", Town(), Town()),
        table("build", Town(), Town()),
        table("develop", Town(), Town()),
        replace(table("buy", Town(), Town()), round=10),
    ],
    ids=lambda position: position.phase,
)
def test_an_opening_is_refused_or_somebody_is_asked_or_it_is_over(position: Position) -> None:
    try:
        shown = at_table(position)
    except WireError:
        return
    assert bool(GAME.actors(shown.position)) != GAME.scoresheet(shown.position).final
    assert GAME.agenda(shown.position).over == GAME.scoresheet(shown.position).final


@pytest.mark.parametrize("lots", [Lots(0, waiting=(3,)), Lots(3, waiting=(1,)), Lots(0, owed=(2,))])
def test_lots_of_seats_that_do_not_exist_are_refused_or_cannot_be_played(lots: Lots) -> None:
    position = replace(table("divide", Town(), Town()), lots=lots)
    try:
        shown = at_table(position)
    except WireError:
        return
    for seat in GAME.actors(shown.position):
        if seat >= 2:
            with pytest.raises(Impossible):
                shown.play(seat, GAME.moves(shown.position, seat)[0], at=2)


def test_lots_that_owe_cards_to_a_seat_that_waits_lead_where_they_always_did() -> None:
    lots = Lots(0, waiting=(1, 2), owed=(0,))
    position = replace(table("divide", Town(), Town(), Town()), lots=lots)
    after = played(position, (1, moves.Choose("other")))
    assert after.lots == Lots(1, waiting=(2,), owed=(0, 0))
    assert readable(after)
    assert played(after, (0, moves.Take(("R", "C")))).lots == Lots(1, waiting=(2,))


def test_whoever_is_owed_cards_already_is_owed_them_once_where_there_is_no_room() -> None:
    lots = Lots(0, waiting=(1,), owed=(3, 2, 1))
    position = replace(table("divide", Town(), Town(), Town(), Town()), lots=lots)
    after = played(position, (1, moves.Choose("other")))
    assert after.lots is not None
    assert sorted(after.lots.owed) == [0, 1, 2, 3]
    assert readable(after)


def test_a_hand_nobody_has_named_may_be_any_card() -> None:
    unknown = replace(town("P P H P"), hand=None)
    position = table("build", unknown, town("H", hand="P"))
    assert all(cells_for(position, 0, card) for card in "RCIP")
    after = played(position, (0, moves.Build("R", "e4")))
    assert after.towns[0].hand is None
    full = table("build", replace(town("P P H P P"), hand=None), town("H", hand="P"))
    assert broken(full, 0, moves.Return("R")) == set()
    assert broken(full, 0, moves.Return("I")) == {"must_build"}


def test_overruled_moves_pay_what_there_is_and_take_what_there_is() -> None:
    poor = at_table(table("build", town("H", money=2, hand="L"), town("H", hand="P")))
    assert poor.overrule(0, moves.Build("L", "e4"), at=1).position.towns[0].money == 0
    buyer = at_table(table("buy", town("H", money=2), town("H", money=9)))
    after = buyer.overrule(0, moves.Buy("e4"), at=1).position
    assert (after.towns[0].money, after.towns[0].bought) == (0, 1)
    grown = at_table(table("develop", town("H R L"), town("H R L")))
    assert grown.overrule(0, moves.Develop("I", "d5"), at=1).position.towns[0].city == drawn("I H R L")[0]


def test_a_first_round_leisure_can_be_overruled() -> None:
    taken = at_table(begun("Ann")).overrule(0, moves.Take(("L", "R")), at=1)
    assert taken.position.towns[0].hand == ("L", "R")


def test_a_card_on_the_city_hall_can_never_be_allowed() -> None:
    verdict = GAME.verdict(table("build", town("H", hand="R")), 0, moves.Build("R", "e5"))
    assert not verdict.possible
