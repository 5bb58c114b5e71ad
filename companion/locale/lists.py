"""Fluent functions for params: ``AND($cards)``, ``OR($cells)`` and ``SIGNED($delta)``."""

from collections.abc import Callable, Iterable
from decimal import Decimal

Phrase = Callable[..., str]
"""Gives a short text by id and named parts."""

MOST_LISTED = 4
"""Largest count of named items, before a list counts the rest. ``most`` in a sentence overrides it."""

_SEPARATOR = ", "


class Listed(str):
    """Texts in a list; a sentence that does not join them in words shows them with the language's comma.

    Attributes:
        parts: the texts.
    """

    parts: tuple[str, ...]

    def __new__(cls, parts: Iterable[str], comma: str = _SEPARATOR) -> "Listed":  # noqa: D102 - as its class says
        kept = tuple(parts)
        self = super().__new__(cls, comma.join(kept))
        self.parts = kept
        return self


def _split_items(value: object) -> tuple[str, ...]:
    if isinstance(value, Listed):
        return value.parts
    return tuple(part for part in str(value).split(_SEPARATOR) if part)


def make_joiner(phrase: Phrase, word: str) -> Callable[..., str]:
    """Make a Fluent function that joins a list in words.

    Its argument is a `Listed`, or one text with ``", "`` between the items; ``most`` limits the named items.

    Args:
        phrase: gives ``list-separator``, ``list-<word>`` (with ``first``, ``last``) and ``list-<word>-more``
            (with ``first``, ``n``) in the language of the sentence.
        word: ``and`` or ``or``.
    """

    def join(value: object, most: float = MOST_LISTED) -> str:
        items, shown = _split_items(value), max(1, int(most))
        if len(items) > shown + 1:
            first = phrase("list-separator").join(items[:shown])
            return phrase(f"list-{word}-more", first=first, n=len(items) - shown)
        if len(items) < 2:
            return "".join(items)
        return phrase(f"list-{word}", first=phrase("list-separator").join(items[:-1]), last=items[-1])

    return join


def signed_number(value: object) -> str:
    """Fluent function: format a number with its sign, such as ``+3`` or ``−2``, and keep a text unchanged."""
    if isinstance(value, int | float):
        return f"{int(value):+,d}".replace("-", "−")
    if isinstance(value, Decimal):
        return f"{value:+,f}".replace("-", "−")
    return str(value)
