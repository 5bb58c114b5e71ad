"""The examples and pictures of the rulebook, worked out again by plain loops from what the rules say."""

import re

import pytest

from tests.rulebook.sweet_lands import EVERY_LOCALE, FRAME, Hex, Picture, body, picture

PICTURES = (
    "contents.map", "terrain.where", "road.where", "flip", "property.where", "rabbit.where", "pass.city",
    "score.ports",
)  # fmt: skip
KINDS = "thblck"


def built(sign: str) -> str:
    """Return the property in a hex, if there is one."""
    return next((letter for letter in sign[1:] if letter in KINDS), "")


def tiles(drawn: Picture) -> set[Hex]:
    return {at for at, sign in drawn.hexes.items() if sign[0] in "WFVSX"}


def groups(drawn: Picture, among: set[Hex]) -> list[set[Hex]]:
    """Return those that hang together, once each."""
    found: list[set[Hex]] = []
    for one in sorted(among):
        if not any(one in group for group in found):
            found.append(drawn.group(one, among))
    return found


def flips(drawn: Picture) -> set[Hex]:
    """Return the tiles on one of whose edges there is a road."""
    return tiles(drawn) & {one for road in drawn.roads for one in road}


@pytest.mark.parametrize("section", PICTURES)
def test_rows_of_hexes_are_shifted_against_each_other_and_have_no_gaps(section: str) -> None:
    drawn = picture(section)
    for row in range(len(drawn.rows)):
        columns = sorted(x for x, y in drawn.hexes if y == row)
        assert columns == list(range(columns[0], columns[-1] + 1, 2))
    assert len({(x + y) % 2 for x, y in drawn.hexes}) == 1


@pytest.mark.parametrize("section", PICTURES)
def test_every_sign_in_a_picture_is_explained(section: str) -> None:
    letters = set("".join(re.findall(r"`([^`]+)`", body("en", "contents.map"))))
    assert {
        letter for sign in picture(section).hexes.values() for letter in sign if letter.isalpha()
    } <= letters


@pytest.mark.parametrize("section", PICTURES)
def test_a_tile_with_a_road_is_drawn_flipped_and_every_road_lies_between_two_hexes(section: str) -> None:
    drawn = picture(section)
    assert {one for road in drawn.roads for one in road} <= set(drawn.hexes)
    unflipped = {at for at in flips(drawn) if "!" not in drawn.hexes[at]}
    assert unflipped == ({drawn.at("F")} if section == "flip" else set())


def test_hexes_1_and_2_are_open_for_a_tile_and_3_is_not() -> None:
    drawn = picture("terrain.where")
    joined = drawn.group(drawn.at("C"), tiles(drawn) | {drawn.at("C")})
    assert joined == {drawn.at("C"), drawn.at("F")}
    assert [bool(drawn.beside(drawn.at(sign)) & joined) for sign in "123"] == [True, True, False]
    touched = [drawn.beside(drawn.at(sign)) & joined for sign in "12"]
    assert touched == [joined, {drawn.at("F")}]


def test_four_roads_hang_together_three_of_them_on_edges_of_the_capital() -> None:
    drawn = picture("road.where")
    capital = drawn.at("C")
    ends = [drawn.corners(one) & drawn.corners(other) for one, other in drawn.roads]
    assert [len(both) for both in ends] == [2, 2, 2, 2]
    (fourth,) = (both for both, road in zip(ends, drawn.roads, strict=True) if capital not in road)
    assert sum(bool(fourth & both) for both in ends if both != fourth) == 2


def test_the_tile_flips_and_one_laid_beside_the_other_road_flips_at_once() -> None:
    drawn = picture("flip")
    assert flips(drawn) == {drawn.at("F")}
    x, y = drawn.at("C")
    assert drawn.hexes[x + 2, y] == "w"
    assert ((x, y), (x + 2, y)) in drawn.roads


def test_a_property_may_stand_on_the_empty_capital_and_the_empty_flipped_tile() -> None:
    drawn = picture("property.where").hexes
    assert [sign for sign in drawn.values() if sign == "C" or ("!" in sign and not built(sign))] == [
        "F!",
        "C",
    ]


def test_a_rabbit_may_live_where_a_property_stands_without_one() -> None:
    drawn = picture("rabbit.where").hexes
    assert [sign for sign in drawn.values() if built(sign) and sign[-1] != "r"] == ["F!h", "Cc"]


def test_five_properties_of_three_types_are_one_city_and_two_of_two_are_none() -> None:
    drawn = picture("pass.city")
    properties = {at for at, sign in drawn.hexes.items() if built(sign)}
    counted = [(len(one), len({built(drawn.hexes[at]) for at in one})) for one in groups(drawn, properties)]
    assert sorted(counted) == [(2, 2), (5, 3)]
    assert sum(types >= 3 for _, types in counted) == FRAME.summed["pass.city"][0]


def test_the_port_with_a_tile_joined_to_the_capital_counts_alone() -> None:
    drawn = picture("score.ports")
    joined = drawn.group(drawn.at("C"), tiles(drawn) | {drawn.at("C")})
    ports = {at for at, sign in drawn.hexes.items() if sign.endswith("@")}
    assert len(ports) == 2
    assert len(ports & joined) == FRAME.summed["score.ports"][0]


def final(held: dict[str, int], dummy: int) -> dict[str, int]:
    """Points for one final tile: 15 for the first, 7 for the second, none for a second after two firsts."""
    everyone = [*held.values(), dummy]
    above = {name: sum(other > mine for other in everyone) for name, mine in held.items()}
    return {name: {0: 15, 1: 7}.get(count, 0) for name, count in above.items()}


@EVERY_LOCALE
def test_the_table_of_a_final_tile_and_its_other_cases_are_right(locale: str) -> None:
    ann, dummy, ben = figures_of(locale)
    assert final({"ann": ann[0], "ben": ben[0]}, dummy[0]) == {"ann": ann[1], "ben": ben[1]}
    assert final({"ann": 6, "ben": 5}, 5) == {"ann": 15, "ben": 7}
    assert final({"ann": 5, "ben": 4}, 5) == {"ann": 15, "ben": 0}


def figures_of(locale: str) -> list[list[int]]:
    """Return the numbers of each row of the table of a final tile."""
    lines = [line for line in body(locale, "score.final").splitlines() if line.startswith("| ")]
    return [[int(found) for found in re.findall(r"\d+", line)] for line in lines[1:]]


def test_a_reward_inside_a_reward_waits_until_the_first_is_through() -> None:
    lines = [line for line in body("en", "card.rewards").splitlines() if line.startswith("| ")][1:]
    cells = [[cell.split(": ")[-1].strip() for cell in line.strip("|").split("|")] for line in lines]
    columns = {
        str(number): [cell for cell in column if cell != "–"]
        for number, column in enumerate(zip(*cells, strict=True), 1)
    }
    done, waiting = [], ["1"]
    while waiting:
        for ability in columns[waiting.pop(0)]:
            if ability.startswith("reward "):
                waiting.append(ability.removeprefix("reward "))
            else:
                done.append(ability)
    told = FRAME.example("en", "card.rewards")
    assert done == ["gold", "wood", "wheat", "iron"]
    assert [told.index(one) for one in done] == sorted(told.index(one) for one in done)
