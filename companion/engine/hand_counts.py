"""Numbers of a score that people count by hand at a table that is only scored."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.engine.words import Label


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCount:
    """Number that people count by hand for a category of points.

    Attributes:
        category: the category.
        label: the thing that is counted.
        message: the type of the correction that sets the number.
        keys: the other fields of that correction, besides the seat.
    """

    category: str
    label: Label
    message: type[Any]
    keys: Mapping[str, Any] = field(default_factory=dict)
