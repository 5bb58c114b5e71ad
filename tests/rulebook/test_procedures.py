"""What hands do in a phase is told step by step, by seats and rulings, as the rulebook's sections have it."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.agenda import HandStep
from companion.engine.playout import playout
from companion.engine.procedure import Handling, no_numbers
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES, OWN
from companion.games.citadels.drafting import count_all_picks, count_going_around, picking_seat, puts_aside
from companion.games.citadels.moves import Deal, Pick
from companion.games.citadels.turn import PHASES
from companion.locale import LOCALES
from companion.rulebook import load
from tests.conformance.checks import texts
from tests.conformance.parts import parts_of
from tests.conformance.plays import opening
from tests.conformance.tables import NAMES

HANDLED: dict[str, dict[str, list[str]]] = tomllib.loads(
    Path("tests/rulebook/procedures.toml").read_text(encoding="utf-8")
)
EVERY = pytest.mark.parametrize("game_id", sorted(OWN))
LONG = 700
"""So many moves of a play are looked at: some rounds of every game, and to the end of most."""

ENGLISH = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
CHINESE = "一二三四五六七八九十"
PAIR = "兩两"
"""Two, before what is counted."""


def numbers_in(text: str, *, worded: bool) -> set[int]:
    """Return the numbers of a text: those in figures, and where ``worded`` those in words."""
    found = {int(figure) for figure in re.findall(r"\d+", text)}
    if worded:
        found |= {ENGLISH.index(word) + 1 for word in re.findall(r"[a-z]+", text.lower()) if word in ENGLISH}
        found |= {CHINESE.index(sign) + 1 for sign in text if sign in CHINESE}
        found |= {2 for sign in text if sign in PAIR}
    return found


@cache
def tables(game_id: str) -> tuple[tuple[int, str, Any], ...]:
    """Return the first position of every phase, round and list of steps, of plays by seats and rulings."""
    game, parts = GAMES[game_id], parts_of(game_id)
    found: list[tuple[int, str, Any]] = []
    for count in game.seats:
        for number in range(len(parts.rulings)):
            seen = set[tuple[object, ...]]()
            for position in positions(game_id, count, number):
                agenda = game.agenda(position)
                moment = (agenda.round, agenda.phase, *(step.id for step in agenda.steps))
                if moment not in seen:
                    seen.add(moment)
                    found.append((count, agenda.phase, position))
    return tuple(found)


def positions(game_id: str, count: int, number: int) -> Iterator[Any]:
    """Yield the positions of a play, as far as it is looked at."""
    game = GAMES[game_id]
    play = playout(
        game, opening(game, parts_of(game_id), count, number), Random(f"{game_id}/{count}/{number}")
    )
    return (before for before, *_ in islice(play, LONG))


def declared(game_id: str) -> Iterator[Handling[Any]]:
    """Yield the steps of all of a game's procedures."""
    game = GAMES[game_id]
    return (step for stage in game.phases.stages for step in stage.procedure)


@cache
def steps_of(game_id: str) -> tuple[HandStep, ...]:
    """Return every step that these tables are told, with each of its numbers, and all without any."""
    game = GAMES[game_id]
    found = [HandStep(step.id, step.section) for step in declared(game_id) if step.params is no_numbers]
    for _, _, position in tables(game_id):
        found += [step for step in game.agenda(position).steps if step not in found]
    return tuple(found)


def said(game_id: str, locale: str, step: HandStep) -> str:
    """Return a step's sentence."""
    return texts()[locale].about(game_id, "step", step.id, step.params, NAMES)


@EVERY
def test_every_phase_in_which_cardboard_is_handled_has_its_steps(game_id: str) -> None:
    phases = HANDLED[game_id]
    met = {phase for _, phase, _ in tables(game_id)}
    assert set(phases) <= met
    for count, phase, position in tables(game_id):
        steps = GAMES[game_id].agenda(position).steps
        by_phones = game_id == "citadels" and phase == "deal" and position.rulings.draft == "phones"
        assert bool(steps) == (phase in phases) or by_phones, (count, phase)
        assert {step.section for step in steps} <= set(phases.get(phase, ())), (count, phase)


@EVERY
def test_every_section_that_tells_hands_what_to_do_has_a_step(game_id: str) -> None:
    assert {step.section for step in declared(game_id)} == {
        section for sections in HANDLED[game_id].values() for section in sections
    }


@EVERY
def test_every_step_with_numbers_is_met_at_some_table(game_id: str) -> None:
    assert {step.id for step in steps_of(game_id)} == {step.id for step in declared(game_id)}


@EVERY
@pytest.mark.parametrize("locale", LOCALES)
def test_the_numbers_of_a_step_stand_in_its_section(game_id: str, locale: str) -> None:
    book = load(game_id, locale)
    for step in steps_of(game_id):
        section, sentence = book.section(step.section), said(game_id, locale, step)
        there = numbers_in(" ".join((section.title, *section.lines)), worded=True)
        assert numbers_in(sentence, worded=False) <= there, (step.section, sentence)


@EVERY
def test_a_step_says_the_same_numbers_in_every_language(game_id: str) -> None:
    for step in steps_of(game_id):
        english, *others = (numbers_in(said(game_id, locale, step), worded=False) for locale in LOCALES)
        assert all(other == english for other in others), step


@EVERY
@pytest.mark.parametrize("locale", LOCALES)
def test_a_step_is_a_plain_sentence(game_id: str, locale: str) -> None:
    for step in steps_of(game_id):
        sentence = said(game_id, locale, step)
        assert not re.search(r"[{}_]|-step-", sentence), sentence
        assert len(sentence) <= 160, sentence


@EVERY
def test_setup_comes_first_and_once(game_id: str) -> None:
    for _, _, position in tables(game_id):
        agenda = GAMES[game_id].agenda(position)
        setup = [step.setup for step in agenda.steps]
        assert setup == sorted(setup, reverse=True)
        assert agenda.round == 1 or not any(setup)


# Citadels: the steps against the engine's own draft ------------------------------------------------------


def _citadels(count: int, **rulings: str) -> Any:
    game = GAMES["citadels"]
    return game.start(Setup(make_seats(*NAMES[:count]), rulings, start=1))


CITADELS = [(count, "one_each") for count in range(2, 8)] + [(3, "two_each")]


@pytest.mark.parametrize(("count", "three"), CITADELS)
def test_real_cards_are_dealt_as_the_phones_deal_them(count: int, three: str) -> None:
    game = GAMES["citadels"]
    told = {
        step.id: step.params for step in game.agenda(_citadels(count, draft="cards", three_seats=three)).steps
    }
    table = _citadels(count, three_seats=three)
    deal = next(move for move in game.moves(table, 0) if isinstance(move, Deal))
    assert told["shuffle"]["characters"] == len(table.roles)
    assert told.get("face_up", {"up": 0})["up"] == len(deal.up)
    assert ("face_down" in told) == (deal.down is not None)
    table = PHASES.apply(table, 0, deal)
    assert told["hand_over"]["around"] == len(table.pool) == count_going_around(table)
    took, laid = dict.fromkeys(range(count), 0), dict.fromkeys(range(count), 0)
    passed: list[int] = []
    while (seat := picking_seat(table)) is not None:
        last, last_pool = table.picks + 1 == count_all_picks(table), len(table.pool)
        pick = next(move for move in game.moves(table, seat) if isinstance(move, Pick))
        took[seat] += 1
        laid[seat] += puts_aside(table)
        table = PHASES.apply(table, seat, pick)
        if not last:
            passed.append(len(table.pool))
    assert set(took.values()) == {2 if count == 2 or three == "two_each" else 1}
    if count == 2:
        told_passed = [told[step]["passed"] for step in ("two_keep", "two_lay", "two_lay_again")]
        assert told_passed == passed == [6, 4, 2]
        assert sum(laid.values()) == 2, (
            "the second and third choice put one aside; of the last two one is left"
        )
        assert "two_last" in told
    assert ("three_again" in told) == (three == "two_each")
    assert ("seventh" in told) == (count == 7)
    assert ("last_of_two" in told) == (count in (3, 4, 5, 6) and three == "one_each")
    assert last_pool == 2, "whoever is last has two to choose from"


def test_the_seventh_is_told_of_the_card_that_lies_face_down() -> None:
    table = _citadels(7, draft="cards")
    step = next(step for step in GAMES["citadels"].agenda(table).steps if step.id == "seventh")
    assert said("citadels", "en", step).startswith("Ann takes the last card and the one lying face down")
    assert said("citadels", "zh-Hant", step).startswith("Ann 把傳來的那張和蓋著的那張一起拿來看")


# Card City: leisure is replaced before the lots are made ---------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4])
def test_leisure_is_redrawn_before_the_lots_and_only_in_the_first_round(count: int) -> None:
    game = GAMES["card_city"]
    for seats, phase, position in tables("card_city"):
        if seats != count or phase != "divide":
            continue
        steps = [step.id for step in game.agenda(position).steps if not step.setup]
        first = ["draw_first", "redraw"] if position.round == 1 else ["draw"]
        assert steps[: len(first)] == first
        assert steps[len(first)] in ("lots", "two_each")


def test_drawn_cards_are_hidden_and_two_for_each_seat() -> None:
    steps = GAMES["card_city"].agenda(_card_city(3)).steps
    assert [(step.id, step.params["cards"]) for step in steps if step.id == "draw_first"] == [
        ("draw_first", 6)
    ]
    assert "hidden" in said("card_city", "en", next(step for step in steps if step.id == "draw_first"))


def _card_city(count: int) -> Any:
    return GAMES["card_city"].start(Setup(make_seats(*NAMES[:count])))
