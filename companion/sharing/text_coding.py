"""Texts in any script: the class of each letter is learned, then the letter within its class."""

from collections.abc import Hashable

from companion.sharing.coder import Coder
from companion.sharing.int_coding import code_number

CLASSES = ("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789")
"""Letters that are learned one by one; whatever else ASCII has is a fourth class of this sort."""

OTHER = "".join(chr(code) for code in range(128) if not chr(code).isalnum())
LEARNED = (*CLASSES, OTHER)
HAN = range(0x4E00, 0xA000)
"""The class after the learned ones: the common Chinese characters, each as likely as the next."""

BLOCK = 128
"""The class after those: a letter of the same run of 128 as the last one that is not ASCII, nor a common
Chinese character; most alphabets fit in one or two. The last class is any character at all."""

CHARACTERS = 0x110000
SURROGATES = range(0xD800, 0xE000)
HAN_CLASS, BLOCK_CLASS, ANY_CLASS = range(len(LEARNED), len(LEARNED) + 3)
FIRST = (6, 16, 3, 3, 12, 1, 3)
NEXT = (16, 3, 3, 3, 3, 6, 1)


def code_text(coder: Coder, context: Hashable, value: str | None, most: int, *, prior: int = 8) -> str:
    """Encode or decode a text of at most ``most`` characters.

    Args:
        coder: writes or reads it.
        context: all that is known before; texts in the same context are taken to be alike.
        value: the text; None when reading.
        most: the most characters.
        prior: the weight of every letter before one was seen; small if few letters come up often.

    Raises:
        CarryError: the text is longer, or holds something that is no character.
    """
    count = code_number(coder, (context, "length"), None if value is None else len(value), most)
    found: list[str] = []
    before, block = -1, 0
    for at in range(count):
        letter = None if value is None else value[at]
        before, block, letter = _code_letter(coder, (context, min(at, 2)), (before, block), letter, prior)
        found.append(letter)
    return "".join(found)


def _class_of(letter: str, block: int) -> int:
    code = ord(letter)
    if code < 128:
        return next(i for i, letters in enumerate(LEARNED) if letter in letters)
    if code in HAN:
        return HAN_CLASS
    return BLOCK_CLASS if code // BLOCK == block else ANY_CLASS


def _code_letter(
    coder: Coder, context: Hashable, so_far: tuple[int, int], letter: str | None, prior: int
) -> tuple[int, int, str]:
    """Encode or decode a letter. Return its class, the run of 128 for later letters, and the letter."""
    before, block = so_far
    weights = FIRST if before < 0 else tuple(w * 4 if i == before else w for i, w in enumerate(NEXT))
    index = coder.choose((context, before), weights, None if letter is None else _class_of(letter, block))
    if index < len(LEARNED):
        letters = LEARNED[index]
        place = None if letter is None else letters.index(letter)
        return index, block, letters[coder.choose((context, "in", index), (prior,) * len(letters), place)]
    code = None if letter is None else ord(letter)
    if index == HAN_CLASS:
        shift = None if code is None else code - HAN.start
        return index, block, chr(HAN.start + coder.code_uniform(len(HAN), shift))
    if index == BLOCK_CLASS:
        found = block * BLOCK + coder.code_uniform(BLOCK, None if code is None else code % BLOCK)
    else:
        found = coder.code_uniform(CHARACTERS, code)
    if found in SURROGATES:
        raise coder.wrong
    return BLOCK_CLASS, found // BLOCK, chr(found)
