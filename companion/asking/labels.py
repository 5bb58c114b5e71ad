"""Labels: the letters by which moves name places that are no pieces, such as the areas of a board."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from string import ascii_uppercase
from types import MappingProxyType
from typing import Any

from msgspec import NODEFAULT
from msgspec.inspect import StrType, StructType, type_info

from companion.asking.cues import any_of, cues
from companion.asking.declared_values import AnyGame
from companion.engine.wire import structs_by_tag
from companion.wording.folding import HAN, flatten

_LETTERS = tuple(ascii_uppercase)
_CAPITAL = r"(?<![A-Za-z0-9'’])(?!I\b|A\s+[a-z])([A-Z])(?![A-Za-z0-9'’])"
_BESIDE_HAN = rf"(?<=[{HAN}])\s?([A-Za-z])(?![A-Za-z0-9'’])|(?<![A-Za-z0-9'’])([A-Za-z])\s?(?=[{HAN}])"


@cache
def labelled_moves(game: AnyGame) -> Mapping[str, tuple[str, tuple[str, ...]]]:
    """Index the moves with a label by their tag: the field that holds it, and the labels of one letter."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for tag, move in structs_by_tag(game.move_type).items():
        info = type_info(move)
        for field in info.fields if isinstance(info, StructType) else ():
            pattern = field.type.pattern if isinstance(field.type, StrType) else None
            if pattern and field.default is NODEFAULT:
                letters = tuple(letter for letter in _LETTERS if re.search(pattern, letter))
                if letters:
                    found[tag] = field.name, letters
    return MappingProxyType(found)


def labels_in(game: AnyGame, question: str, names: Iterable[str]) -> tuple[str, ...]:
    """List the labels of a game's moves in a question as it was typed, in its order.

    A small letter counts beside a name of the move or Chinese. The name of a seat is no label.
    """
    labelled = labelled_moves(game)
    if not labelled or (question.isupper() and re.search("[A-Z]{2}", question)):
        return ()
    named = any_of(flatten(phrase.strip()) for tag in labelled for phrase in cues().moves.get(tag, ()))
    beside = rf"(?i:{named}\s+([a-z])(?![a-z0-9'’]))"
    known = {letter for _, letters in labelled.values() for letter in letters} - {*map(str.upper, names)}
    found = re.finditer(f"{beside}|{_BESIDE_HAN}|{_CAPITAL}", question)
    said = (next(filter(None, match.groups())).upper() for match in found)
    return tuple(dict.fromkeys(label for label in said if label in known))


def moves_with(game: AnyGame, labels: Iterable[str]) -> tuple[str, ...]:
    """List the tags of the moves that have all of these labels."""
    wanted = set(labels)
    return tuple(tag for tag, (_, letters) in labelled_moves(game).items() if wanted.issubset(letters))


def label_of(game: AnyGame, move: Any) -> str:
    """Return the label of a move, or an empty text for a move without one."""
    field, _ = labelled_moves(game).get(type(move).__struct_config__.tag, ("", ()))
    return str(getattr(move, field)) if field else ""
