"""Moves are typed as people say them, and what they leave to the table is found there."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.engine.notation import Unreadable
from companion.games.roll_into_town.marks import BUILDINGS, ICONS
from companion.games.roll_into_town.moves import Build, Done, Draw, Fell, Grow, Move, Roll, Rub
from companion.games.roll_into_town.position import Forest, Position
from companion.games.roll_into_town.printed import Goods
from companion.games.roll_into_town.typed.spelling import UNSAID
from tests.games.roll_into_town.counted import playing
from tests.games.roll_into_town.typed_sheets import GAME, NOTATION, shown, wire
from tests.games.telling import TEXTS

# Moves


@pytest.mark.parametrize(
    ("raw", "move"),
    [
        ({"move": "draw", "die": 4, "icon": "river", "at": "a3", "sides": "sn"},
         Draw(4, "river", "a3", "ns")),
        ({"move": "draw", "die": 4, "icon": "River", "at": "A3", "sides": "E,N"},
         Draw(4, "river", "a3", "ne")),
        ({"move": "draw", "die": 4, "icon": "Rsn", "at": "a3"}, Draw(4, "river", "a3", "ns")),
        ({"move": "draw", "die": 5, "icon": "Csen", "cell": "a3"}, Draw(5, "coast", "a3", "nes")),
        (
            {"move": "draw", "die": 5, "icon": "coast", "at": "a3", "sides": ["south", "North"]},
            Draw(5, "coast", "a3", "ns"),
        ),
        ({"move": "draw", "die": 3, "icon": "T", "square": "c3"}, Draw(3, "tree", "c3")),
        ({"move": "draw", "face": 3, "icon": "trees", "on": "c3"}, Draw(3, "tree", "c3")),
        ({"move": "draw", "die": 4, "shift": "+1", "icon": "coast", "at": "c3", "sides": "n"},
         Draw(4, "coast", "c3", "n", 1)),
        ({"move": "draw", "die": 4, "shift": -1, "icon": "tree", "at": "c3"}, Draw(4, "tree", "c3", "", -1)),
        ({"move": "build", "building": "Harbour", "at": "C3"}, Build("harbor", "c3")),
        ({"move": "build", "building": "water mill", "at": "c3"}, Build("watermill", "c3")),
        ({"move": "build", "building": "inn", "at": "c3"}, Build("tavern", "c3")),
        ({"move": "build", "what": "cathedral", "at": "c3", "flipped": True}, Build("cathedral", "c3", True)),
        ({"move": "build", "building": "cathedral-mirrored", "at": "c3"}, Build("cathedral", "c3", True)),
        (
            {"move": "build", "building": "house", "at": "c3", "given": "2 wood, 4 food"},
            Build("house", "c3", given=Goods(4, 0, 2)),
        ),
        (
            {"move": "build", "building": "house", "at": "c3", "given": {"wood": 2}},
            Build("house", "c3", given=Goods(wood=2)),
        ),
        ({"move": "roll", "dice": [5, 1, 2]}, Roll((5, 1, 2))),
        ({"move": "roll", "dice": "5 1 2"}, Roll((5, 1, 2))),
        ({"move": "roll", "dice": 512}, Roll((5, 1, 2))),
        ({"move": "fell", "at": "B2"}, Fell("b2")),
        ({"move": "fell", "lumberjack": "b2"}, Fell("b2")),
        ({"move": "grow", "forest": "A1", "at": "B2"}, Grow("a1", "b2")),
        ({"move": "done", "step": "Gather"}, Done("gather")),
        ({"move": "done", "phase": "gather"}, Done("gather")),
        ({"move": "rub"}, Rub()),
    ],
)  # fmt: skip
def test_moves_are_typed_as_people_say_them(raw: dict[str, Any], move: Move) -> None:
    assert wire(**raw) == move


@pytest.mark.parametrize(
    ("raw", "what", "field"),
    [
        ({"move": "draw", "icon": "lake", "at": "a3"}, "icon", "icon"),
        ({"move": "draw", "icon": "h", "at": "a3"}, "icon", "icon"),
        ({"move": "draw", "icon": "river", "at": "a3", "sides": "nx"}, "sides", "sides"),
        ({"move": "draw", "icon": "river", "at": "a3", "sides": "nn"}, "sides", "sides"),
        ({"move": "draw", "die": 6, "shift": 1, "icon": "farm", "at": "a3"}, "no_die", "shift"),
        ({"move": "build", "building": "castle", "at": "a3"}, "building", "building"),
        ({"move": "build", "building": "house", "at": "a3", "given": "2 gold"}, "given", "given"),
        ({"move": "build", "building": "house", "at": "a3", "given": "wood"}, "given", "given"),
        ({"move": "build", "building": "house", "at": "a3", "given": "1 wood, 1 wood"}, "given", "given"),
    ],
)
def test_a_move_that_says_what_cannot_be_is_refused(raw: dict[str, Any], what: str, field: str) -> None:
    with pytest.raises(Unreadable) as caught:
        wire(**raw)
    assert (caught.value.id, caught.value.field) == (what, field)
    for texts in TEXTS.values():
        assert texts.has(f"roll_into_town-notation-{what}")
        assert "{" not in texts.say(f"roll_into_town-notation-{what}", **caught.value.params)


def meant(position: Position, **raw: Any) -> Move:
    return NOTATION.complete_move(position, 0, wire(**raw))


def test_a_die_nobody_has_said_is_the_cheapest_that_draws_the_icon() -> None:
    farm = {"move": "draw", "icon": "farm", "at": "a1"}
    assert meant(playing(), **farm) == Draw(1, "farm", "a1")
    assert meant(playing(used=(1,)), **farm) == Draw(6, "farm", "a1")
    mountain = {"move": "draw", "icon": "mountain", "at": "a1"}
    assert meant(playing(used=(6,)), **mountain) == Draw(1, "mountain", "a1", "", 1)
    assert meant(playing(), **{**farm, "die": 3}) == Draw(3, "farm", "a1"), "what is said holds"


def test_an_exchange_nobody_has_said_is_the_best_and_none_where_none_helps() -> None:
    house = {"move": "build", "building": "house", "at": "c3"}
    position = playing("m", step="construct", food=3, wood=9)
    assert meant(position, **house) == Build("house", "c3", given=Goods(wood=4))
    assert meant(playing("", step="construct", food=3, wood=9), **house) == Build("house", "c3")
    assert meant(playing("m", step="construct", food=3, stone=2), **house) == Build("house", "c3")
    said = {**house, "given": "2 food"}
    assert meant(position, **said) == Build("house", "c3", given=Goods(food=2))


def test_a_new_tree_belongs_to_the_forest_beside_it_or_to_the_one_of_a_named_tree() -> None:
    two = (Forest(("a1", "b1"), 1), Forest(("d1", "e1"), 1))
    position = playing("T T . T T", step="upkeep", forests=two)
    assert meant(position, move="grow", at="e2") == Grow("d1", "e2")
    assert meant(position, move="grow", at="c1") == Grow("a1", "c1")
    assert meant(position, move="grow", at="c1", forest="e1") == Grow("d1", "c1")
    done = (replace(two[0], grown=("a2",)), two[1])
    assert meant(playing("T T . T T\nT", step="upkeep", forests=done), move="grow", at="c1") == Grow(
        "d1", "c1"
    )
    assert meant(position, move="grow", at="c1", forest="g7") == Grow("g7", "c1")


def test_who_is_done_is_done_with_the_step_it_is_at() -> None:
    assert meant(playing(step="gather"), move="done") == Done("gather")
    assert meant(playing(step="gather"), move="done", step="upkeep") == Done("upkeep")


@pytest.mark.parametrize("piece", GAME.pieces)
def test_a_survey_is_made_in_the_step_of_its_piece_with_a_die_for_it(piece: str) -> None:
    hinted: Sequence[Any] = NOTATION.hinted_moves(piece)
    position = shown(purpose="survey", moves=hinted)
    name = piece.partition("-")[0]
    assert position.players[0].step == ("construct" if name in BUILDINGS else "discover")
    if name not in BUILDINGS:
        drawing = wire(move="draw", die=1 + ICONS.index(hinted[0].icon), icon=name, at="a1")
        assert NOTATION.complete_move(position, 0, wire(move="draw", icon=name, at="a1")) == drawing


@pytest.mark.parametrize(
    "move",
    [
        Draw(*UNSAID[:1], "farm", "a1", "", 1),
        Draw(4, "river", "a1", "ns", -1),
        Build("house", "c3", given=Goods(2, 0, 4)),
        Build("house", "c3", True),
        Build("cathedral", "c3", True),
        Grow("a1", "a1"),
        Done("done"),
        Done("upkeep"),
        Rub(),
    ],
)
def test_a_move_is_typed_and_understood_again(move: Move) -> None:
    raw = NOTATION.format_move(msgspec.to_builtins(move), ())
    assert wire(**raw) == move
