"""Undo what mail programs, messengers and browsers do to a text on its way."""

import html
import re
import unicodedata
from urllib.parse import unquote

ENCODED = 3
"""Times that percent-encoding is undone: a link within a link within a link."""

_SOFT_BREAK = re.compile(r"=[ \t]*\r?\n")
_QUOTED = re.compile(r"(?:=[0-9A-Fa-f]{2})+")
_TAG = re.compile(
    r"</?(?:b|big|blockquote|br|code|div|em|font|i|li|nobr|ol|p|pre|small|span|strong|td|tr|tt|u|ul|wbr)"
    r"(?:\s[^<>#]{0,200})?/?>",
    re.IGNORECASE,
)
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Me", "Mn"}
"""Categories of signs that are invisible by themselves: marks of direction, joiners, variations of an
emoji."""


def undo_mail(text: str) -> str:
    """Undo quoted-printable, soft line breaks and HTML: entities, and tags that only lay a text out."""
    if "=" in text:
        text = _QUOTED.sub(_unquote, _SOFT_BREAK.sub("", text))
    if "&" in text:
        text = html.unescape(text)
    return _TAG.sub("", text) if "<" in text else text


def undo_percents(text: str) -> str:
    """Undo percent-encoding, up to `ENCODED` times."""
    for _ in range(ENCODED):
        if "%" not in text or (plain := unquote(text)) == text:
            break
        text = plain
    return text


def plain_word(text: str) -> str:
    """Normalise a piece of an address: plain forms of letters, no unseen signs, no percent signs.

    >>> plain_word("k7%2571x%E2%80%8B")
    'k7qx'
    """
    plain = unicodedata.normalize("NFKC", undo_percents(text))
    return "".join(sign for sign in plain if unicodedata.category(sign) not in _UNSEEN)


def _unquote(found: re.Match[str]) -> str:
    return bytes.fromhex(found[0].replace("=", "")).decode(errors="replace")
