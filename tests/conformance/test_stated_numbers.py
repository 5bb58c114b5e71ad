"""The numbers that the rules state: an owner's entry keeps them, and their section tells them."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from companion.engine.box import BoxError
from companion.games import GAMES, OWN
from companion.locale.negotiation import LOCALES
from companion.rulebook import load

FACTS: Mapping[str, Mapping[str, Mapping[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("stated_numbers.toml").read_text()
)
MOST = 40
"""No stated number of an owner's entry is higher."""

ENGLISH = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
CHINESE = "〇一二三四五六七八九十"
OFTEN = {"once": 1, "twice": 2, "兩": 2, "两": 2}


def names_of(game_id: str, name: str) -> list[str]:
    """Return the entries that a line of the table is about."""
    if not FACTS[game_id][name].get("each"):
        return [name]
    return [each for each in GAMES[game_id].box.names if each.startswith(name)]


LINES = [(game_id, line) for game_id in FACTS for line in FACTS[game_id]]
EVERY = [(game_id, line, name) for game_id, line in LINES for name in names_of(game_id, line)]


def drawn(game_id: str, name: str, number: int) -> str:
    """Return a row of so many squares or cubes of an entry, one after the other."""
    letters = [letter for letter in GAMES[game_id].box.printed.texts[name] if letter not in "./ ~"]
    return "".join((letters * MOST)[:number])


TEXTS: Mapping[str, Callable[[str, str, int], str]] = {
    "squares": lambda game, name, number: drawn(game, name, number) + ("/~~" if name == "tile-HB" else ""),
    "water": lambda game, name, number: f"{drawn(game, name, 2)}/{'~' * number}",
    "cubes": drawn,
    "value": lambda _game, _name, number: str(number),
    "least": lambda _game, _name, number: str(number),
    "reward": lambda _game, _name, number: f"2 gold;{number}",
    "white": lambda _game, _name, number: "w" * number + "ggb",
    "gray": lambda _game, _name, number: "ww" + "g" * number + "b",
    "black": lambda _game, _name, number: "wwgg" + "b" * number,
}
"""Texts of an entry that have a number in them, by the kind of number."""


def is_accepted(game_id: str, name: str, text: str) -> bool:
    try:
        GAMES[game_id].box.check(name, text)
    except BoxError:
        return False
    return True


@pytest.mark.parametrize(("game_id", "line", "name"), EVERY)
def test_an_entry_has_no_other_number_than_the_rules_state(game_id: str, line: str, name: str) -> None:
    fact = FACTS[game_id][line]
    for kind in set(fact) - {"section", "each"}:
        texts = [TEXTS[kind](game_id, name, number) for number in range(MOST)]
        found = [number for number, text in enumerate(texts) if is_accepted(game_id, name, text)]
        assert found == (list(range(fact[kind], MOST)) if kind == "least" else fact[kind])


# What the sections say ------------------------------------------------------------------------------------


def numbers_in(text: str, locale: str) -> set[int]:
    """Return the numbers that a text tells, in digits or in words."""
    found = {int(number) for number in re.findall(r"\d+", text)}
    words = set(re.findall(r"[a-z]+", text.lower())) if locale == "en" else set(text)
    found |= {number for word, number in OFTEN.items() if word in words}
    return found | {
        number for number, word in enumerate(ENGLISH if locale == "en" else CHINESE) if word in words
    }


def told_in(game_id: str, section: str, locale: str) -> set[int]:
    """Return the numbers that a section tells, with all that lie below it."""
    parts = [each for each in load(game_id, locale).sections if f"{each.id}.".startswith(f"{section}.")]
    assert parts, section
    return numbers_in("\n".join(f"{each.title}\n{each.text}" for each in parts), locale)


def numbers_of(value: Any) -> Iterator[int]:
    """Yield the numbers in a value of a box. Nothing is told by 0."""
    if isinstance(value, Mapping):
        value = tuple(value.values())
    if isinstance(value, tuple | list):
        for each in value:
            yield from numbers_of(each)
    elif isinstance(value, str):
        yield from (int(number) for number in re.findall(r"\d+", value) if int(number))
    elif isinstance(value, int) and value:
        yield value


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game_id", "line"), LINES)
def test_the_section_that_a_fact_cites_tells_its_numbers(game_id: str, line: str, locale: str) -> None:
    fact = FACTS[game_id][line]
    wanted = {number for kind in set(fact) - {"section", "each"} for number in numbers_of(fact[kind])}
    assert wanted <= told_in(game_id, fact["section"], locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", sorted(OWN))
def test_every_number_of_the_box_that_the_rules_tell_stands_in_the_section_it_cites(
    game_id: str, locale: str
) -> None:
    game, missed = GAMES[game_id], {}
    for name, entry in game.box.printed.entries.items():
        if entry.source == "rules" and not game.box.is_readable(name):
            told = told_in(game_id, entry.cites, locale)
            if wrong := set(numbers_of(entry.value)) - told:
                missed[name] = wrong
            assert not {number + 1_000 for number in numbers_of(entry.value)} & told, name
    assert missed == {}


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_readable_entry_that_the_rules_tell_is_in_the_table(game_id: str) -> None:
    game = GAMES[game_id]
    told = {
        name
        for name, entry in game.box.printed.entries.items()
        if entry.source == "rules" and game.box.is_readable(name)
    }
    assert told <= {name for game, _, name in EVERY if game == game_id}
