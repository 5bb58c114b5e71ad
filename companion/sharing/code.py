"""A code as text: upper case, in the QR alphabet that takes least room, and safe in chats and behind a ``#``.

The same text is everywhere: in the QR symbol, in a link, in a chat, in a ``.table`` file. What people and
programs do to a text on its way is undone when it is read: lower case, spaces and line breaks, quotes and
``>`` marks around it, full-width letters, percent signs, what mail makes of it (see `mangling`),
the link it came in, and the sentences before and behind it, also where no space stands between.
"""

import re
from collections.abc import Iterator
from typing import Literal

from companion.bounds import TEXT, TooLarge
from companion.sharing.base38 import SIGNS, decode_text, encode_text
from companion.sharing.checksum import has_checksum
from companion.sharing.errors import CarryError
from companion.sharing.mangling import undo_mail, undo_percents

WHOLE = "TC1."
PART = "TP1."
"""Prefixes of a code's text: a whole table, or one part of it. The digit is the version of the text's
form."""

MAX_SIGNS = 100_000
"""Signs of the largest code there is: see `companion.bounds.CODE`."""

BEGINNINGS = 16
"""Number of places that are tried in a text, of those that look like a beginning."""

ENDINGS = 64
GLUED = 4
"""Number of full stops and dashes, counted from the end, behind which other words may be glued to a code."""

MAX_TRIED = 400_000
"""Total signs of the candidates that are tried in one text, where a code may be broken into pieces."""

SHOWN = 40
"""Characters of a foreign code that are shown to people."""

Kind = Literal["whole", "part"]

_PUNCTUATION = SIGNS[36:]
"""Signs of codes that are neither digits nor letters."""

_BEGINNING = re.compile(r"(?<![0-9A-Z])T([CP])(\d{1,4})\.")
_BREAKS = r"\s>\"'`*_~|«»“”‘’「」『』<"
_RUN = re.compile(rf"[{re.escape(SIGNS)}{_BREAKS}]*")
_BREAK = re.compile(rf"[{_BREAKS}]+")
_HASHLESS = re.compile(r"\bhttps?://[^\s#]{1,300}/c/?[^\w\s/#]{0,3}(?=\s|$)", re.IGNORECASE)
_ADDRESS = re.compile(r"[A-Z][A-Z0-9+.-]{1,20}:\S", re.IGNORECASE)
_DASHES = {"–": "-", "—": "--", "―": "--", "−": "-", "‐": "-", "‑": "-", "…": "...", "。": "."}
_WIDE = {chr(0xFEE0 + code): chr(code) for code in range(33, 127)} | {"\u3000": " "}
_UNSEEN = dict.fromkeys(
    "\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064"
    "\u2066\u2067\u2068\u2069\ufe0e\ufe0f\ufeff",
    "",
)
_UNDONE = str.maketrans({**_DASHES, **_WIDE, **_UNSEEN})


def to_text(data: bytes) -> str:
    """Encode a code's bytes as text."""
    return WHOLE + encode_text(data)


def from_text(text: str) -> bytes:
    """Find the code in a text and decode its bytes, seal included. The content is not parsed yet.

    Raises:
        CarryError: the text holds no code (``carry-not-a-code``), a foreign one (``carry-foreign``), a link
            that lost its code (``carry-hashless``), a damaged or cut one (``carry-damaged``), one of a newer
            form (``carry-newer``), or only a part (``carry-one-part``).
    """
    kind, data = find_code(text)
    if kind == "part":
        raise CarryError("carry-one-part")
    return data


def make_link(base_url: str, text: str) -> str:
    """Build the link that opens the app with a code. The text behind ``#`` is never sent to a server.

    Args:
        base_url: the address that serves the app, such as ``http://192.168.1.7:8550``.
        text: the code's text.
    """
    return f"{base_url.rstrip('/')}/C#{text}"


def find_code(text: str) -> tuple[Kind, bytes]:
    """Find the first sound code in a text. Return its kind, whole or part, and its bytes.

    Raises:
        TooLarge: the text is longer than the search allows.
        CarryError: as `from_text`, except that a part is found like a whole code.
    """
    if len(text) > TEXT.most:
        raise TooLarge(TEXT)
    clean = _normalize_text(text)
    newer = damaged = False
    left = MAX_TRIED
    for i, beginning in enumerate(_BEGINNING.finditer(clean)):
        if i == BEGINNINGS:
            break
        kind: Kind = "whole" if beginning[1] == "C" else "part"
        if int(beginning[2]) != 1:
            newer = newer or int(beginning[2]) > 1
            continue
        run = _RUN.match(clean, beginning.end())
        assert run is not None
        for candidate in _candidates(run[0]):
            left -= len(candidate)
            if left < 0:
                break
            data = decode_text(candidate)
            if data is not None and has_checksum(data):
                return kind, data
        damaged = True
    raise _explain_missing_code(text, newer=newer, damaged=damaged)


def _explain_missing_code(text: str, *, newer: bool, damaged: bool) -> CarryError:
    if damaged or newer:
        return CarryError("carry-damaged" if damaged else "carry-newer")
    shown = " ".join(text.split())
    if _HASHLESS.search(shown):
        return CarryError("carry-hashless")
    if _ADDRESS.match(shown):
        return CarryError("carry-foreign", found=shown if len(shown) <= SHOWN else shown[: SHOWN - 1] + "…")
    return CarryError("carry-not-a-code")


def _normalize_text(text: str) -> str:
    """Normalise a text to the form of written codes."""
    return undo_percents(undo_mail(text)).translate(_UNDONE).upper()


def _candidates(run: str) -> Iterator[str]:
    """Yield candidates for the code in a run of signs: all of it, its first piece, or the first few.

    Then the same without the words that may be glued to their ends.
    """
    pieces = _BREAK.split(run)
    counts = (len(pieces), *range(1, min(len(pieces), ENDINGS)))
    whole = [joined for count in counts if len(joined := _trim_end("".join(pieces[:count]))) <= MAX_SIGNS]
    yield from whole
    for joined in whole:
        for _ in range(GLUED):
            end = max(joined.rfind(sign) for sign in _PUNCTUATION)
            if end < 0:
                break
            joined = _trim_end(joined[:end])
            yield joined


def _trim_end(text: str) -> str:
    """Strip the signs at the end that end no code."""
    return text.rstrip(_PUNCTUATION)
