"""Unguessable table ids, seat keys and tickets, and the fingerprints kept of them."""

import secrets
from collections.abc import Callable, Iterable
from hashlib import blake2b
from hmac import compare_digest

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Characters of ids and keys: no two look alike, and all are in a QR code's short alphabet."""

ID_LENGTH = 12
"""Characters of a table's id: 60 bits."""

KEY_LENGTH = 27
"""Characters of a seat key: 135 bits, beyond any guessing."""

TICKET_LENGTH = 16
"""Characters of a ticket: 80 bits for ten minutes, short enough for the smallest QR codes."""

HOSTS = "*"
"""Stands where a table's id would, for the keys that make a browser a host. No table can be called that."""

IdFactory = Callable[[], str]
"""Factory of unguessable texts."""


def _random_text(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_id() -> str:
    """Draw an unguessable table id: 12 letters and digits, 60 bits."""
    return _random_text(ID_LENGTH)


def new_key() -> str:
    """Draw a key of a seat or a host: `KEY_LENGTH` letters and digits."""
    return _random_text(KEY_LENGTH)


def new_ticket() -> str:
    """Draw a ticket: `TICKET_LENGTH` letters and digits."""
    return _random_text(TICKET_LENGTH)


def is_key(text: object) -> bool:
    """Check that a value from a browser has the form of a key."""
    return isinstance(text, str) and len(text) == KEY_LENGTH and set(text) <= set(ALPHABET)


def fingerprint(key: str, table_id: str) -> str:
    """Hash a key to 40 hexadecimal digits that do not lead back to it. Only the hash is kept.

    The table's id goes in as blake2b's own key, so that the same key leaves unrelated fingerprints at two
    tables, and none of them serves at another.

    Args:
        key: a key or ticket, of any form.
        table_id: the table it is for, or `HOSTS`.
    """
    salt = blake2b(table_id.encode(errors="replace"), digest_size=32).digest()
    return blake2b(key.encode(errors="replace"), digest_size=20, key=salt).hexdigest()


def key_fingerprint(key: object, table_id: str) -> str:
    """Hash the key that a browser sent. For no key, return an empty text. It matches no holder."""
    return fingerprint(str(key), table_id) if is_key(key) else ""


def is_same_key(first: str, other: str) -> bool:
    """Compare two fingerprints in constant time. Empty ones never match."""
    return compare_digest(first.encode(), other.encode()) and bool(first)


def is_among(key: str, others: Iterable[str]) -> bool:
    """Check that a fingerprint is among others. Compares all of them, in constant time."""
    found = False
    for other in others:
        found |= is_same_key(key, other)
    return found
