"""Any value of a game's types, coded from its type: nothing is spent on names, brackets and what must be.

Understood are msgspec structs (tagged or not), unions, literals, whole numbers, decimals, texts, booleans,
None, tuples, and dictionaries with texts as keys; and a struct some of whose fields had another type when
they were written, as ``Annotated[Struct, Meta(extra={"field": type})]``. Formats 1 to 3 know no decimals, and
of a type that was widened since, ``Annotated[type, Meta(extra={"narrow": type})]``, only the narrow one.
The formats before a field was learnt do not know it, see `learnt_in`, and those before a type was widened
know only the former one, see `widened_from`.
Bounds come from the types: a number within 0 and 3 costs two bits at most, and less where it repeats itself.
A field is known by its struct and name, so that what stands in one teaches what will stand in the next.
"""

from collections.abc import Callable, Hashable
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect as kinds

from companion.engine.points import DECIMALS, MOST, Points, exact
from companion.engine.setup import EntryName, EntryText
from companion.engine.wire import decode, encode
from companion.sharing.coder import Coder
from companion.sharing.int_coding import code_number, code_signed_number
from companion.sharing.text_coding import code_text

DEEPEST = 24
"""More types within types than any value has."""

LONGEST = 4096
"""Longest tuple, text or dictionary whose type gives no bound."""

FEW = 64
"""Numbers of a range this small are learned one by one."""

Print = tuple[EntryName, EntryText]
"""An entry of an owner's box where it stands among other values."""

DECIMALS_PRIOR = (16, 16, 4, 2, 1, 1, 1)
"""The weights of no, one and more figures behind the decimal mark."""

WIDE = 1 << 63
"""Bound of a number whose type gives none."""


@lru_cache(maxsize=256)
def describe_type(expected: Any) -> kinds.Type:
    """Describe the parts of a type, as msgspec sees them."""
    return kinds.type_info(expected)


def code_value(coder: Coder, expected: Any, value: Any) -> Any:
    """Encode or decode a value by its type.

    Args:
        coder: writes or reads it.
        expected: the type, such as a game's ``move_type``.
        value: the value; anything when reading.

    Raises:
        CarryError: the value is not of the type.
        WireError: the value read is not of the type after all, such as a text that does not fit its pattern.
        TypeError: the type has a part that is not understood.
    """
    found = _code_value(coder, describe_type(expected), (), value, DEEPEST)
    return decode(encode(found), expected) if coder.reading else found


def _code_value(coder: Coder, kind: kinds.Type, context: tuple[Any, ...], value: Any, depth: int) -> Any:
    coding = _find_coding(kind)
    if not depth or not (coder.reading or fits(kind, value)):
        raise coder.wrong
    return coding(coder, kind, context, value, depth - 1)


def fits(kind: kinds.Type, value: Any) -> bool:
    """Match a value against a kind, by no more than tells the members of a union apart."""
    match kind:
        case kinds.StructType():
            return type(value) is kind.cls
        case kinds.UnionType():
            return any(fits(member, value) for member in kind.types)
        case kinds.Metadata():
            return fits(kind.type, value)
        case kinds.LiteralType():
            return any(is_same_value(one, value) for one in kind.values)
        case _:
            return type(value) is PLAIN.get(type(kind))


def is_same_value(first: Any, other: Any) -> bool:
    """Compare two plain values by type and by value: 1 is not True."""
    return type(first) is type(other) and bool(first == other)


PLAIN: dict[type[kinds.Type], type] = {
    kinds.NoneType: type(None),
    kinds.BoolType: bool,
    kinds.IntType: int,
    kinds.DecimalType: Decimal,
    kinds.StrType: str,
    kinds.TupleType: tuple,
    kinds.VarTupleType: tuple,
    kinds.DictType: dict,
}


def _find_coding(kind: kinds.Type) -> Callable[[Coder, Any, tuple[Any, ...], Any, int], Any]:
    coding = CODINGS.get(type(kind))
    if coding is None:
        raise TypeError(f"no coding for {kind}")
    return coding


def _code_none(
    _coder: Coder, _kind: kinds.NoneType, _context: tuple[Any, ...], _given: None, _depth: int
) -> None:
    return None


def _code_bool(
    coder: Coder, _kind: kinds.BoolType, context: tuple[Any, ...], value: Any, _depth: int
) -> bool:
    return bool(coder.choose((context, "bool"), (8, 8), None if coder.reading else int(value)))


def _code_int(coder: Coder, kind: kinds.IntType, context: tuple[Any, ...], value: Any, _depth: int) -> int:
    low = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
    high = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    if low is None or high is None:
        return code_signed_number(coder, (context, "int"), None if coder.reading else value, WIDE)
    span, shift = high - low, None if coder.reading else value - low
    if shift is not None and not 0 <= shift <= span:
        raise coder.wrong
    if span < FEW:
        return low + coder.choose((context, "of", span), (4,) * (span + 1), shift)
    return low + code_number(coder, (context, "int"), shift, span)


def code_points(coder: Coder, context: Hashable, value: Points | None, most: int = MOST) -> Points:
    """Encode or decode points: the number of their decimals, then all their figures.

    Args:
        coder: writes or reads it.
        context: all that is known before.
        value: the points; None when reading.
        most: the largest value.

    Raises:
        CarryError: the points are larger, or have too many decimals.
    """
    decimals = 0 if not isinstance(value, Decimal) else -int(value.as_tuple().exponent)
    if not 0 <= decimals <= DECIMALS:
        raise coder.wrong
    decimals = coder.choose((context, "decimals"), DECIMALS_PRIOR, None if value is None else decimals)
    scale = 10**decimals
    units = code_signed_number(
        coder, (context, decimals), None if value is None else int(value * scale), most * scale
    )
    return exact(Fraction(units, scale))


def _code_decimal(
    coder: Coder, _kind: kinds.Type, context: tuple[Any, ...], value: Any, _depth: int
) -> Points:
    return code_points(coder, (context, "decimal"), value)


def _code_str(coder: Coder, kind: kinds.StrType, context: tuple[Any, ...], value: Any, _depth: int) -> str:
    """Encode or decode a text. Texts of one pattern share a context anywhere, and repeat their letters."""
    most = LONGEST if kind.max_length is None else kind.max_length
    letters = None if coder.reading else value
    if coder.prints is not None:
        return coder.prints.text(kind.pattern or context, letters, most)
    if kind.pattern is not None:
        return code_text(coder, (kind.pattern,), letters, most, prior=1)
    return code_text(coder, (context, "str"), letters, most)


def _code_literal(
    coder: Coder, kind: kinds.LiteralType, context: tuple[Any, ...], value: Any, _depth: int
) -> Any:
    values = sorted(kind.values, key=lambda one: (type(one).__name__, one))
    index = None if coder.reading else next(i for i, one in enumerate(values) if is_same_value(one, value))
    return values[coder.choose((context, "literal", len(values)), (4,) * len(values), index)]


def _code_tuple(coder: Coder, kind: kinds.TupleType, context: tuple[Any, ...], value: Any, depth: int) -> Any:
    if not coder.reading and len(value) != len(kind.item_types):
        raise coder.wrong
    if coder.prints is not None and kind == describe_type(Print):
        return coder.prints.entry(value)
    return tuple(
        _code_value(coder, item, context, None if coder.reading else value[i], depth)
        for i, item in enumerate(kind.item_types)
    )


def _code_many(
    coder: Coder, kind: kinds.VarTupleType, context: tuple[Any, ...], value: Any, depth: int
) -> Any:
    most = LONGEST if kind.max_length is None else kind.max_length
    count = code_number(coder, (context, "count"), None if coder.reading else len(value), most)
    return tuple(
        _code_value(coder, kind.item_type, (*context, "item"), None if coder.reading else value[i], depth)
        for i in range(count)
    )


def _code_dict(coder: Coder, kind: kinds.DictType, context: tuple[Any, ...], value: Any, depth: int) -> Any:
    most = LONGEST if kind.max_length is None else kind.max_length
    items = [] if coder.reading else sorted(value.items())
    found = {}
    for i in range(code_number(coder, (context, "count"), None if coder.reading else len(items), most)):
        key, one = (None, None) if coder.reading else items[i]
        key = _code_value(coder, kind.key_type, (*context, "key"), key, depth)
        found[key] = _code_value(coder, kind.value_type, (*context, "value"), one, depth)
    return found


def _code_union(coder: Coder, kind: kinds.UnionType, context: tuple[Any, ...], value: Any, depth: int) -> Any:
    members = sorted(kind.types, key=_member_sort_key)
    if coder.narrow:
        members = [member for member in members if not isinstance(member, kinds.DecimalType)]
    index = None if coder.reading else _member_index(coder, members, value)
    if len(members) == 1:
        return _code_value(coder, members[0], context, value, depth)
    index = coder.choose((context, "union", len(members)), (4,) * len(members), index)
    return _code_value(coder, members[index], context, value, depth)


def _member_index(coder: Coder, members: list[kinds.Type], value: Any) -> int:
    """Find the member of a union that a value is of. Narrow unions lack some."""
    for i, member in enumerate(members):
        if fits(member, value):
            return i
    raise coder.wrong


def _member_sort_key(kind: kinds.Type) -> str:
    """Build the sort key of a union's members, independent of their order in the source."""
    if isinstance(kind, kinds.Metadata):
        return _member_sort_key(kind.type)
    return f"struct {kind.tag}" if isinstance(kind, kinds.StructType) else type(kind).__name__


def _code_struct(
    coder: Coder, kind: kinds.StructType, _context: tuple[Any, ...], value: Any, depth: int
) -> Any:
    fields = {}
    for field in kind.fields:
        context = (kind.cls.__name__, field.name)
        one = None if coder.reading else getattr(value, field.name)
        if coder.later < _form_learnt(field):
            if not coder.reading and not _is_omitted(field, one):
                raise coder.wrong
            continue
        if not field.required:
            said = coder.choose(
                (context, "said"), (8, 8), None if coder.reading else int(not _is_omitted(field, one))
            )
            if not said:
                continue
        fields[field.name] = _code_value(coder, field.type, context, one, depth)
    return kind.cls(**fields)


def _form_learnt(field: kinds.Field) -> int:
    """Return the first format that knows a field, 0 for a field that all know."""
    return int((field.type.extra or {}).get("learnt", 0)) if isinstance(field.type, kinds.Metadata) else 0


def _code_former_type(
    coder: Coder, kind: kinds.Metadata, context: tuple[Any, ...], value: Any, depth: int
) -> Any:
    """Encode or decode a struct with the types its fields had, or a value of a type that was widened."""
    today, were = kind.type, kind.extra or {}
    if "former" in were:
        held = today if coder.later >= were["widened"] else describe_type(were["former"])
        return _code_value(coder, held, context, value, depth)
    if "learnt" in were:
        return _code_value(coder, today, context, value, depth)
    if "narrow" in were:
        held = describe_type(were["narrow"]) if coder.narrow else today
        return _code_value(coder, held, context, value, depth)
    assert isinstance(today, kinds.StructType)
    fields = tuple(
        msgspec.structs.replace(field, type=describe_type(were[field.name])) if field.name in were else field
        for field in today.fields
    )
    return _code_struct(coder, msgspec.structs.replace(today, fields=fields), context, value, depth)


def _is_omitted(field: kinds.Field, one: Any) -> bool:
    """Check that the wire form leaves a field out.

    It does so for the very default, and not for its equal: fingerprints are of the wire form, so that has to
    come back as it was.
    """
    if field.default is not msgspec.NODEFAULT:
        return one is field.default
    factory: Any = field.default_factory
    return type(one) is factory and not one


CODINGS: dict[type[kinds.Type], Callable[[Coder, Any, tuple[Any, ...], Any, int], Any]] = {
    kinds.NoneType: _code_none,
    kinds.BoolType: _code_bool,
    kinds.IntType: _code_int,
    kinds.DecimalType: _code_decimal,
    kinds.StrType: _code_str,
    kinds.LiteralType: _code_literal,
    kinds.TupleType: _code_tuple,
    kinds.VarTupleType: _code_many,
    kinds.DictType: _code_dict,
    kinds.UnionType: _code_union,
    kinds.StructType: _code_struct,
    kinds.Metadata: _code_former_type,
}
"""Coder of each kind of type. To change one is to change the format: see `companion.sharing.codec`."""
