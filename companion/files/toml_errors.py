"""Sentences for texts that are no TOML: what is wrong with a line, and what to write instead."""

import re

from companion.files.errors import Sentence
from companion.files.type_errors import short

_LINE = re.compile(r"^(?P<what>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)$", re.DOTALL)

_BEGINNINGS = {
    "file-toml-twice": (
        "Cannot overwrite a value",
        "Cannot declare",
        "Cannot redefine namespace",
        "Cannot mutate immutable namespace",
        "Duplicate inline table key",
    ),
    "file-toml-equals": ("Expected '='", "Invalid initial character for a key part"),
    "file-toml-open": (
        "Unclosed",
        "Unterminated string",
        "Expected ']",
        "Expected '\"",
        'Expected "',
        "Expected '}",
    ),
    "file-toml-line": ("Invalid statement", "Expected newline"),
    "file-toml-character": ("Illegal character", "Found invalid character"),
    "file-toml-value": ("Invalid value", "Invalid date", "Invalid hex", "Escaped character", "Unescaped"),
}
"""Sentences about errors, each with the beginnings of the reader's messages."""


def describe_toml_error(error: Exception, text: str) -> tuple[Sentence, int]:
    """Describe an error of TOML, and find its line. An error without one is put down to the longest line."""
    match = _LINE.match(str(error))
    lines = text.split("\n")
    if match is None:
        return Sentence("file-endless"), 1 + max(range(len(lines)), key=lambda number: len(lines[number]))
    return _choose_sentence(match["what"]), int(match["line"] or len(lines))


def _choose_sentence(message: str) -> Sentence:
    """Choose the sentence for a message of the reader, or repeat a message of no known kind."""
    for sentence, beginnings in _BEGINNINGS.items():
        if message.startswith(beginnings):
            return Sentence(sentence)
    return Sentence("file-toml", {"what": short(message, 200)})
