"""Where answers go: for people as text, for programs as one JSON object per line."""

import codecs
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO, TypeVar

from companion.commands.columns import strip_controls
from companion.engine.plain_text import is_text
from companion.files.errors import FileError, Parts, Sentence

if TYPE_CHECKING:
    from companion.locale.texts import Texts

T = TypeVar("T")

ANSWERED = 0
"""Exit status: every question was answered."""

UNREADABLE = 2
"""Exit status: a file could not be read; the others were answered all the same."""


@dataclass(frozen=True)
class CommandAnswer:
    """Answer in both its forms. The text is made only where it is shown.

    Attributes:
        document: what `--json` prints, made of plain dicts, lists, strings and numbers.
        lines: what a person reads.
    """

    document: Mapping[str, Any]
    lines: Callable[[], Iterable[str]]


class Console:
    """Output of a command: its two streams, its form and its language.

    Attributes:
        as_json: whether answers are JSON.
        locale: the reader's language.
    """

    def __init__(self, out: TextIO, err: TextIO, *, as_json: bool, locale: str) -> None:
        self.as_json = as_json
        self.locale = locale
        self._out = out
        self._err = err

    @cached_property
    def texts(self) -> "Texts":
        """Sentences of the reader's language, read when the first is needed."""
        from companion.commands.languages import texts_of

        return texts_of(self.locale)

    def answer(self, answer: CommandAnswer) -> None:
        """Print an answer."""
        if self.as_json:
            self._print_json(answer.document)
        else:
            self.lines(answer.lines())

    def lines(self, lines: Iterable[str]) -> None:
        """Print text for people."""
        for line in lines:
            print(_replace_unencodable(strip_controls(line), self._out), file=self._out)

    def say(self, message: str, **params: int | str) -> None:
        """Print a sentence beside the answers. See `lines_aside`."""
        self.lines_aside([self.texts.say(message, **params)])

    def lines_aside(self, lines: Iterable[str]) -> None:
        """Print text beside the answers, so as not to disturb a program that reads them."""
        for line in lines:
            print(_replace_unencodable(strip_controls(line), self._err), file=self._err)

    def refuse(self, error: FileError) -> None:
        """Print an error of a file: always as text beside the answers, and in their row as JSON."""
        said = error.sentence.text(self.texts)
        location = [
            *([error.file] if error.file else []),
            *([str(error.line)] if error.line else []),
            *([error.field] if error.field else []),
        ]
        if self.as_json:
            place = {"line": error.line, "field": error.field, "expected": None}
            if error.expected:
                place["expected"] = error.expected.text(self.texts)
            known = {name: value for name, value in place.items() if value}
            self._print_json({"error": {"file": error.file, **known, "message": said}})
        print(_replace_unencodable(strip_controls(": ".join([*location, said])), self._err), file=self._err)

    def find_game(self, command: str, games: Mapping[str, T], name: str) -> T | None:
        """Find a game by its name. If there is none, refuse it with a list of the games and return None.

        Args:
            command: the command that asks for the game, such as ``"box"``.
            games: the games that there are.
            name: as it was typed.
        """
        if name not in games:
            params: Parts = {"game": name[:40], "games": tuple(games)}
            self.refuse(FileError(command, Sentence("cli-box-no-game", params)))
        return games.get(name)

    def each(self, paths: Iterable[str], ask: Callable[[Path], CommandAnswer]) -> int:
        """Answer for every file in order. An unreadable file does not stop the others.

        Returns:
            The exit status.
        """
        status = ANSWERED
        for path in paths:
            try:
                self.answer(ask(Path(path)))
            except FileError as error:
                self.refuse(error)
                status = UNREADABLE
        return status

    def _print_json(self, document: Mapping[str, Any]) -> None:
        ascii_only = not _is_utf8(self._out)
        text = json.dumps(document, ensure_ascii=ascii_only, separators=(",", ":"), default=_json_number)
        print(text if text.isprintable() else "".join(map(_escape_letter, text)), file=self._out)


def _json_number(value: object) -> float | str:
    """Convert a decimal for JSON: to a number, or to its text if a float would not be exact."""
    if not isinstance(value, Decimal):
        raise TypeError(f"no JSON for {type(value).__name__}")
    return float(value) if Decimal(repr(float(value))) == value else str(value)


def _escape_letter(letter: str) -> str:
    """Escape a letter of a JSON text if it is no text by itself. Parsers read both alike."""
    return letter if is_text(letter) else json.dumps(letter)[1:-1]


def _is_utf8(stream: TextIO) -> bool:
    try:
        return codecs.lookup(getattr(stream, "encoding", None) or "utf-8").name == "utf-8"
    except LookupError:
        return False


def _replace_unencodable(text: str, stream: TextIO) -> str:
    """Replace the characters that the stream's encoding lacks, so that printing never fails."""
    if _is_utf8(stream):
        return text
    encoding = stream.encoding
    return text.encode(encoding, "replace").decode(encoding)
