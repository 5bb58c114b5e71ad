"""What a placement would do is said before it is made, and it is what it then does."""

from random import Random

import pytest
from msgspec.structs import replace

from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Buy, Collect, Develop, Stop
from companion.games.card_city.position import Position
from tests.effort import times
from tests.games.card_city import oracle
from tests.games.card_city.cities import random_position
from tests.games.card_city.diagram import marked, table, town
from tests.games.card_city.parts import town_of

Placing = Build | Develop | Buy


def previewed(position: Position, move: Placing) -> dict[str, dict[str, object]]:
    return {notice.id: dict(notice.params) for notice in GAME.preview(position, 0, move)}


def expected(position: Position, move: Placing) -> dict[str, dict[str, object]]:
    """Return the same, told by the oracle."""
    before = town_of(position, 0)
    card = "I" if isinstance(move, Buy) else move.card
    price = 5 if isinstance(move, Build) and card == "L" else 0
    paid = min(before.money, oracle.price(before) if isinstance(move, Buy) else price)
    at = oracle.cell_named(move.at)
    after = oracle.Town({**before.city, at: card}, before.money - paid, readings=before.readings)
    changes = {
        "points": sum(oracle.score(after).values()) - sum(oracle.score(before).values()),
        "income": oracle.income(after.city) - oracle.income(before.city),
        "money": -paid,
    }
    found: dict[str, dict[str, object]] = {name: {"delta": by} for name, by in changes.items() if by}
    room = 5 * (1 + oracle.count(after.city, "I")) - oracle.counted(after.city, after.readings)
    found["limit"] = {"left": max(0, room)}
    if card in ("R", "C"):
        joined = [one for one in oracle.districts(before.city, card) if at in oracle.surroundings(one)]
        size = 1 + sum(len(one) for one in joined)
        if not joined:
            found["new_district"] = {}
        elif len(joined) == 1:
            found["district"] = {"from": size - 1, "to": size}
        else:
            found["merge"] = {"size": size}
    return found


@pytest.mark.parametrize("phase", ["build", "develop", "buy"])
def test_a_preview_tells_what_the_oracle_adds_up(phase: str) -> None:
    for number in range(times(80, 20)):
        rng = Random(f"preview/{phase}/{number}")
        position = random_position(rng, phase)
        moves = [one for one in GAME.candidates(position, 0) if isinstance(one, Placing)]
        possible = [one for one in moves if GAME.verdict(position, 0, one).possible]
        for move in rng.sample(possible, min(15, len(possible))):
            found = previewed(position, move)
            for params in found.values():
                params.pop("card", None)
            assert found == expected(position, move), (position, move)


def test_a_commerce_beside_another_shows_the_district_the_income_and_the_squares_filled() -> None:
    picture = """
        R C R
        . 1 .
        . P H
    """
    found = previewed(table("develop", town(picture)), Develop("C", marked(picture)["1"]))
    assert (found["district"]["from"], found["district"]["to"]) == (1, 2)
    assert found["income"]["delta"] == 2
    assert found["points"]["delta"] == 1


def test_a_leisure_shows_its_price_and_the_point_it_costs_and_gains() -> None:
    found = previewed(table("build", town("H", money=5, hand="L")), Build("L", "e4"))
    assert found["money"]["delta"] == -5
    assert "points" not in found


def test_what_lays_no_card_has_no_preview() -> None:
    assert GAME.preview(table("income", town("H")), 0, Collect()) == ()
    assert GAME.preview(table("develop", town("H R L")), 0, Stop()) == ()
    assert GAME.preview(table("build", town("H", hand="R")), 0, Build("R", "z9")) == ()


def test_a_preview_before_the_income_is_collected_shows_what_the_purchase_costs() -> None:
    position = table("income", town("H", money=9), town("H"))
    collected = replace(GAME.apply(position, 0, Collect()), phase="buy")
    assert previewed(position, Buy("e4"))["money"] == previewed(collected, Buy("e4"))["money"]
