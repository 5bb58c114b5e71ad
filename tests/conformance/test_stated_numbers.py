"""An owner's entry keeps the numbers that the rules state, in every game; the table of facts cites them."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from companion.engine.box import BoxError
from companion.games import GAMES
from companion.rulebook import load

FACTS: Mapping[str, Mapping[str, Mapping[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("stated_numbers.toml").read_text()
)
MOST = 9
EVERY = [(game_id, name) for game_id, entries in FACTS.items() for name in entries]


def text_of(game_id: str, name: str, kind: str, number: int) -> str:
    """Return a text of an entry with so many squares or cubes, or with that value."""
    if kind == "value":
        return str(number)
    shipped = GAMES[game_id].box.printed.texts[name]
    letters = [letter for letter in shipped if letter not in "./ "]
    return "".join((letters * MOST)[:number])


def is_accepted(game_id: str, name: str, text: str) -> bool:
    try:
        GAMES[game_id].box.check(name, text)
    except BoxError:
        return False
    return True


@pytest.mark.parametrize(("game_id", "name"), EVERY)
def test_an_entry_has_no_other_number_than_the_rules_state(game_id: str, name: str) -> None:
    fact = FACTS[game_id][name]
    (kind,) = set(fact) - {"section"}
    found = [
        number
        for number in range(MOST + 1)
        if is_accepted(game_id, name, text_of(game_id, name, kind, number))
    ]
    assert found == fact[kind]


@pytest.mark.parametrize(("game_id", "name"), EVERY)
def test_the_section_that_states_it_is_in_the_rulebook(game_id: str, name: str) -> None:
    assert load(GAMES[game_id].id, "en").section(FACTS[game_id][name]["section"])


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_readable_entry_that_the_rules_tell_is_in_the_table(game_id: str) -> None:
    game = GAMES[game_id]
    told = {
        name
        for name, entry in game.box.printed.entries.items()
        if entry.source == "rules" and game.box.readable(name)
    }
    assert told <= set(FACTS.get(game_id, {}))
