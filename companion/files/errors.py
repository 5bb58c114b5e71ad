"""Errors of a file: its name, the place in it, and what was expected."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

from companion.locale.texts import Texts

Parts = Mapping[str, Union[int, str, tuple[str, ...], "Sentence"]]


@dataclass(frozen=True)
class Sentence:
    """Sentence by its id, with its variables, which may be sentences themselves.

    Attributes:
        id: the message's id.
        params: its variables.
    """

    id: str
    params: Parts = field(default_factory=dict)

    def text(self, texts: Texts) -> str:
        """Say the sentence in a language."""
        parts = {
            name: part.text(texts) if isinstance(part, Sentence) else part
            for name, part in self.params.items()
        }
        return texts.say(self.id, **parts)


class FileError(Exception):
    """Error about a file that cannot be read.

    Attributes:
        file: its name as it was given.
        sentence: what is wrong and what was expected.
        line: the line it is in, from 1, where that is known.
        field: the path of what is wrong, such as ``seats[0].money``; empty when it is the whole.
    """

    def __init__(self, file: str, sentence: Sentence, *, line: int | None = None, field: str = "") -> None:
        super().__init__(f"{file}: {sentence.id} {line or field}")
        self.file = file
        self.sentence = sentence
        self.line = line
        self.field = field.removeprefix("$").removeprefix(".")

    @property
    def expected(self) -> Sentence | None:
        """Part of the sentence that tells what was expected, if it has one."""
        part = self.sentence.params.get("expected")
        return part if isinstance(part, Sentence) else None
