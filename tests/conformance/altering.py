"""Data of one game with something in it put otherwise: what was said elsewhere, a little more, or nothing."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

Path = tuple[Any, ...]
Field = tuple[str, ...]

NUMBERS = (0, 1, 2, 3, 7, 9, 12, 99, 999, 9_999)
"""Numbers that stand at the bounds of something."""


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield every path in plain data, the whole first."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*path, key))


def _at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def _field(path: Path) -> Field:
    """Return the names on the way to a value. Things in one list are in the same field."""
    return tuple(key if isinstance(key, str) else "" for key in path)


def _is_drawing(value: Any) -> bool:
    """Tell if something is a text of several tokens, such as a town."""
    return isinstance(value, str) and len(value.split()) > 1


class Elsewhere:
    """What was said in some samples of one kind of data, field by field."""

    def __init__(self, samples: Iterable[Any]) -> None:
        self._values: dict[Field, list[Any]] = defaultdict(list)
        self._keys: dict[Field, dict[str, None]] = defaultdict(dict)
        for sample in samples:
            for path in places(sample):
                value = _at(sample, path)
                self._values[_field(path)].append(value)
                if isinstance(value, dict):
                    self._keys[_field(path)] |= dict.fromkeys(value)

    def altered(self, data: Any, rng: Random, times: int) -> Any:
        """Return a copy of data with `times` random changes, one after the other."""
        data = {"": deepcopy(data)}
        for _ in range(times):
            paths = [path for path in places(data) if path]
            drawings = [path for path in paths if _is_drawing(_at(data, path))]
            self._alter(data, rng.choice(drawings if drawings and rng.random() < 0.4 else paths), rng)
        return data[""]

    def _alter(self, data: Any, path: Path, rng: Random) -> None:
        holder, last = _at(data, path[:-1]), path[-1]
        value, known = holder[last], self._values.get(_field(path[1:]), [])
        dice = rng.random()
        if isinstance(value, dict) and dice < 0.6:
            self._other_keys(value, _field(path[1:]), rng)
        elif isinstance(value, list) and dice < 0.6:
            self._other_length(value, _field((*path[1:], 0)), rng)
        elif _is_drawing(value) and dice < 0.9:
            holder[last] = self._redrawn(value, [one for one in known if isinstance(one, str)], rng)
        elif isinstance(value, bool) and dice < 0.8:
            holder[last] = not value
        elif isinstance(value, int) and dice < 0.6:
            holder[last] = rng.choice((value - 1, value + 1, *NUMBERS))
        elif known:
            holder[last] = deepcopy(rng.choice(known))

    def _other_keys(self, value: dict[str, Any], field: Field, rng: Random) -> None:
        """Remove one field, or add one that stands elsewhere."""
        if value and rng.random() < 0.3:
            del value[rng.choice(list(value))]
        elif keys := [key for key in self._keys[field] if self._values.get((*field, key))]:
            key = rng.choice(keys)
            value[key] = deepcopy(rng.choice(self._values[(*field, key)]))

    def _other_length(self, value: list[Any], field: Field, rng: Random) -> None:
        """Remove or add one item, or reorder all."""
        dice = rng.random()
        if value and dice < 0.3:
            del value[rng.randrange(len(value))]
        elif dice < 0.4:
            rng.shuffle(value)
        elif more := [*value, *self._values.get(field, [])]:
            value.insert(rng.randint(0, len(value)), deepcopy(rng.choice(more)))

    def _redrawn(self, drawing: str, others: list[str], rng: Random) -> str:
        """Return a drawing with some of its tokens changed for others, its own or another drawing's."""
        rows = [row for row in (line.split() for line in drawing.splitlines()) if row]
        tokens = [token for row in rows for token in row]
        more = [*tokens, *(rng.choice(others).split() if others else ())]
        for _ in range(rng.choice((1, 1, 2, 6))):
            if rng.random() < 0.3:
                was, now = rng.choice(tokens), rng.choice(more)
                rows = [[now if token == was else token for token in row] for row in rows]
            else:
                _drawn_over(rows, rng.choice(more), rng)
        return "\n".join(" ".join(row) for row in rows)


def _drawn_over(rows: list[list[str]], token: str, rng: Random) -> None:
    """Fill some squares in a line, or in a block, with the same token."""
    wide, high = rng.choice(((1, 1), (1, 2), (2, 1), (3, 1), (1, 3), (4, 1), (2, 2)))
    top = rng.randrange(len(rows))
    left = rng.randrange(len(rows[top]))
    for row in rows[top : top + high]:
        row[left : left + wide] = [token] * len(row[left : left + wide])
