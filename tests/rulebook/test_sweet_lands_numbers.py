"""Each number of the rulebook against tables of its own, written down from the rules as they came."""

import re

from companion.games.sweet_lands.free_actions import FREE_ACTIONS
from tests.rulebook.sweet_lands import BOOKS, EVERY_LOCALE, body

BOLD = {
    "contents": [5],
    "setup": [1, 4],
    "setup.table": [2, 5],
    "round": [5],
    "round.start": [1, 2, 3],
    "round.cleanup": [1],
    "income.draw": [1, 1, 5, 6],
    "turn.hand": [0, 1, 4, 5],
    "area.copy": [4],
    "area.gold": [6, 8],
    "area.disc": [0],
    "rabbit.none": [6],
    "industry.locomotive": [1],
    "industry.end": [1],
    "food.discount": [7, 11],
    "food.end": [2],
    "prosperity.last": [1],
    "card.automation": [1],
    "skill.advanced": [1, 1],
    "milestone": [2, 10],
    "pass.city": [1],
    "end": [5],
    "score.victory": [1],
    "score.prosperity": [2],
    "score.city": [2, 3],
    "score.sets": [1, 1, 2, 4, 5, 5, 5],
    "score.gold": [5, 5],
    "score.diamonds": [1, 6],
    "score.ports": [4, 7],
    "score.milestones": [8, 10],
    "score.final": [7, 9, 15],
    "score.targets": [270, 320],
    "solo": [22],
}
"""The numbers in bold; those of scoring begin with the number of the step."""

AREAS = {
    "area.basic": {"A": [6, 3], "B": [4, 2], "C": [4, 1], "D": [6, 3], "E": [2], "F": [3, 2]},
    "area.special": {"G": [2, 2], "H": [1], "I": [1], "J": [2], "K": [6, 8]},
    "area.advanced": {"M": [8, 8, 3, 3], "N": [7, 3], "O": [9, 2], "P": [1, 3], "Q": [5, 3]},
}
"""What each area asks for, then what it lets one do."""

FREE = {1: [1, 3, 1, 1], 2: [15, 1], 3: [4, 1], 4: [1], 5: [1, 1], 6: [3, 1], 7: [1, 1, 2], 8: []}
"""What each free action takes, then what it gives."""

SCORED = {1: [], 2: [], 3: [1, 2], 4: [1, 1, 2], 5: [1, 5], 6: [1], 7: [], 8: [10], 9: [7, 15]}
"""What each step of scoring counts, the smaller numbers first."""

STEPS = {
    "setup.table": 12,
    "setup.seats": 11,
    "round": 4,
    "income.order": 4,
    "turn": 4,
    "card.instant": 3,
    "pass.steps": 7,
}
"""How many numbered points a section has."""


def figures(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def plain(text: str) -> str:
    """Without the targets of links."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)


def in_bold(text: str) -> list[int]:
    """Return the numbers in bold, the smaller ones first, without the results of sums."""
    rest = re.sub(r"= \*\*\d+\*\*", "", plain(text))
    return sorted(figures(" ".join(re.findall(r"\*\*(.+?)\*\*", rest))))


def by_head(locale: str, section: str) -> dict[str, list[int]]:
    """Return the numbers of each row of a section's table, under what stands in its first cell."""
    lines = [
        line.strip("|").split("|") for line in plain(body(locale, section)).splitlines() if line[:1] == "|"
    ]
    return {head.strip(): figures("|".join(cells)) for head, *cells in lines[2:]}


@EVERY_LOCALE
def test_every_number_in_bold_is_the_one_of_the_rules(locale: str) -> None:
    bold = {
        section.id: in_bold(section.body) for section in BOOKS[locale].sections if section.id != "rulings"
    }
    assert {section: numbers for section, numbers in bold.items() if numbers} == BOLD


@EVERY_LOCALE
def test_every_area_costs_and_gives_what_the_rules_say(locale: str) -> None:
    assert {section: by_head(locale, section) for section in AREAS} == AREAS


@EVERY_LOCALE
def test_a_slot_costs_as_many_cards_as_its_number(locale: str) -> None:
    assert by_head(locale, "area.slots") == {"1": [1], "2": [2], "3": [3]}


@EVERY_LOCALE
def test_every_free_action_takes_and_gives_what_the_rules_say(locale: str) -> None:
    assert by_head(locale, "free") == {str(number): found for number, found in FREE.items()}


def test_every_free_action_of_the_game_costs_and_gives_what_the_rules_say() -> None:
    trades = {number: action for number, action in FREE_ACTIONS.items() if action.names in ("", "piece")}
    told = {
        number: [
            gain.count for side in (action.cost, action.gives) for option in side.options for gain in option
        ]
        for number, action in trades.items()
    }
    assert told == {number: FREE[number] for number in trades}
    assert set(FREE_ACTIONS) == set(FREE)


@EVERY_LOCALE
def test_an_industry_has_room_for_one_card_more_after_two_and_four_properties(locale: str) -> None:
    assert by_head(locale, "card.automation") == {"0–1": [1], "2–3": [2], "4–5": [3]}


@EVERY_LOCALE
def test_every_step_of_scoring_has_its_numbers_and_a_section_in_the_same_order(locale: str) -> None:
    told = {head: sorted(numbers) for head, numbers in by_head(locale, "score").items()}
    assert told == {str(step): numbers for step, numbers in SCORED.items()}
    steps = re.findall(r"^\| (\d) \|.*?\(#(score\.\w+)\)", body(locale, "score"), re.MULTILINE)
    begun = {
        section: re.findall(r"\*\*(?:Step|步驟|步骤) (\d)\*\*", body(locale, section)) for _, section in steps
    }
    assert begun == {section: [step] for step, section in steps}


@EVERY_LOCALE
def test_every_list_has_as_many_points_as_the_rules_have_steps(locale: str) -> None:
    counted = {section: len(re.findall(r"^\d+\. ", body(locale, section), re.MULTILINE)) for section in STEPS}
    assert counted == STEPS


@EVERY_LOCALE
def test_what_is_set_up_for_everybody_has_the_numbers_of_the_rules(locale: str) -> None:
    points = re.findall(r"^\d+\. (.*)$", body(locale, "setup.seats"), re.MULTILINE)
    pieces = {1: [2], 3: [1], 4: [0], 8: [0, 3], 9: [1, 6]}
    assert {at: sorted(figures(plain(points[at]))) for at in pieces} == pieces


@EVERY_LOCALE
def test_five_tents_houses_and_buildings_lie_ready(locale: str) -> None:
    told = next(line for line in body(locale, "property.order").splitlines() if re.search(r"\b5\b| 5 ", line))
    assert set(figures(told)) == {5}


@EVERY_LOCALE
def test_a_condition_of_three_types_makes_a_city(locale: str) -> None:
    assert {"en": "three different types"}.get(locale, "三") in body(locale, "pass.city")


@EVERY_LOCALE
def test_more_than_two_players_use_the_imitation_board(locale: str) -> None:
    eleventh = re.findall(r"^11\. (.*)$", body(locale, "setup.table"), re.MULTILINE)
    assert [figures(line) for line in eleventh] == [[2]]
