"""Corrections for premises about things: a character, a card on a square, a number that the table named."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_type_hints

from msgspec import Struct

from companion.asking.cues import cues
from companion.asking.declared_values import AnyGame
from companion.asking.names import lexicon
from companion.engine.correction_fields import ChoiceField, Field, OtherField, SeatField, TextField, fields_of
from companion.engine.corrections import CorrectionKind
from companion.wording.plain_words import cells_in, plain, says, without

_FIGURE = re.compile(r"(?<![a-z\d])\d+(?![a-z\d])")


def corrections_for(game: AnyGame, position: Any, clause: str, seat: int) -> Iterator[Any]:
    """Yield the corrections that a premise may mean, or nothing if it has other words besides.

    Args:
        game: the game.
        position: the position whose own names for numbers count.
        clause: the folded premise, from "if" on.
        seat: the seat that it is about.
    """
    words, cells = plain(clause), cells_in(clause)
    yield from _numbers_with_typed_names(game, position, words, seat)
    for cell in cells:
        words = without(words, plain(cell))
    mentions = lexicon(game.id).mentions(words)
    if len(mentions) != 1 or len(cells) > 1 or _says_more(lexicon(game.id).without_names(words)):
        return
    things = tuple(thing.id for thing in mentions[0])
    for kind in game.corrections.kinds:
        yield from _about_things(kind, things, seat, cells)


def _about_things(
    kind: CorrectionKind[Any], things: tuple[str, ...], seat: int, cells: tuple[str, ...]
) -> Iterator[Any]:
    """Yield the corrections of a kind that name one of the things, at the cell if there is one."""
    match kind.fields:
        case [OtherField(name=name)] if not cells:
            inner = get_type_hints(kind.message)[name]
            if isinstance(inner, type) and issubclass(inner, Struct):
                for values in _choices(fields_of(inner)[:2], things, seat, cells):
                    yield kind.message(**{name: inner(**values)})
        case [_, *_] as fields:
            for values in _choices(fields, things, seat, cells):
                yield kind.message(**values)


def _choices(
    fields: tuple[Field, ...] | list[Field], things: tuple[str, ...], seat: int, cells: tuple[str, ...]
) -> Iterator[Mapping[str, Any]]:
    match fields:
        case [SeatField(name=own), ChoiceField(name=name, values=values)] if not cells:
            yield from ({own: seat, name: thing} for thing in things if thing in values)
        case [SeatField(name=own), TextField(name=at), ChoiceField(name=name, values=values)] if cells:
            yield from ({own: seat, at: cells[0], name: thing} for thing in things if thing in values)


def _numbers_with_typed_names(game: AnyGame, position: Any, words: str, seat: int) -> Iterator[Any]:
    """Yield the corrections that set a number by a name that the table itself gave to it."""
    figures = _FIGURE.findall(words)
    if len(figures) != 1:
        return
    for kind in game.corrections.kinds:
        for name, keys in (kind.keys_by_name(position) if kind.keys_by_name else {}).items():
            if says(words, plain(name)) and not _says_more(without(words, plain(name))):
                yield kind.make(int(figures[0]), seat=seat, **keys)


def _says_more(words: str) -> bool:
    """Check that words say more than that somebody has or is something."""
    for phrase in cues().supposed_fillers:
        words = without(words, phrase)
    return any(word != "|" and not word.isdecimal() for word in words.split())
