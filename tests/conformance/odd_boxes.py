"""Texts that an owner's box can have and hardly any has: whatever a game's check of an entry lets pass."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

from companion.engine.box import BoxError
from companion.engine.forms import (
    NO_SQUARE,
    BoardForm,
    CubesForm,
    Form,
    Mark,
    TileForm,
    trim_shape,
)
from companion.engine.game import Game
from companion.games import GAMES
from tests.conformance.odd_prints import odd_prints

IN_VAIN = 200
"""After so many attempts that brought no new text an entry is taken to have no more of them."""

Squares = dict[tuple[int, int], str]


def entries() -> list[tuple[str, str]]:
    """Return every entry that somebody can read off the cardboard, of every registered game."""
    return [(game.id, name) for game in GAMES.values() for name in game.box.printed.texts]


@lru_cache(maxsize=1024)
def odd_texts(game_id: str, name: str, count: int) -> tuple[str, ...]:
    """Return some texts of an entry that are not what ships, each once. The same ones every time.

    Args:
        game_id: the game.
        name: the entry.
        count: so many, or all there are if they are fewer.
    """
    game, rng = GAMES[game_id], Random(f"box/{game_id}/{name}")
    form, shipped = game.box.field_of(name).form, game.box.printed.texts[name]
    found: dict[str, None] = {}
    in_vain = 0
    while len(found) < count and in_vain < IN_VAIN:
        before = len(found)
        for text in _texts(form, shipped, rng):
            if text != shipped and _accepted(game, name, text):
                found[text] = None
        in_vain = in_vain + 1 if len(found) == before else 0
    return tuple(islice(found, count))


def _accepted(game: Game[Any, Any, Any], name: str, text: str) -> bool:
    try:
        game.box.check(name, text)
    except BoxError:
        return False
    return True


def _texts(form: Form, shipped: str, rng: Random) -> Iterator[str]:
    """Another text or two of a form, accepted or not."""
    match form:
        case CubesForm(marks=marks, most=most):
            yield from ("", rng.choice(marks).letter * most)
            yield "".join(rng.choice(marks).letter for _ in range(rng.randint(1, most)))
            yield "".join(rng.sample(shipped, len(shipped)))
        case TileForm():
            yield _tile(form, shipped, rng)
        case BoardForm(marks=marks, least=least, most=most):
            yield _redrawn(shipped, marks, rng)
            yield _board(shipped, marks, rng.choice((least, most)), rng.randint(least, most), rng)
        case _:
            yield from odd_prints(form, rng)


def _tile(form: TileForm, shipped: str, rng: Random) -> str:
    """Return the squares that ship, or others, put together another way. Sometimes in more ways than one."""
    letters = [letter for letter in shipped.split()[0] if letter not in (NO_SQUARE, "/")]
    if rng.random() < 0.5:
        letters = [rng.choice(form.marks).letter for _ in range(rng.randint(1, 9))]
    shapes = min(form.shapes, rng.choice((1, 1, 1, 2, 3)))
    return " ".join(_shape(rng.sample(letters, len(letters)), form.side, rng) for _ in range(shapes))


def _shape(letters: list[str], side: int, rng: Random) -> str:
    """Squares that hang together, drawn on a grid. Sometimes with empty rows and columns left around them.

    Now and then they all lie in a line, which no grid bounds.
    """
    if rng.random() < 0.2:
        return rng.choice(("", "/")).join(letters)
    found: Squares = {(side // 2, side // 2): letters[0]}
    for letter in letters[1:]:
        x, y = rng.choice(list(found))
        beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        free = [(i, j) for i, j in beside if (i, j) not in found and 0 <= i < side and 0 <= j < side]
        if free:
            found[rng.choice(free)] = letter
    rows = tuple("".join(found.get((x, y), NO_SQUARE) for x in range(side)) for y in range(side))
    return "/".join(rows if rng.random() < 0.2 else trim_shape(rows))


def _redrawn(shipped: str, marks: tuple[Mark, ...], rng: Random) -> str:
    """Return the board that ships with some squares drawn otherwise."""
    squares = list(shipped)
    for _ in range(rng.choice((1, 3, 20))):
        number = rng.randrange(len(squares))
        if squares[number] != "/":
            squares[number] = rng.choice((rng.choice(marks).letter, rng.choice(shipped.replace("/", ""))))
    return "".join(squares)


def _board(shipped: str, marks: tuple[Mark, ...], columns: int, rows: int, rng: Random) -> str:
    """Return a board of another size: mostly one kind of square, and a little of what else there can be."""
    letters = [mark.letter for mark in marks]
    base, rare = rng.choice((letters[0], rng.choice(letters))), [*letters, *sorted(set(shipped) - {"/"})]
    share = rng.choice((0.0, 0.05, 0.5))
    squares = [rng.choice(rare) if rng.random() < share else base for _ in range(columns * rows)]
    squares[rng.randrange(len(squares))] = rng.choice(rare)
    return "/".join("".join(squares[row * columns :][:columns]) for row in range(rows))
