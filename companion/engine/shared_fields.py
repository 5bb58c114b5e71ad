"""Copying of the fields that two kinds of struct have in common."""

from typing import Any, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


def copy_shared(source: msgspec.Struct, kind: type[S], **others: Any) -> S:
    """Make a struct of another kind with the fields that both have by the same name.

    Args:
        source: the struct to copy from.
        kind: the type to make.
        others: the fields that the source lacks or has in another form.

    Raises:
        TypeError: a field without a default is in neither, or the kind has no such field.
    """
    shared = [name for name in source.__struct_fields__ if name in kind.__struct_fields__]
    return kind(**{name: getattr(source, name) for name in shared} | others)
