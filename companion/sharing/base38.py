"""Bytes as text in 38 signs that survive chats, links and the short alphabet of QR codes, without padding.

All the bytes are one number, and the text is that number in base 38; its last sign has 36 values only,
because chats take a dot or a dash at the end of a link for a part of the sentence around it. Every string
of bytes, the empty one too, has exactly one text, and no text has two meanings.
"""

from functools import lru_cache

SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-."
LAST_SIGNS = SIGNS[:36]
_VALUES = {sign: i for i, sign in enumerate(SIGNS)}
_AT_ONCE = 64
"""Signs up to which a text is converted sign by sign. A longer one is halved first, or it would take
quadratic time."""


def encode_text(data: bytes) -> str:
    """Encode bytes as base-38 text."""
    high, low = divmod(int.from_bytes(data, "big") + _count_shorter(len(data)), len(LAST_SIGNS))
    return _to_digits(high) + LAST_SIGNS[low]


def decode_text(text: str) -> bytes | None:
    """Decode base-38 text to bytes. Return None if the text encodes no bytes."""
    head, last = text[:-1], text[-1:]
    if last not in LAST_SIGNS or not last or head.startswith(SIGNS[0]) or not set(head) <= _VALUES.keys():
        return None
    number = _from_digits(head) * len(LAST_SIGNS) + _VALUES[last]
    length = (number.bit_length() + 7) // 8
    while _count_shorter(length) > number:
        length -= 1
    return (number - _count_shorter(length)).to_bytes(length, "big")


def count_bytes(length: int) -> int:
    """Count the bytes that fit into ``length`` signs, for any content."""
    if length < 1:
        return 0
    most = _sign_power(length - 1) * len(LAST_SIGNS)
    size = most.bit_length() // 8 + 1
    while _count_shorter(size + 1) > most:
        size -= 1
    return size


def _count_shorter(length: int) -> int:
    """Count the byte strings that are shorter than ``length``."""
    one_more: int = 1 << 8 * length
    return (one_more - 1) // 255


@lru_cache(maxsize=32)
def _sign_power(exponent: int) -> int:
    power: int = len(SIGNS) ** exponent
    return power


def _to_digits(number: int) -> str:
    """Write a number in base 38, the highest sign first and never a zero. Zero is the empty text."""
    count = number.bit_length() // 5 + 1
    half = _AT_ONCE
    while half * 2 < count:
        half *= 2
    return _padded_digits(number, half * 2).lstrip(SIGNS[0])


def _padded_digits(number: int, count: int) -> str:
    if count <= _AT_ONCE:
        found = []
        for _ in range(count):
            number, digit = divmod(number, len(SIGNS))
            found.append(SIGNS[digit])
        return "".join(reversed(found))
    high, low = divmod(number, _sign_power(count // 2))
    return _padded_digits(high, count - count // 2) + _padded_digits(low, count // 2)


def _from_digits(text: str) -> int:
    if len(text) <= _AT_ONCE:
        number = 0
        for sign in text:
            number = number * len(SIGNS) + _VALUES[sign]
        return number
    half = _AT_ONCE
    while half * 2 < len(text):
        half *= 2
    return _from_digits(text[:-half]) * _sign_power(half) + _from_digits(text[-half:])
