"""What stands on a page, looked for all over it."""

import dataclasses
from collections.abc import Iterator
from typing import Any

from flet.controls.base_control import BaseControl


def controls(item: Any, inside: Any) -> Iterator[BaseControl]:
    """Yield every control that stands in something, given how the values of a dataclass are told."""
    if isinstance(item, dict | list):
        for value in item.values() if isinstance(item, dict) else item:
            yield from controls(value, inside)
    elif dataclasses.is_dataclass(item) and not isinstance(item, type):
        if isinstance(item, BaseControl):
            yield item
        for value in inside(item):
            yield from controls(value, inside)
