"""Every rule stands against a move that is made up for it; where one does not, the red test bears its id."""

import pytest

from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.position import Disc, Position, Skill, Spot
from companion.locale import Texts
from tests.conformance.parts import Refused
from tests.games.sweet_lands.full_box import full_box
from tests.games.sweet_lands.refused import FULL, HOUSE, owed, refused
from tests.games.sweet_lands.tables import acting, begun, changed, printed, spotted

TILED = spotted(FULL, 0, Spot("1,0"))
LONE = acting(begun(1, full_box()), milestones=(1, 2, 3, 4, 5))

COMMON: list[tuple[str, Position, moves.Move]] = [
    ("acted", FULL.with_player(0, acted=True), moves.Area("A", 1)),
    ("built", owed(HOUSE, "property"), moves.Property("tent", "0,0")),
    ("collected", FULL.with_table(phase="income"), moves.Collect()),
    ("covered", owed(TILED, "terrain"), moves.Terrain("1,0")),
    ("down", FULL.with_player(0, skills=(Skill(2, down=True),)), moves.Flip(2)),
    (
        "enough_tiles",
        begun(2, full_box()).with_table(milestones=(1, 2, 3, 4, 5)),
        moves.Reveal("milestone", 6),
    ),
    ("hidden", FULL, moves.Area("X4", 1)),
    ("leftmost", FULL, moves.Area("A", 2)),
    ("no_disc", FULL.with_player(0, discs=0), moves.Area("A", 1, disc=True)),
    ("no_flip", printed(FULL.with_player(0, skills=(Skill(2),)), "skill-2", "none;none;none"), moves.Flip(2)),
    ("no_milestone", LONE, moves.Free(4, tile=9)),
    ("no_skill", FULL, moves.Flip(2)),
    ("no_tile", owed(FULL, "property"), moves.Property("tent", "2,0")),
    ("not_acted", FULL, moves.Done()),
    ("not_owed", FULL, moves.Terrain("1,0")),
    ("nothing_asked", FULL, moves.ByHand()),
    ("nowhere_to_build", HOUSE, moves.Area("E", 1)),
    ("phase", begun(2, full_box()), moves.Pass()),
    ("revealed", begun(2, full_box()).with_table(milestones=(1,)), moves.Reveal("milestone", 1)),
    ("road_there", owed(FULL.with_player(0, roads=("0,0|1,0",)), "road"), moves.Road("0,0|1,0")),
    (
        "short",
        FULL.with_player(0, iron=0),
        moves.Free(6, give=moves.Basics(iron=3), get=moves.Basics(wood=1)),
    ),
    ("taken", FULL.with_table(discs=(Disc("A", 1, 1),)), moves.Area("A", 1)),
    ("tower_stands", changed(FULL, 0, "0,0", property="tower"), moves.Free(8, at="1,0")),
    ("turn", FULL.with_table(turn=1), moves.Area("A", 1)),
    ("unmet", FULL, moves.Free(8, at="0,0")),
]
"""Moves that random plays come to as well, by the rule that stands against each, made by the first seat."""

CASES = (*refused(), *(Refused(rule, position, 0, move) for rule, position, move in COMMON))


@pytest.mark.parametrize("case", CASES, ids=[case.rule for case in CASES])
def test_the_rule_stands_against_the_move(case: Refused) -> None:
    broken = {one.rule for one in GAME.verdict(case.position, case.seat, case.move).violations}
    assert case.rule in broken, f"{case.rule} does not stand against {case.move}; it breaks {sorted(broken)}"


def test_every_rule_that_has_a_sentence_stands_against_one_of_them() -> None:
    said = "sweet_lands-violation-"
    rules = {message.removeprefix(said) for message in Texts.load("en").ids_beginning_with(said)}
    assert rules == {case.rule for case in CASES}
