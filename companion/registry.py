"""Objects by id, of which each is imported when it is first asked for."""

from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import TypeVar

Value = TypeVar("Value")


class Registry(MutableMapping[str, Value]):
    """Objects by id, in the order in which they were named. Naming them imports none."""

    def __init__(self, places: Mapping[str, str]) -> None:
        """Register the objects by their places. None is imported yet.

        Args:
            places: where each lies, as ``package.module:NAME``.
        """
        self._places = dict(places)
        self._found: dict[str, Value] = {}

    def __getitem__(self, name: str) -> Value:
        """Look up the object of an id, importing it at first use.

        Raises:
            KeyError: there is none of that id.
            ImportError: it is named and cannot be imported, whatever its module raises.
        """
        if name in self._found:
            return self._found[name]
        module, _, attribute = self._places[name].partition(":")
        try:
            found: Value = getattr(import_module(module), attribute)
        except Exception as error:  # a KeyError would read as "there is none": `get` hides it
            why = f"{type(error).__name__}: {error}"
            raise ImportError(
                f"{name} ({self._places[name]}) cannot be imported: {why}", name=module
            ) from error
        return self._found.setdefault(name, found)

    def __setitem__(self, name: str, value: Value) -> None:
        """Put another object under an id, at the end if the id is new."""
        self._places.setdefault(name, "")
        self._found[name] = value

    def __delitem__(self, name: str) -> None:
        """Remove an id."""
        del self._places[name]
        self._found.pop(name, None)

    def __contains__(self, name: object) -> bool:
        """Check that an id is registered, without importing its object."""
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        """Iterate over the ids."""
        return iter(tuple(self._places))

    def __len__(self) -> int:
        """Count the ids."""
        return len(self._places)
