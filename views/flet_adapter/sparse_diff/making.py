"""Construction of controls from the given properties alone; Flet 1.0.5 sets all of them, most to None.

The ``__init__`` generated for a dataclass assigns every property, and each assignment is a call that finds
nothing to do: half of the time in which a page is built. The ``__init__`` made here reads only its given
arguments. All unusual calls, such as a missing or an unknown name, are left to Flet's own; a test holds both
to making the same.
"""

import dataclasses
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any

from flet.controls import base_control
from flet.controls.base_control import BaseControl

Init = Callable[..., None]

_WRITTEN_BY_DATACLASSES = "<string>"


@dataclass(frozen=True)
class Fields:
    """Parameters and defaults of one class of controls.

    Attributes:
        places: the names that may be given by position, in order.
        order: the place of each name among all.
        required: names that must be given.
        defaults: of the properties that are stored only if they are set.
        made: the properties with a value of their own on each control, with the factory of each.
        handed_on: the names handed to ``__post_init__``, each with its default.
    """

    places: tuple[str, ...]
    order: Mapping[str, int]
    required: frozenset[str]
    defaults: Mapping[str, Any]
    made: tuple[tuple[str, Callable[[], Any]], ...]
    handed_on: Mapping[str, Any]


def fields_of(kind: Any, original: Init) -> Fields:
    """Read the parameters and defaults of a class of controls from Flet's own ``__init__``."""
    taken = dict(list(inspect.signature(original).parameters.items())[1:])
    own = dataclasses.fields(kind)
    stored = {one.name for one in own}
    names = [name for name in kind.__dataclass_fields__ if name in taken]
    return Fields(
        places=tuple(name for name, one in taken.items() if one.kind is one.POSITIONAL_OR_KEYWORD),
        order={name: place for place, name in enumerate(names)},
        required=frozenset(name for name, one in taken.items() if one.default is one.empty),
        defaults=kind._prop_defaults,
        made=tuple(
            (one.name, one.default_factory) for one in own if one.default_factory is not dataclasses.MISSING
        ),
        handed_on={name: taken[name].default for name in names if name not in stored},
    )


@dataclass(frozen=True, slots=True)
class Making:
    """Steps that make a control from exactly these given names.

    Attributes:
        made: the properties of its own that were not given, with the factory of each.
        said: each given name in order, with whether its default is not stored, and that default.
    """

    made: tuple[tuple[str, Callable[[], Any]], ...]
    said: tuple[tuple[str, bool, Any], ...]


def making_of(fields: Fields, given: tuple[str, ...]) -> Making | None:
    """Work out the steps that make a control of given names, or None if a name is missing or unknown."""
    if not fields.required <= set(given) <= fields.order.keys():
        return None
    stored = [name for name in given if name in fields.defaults or name not in fields.handed_on]
    return Making(
        made=tuple((name, make) for name, make in fields.made if name not in given),
        said=tuple(
            (name, name in fields.defaults, fields.defaults.get(name))
            for name in sorted(stored, key=fields.order.__getitem__)
        ),
    )


def sparse_init(kind: type, original: Init) -> Init:
    """Make an ``__init__`` with the effect of the original that reads only its given arguments."""
    known: list[Fields] = []
    makings: dict[tuple[str, ...], Making | None] = {}  # by the names given: as many as places that make one

    @wraps(original)
    def init(self: Any, *given: Any, **named: Any) -> None:
        if not known:
            known.append(fields_of(kind, original))
        fields = known[0]
        said = {**dict(zip(fields.places, given, strict=False)), **named} if given else named
        names = tuple(said)
        if names not in makings:
            makings[names] = making_of(fields, names)
        way = makings[names]
        if way is None or len(said) != len(given) + len(named):
            original(self, *given, **named)
            return
        for name, make in way.made:
            setattr(self, name, make())
        values = self._values
        for name, is_noted, default in way.said:
            value = said[name]
            if not is_noted:
                setattr(self, name, value)
            elif not value == default:  # noqa: SIM201 - as Flet asks, whatever else a value answers
                values[name] = value
        self.__post_init__(*[said.get(name, default) for name, default in fields.handed_on.items()])

    return init


def begin_sparsely(kind: Any) -> None:
    """Replace the ``__init__`` of a class of controls, if a dataclass generated it."""
    original = kind.__dict__.get("__init__")
    code = getattr(original, "__code__", None)
    if code is not None and code.co_filename == _WRITTEN_BY_DATACLASSES and not hasattr(kind, "_notify"):
        kind.__init__ = sparse_init(kind, original)


def make_controls_sparsely() -> None:
    """Replace the ``__init__`` of every class of controls, both existing and future ones."""
    known: list[Any] = [BaseControl]
    for kind in known:
        known.extend(kind.__subclasses__())
        if "_prop_defaults" in kind.__dict__:
            begin_sparsely(kind)
    module: Any = base_control
    apply = module._apply_control

    @wraps(apply)
    def apply_sparsely(*args: Any, **kwargs: Any) -> Any:
        kind = apply(*args, **kwargs)
        begin_sparsely(kind)
        return kind

    module._apply_control = apply_sparsely
