"""What the referee says of every place at once, what it would mend, and what a move would do."""

import pytest
from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.wire import decode, encode
from companion.games.small_city import turn
from companion.games.small_city.building.halos import influence_on, reach_of
from companion.games.small_city.building.preview import preview
from companion.games.small_city.building.repairs import repairs
from companion.games.small_city.building.survey import survey
from companion.games.small_city.moves import Build, Demolish, Grow, Move, Staff, Upgrade
from companion.games.small_city.position import Position
from tests.games.small_city.by_hand import BUILDING as TABLES
from tests.games.small_city.playing_build import build, up
from tests.games.small_city.refused import rich
from tests.games.small_city.towns import table, town


def test_every_way_to_lay_a_tile_on_the_board_is_a_target_once() -> None:
    found = survey(TABLES["rich"], 0, "PO").targets
    assert len(found) == 5 * 5 + 6 * 4
    assert "a1+b1" in found
    assert len(survey(TABLES["rich"], 0, "F2").targets) == 2 * len(found)


def test_there_is_no_survey_of_a_tile_that_does_not_exist() -> None:
    with pytest.raises(KeyError):
        survey(TABLES["rich"], 0, "X9")


def test_equal_places_share_their_reasons() -> None:
    found = survey(TABLES["rich"], 0, "F2").targets
    assert found["c1+d1"] is found["d1+c1"]


# Repairs ----------------------------------------------------------------------------------------------------


def said(position: Position, move: Move) -> dict[str, Repair]:
    """Return the repairs of a move by id, the first of each."""
    found: dict[str, Repair] = {}
    for repair in repairs(position, 0, move):
        found.setdefault(repair.id, repair)
    return found


def test_one_square_to_the_left_it_may_lie() -> None:
    position = table(town("CHa CHa . .\nCHa CHa . SCa\n. . . .", money=1))
    nudge = said(position, build("P1", "d2"))["nudge"]
    assert nudge.cells in {("c2",), ("d1",), ("d3",)}
    assert nudge.labels == nudge.cells


def test_where_nothing_is_free_beside_it_the_nearest_place_is_told() -> None:
    position = table(town("CHa CHa SCa . .\nCHa CHa LIa LIa .", money=1))
    assert said(position, build("P1", "a1"))["place"].cells == ("d1",)


def test_held_another_way_it_fits_on_the_spot() -> None:
    position = table(town("CHa CHa . SCa\nCHa CHa . .", money=9))
    assert said(position, build("P2", "c1", "d1"))["turn"].cells == ("c1", "c2")


def test_the_level_that_may_lie_here_is_told() -> None:
    position = table(town("CHa CHa .\nCHa CHa .\nSCa . .\n. . .", money=9))
    level = said(position, build("R3", "b3", "c3", "b4"))["level"]
    assert str(level.params["tile"]) == "Word(id='tile-R2')"


def test_another_square_for_the_warehouse_is_told() -> None:
    position = table(town("CHa CHa .\nCHa CHa .\nSCa . .", money=9))
    assert said(position, build("F1", "c3", warehouse=("a3",)))["warehouse"].cells == ("c2",)


def test_another_payment_is_told() -> None:
    position = table(town("CHa:w CHa:g .\nCHa CHa .\n. . .", action="B"))
    paid = said(position, build("MU", "a3", "b3", "c3"))["payment"]
    assert paid.params["count"] == 2


# Halos ------------------------------------------------------------------------------------------------------


def test_what_influences_a_square_is_told_by_kind() -> None:
    found = influence_on(TABLES["rich"], 0, "c2")
    assert {tile.kind for tile in found.tiles} == {"R1", "LI", "C1"}
    assert set(found.groups) == {"homes", "culture", "shops"}
    assert found.forbids == ("industry",)
    assert dict(found.levels) == {"R": 1, "C": 1, "F": 0}


def test_of_a_tile_it_is_told_what_influences_any_of_its_squares_but_not_itself() -> None:
    position = table(town("SCa R2a R2a LIa\n.   .   .   LIa"))
    assert [tile.kind for tile in influence_on(position, 0, "b1").tiles] == ["SC", "LI"]
    assert [tile.kind for tile in influence_on(position, 0, "b2").tiles] == ["SC", "R2"]


def test_where_industry_reaches_residences_are_forbidden() -> None:
    assert influence_on(TABLES["rich"], 0, "e2").forbids == ("homes",)


def test_staffed_police_keep_tourists_off() -> None:
    position = TABLES["rich"]
    people = position.towns[0].people
    inside = position.with_town(0, people=(*people, replace(people[0], at="c5")))
    assert "tourists" in influence_on(inside, 0, "c4").forbids
    assert "tourists" not in influence_on(position, 0, "c4").forbids


def test_a_square_off_the_board_has_no_influence() -> None:
    with pytest.raises(KeyError):
        influence_on(TABLES["rich"], 0, "z1")


def test_what_a_tile_would_influence_is_told() -> None:
    found = reach_of(TABLES["rich"], 0, "SC", ("c1",))
    assert found is not None
    assert set(found.halo) == {"b1", "b2", "c2", "d1", "d2"}
    assert {tile.kind for tile in found.tiles} == {"R1", "LI"}
    (helped,) = found.helped
    assert (helped.kind, helped.needed, helped.before, helped.after) == ("R2", 2, 2, 3)


def test_a_residence_beside_a_factory_would_be_hurt_by_it() -> None:
    found = reach_of(TABLES["rich"], 0, "R1", ("e2",))
    assert found is not None
    assert {tile.kind for tile in found.tiles} >= {"F1", "RF", "WA"}
    assert found.barred == "industry"


def test_squares_that_are_no_such_tile_influence_nothing() -> None:
    assert reach_of(TABLES["rich"], 0, "PO", ("a1", "c1")) is None


# Previews ---------------------------------------------------------------------------------------------------


def told(position: Position, move: Move) -> dict[str, dict[str, object]]:
    """Return what a preview says, by id."""
    return {notice.id: dict(notice.params) for notice in preview(position, 0, move)}


def test_a_preview_tells_the_price_and_what_is_left() -> None:
    assert told(TABLES["rich"], build("P2", "c1", "d1"))["price"] == {"price": 2, "left": 7}


def test_a_preview_tells_what_is_taken_out_of_store() -> None:
    assert len(told(TABLES["rich"], build("SC", "c1"))["price_goods"]["goods"]) == 1  # type: ignore[arg-type]


def test_a_preview_tells_what_can_be_upgraded_then() -> None:
    position = table(town("CHa:w CHa . .\nCHa CHa . .\n. . R1a .\n. . . ."))
    readies = told(position, build("SC", "d4"))["readies"]
    assert readies["cells"] == ("c3",)


def test_a_preview_of_an_upgrade_tells_the_votes_it_brings_and_what_it_opens() -> None:
    position = table(town("SCa . . LIa LIa\n. R1a . . .\nCHa CHa . . .\nCHa CHa . . ."))
    found = told(position, Upgrade("b2", "R2", ("b2", "c2")))
    assert found["votes"] == {"count": 2}
    assert found["opens"]["count"] == 1


def test_a_preview_of_demolishing_tells_pollution_and_the_end() -> None:
    position = TABLES["rich"].with_town(0, pollution=99)
    found = told(position, Demolish(("b1",)))
    assert found["pollutes"] == {"count": 1, "pollution": 100}
    assert {"loses", "sends_home"} <= set(found)


def test_a_preview_of_growing_counts_the_squares_it_opens() -> None:
    assert told(TABLES["rich"], Grow())["grows"] == {"count": 1}


def test_a_preview_of_police_moving_in_counts_the_tourists_sent_home() -> None:
    found = told(TABLES["rich"], Staff("b1", "c5"))
    assert found["sends_tourists"] == {"count": 1}
    assert found["guards"]["count"] == 8


def test_what_cannot_be_shown_has_no_preview() -> None:
    assert list(preview(TABLES["rich"], 0, build("P2", "c1", "f5"))) == []
    assert list(preview(TABLES["rich"], 0, Demolish(("c1",)))) == []


@pytest.mark.parametrize(
    "move",
    [
        Demolish(("b1",)),
        up("b1", "R2", "b1", "c1"),
        Staff("b1", "c5"),
        build("F1", "f3", warehouse=("f4",)),
        Build("P2", ("c1", "d1")),
    ],
)
def test_a_move_does_the_same_at_a_table_that_was_read_from_a_file(move: Move) -> None:
    position = rich(size=0)
    read = decode(encode(position), Position)
    assert turn.verdict(read, 0, move) == turn.verdict(position, 0, move)
    after = turn.after(position, 0, move)
    assert after != position
    assert turn.after(read, 0, move) == after
