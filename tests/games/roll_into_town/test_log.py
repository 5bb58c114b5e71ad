"""Every move is told in the log in every language: what was paid, exchanged, gathered and drawn."""

from functools import partial
from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.engine.words import Who
from companion.games import GAMES
from companion.games.roll_into_town.moves import Build, Done, Draw, Fell, Grow, Move, Roll, Rub
from companion.games.roll_into_town.position import Forest, Position
from companion.games.roll_into_town.printed import Goods
from tests.games import telling
from tests.games.roll_into_town.counted import NAMES, playing
from tests.games.roll_into_town.openings import opened

GAME = GAMES["roll_into_town"]
told = partial(telling.told, GAME, NAMES)


def building(drawn: str = "", **sheet: Any) -> Position:
    return playing(drawn, step="construct", **sheet)


FARMS = "Rns F F\nRns w .\n"
"""Two farms and a watermill: four food a round."""

DRAWN = [
    (playing(), Draw(1, "farm", "a1"), "Ann drew a farm on a1 with a 1."),
    (
        playing(),
        Draw(4, "river", "a1", "ne"),
        "Ann drew a river (open to north and east) on a1 with a 4.",
    ),
    (
        playing(),
        Draw(6, "coast", "c3", "nes"),
        "Ann drew a coast (water to north, east and south) on c3 with a 6.",
    ),
    (
        playing(),
        Draw(4, "coast", "c3", "n", 1),
        "Ann drew a coast (water to north) on c3 with a 4 that the Town Hall made one higher.",
    ),
    (
        playing(),
        Draw(4, "tree", "c3", "", -1),
        "Ann drew a tree on c3 with a 4 that the Town Hall made one lower.",
    ),
    (
        playing("f", number=10, used=(1,)),
        Draw(3, "tree", "c3"),
        "Ann drew a tree on c3 with a 3, an extra die from the Fountain.",
    ),
    (
        playing(". . . Cs\n. . . ."),
        Draw(5, "coast", "c2", "e"),
        "Ann drew a coast (water to east) on c2 with a 5. d2 became ocean.",
    ),
    (
        playing(". . . Cs Cs\n. . . . ."),
        Draw(5, "coast", "c2", "e"),
        "Ann drew a coast (water to east) on c2 with a 5. d2 and e2 became ocean.",
    ),
]

BUILT = [
    (building(food=3, stone=2), Build("house", "c3"), "Ann built a house on c3 for 3 food, 2 stone."),
    (building(wood=2), Build("pickaxe", "c3"), "Ann built a pickaxe on c3 for 1 wood."),
    (building(stone=1), Build("house", "c3"), "Ann built a house on c3 for 1 stone."),
    (building(), Build("house", "c3"), "Ann built a house on c3 for nothing."),
    (
        building("m", food=3, wood=4),
        Build("house", "c3", given=Goods(wood=4)),
        "Ann built a house on c3 for 3 food, 2 stone (at the Market, 4 wood became 2 stone).",
    ),
    (
        building("m", food=4, wood=2),
        Build("lighthouse", "c3", given=Goods(4, 0, 2)),
        "for 3 stone (at the Market, 4 food, 2 wood became 3 stone).",
    ),
    (
        building(wood=7),
        Build("cathedral", "c3", mirrored=True),
        "Ann built a Cathedral, flipped, on c3 for 7 wood.",
    ),
]

OTHERS = [
    (replace(playing(step="done"), dice=()), Roll((6, 5, 1, 1, 3)), "The dice show 1, 1, 3, 5 and 6."),
    (
        playing("T T\nT l", step="gather", wood=2),
        Fell("b2"),
        "Ann’s lumberjack on b2 felled 3 trees for 3 wood.",
    ),
    (playing("T l", step="gather"), Fell("b1"), "Ann’s lumberjack on b1 felled 1 tree for 1 wood."),
    (
        playing("T T\nT l", step="gather", wood=8),
        Fell("b2"),
        "Ann’s lumberjack on b2 felled 3 trees for 1 wood. 2 more could not be stored.",
    ),
    (
        playing("T T", step="upkeep", forests=(Forest(("a1", "b1"), 1),)),
        Grow("a1", "c1"),
        "Ann’s forest at a1 grew a tree on c1.",
    ),
    (playing(used=(1, 3, 4)), Done("discover"), "Ann finished drawing."),
    (playing(used=(1, 3)), Done("discover"), "Ann finished drawing, with 1 icon not drawn."),
    (playing(wood=1), Done("discover"), "Ann finished drawing, with 3 icons not drawn."),
    (playing(step="gather"), Done("gather"), "Ann finished gathering."),
    (playing(step="upkeep"), Done("upkeep"), "Ann finished the upkeep."),
    (
        playing("T T", step="upkeep", number=12, forests=(Forest(("a1", "b1"), 1),)),
        Done("upkeep"),
        "Ann finished the upkeep; 1 tree did not grow.",
    ),
    (playing(step="gather"), Done("upkeep"), "Ann finished a phase: Upkeep."),
    (playing(), Rub(), "Ann took the last thing back."),
]


@pytest.mark.parametrize(("position", "move", "words"), [*DRAWN, *BUILT, *OTHERS])
def test_a_move_is_told_as_somebody_at_the_table_would(position: Position, move: Move, words: str) -> None:
    assert told(position, 0, move).endswith(words)


@pytest.mark.parametrize(
    ("drawn", "had", "words"),
    [
        (FARMS, {"wood": 9}, "Ann finished building. Gathered: 4 food."),
        (FARMS, {"wood": 9, "food": 7}, "Ann finished building. Gathered: 2 food."),
        (f"{FARMS}p M M", {"wood": 9}, "Ann finished building. Gathered: 4 food, 1 stone."),
        ("p M\nCn+b", {"wood": 9}, "Ann finished building. Gathered: 1 food, 1 stone."),
        ("", {"wood": 9}, "Ann finished building. Nothing was gathered."),
    ],
)
def test_who_has_finished_building_gathers_and_it_is_told_what(
    drawn: str, had: dict[str, int], words: str
) -> None:
    assert told(building(drawn, **had), 0, Done("construct")) == words


def test_where_nothing_can_be_built_it_is_told_with_the_drawing_what_is_gathered() -> None:
    assert told(playing(FARMS, used=(1, 3, 4)), 0, Done("discover")).endswith("drawing. Gathered: 4 food.")
    assert told(playing(FARMS, used=(1, 3, 4), wood=1), 0, Done("discover")) == "Ann finished drawing."


def test_what_is_rubbed_out_is_told_with_its_squares() -> None:
    position = GAME.apply(playing(". . . Cs Cs\n. . . . ."), 0, Draw(5, "coast", "c2", "e"))
    assert told(position, 0, Rub()) == "Ann took back what was done last: c2, d2 and e2."


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("zh-Hant", "Ann 在 c3 蓋了房子，付 3 個食物、2 個石頭（市場用 4 個木材換了 2 個石頭）。"),
        ("zh-Hans", "Ann 在 c3 建了房子，付 3 个食物、2 个石头（市场用 4 个木材换了 2 个石头）。"),
    ],
)
def test_an_exchange_is_told_in_chinese(locale: str, words: str) -> None:
    position = building("m", food=3, wood=4)
    assert told(position, 0, Build("house", "c3", given=Goods(wood=4)), locale) == words


def test_every_move_of_a_game_is_told_of_the_seat_that_makes_it() -> None:
    seen = set[type]()
    for count, number in ((1, 0), (2, 1), (4, 3)):
        start = opened(GAME.start(Setup(make_seats(*NAMES[:count]))), number)
        for before, seat, move, _ in playout(GAME, start, Random(count)):
            seen.add(type(move))
            notice = GAME.describe(before, seat, move)
            assert notice.seat == seat
            assert notice.params["seat"] == Who(seat)
            told(before, seat, move)
    assert seen == set(get_args(Move))
