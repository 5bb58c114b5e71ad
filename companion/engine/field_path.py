"""Paths to a value of a position, such as ``players[seat].spaces[resource]``, for reading and replacing."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

_STEP = re.compile(r"\.?(?<!\])(\w+)|\[(\w+)\](_\w+)?")


@dataclass(frozen=True, slots=True)
class _Step:
    """Step of a path.

    Attributes:
        name: the attribute, or the key whose value leads on.
        keyed: whether it is a key.
        ending: the suffix behind the key's value in the name of an attribute.
    """

    name: str
    keyed: bool
    ending: str = ""


@dataclass(frozen=True, slots=True)
class FieldPath:
    """Path to a value in a position.

    A key in brackets is a field of the correction. Its value is the name of an attribute, or the beginning of
    one that goes on behind the bracket, as ``sheet[what]_uses`` has it; or it counts the items
    of a tuple: numbers from the least that their type has, words as their type lists them.

    Attributes:
        text: the path as it is written.
        steps: the path, step by step.
        types: the types of the keys.
    """

    text: str
    steps: tuple[_Step, ...]
    types: Mapping[str, Any]

    @classmethod
    def parse(cls, text: str, message: type[Any]) -> "FieldPath":
        """Parse a path with the fields of a message as its keys.

        Raises:
            ValueError: the text is no path.
            KeyError: the message has no such field.
        """
        if _STEP.sub("", text):
            raise ValueError(text)
        steps = tuple(
            _Step(found[1] or found[2], found[2] is not None, found[3] or "")
            for found in _STEP.finditer(text)
        )
        hints = get_type_hints(message, include_extras=True)
        return cls(text, steps, {step.name: hints[step.name] for step in steps if step.keyed})

    def get(self, position: Any, keys: Mapping[str, Any]) -> Any:
        """Read the value.

        Args:
            position: the position.
            keys: the values of the keys, by name.

        Raises:
            IndexError: there is no such item.
        """
        for step in self.steps:
            key = self._find_key(step, position, keys)
            position = getattr(position, key) if isinstance(key, str) else position[key]
        return position

    def put(self, position: Any, keys: Mapping[str, Any], value: Any) -> Any:
        """Copy the position with another value at the path. See `get`."""
        return self._copy_with(position, self.steps, keys, value)

    def _copy_with(self, holder: Any, steps: tuple[_Step, ...], keys: Mapping[str, Any], value: Any) -> Any:
        if not steps:
            return value
        key = self._find_key(steps[0], holder, keys)
        if isinstance(key, str):
            return replace(holder, **{key: self._copy_with(getattr(holder, key), steps[1:], keys, value)})
        inside = self._copy_with(holder[key], steps[1:], keys, value)
        return (*holder[:key], inside, *holder[key + 1 :])

    def _find_key(self, step: _Step, holder: Any, keys: Mapping[str, Any]) -> str | int:
        """Find the attribute's name, or the index of the item."""
        if not step.keyed:
            return step.name
        key = keys[step.name]
        if not isinstance(holder, tuple):
            return f"{key}{step.ending}"
        return _find_index(self.types[step.name], key)


def _find_index(hint: Any, key: Any) -> int:
    """Convert a key to the index of a tuple's item."""
    if get_origin(hint) is Literal:
        return get_args(hint).index(key)
    least = 0
    if get_origin(hint) is Annotated:
        metas = (one for one in hint.__metadata__ if isinstance(one, msgspec.Meta))
        least = next((int(one.ge) for one in metas if one.ge is not None), 0)
    return int(key) - least
