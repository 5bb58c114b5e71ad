"""Any value of a game's types comes back from its coding; what is not of the type is refused either way."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.wire import LATER_FIELD, WireError, encode, learnt_in, widened_from
from companion.games import GAMES
from companion.sharing.codec import LATEST
from companion.sharing.coder import Reader, Writer
from companion.sharing.errors import CarryError
from companion.sharing.values import code_value
from tests.effort import times
from tests.sharing.plays import wild


class Leaf(msgspec.Struct, frozen=True, tag_field="is", tag="leaf", omit_defaults=True):
    size: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0
    wide: Annotated[int, msgspec.Meta(gt=10, lt=100_000)] = 11
    free: int = 0
    word: Literal["a", "b", 1, 2] = "a"
    name: Annotated[str, msgspec.Meta(pattern=r"^[a-c]{0,3}$")] = ""


class Branch(msgspec.Struct, frozen=True, tag_field="is", tag="branch", omit_defaults=True):
    below: Annotated[tuple["Leaf | Branch | None", ...], msgspec.Meta(max_length=3)]
    pair: tuple[bool, int | str | None] = (True, None)
    notes: Annotated[dict[str, Annotated[str, msgspec.Meta(max_length=9)]], msgspec.Meta(max_length=4)] = {}
    leaf: Leaf = Leaf()


Tree = Leaf | Branch
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=9)
LEAVES = st.builds(
    Leaf,
    size=st.integers(-3, 3),
    wide=st.integers(11, 99_999),
    free=st.integers(-(1 << 62), 1 << 62),
    word=st.sampled_from(("a", "b", 1, 2)),
    name=st.text("abc", max_size=3),
)
TREES = st.recursive(
    LEAVES,
    lambda inner: st.builds(
        Branch,
        below=st.lists(st.none() | inner, max_size=3).map(tuple),
        pair=st.tuples(st.booleans(), st.none() | st.integers(-9, 9) | TEXT),
        notes=st.dictionaries(TEXT, TEXT, max_size=4),
        leaf=LEAVES,
    ),
    max_leaves=8,
)


def there_and_back(expected: Any, given_value: Any) -> Any:
    writer = Writer(later=LATEST)
    assert code_value(writer, expected, given_value) == given_value
    return code_value(Reader(writer.finish(), later=LATEST), expected, None)


@given(TREES)
def test_a_value_of_any_type_comes_back(tree: Any) -> None:
    found = there_and_back(Tree, tree)
    assert found == tree
    assert encode(found) == encode(tree)


def test_a_default_that_the_wire_form_tells_is_told_again() -> None:
    """Fingerprints are of the wire form, which leaves out the very default but not its equal."""
    for leaf in (Branch(()).leaf, Leaf()):
        branch = Branch((), leaf=leaf)
        assert encode(there_and_back(Tree, branch)) == encode(branch)


@pytest.mark.parametrize("game_id", sorted(GAMES))
@settings(max_examples=times(20))
@given(seed=st.integers(0, 1 << 32))
def test_positions_of_every_game_come_back(game_id: str, seed: int) -> None:
    table = wild(game_id, seed, 30)
    found = there_and_back(table.game.position_type, table.position)
    assert encode(found) == encode(table.position)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_move_a_seat_could_name_comes_back(game_id: str) -> None:
    table = wild(game_id, 0, 30)
    for move in table.game.candidates(table.position, 0):
        assert there_and_back(table.game.move_type, move) == move


@pytest.mark.parametrize(
    ("expected", "wrong"),
    [
        (Tree, "leaf"),
        (Tree, Leaf(size=4)),
        (Tree, Leaf(size=True)),
        (Tree, Leaf(wide=10)),
        (Tree, Leaf(free=1 << 80)),
        (Tree, Leaf(word="c")),  # type: ignore[arg-type]
        (Tree, Branch((None,) * 4)),
        (Tree, Branch((), pair=(True,))),  # type: ignore[arg-type]
        (Tree, Branch((), notes={"a": "x" * 10})),
        (Annotated[str, msgspec.Meta(max_length=2)], "abc"),
        (None, 0),
        (bool, 1),
    ],
)
def test_what_is_not_of_the_type_is_refused(expected: Any, wrong: Any) -> None:
    with pytest.raises(CarryError) as caught:
        code_value(Writer(), expected, wrong)
    assert caught.value.id == "carry-unfit"


def test_a_text_that_does_not_follow_its_pattern_is_refused_when_it_is_read() -> None:
    writer = Writer()
    code_value(writer, Leaf, Leaf(name="x"))
    with pytest.raises(WireError):
        code_value(Reader(writer.finish()), Leaf, None)


def test_a_value_that_never_ends_is_refused() -> None:
    tree = Branch(())
    for _ in range(60):
        tree = Branch((tree,))
    with pytest.raises(CarryError):
        code_value(Writer(), Tree, tree)


def test_a_type_that_is_not_understood_is_a_mistake_in_the_game() -> None:
    with pytest.raises(TypeError):
        code_value(Writer(), float, 0.5)


@given(st.binary(max_size=60))
def test_any_bytes_are_a_value_or_are_refused(data: bytes) -> None:
    try:
        found = code_value(Reader(data), Tree, None)
    except (CarryError, WireError):
        return
    assert encode(there_and_back(Tree, found)) == encode(found)


class Wider(msgspec.Struct, frozen=True, tag_field="is", tag="leaf", omit_defaults=True):
    """A leaf whose size may be larger today."""

    size: Annotated[int, msgspec.Meta(ge=-3, le=300)] = 0
    wide: Annotated[int, msgspec.Meta(gt=10, lt=100_000)] = 11
    free: int = 0
    word: Literal["a", "b", 1, 2] = "a"
    name: Annotated[str, msgspec.Meta(pattern=r"^[a-c]{0,3}$")] = ""


AS_IT_WAS = Annotated[Wider, msgspec.Meta(extra={"size": Annotated[int, msgspec.Meta(ge=-3, le=3)]})]


@given(LEAVES)
@settings(max_examples=times(100), deadline=None)
def test_a_field_that_had_another_type_is_coded_as_it_was(leaf: Leaf) -> None:
    today = msgspec.convert(msgspec.to_builtins(leaf), Wider)
    before, after = Writer(), Writer()
    code_value(before, Leaf | Branch, leaf)
    code_value(after, AS_IT_WAS | Branch, today)
    data = before.finish()
    assert after.finish() == data
    assert code_value(Reader(data), AS_IT_WAS | Branch, None) == today


def test_what_its_type_of_then_could_not_hold_is_refused() -> None:
    with pytest.raises(CarryError):
        code_value(Writer(), AS_IT_WAS, Wider(size=4))


class Learnt(msgspec.Struct, frozen=True, tag_field="is", tag="leaf", omit_defaults=True):
    """A leaf of today that has learnt a field."""

    size: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0
    told: Annotated[bool, LATER_FIELD] = False


class Unlearnt(msgspec.Struct, frozen=True, tag_field="is", tag="leaf", omit_defaults=True):
    size: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0


def test_a_field_learnt_later_costs_the_formats_before_nothing() -> None:
    before, after = Writer(), Writer()
    code_value(before, Unlearnt, Unlearnt(2))
    code_value(after, Learnt, Learnt(2))
    data = before.finish()
    assert after.finish() == data
    assert code_value(Reader(data), Learnt, None) == Learnt(2)


Wide = Annotated[Literal["a", "b", "c"], widened_from(Literal["a", "b"])]
"""A type that was widened since codes were first written."""


def test_a_type_widened_later_is_coded_as_before_in_the_formats_before() -> None:
    then, now, since = Writer(), Writer(), Writer(later=LATEST)
    code_value(then, Literal["a", "b"], "b")
    code_value(now, Wide, "b")
    assert now.finish() == then.finish()
    code_value(since, Wide, "c")
    assert code_value(Reader(since.finish(), later=LATEST), Wide, None) == "c"
    with pytest.raises(CarryError):
        code_value(Writer(), Wide, "c")


Twice = Annotated[Literal["a", "b", "c"], learnt_in(5), widened_from(Literal["a", "b"], 6)]
"""A type of a field that one format knows, widened for the next."""


class Grown(msgspec.Struct, frozen=True, omit_defaults=True):
    size: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    what: Twice = "a"
    more: Annotated[bool, learnt_in(6)] = False


@pytest.mark.parametrize(
    ("form", "value"), [(0, Grown(2)), (5, Grown(2, "b")), (6, Grown(2, "c", more=True))]
)
def test_each_format_holds_what_was_learnt_up_to_it(form: int, value: Grown) -> None:
    writer = Writer(later=form)
    code_value(writer, Grown, value)
    assert code_value(Reader(writer.finish(), later=form), Grown, None) == value
    if form:
        with pytest.raises(CarryError):
            code_value(Writer(later=form - 1), Grown, value)


def test_what_was_learnt_since_a_format_costs_it_nothing() -> None:
    class Former(msgspec.Struct, frozen=True, omit_defaults=True):
        size: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
        what: Annotated[Literal["a", "b"], learnt_in(5)] = "a"

    before, after = Writer(later=5), Writer(later=5)
    code_value(before, Former, Former(2, "b"))
    code_value(after, Grown, Grown(2, "b"))
    assert after.finish() == before.finish()


def test_a_field_learnt_later_is_held_by_the_formats_since() -> None:
    with pytest.raises(CarryError):
        code_value(Writer(), Learnt, Learnt(2, told=True))
    writer = Writer(later=LATEST)
    code_value(writer, Learnt, Learnt(2, told=True))
    assert code_value(Reader(writer.finish(), later=LATEST), Learnt, None) == Learnt(2, told=True)
