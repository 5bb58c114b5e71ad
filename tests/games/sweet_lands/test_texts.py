"""Every word and sentence of Sweet Lands is there in every language, complete with what the code gives."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, get_args

import pytest

from companion.engine.agenda import Task
from companion.engine.forms import ChoiceForm
from companion.engine.words import Params, Who, Word
from companion.games.sweet_lands import GAME, entries, scoring
from companion.games.sweet_lands import vocabulary as words
from companion.games.sweet_lands.phases import due_rules
from companion.games.sweet_lands.phases.setup import REVEALED
from companion.games.sweet_lands.position import PHASES, Due, DueKind, Position
from companion.games.sweet_lands.printed import numbers
from companion.locale import LOCALES
from tests.games.sweet_lands.full_box import full_box
from tests.games.sweet_lands.invented_games import NAMES, walk
from tests.games.sweet_lands.sentences import Told
from tests.games.sweet_lands.tables import acting, begun, owing
from tests.locale.naming import EVERY_LOCALE, Sayings

said = Sayings("sweet_lands", NAMES)
ROUNDS = numbers().rounds
WAITING = frozenset(chain(*due_rules.LAID.values(), *due_rules.TAKEN.values()))
"""The kinds of due that a seat decides about."""

TASKS = (
    "choose", "reveal_milestone", "reveal_final", "reveal_advanced", "act", "finish", "place", "read",
    "finished", "settle",
    *(f"due_{kind}" for kind in sorted(WAITING)),
)  # fmt: skip

ENTRIES = (
    "map-B2", "A:1,-1", "A:1,-1!", "tile-vein", "special-3", "ports", "slots-A", "cost-D", "imitation-3",
    "X2", "3b-start", "3b-spaces", "3b-income", "3b-ability", "3b-pass", "3b-tower", "3b-tower!",
    "3b-auto-2", "3b-house-2", "income-wood-7", "row-4", "tent-1", "industry", "space-9", "labs", "lab-2",
    "coffees", "coffee-2", "food", "food-5", "discount-1", "rabbits", "rabbit-4", "track-3", "track-3-4",
    "track-3-last", "helpers-3", "helper-5", "skill-6", "advanced-6", "milestone-6", "final-6", "card-17",
)  # fmt: skip
"""An entry of every family."""


def wanted() -> Iterator[str]:
    """Yield the texts that the game does not tell by itself that it needs."""
    yield "setup-start"
    yield from (f"tile-{what}" for what in REVEALED)
    yield from (f"piece-{piece}" for piece in (*words.PIECES, "wagon", "locomotive"))
    yield from (f"due-{kind}" for kind in get_args(DueKind))
    yield from (f"task-{task}" for task in TASKS)
    for form in (one for family in entries.FAMILIES for _, one in getattr(family.form, "parts", ())):
        if isinstance(form, ChoiceForm) and form.named:
            yield from (f"{form.named}-{value}" for value in form.values)


@EVERY_LOCALE
def test_everything_has_its_text(locale: str) -> None:
    assert said.missing(locale, wanted()) == []


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Told:
    return Told(caplog)


# What now, and the score ------------------------------------------------------------------------------------


@cache
def asked() -> tuple[Task, ...]:
    """Whatever is asked for in two games, each once."""
    games = (walk(seats, seats, advanced="with") for seats in (1, 4))
    tasks = (task for position, _ in chain(*games) for task in GAME.agenda(position).tasks)
    return tuple({f"{task.id} {task.params}": task for task in tasks}.values())


@EVERY_LOCALE
def test_whatever_a_game_asks_is_told(locale: str, told: Told) -> None:
    for task in asked():
        assert told(locale, "task", task.id, task.params)
    assert {task.id for task in asked()} >= {"choose", "act", "finish", "read", "due_income", "due_helper"}


@EVERY_LOCALE
@pytest.mark.parametrize("what", REVEALED)
def test_what_is_drawn_is_asked_for_with_how_many_are_still_to_come(
    what: str, locale: str, told: Told
) -> None:
    assert not re.search(r"\d", told(locale, "task", f"reveal_{what}", {"left": 1}))
    assert "3" in told(locale, "task", f"reveal_{what}", {"left": 3})


@EVERY_LOCALE
@pytest.mark.parametrize("kind", sorted(WAITING - {"income"}))
def test_what_is_due_once_and_several_times_is_asked_for(kind: str, locale: str, told: Told) -> None:
    for what in ("orange", "green", "grey", "any") if kind == "prosperity" else ("",):
        for count in (1, 3):
            text = told(locale, "task", f"due_{kind}", {"seat": Who(0), "count": count, "what": what})
            assert "Ann" in text


@EVERY_LOCALE
@pytest.mark.parametrize("phase", ["setup", "income", "action"])
@pytest.mark.parametrize("kind", get_args(DueKind))
def test_whatever_is_owed_in_any_phase_is_asked_for(kind: Any, phase: Any, locale: str, told: Told) -> None:
    position = owing(acting(begun(3, full_box())), 0, Due(kind, 1, "X1")).with_table(phase=phase)
    tasks = [task for task in GAME.agenda(position).tasks if task.seat == 0]
    assert tasks
    assert all("Ann" in told(locale, "task", task.id, task.params) for task in tasks)


@EVERY_LOCALE
def test_the_headline_tells_the_round_and_is_short_enough_for_a_phone(locale: str) -> None:
    shown = {phase: said(locale, "headline", phase, round=3, rounds=ROUNDS) for phase in PHASES}
    assert {phase for phase, text in shown.items() if f"3/{ROUNDS}" in text} == {"income", "action"}


def read(position: Position) -> Position:
    """Return the position once somebody has read the final tiles, the ports and the prosperity tracks."""
    texts = {f"final-{tile}": "rabbits;4" for tile in position.finals} | {"ports": "0;1;2;3;4"}
    for track, element in enumerate(words.ELEMENTS, 1):
        texts[f"track-{track}"] = f"20;{element}"
        texts |= {f"track-{track}-{space}": "none;2" for space in range(21)}
    return position.with_table(own=tuple(sorted({**dict(position.own), **texts}.items())))


@cache
def ends() -> tuple[Position, ...]:
    """Tell how two games ended, with nothing of the score's prints read, and with all of it."""
    overs = [[position for position, _ in walk(seats, seats)][-1] for seats in (1, 4)]
    return (*overs, *map(read, overs))


@EVERY_LOCALE
def test_every_line_of_the_score_is_told_as_far_as_it_is_read(locale: str, told: Told) -> None:
    met = set()
    for position in ends():
        for line in chain(*(standing.lines for standing in GAME.scoresheet(position).standings)):
            assert told(locale, "line", line.category, line.params)
            met.add((line.category, line.params.get("read")))
    assert {category for category, _ in met} == set(scoring.CATEGORIES)
    assert {(one, is_read) for one in ("prosperity", "ports", "final_tiles") for is_read in (0, 1)} <= met


@EVERY_LOCALE
def test_a_full_set_and_one_that_is_not_are_told_apart(locale: str, told: Told) -> None:
    def line(built: int) -> str:
        counted: Params = {
            "set": Word("element-tents"),
            "element": Word("element-rabbits"),
            "count": 4,
            "each": 2,
        }
        return told(locale, "line", "sets", {**counted, "built": built, "full": int(built == scoring.FULL)})

    assert sorted(re.findall(r"\d+", line(5))) == ["2", "4", "5"]
    assert sorted(re.findall(r"\d+", line(3))) == ["3", "5"]


@EVERY_LOCALE
def test_the_score_is_told_with_the_numbers_of_the_rules(locale: str, told: Told) -> None:
    worth = {
        "cities": "per_city_points",
        "gold": "per_gold",
        "diamonds": "diamond",
        "milestones": "milestone",
    }
    for category, name in worth.items():
        found = re.findall(r"\d+", told(locale, "line", category, {"count": 77}))
        assert found[0] == "77"
        assert str(numbers().points[name]) in found[1:], category


@EVERY_LOCALE
def test_a_tie_is_told_with_both_figures(locale: str, told: Told) -> None:
    seats: Params = {"rank": 1, "seats": (Who(0),), "behind": (Who(1),), "figure": 4, "against": 3}
    text = told(locale, "tiebreak", "rabbits", seats)
    assert all(each in text for each in ("Ann", "Ben", "4", "3"))
    assert "Ben" in told(locale, "tiebreak", "shared", {"rank": 1, "seats": (Who(0), Who(1))})


# What is printed --------------------------------------------------------------------------------------------


def test_there_is_an_entry_of_every_family() -> None:
    assert [entries.field_of(name).title for name in ENTRIES] == [one.title for one in entries.FAMILIES]


@EVERY_LOCALE
def test_an_entry_is_told_with_its_number(locale: str, told: Told) -> None:
    texts = []
    for name in ENTRIES:
        field = entries.field_of(name)
        texts.append(told(locale, "printed", field.title, field.params))
        if "number" in field.params:
            assert str(field.params["number"]) in texts[-1]
    assert len(set(texts)) == len(texts)


@EVERY_LOCALE
def test_characters_and_prosperity_tracks_are_told_apart(locale: str, told: Told) -> None:
    names = [f"{who}-{what}" for who in words.CHARACTERS for what in ("start", "tower", "tower!", "auto-1")]
    names += [f"track-{track}{more}" for track in range(1, 7) for more in ("", "-4", "-last")]
    fields = [entries.field_of(name) for name in names]
    assert len({told(locale, "printed", field.title, field.params) for field in fields}) == len(names)


@EVERY_LOCALE
def test_what_a_print_gives_is_short_enough_to_stand_below_a_picture(locale: str) -> None:
    longest = 14 if locale == "en" else 6
    names = [said(locale, "gain", gain) for gain in words.GAINS]
    assert [name for name in names if len(name) > longest] == []


def test_a_few_sentences_read_well(told: Told) -> None:
    shown = {locale: told(locale, "violation", "built", {"there": Word("piece-house")}) for locale in LOCALES}
    assert shown == {
        "en": "Something stands there already: house.",
        "zh-Hant": "這裡已經有奶油泡芙房了。",
        "zh-Hans": "这里已经有奶油泡芙房了。",
    }
    field = entries.field_of("3b-house-2")
    assert [told(locale, "printed", field.title, field.params) for locale in LOCALES] == [
        "Below house 2 of the app’s character 3 (back)",
        "App 編號 3 的角色背面：第 2 個房屋下面",
        "App 编号 3 的角色背面：第 2 个房屋下面",
    ]
