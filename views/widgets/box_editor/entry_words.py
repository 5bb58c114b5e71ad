"""Words of a screen reader for the picture of a box entry."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from companion.engine.form_texts import PARTING, Ground
from companion.engine.forms import (
    NO_SQUARE,
    BoardForm,
    ChoiceForm,
    CubesForm,
    Form,
    GainsForm,
    GroundForm,
    HexMapForm,
    Mark,
    NumberForm,
    PartsForm,
    TileForm,
    ValueForm,
    WordsForm,
    shapes_of,
)
from companion.engine.gains import read_gains
from companion.engine.game import Game
from companion.geometry.hexes import HexGrid, hex_name
from companion.geometry.naming import spoken_names
from views.device.phone import Phone
from views.kit.layout import join_words
from views.models.hex_map_editor import Hexes, ground_of, hexes_of
from views.widgets.box_editor.gain_icons import gains_words

AnyGame = Game[Any, Any, Any]


def entry_words(phone: Phone, game: AnyGame, form: Form, text: str) -> str:
    """Say every square, cube, gain and hex of an entry, so that two prints never sound alike.

    Args:
        phone: gives the language.
        game: game that gives the words.
        form: form of the text.
        text: text of the entry, in that form.
    """
    match form:
        case TileForm(marks=marks):
            return _describe_shapes(phone, game, marks, shapes_of(text))
        case BoardForm(marks=marks):
            return _describe_rows(phone, game, marks, text.split("/"))
        case CubesForm(marks=marks):
            cubes = (square_name(phone, game, mark_of(marks, letter)) for letter in text)
            return join_words(phone, cubes) or phone.say("box-no-cubes")
        case ChoiceForm(named=named):
            return choice_words(phone, game, named, text)
        case NumberForm() | WordsForm() | ValueForm():
            return text or phone.say("box-no-words")
        case GainsForm(kinds=kinds, counted=counted, named=named):
            return gains_words(phone, game, read_gains(text, kinds, counted), named)
        case GroundForm():
            return ground_words(phone, game, ground_of(text))
        case HexMapForm():
            return _describe_hexes(phone, game, hexes_of(text))
        case PartsForm(parts=parts):
            each = zip(parts, text.split(PARTING), strict=True)
            return _join_sentences(
                phone,
                (
                    phone.say(
                        "box-part",
                        name=phone.about(game, "part", id),
                        what=entry_words(phone, game, part, found.strip()),
                    )
                    for (id, part), found in each
                ),
            )


def mark_of(marks: Iterable[Mark], letter: str) -> Mark | None:
    """Return the mark that a letter of a drawing stands for, or None for no square."""
    return next((mark for mark in marks if mark.letter == letter), None)


def square_name(phone: Phone, game: AnyGame, mark: Mark | None) -> str:
    """Name a square."""
    return phone.about(game, "mark", mark.id) if mark else phone.say("box-no-square")


def choice_words(phone: Phone, game: AnyGame, named: str, value: str) -> str:
    """Name a choice among a few values. A number names itself."""
    return phone.about(game, named, value) if named else value


def ground_words(phone: Phone, game: AnyGame, ground: Ground) -> str:
    """Name the ground of a hex and its flags."""
    return join_words(phone, (phone.about(game, "ground", word) for word in (ground.ground, *ground.flags)))


def _join_sentences(phone: Phone, parts: Iterable[str]) -> str:
    return join_words(phone, parts, "box-then")


def _describe_shapes(
    phone: Phone, game: AnyGame, marks: tuple[Mark, ...], shapes: tuple[tuple[str, ...], ...]
) -> str:
    told = [_describe_rows(phone, game, marks, rows) for rows in shapes]
    if len(told) == 1:
        return told[0]
    titles = (phone.say("box-shape", number=number, total=len(told)) for number in range(1, len(told) + 1))
    return _join_sentences(
        phone,
        (phone.say("box-part", name=name, what=what) for name, what in zip(titles, told, strict=True)),
    )


def _describe_rows(phone: Phone, game: AnyGame, marks: tuple[Mark, ...], rows: Iterable[str]) -> str:
    return _join_sentences(
        phone,
        (
            phone.say("box-row", row=number, what=_describe_row(phone, game, marks, row))
            for number, row in enumerate(rows, 1)
        ),
    )


def _describe_row(phone: Phone, game: AnyGame, marks: tuple[Mark, ...], row: str) -> str:
    """Say a row from left to right, joining squares that are alike."""
    runs, first = [], 1
    for letter, alike in groupby(row or NO_SQUARE):
        last = first + len(list(alike)) - 1
        what = square_name(phone, game, mark_of(marks, letter))
        runs.append(phone.say("box-run", first=first, last=last, count=last - first + 1, what=what))
        first = last + 1
    return join_words(phone, runs)


def _describe_hexes(phone: Phone, game: AnyGame, hexes: Hexes) -> str:
    """Name the hexes of each ground by their usual names."""
    grid = HexGrid(frozenset(hexes))
    names = spoken_names(grid)
    alike: dict[Ground, list[str]] = {}
    for name, at in sorted((hex_name(at), at) for at in hexes):
        alike.setdefault(hexes[at], []).append(names[name])
    order = {name: number for number, name in enumerate(names.values())}
    return _join_sentences(
        phone,
        (
            phone.say(
                "box-part",
                name=ground_words(phone, game, ground),
                what=join_words(phone, sorted(found, key=order.__getitem__)),
            )
            for ground, found in alike.items()
        ),
    )
