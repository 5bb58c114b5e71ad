"""What an owner has read off the cardboard: the name of each entry as its number, its text by its form.

A game lists the names that entries can have, family by family; the next of a family costs next to nothing.
A text that came up in its family is known by how long ago it did. A name that stands in no list, and a text
that is not written as its form writes it, are coded word by word.
"""

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Any

from companion.engine.forms import Field, ValueForm
from companion.engine.game import Game
from companion.sharing.coder import Coder
from companion.sharing.form_texts import FormTexts, is_plain
from companion.sharing.int_coding import code_number, code_signed_number
from companion.sharing.wording import Words

NAME_LONGEST = 20
NEXT, NEAR, OTHER = range(3)
WHERE = (32, 4, 4)
"""The weights of an entry that is the next of its family, another one of it, or one of another family."""

FAMILY = 4
"""The weight of each family before one was seen."""

PLAIN, AGAIN, OPEN = range(3)
HOW = (64, 32, 1)
"""The weights of a text that is coded by its form, one that came up in its family, and any other."""

AnyGame = Game[Any, Any, Any]


@lru_cache(maxsize=16)
def _group_entry_names(game: AnyGame) -> tuple[tuple[str, ...], ...]:
    """Group the names of the entries that an owner can have, by the title of their field."""
    found: dict[str, list[str]] = {}
    for name in game.box.coded_names:
        found.setdefault(game.box.field_of(name).title, []).append(name)
    return tuple(map(tuple, found.values()))


@lru_cache(maxsize=16)
def _index_entries(game: AnyGame) -> Mapping[str, tuple[int, int]]:
    """Index the entries by name: the number of the family, and of the entry in it."""
    every = enumerate(_group_entry_names(game))
    return {name: (family, place) for family, names in every for place, name in enumerate(names)}


class BoxPrints:
    """Coder of an owner's box: several entries, one after the other."""

    def __init__(self, coder: Coder, game: AnyGame, longest: int) -> None:
        """Start with no entry seen.

        Args:
            coder: writes or reads them.
            game: the game of the box.
            longest: the most characters that a text can have.
        """
        self._coder, self._game, self._longest = coder, game, longest
        self._words = Words(coder)
        self._forms = FormTexts(coder, self._words, longest)
        self._names, self._places = _group_entry_names(game), _index_entries(game)
        self._most = max(map(len, self._names), default=0)
        self._last = [-1] * len(self._names)
        self._family, self._where = 0, NEXT
        self._seen: dict[str, list[str]] = {}

    def text(self, context: Hashable, value: str | None, most: int) -> str:
        """Encode or decode a text that belongs to no entry. See `Words.text`."""
        return self._words.text(context, value, most)

    def order(self, entries: Mapping[str, str]) -> list[tuple[str, str]]:
        """Sort entries into the cheapest order: family by family, unlisted ones last."""
        last = len(self._names), 0
        return sorted(entries.items(), key=lambda entry: (self._places.get(entry[0], last), entry[0]))

    def entry(self, value: tuple[str, str] | None) -> tuple[str, str]:
        """Encode or decode an entry's name and its text.

        Raises:
            CarryError: one of them is too long, or holds something that is no character.
        """
        name, text = (None, None) if value is None else value
        name = self._code_name(name)
        field = self._game.box.field_of(name) if name in self._places else self._value_field(name)
        if field is None:
            return name, self._words.text("unlisted", text, self._longest)
        return name, self._code_text(field, text)

    def _value_field(self, name: str) -> Field | None:
        """Find the field of an entry that only a setup holds. Return None if its name is not known."""
        field = self._game.box.field_of(name) if self._game.box.is_readable(name) else None
        return field if field and isinstance(field.form, ValueForm) else None

    def _code_name(self, value: str | None) -> str:
        family, place = (None, None) if value is None else self._places.get(value, (len(self._names), 0))
        where = self._coder.choose(("entry", self._where), WHERE, self._entry_context(family, place))
        if where == OTHER:
            family = self._coder.choose("family", (FAMILY,) * (len(self._names) + 1), family)
            if family == len(self._names):
                return self._words.text("name", value, NAME_LONGEST)
            self._family = family
            where = self._coder.choose("entry of another", WHERE[:OTHER], self._entry_context(family, place))
        if not self._names:
            raise self._coder.wrong
        self._where = where
        return self._names[self._family][self._code_place(where, place)]

    def _entry_context(self, family: int | None, place: int | None) -> int | None:
        """Classify an entry by the family of the one before, and by the last one of that family."""
        if family is None or place is None:
            return None
        if family != self._family or not self._names:
            return OTHER
        return NEXT if place == self._last[family] + 1 else NEAR

    def _code_place(self, where: int, value: int | None) -> int:
        """Encode or decode the number of an entry in its family."""
        last = self._last[self._family]
        away = None if value is None else value - last
        place = last + (1 if where == NEXT else code_signed_number(self._coder, "away", away, self._most))
        if not 0 <= place < len(self._names[self._family]):
            raise self._coder.wrong
        self._last[self._family] = place
        return place

    def _code_text(self, field: Field, value: str | None) -> str:
        seen = self._seen.setdefault(field.title, [])
        how = (
            None
            if value is None
            else AGAIN
            if value in seen
            else PLAIN
            if is_plain(field.form, value)
            else OPEN
        )
        how = self._coder.choose(("how", field.title), HOW, how)
        if how == AGAIN:
            text = self._code_repeat(seen, value)
        elif how == PLAIN:
            text = self._forms.text(field.form, field.title, value)
        else:
            text = self._words.text(field.title, value, self._longest)
        if len(text) > self._longest or (how != AGAIN and text in seen):
            raise self._coder.wrong
        seen.insert(0, text)
        return text

    def _code_repeat(self, earlier: list[str], value: str | None) -> str:
        """Encode or decode a repeated text, by its distance from the last one."""
        if not earlier:
            raise self._coder.wrong
        return earlier.pop(
            code_number(
                self._coder, "seen", None if value is None else earlier.index(value), len(earlier) - 1
            )
        )
