"""Sentences of a language, read from Project Fluent files."""

import logging
import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from companion.data import data_paths
from companion.engine.plain_text import plain_text
from companion.engine.points import DECIMALS
from companion.engine.words import NO_PARAMS, Label, Params, Phrase, Who, Word
from companion.locale.entries import add_unread
from companion.locale.lists import Listed, make_joiner, signed_number
from companion.locale.names import END, ISOLATE, end_once, has_whole_isolates, protect_name
from companion.locale.negotiation import LOCALES

Param = int | Decimal | Label | Sequence[Label]
"""Param of a sentence: a number, a text as typed, a word or phrase of ours, a seat, or a list of these."""

COMMA = "list-separator"
"""Message of the comma between listed things."""

STAND_IN = "app-unsaid"
"""Message in place of one that cannot be rendered."""

STOCK = "stock-"
"""Prefix of the messages that games may leave to the app, in place of the game's id."""

REMEMBERED = 8192
"""Size of each language's cache of finished sentences."""

_log = logging.getLogger(__name__)

_BETWEEN_HAN = re.compile("(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])")
"""Space between two Chinese characters, which a name in a sentence leaves and which is removed."""

_LACKING = "Unknown external: "
"""Prefix of Fluent's error about a missing param, before the param's name."""

_UNFILLED = re.compile(r"\{[^{}]*\}")
"""Text that Fluent leaves in place of a missing message."""

_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""Hyphen that Fluent writes before a negative number."""


Folders = tuple[Path, ...]
"""Folders of a language's files: the app's own first, then those of added games."""


def _make_bundle(locale: str, folders: Folders) -> FluentBundle:
    def phrase(message_id: str, **parts: object) -> str:
        return _format_message(bundle, message_id, parts)[0]

    functions: dict[str, Any] = {
        "AND": make_joiner(phrase, "and"),
        "OR": make_joiner(phrase, "or"),
        "SIGNED": signed_number,
    }
    bundle = FluentBundle([locale], functions=functions, use_isolating=False)
    add_unread(bundle, (path.read_text(encoding="utf-8") for path in sorted(folders[0].glob("*.ftl"))))
    for path in (path for folder in folders[1:] for path in sorted(folder.glob("*.ftl"))):
        try:
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError) as error:  # another's file: the app goes on without it
            _log.warning("texts of a game cannot be read: %s: %s", path, error)
    return bundle


def _format_message(
    bundle: FluentBundle, message_id: str, params: Mapping[str, Any]
) -> tuple[str, list[Exception]]:
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise LookupError("has no text of its own")
    text, errors = bundle.format_pattern(pattern, dict(params))
    return end_once(str(text)), errors


def _freeze_param(value: Param) -> Param:
    if isinstance(value, str):
        return _clean_text(value, "\n")
    if isinstance(value, int | Decimal | Word | Phrase | Who):
        return value
    return tuple(_clean_text(each) if isinstance(each, str) else each for each in value)


def _clean_text(text: str, keep: str = "") -> str:
    """Remove characters that are no text, but keep the isolates of a sentence inside another."""
    return plain_text(text, keep + ISOLATE + END if has_whole_isolates(text) else keep)


def _name_seats(value: Any, seats: Sequence[str]) -> Any:
    """Put the names of seats into a param, alone or in a list, for seats that have a name."""
    if isinstance(value, Who):
        return seats[value.seat] if 0 <= value.seat < len(seats) else value
    if isinstance(value, Phrase):
        return Phrase(value.id, tuple((name, _name_seats(each, seats)) for name, each in value.params))
    return tuple(_name_seats(each, seats) for each in value) if isinstance(value, tuple) else value


def _stock_id(message_id: str) -> str:
    """Name the stock message that may stand in place of a game's."""
    return STOCK + message_id.partition("-")[2]


def _is_drafts(message_id: str) -> bool:
    """Check that a message belongs to a draft of a game, which may have English alone."""
    from companion.games import GAMES  # wanted where a message is missing, not by whoever asks for help

    game = GAMES.get(message_id.partition("-")[0])
    return game is not None and game.draft


class Texts:
    """Sentences of a language.

    Finished sentences are cached, within bounds, so that a repeated sentence is one look-up. Safe to share
    between threads.

    Attributes:
        locale: one of `LOCALES`.
        complained: the messages that could not be said as they were asked for.
    """

    def __init__(self, locale: str, folders: Folders, fallback: "Texts | None" = None) -> None:
        self.locale = locale
        self._bundle = _make_bundle(locale, folders)
        self._fallback = fallback
        self.complained: set[str] = set()
        self._said = lru_cache(maxsize=REMEMBERED)(self._render)

    @classmethod
    def load(cls, locale: str, root: Path | None = None) -> "Texts":
        """Load the texts of a locale, with English as fallback.

        Args:
            locale: one of `LOCALES`.
            root: the folder with a folder of ``.ftl`` files for each locale; by default the app's own and
                those of the games that are added.

        Raises:
            KeyError: there is no such locale.
            OSError: a file cannot be read.
        """
        return cls.load_all(root)[locale]

    @classmethod
    def load_all(cls, root: Path | None = None) -> "dict[str, Texts]":
        """Load the texts of every locale, with a shared English fallback. Takes tens of milliseconds.

        Args:
            root: as `load` takes it.

        Raises:
            OSError: a file cannot be read.
        """
        folders = {each: (root / each,) if root else data_paths("locales", each) for each in LOCALES}
        first, *others = LOCALES
        english = cls(first, folders[first])
        return {first: english} | {locale: cls(locale, folders[locale], english) for locale in others}

    def has(self, message_id: str) -> bool:
        """Check that this language has the message itself, without falling back."""
        return self._bundle.has_message(message_id)

    def can_say(self, message_id: str) -> bool:
        """Check that this language has the message, or a stock message in its place, without falling back."""
        return self.has(message_id) or self.has(_stock_id(message_id))

    def has_about(self, game_id: str, kind: str, message: str) -> bool:
        """Check that this language, or English in its place, has a game's sentence of some kind."""
        told = f"{game_id}-{kind}-{message}"
        return self.can_say(told) or (self._fallback is not None and self._fallback.can_say(told))

    def ids_beginning_with(self, start: str) -> list[str]:
        """List the ids of this language's messages with a prefix, without falling back."""
        return [message_id for message_id in self._bundle._messages if message_id.startswith(start)]

    def say_for(self, game_id: str, message: str, /) -> str:
        """Say a word of the app, such as ``tab-board``, or the game's own word in its place."""
        own = f"{game_id}-{message}"
        return self.say(own if self.has(own) else f"app-{message}")

    def say(self, message_id: str, /, **params: Param) -> str:
        """Render a message in this language.

        A message that is missing is said in English, or by the stock message of that kind. A message that
        there is nowhere, or that cannot be formatted, is replaced by a plain word of this language, because
        no reader should see an id. The fault is logged once and never raised. A draft of a game that has
        English alone is no fault.

        Args:
            message_id: its part before the first dash is the game of a `Word` among the params.
            params: the params of the sentence.
        """
        return self._said(message_id, tuple((name, _freeze_param(value)) for name, value in params.items()))

    def game_name(self, game_id: str, variant: str = "") -> str:
        """Return the table's own name for its game, or the game's name."""
        return variant or self.say(f"{game_id}-name")

    def about(
        self,
        game_id: str,
        kind: str,
        message: str,
        params: Params | Mapping[str, Param] = NO_PARAMS,
        seats: Sequence[str] = (),
    ) -> str:
        """Render a game's sentence of some kind, such as a violation, a repair, a task or a move of the log.

        Args:
            game_id: the game of the text.
            kind: the kind of message, such as ``violation``; a ``secret`` reads alike in every game.
            message: its id in that kind, such as a rule's id.
            params: the params of the sentence.
            seats: names by seat number; a seat without one is called by its number, counted from 1.
        """
        named = {name: _name_seats(value, seats) for name, value in params.items()}
        told = f"secret-{message}" if kind == "secret" else f"{game_id}-{kind}-{message}"
        return self.say(told, **named)

    def label(self, game_id: str, label: Label, seats: Sequence[str] = ()) -> str:
        """Render a label: a word or a phrase of the game, a seat's person, or the name of a cell.

        Args:
            game_id: the game of the words.
            label: the label.
            seats: names by seat number.
        """
        return self._label_text(game_id, _name_seats(label, seats))

    def category(self, game_id: str, category: str) -> str:
        """Name a category of points: as the game calls it, or else as a table has typed it."""
        message = f"{game_id}-category-{category}"
        return self.say(message) if self.has(message) else category

    def _render(self, message_id: str, params: tuple[tuple[str, Param], ...]) -> str:
        english, written = self._fallback, message_id
        if not self.has(message_id):
            if english and english.has(message_id):
                if not _is_drafts(message_id):
                    self._log_complaint(message_id, "is missing")
                return english.say(message_id, **dict(params))
            written = _stock_id(message_id)
        if not self.has(written):
            self._log_complaint(message_id, "is missing")
            return self._stand_in(message_id, params)
        game = message_id.partition("-")[0]
        values = {name: self._to_fluent(game, value) for name, value in params}
        try:
            text = self._put_together(written, values)
        except Exception as unforeseen:  # what the formatter cannot take; nobody at a table sees a traceback
            self._log_complaint(message_id, str(unforeseen))
            text = self._stand_in(message_id, params)
        if any(isinstance(value, int | Decimal) and value < 0 for value in values.values()):
            text = _HYPHEN.sub("−", text)
        return _BETWEEN_HAN.sub("", text) if self.locale.startswith("zh") else text

    def _put_together(self, message_id: str, values: Mapping[str, Any]) -> str:
        """Format a message, with an ellipsis for each param that is missing."""
        text, errors = _format_message(self._bundle, message_id, values)
        for error in errors:
            self._log_complaint(message_id, str(error))
        if not errors:
            return text
        lacking = dict.fromkeys((str(error).removeprefix(_LACKING) for error in errors), "…")
        return _UNFILLED.sub("…", _format_message(self._bundle, message_id, lacking | dict(values))[0])

    def _stand_in(self, _message_id: str, _params: tuple[tuple[str, Param], ...]) -> str:
        """Return the plain word that stands for a sentence that cannot be rendered."""
        return _format_message(self._bundle, STAND_IN, {})[0] if self.has(STAND_IN) else "…"

    def _to_fluent(self, game: str, value: Param) -> Any:
        if isinstance(value, int):
            return value
        if isinstance(value, Decimal):
            return fluent_number(value, maximumFractionDigits=DECIMALS)
        if isinstance(value, str | Word | Phrase | Who):
            return self._part_text(game, value)
        comma = _format_message(self._bundle, COMMA, {})[0] if self.has(COMMA) else ", "
        return Listed((self._part_text(game, item) for item in value), comma)

    def _part_text(self, game: str, value: Label) -> str:
        """Render a label as a part of a sentence."""
        return protect_name(value) if isinstance(value, str) else self._label_text(game, value)

    def _label_text(self, game: str, value: Label) -> str:
        if isinstance(value, Word):
            return self.say(f"{game}-{value.id}")
        if isinstance(value, Phrase):
            return self._said(f"{game}-{value.id}", value.params)
        return self.say("seat-number", number=value.seat + 1) if isinstance(value, Who) else value

    def _log_complaint(self, message_id: str, why: str) -> None:
        if message_id not in self.complained:
            self.complained.add(message_id)
            _log.warning("text %s in %s: %s", message_id, self.locale, why)
