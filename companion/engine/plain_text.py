"""Filters for names: text is kept, and control signs for terminals or text direction are removed."""

import unicodedata

import msgspec

_NO_TEXT = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"


def is_text(character: str) -> bool:
    """Check that a character is no control, surrogate or invisible sign, except the two joiners."""
    return character in _JOINERS or unicodedata.category(character) not in _NO_TEXT


def plain_text(text: str, keep: str = "") -> str:
    """Remove characters that are no text.

    Args:
        text: any text; nearly all have nothing to drop.
        keep: characters that stay all the same, such as a line break.
    """
    return text if text.isprintable() else "".join(each for each in text if each in keep or is_text(each))


def plain_name(name: str) -> str:
    """Convert a name from elsewhere to a single line of text, never an empty one.

    >>> plain_name(f"An{chr(0x202E)}n{chr(10)}  Lee"), plain_name(chr(0x202E))
    ('Ann Lee', '?')
    """
    if name.isprintable() and name.strip():
        return name
    return " ".join(plain_text(name, "\t\n\r\x0b\x0c\u2028\u2029").split()) or "?"


def clean_names_in(kept: msgspec.Struct, *fields: str) -> None:
    """Clean names in a new struct by `plain_name`, because older files hold other ones.

    Args:
        kept: the struct, from its ``__post_init__``; it may be frozen.
        fields: those that hold a name or a tuple of names; an empty one stays empty.
    """
    for field in fields:
        name = getattr(kept, field)
        plain = tuple(map(plain_name, name)) if isinstance(name, tuple) else name and plain_name(name)
        if plain != name:
            msgspec.structs.force_setattr(kept, field, plain)
