"""The range coder gives every choice back, and spends on it what it is worth by an independent count."""

from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from math import log2
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.sharing.coder import FORGET, MAX_STEPS, SEEN, Coder, Reader, Writer
from companion.sharing.errors import CarryError
from companion.sharing.int_coding import code_number, code_signed_number, rungs
from companion.sharing.text_coding import code_text

PRIORS = ((1,), (1, 1), (64, 1), (5, 9, 1, 30), tuple(range(1, 67)))


@dataclass
class Choice:
    """One choice: among equals if there is no prior."""

    size: int
    index: int
    prior: tuple[int, ...] = ()
    context: int = 0


def choices() -> st.SearchStrategy[list[Choice]]:
    def weighted(prior: tuple[int, ...]) -> st.SearchStrategy[Choice]:
        index = st.integers(0, len(prior) - 1)
        return st.builds(Choice, st.just(len(prior)), index, st.just(prior), st.integers(0, 2))

    def even(size: int) -> st.SearchStrategy[Choice]:
        return st.builds(Choice, st.just(size), st.integers(0, size - 1))

    sizes = st.one_of(st.integers(1, 300), st.integers(1, 1 << 70))
    return st.lists(st.one_of(st.sampled_from(PRIORS).flatmap(weighted), sizes.flatmap(even)), max_size=80)


def through(coder: Coder, given: list[Choice]) -> list[int]:
    """Return the choices as a coder gives them back."""
    found = []
    for choice in given:
        index = None if coder.reading else choice.index
        if choice.prior:
            context = (choice.context, len(choice.prior))
            found.append(coder.choose(context, choice.prior, index))
        else:
            found.append(coder.code_uniform(choice.size, index))
    return found


@given(choices())
def test_what_is_written_is_read(made: list[Choice]) -> None:
    writer = Writer()
    wanted = [choice.index for choice in made]
    assert through(writer, made) == wanted
    data = writer.finish()
    assert not data.endswith(b"\0")
    assert through(Reader(data), made) == wanted


@dataclass
class Counted:
    """What choices are worth, by fractions and logarithms: nothing of it is shared with the coder."""

    bits: float = 0.0
    weights: dict[tuple[int, int], list[int]] = field(default_factory=dict)

    def count(self, choice: Choice) -> None:
        if not choice.prior:
            self.bits += log2(choice.size)
            return
        weights = self.weights.setdefault((choice.context, choice.size), list(choice.prior))
        self.bits -= log2(Fraction(weights[choice.index], sum(weights)))
        weights[choice.index] += SEEN
        if sum(weights) > FORGET:
            weights[:] = [-(-weight // 2) for weight in weights]


@pytest.mark.parametrize("seed", range(20))
def test_the_bytes_are_as_many_as_the_choices_are_worth_and_at_most_one_more(seed: int) -> None:
    rng = Random(seed)
    made = []
    for _ in range(3_000):
        prior = rng.choice(PRIORS)
        if rng.random() < 0.5:
            likely = min(int(rng.expovariate(1.0)), len(prior) - 1)
            made.append(Choice(len(prior), likely, prior, rng.randrange(3)))
        else:
            size = rng.choice((1, 2, 7, 60, 1000, 1 << 16))
            made.append(Choice(size, rng.randrange(size)))
    counted, writer = Counted(), Writer()
    for choice in made:
        counted.count(choice)
    through(writer, made)
    assert counted.bits / 8 - 1 <= len(writer.finish()) <= counted.bits / 8 + 1


def test_the_same_choice_again_and_again_costs_next_to_nothing() -> None:
    writer = Writer()
    for _ in range(1_000):
        writer.choose("again", (16, 16), 1)
    assert len(writer.finish()) <= 2


@pytest.mark.parametrize("index", [0, 1])
def test_what_flows_over_is_carried_through_long_runs(index: int) -> None:
    """Always the last of very uneven weights: the low end creeps up to a long run of ones."""
    made = [Choice(2, index, (1, 1 << 15), 0)] * 200 + [Choice(2, 1 - index, (1, 1 << 15), 0)] * 200
    writer = Writer()
    through(writer, made)
    assert through(Reader(writer.finish()), made) == [choice.index for choice in made]


def test_behind_the_end_a_reader_finds_what_zeros_say_and_goes_on_for_so_long_only() -> None:
    reader = Reader(b"")
    for _ in range(MAX_STEPS):
        assert reader.code_uniform(1 << 16, None) == 0
    with pytest.raises(CarryError) as caught:
        reader.code_uniform(2, None)
    assert caught.value.id == "carry-too-large"
    assert reader.steps == MAX_STEPS + 1


def test_a_number_that_is_none_of_the_choices_is_refused() -> None:
    for wrong in (-1, 5):
        with pytest.raises(CarryError):
            Writer().code_uniform(5, wrong)
        with pytest.raises(CarryError):
            code_number(Writer(), "x", wrong, 4)


@given(
    st.integers(0, 1 << 60).flatmap(
        lambda most: st.tuples(st.just(most), st.lists(st.integers(0, most), max_size=9))
    )
)
def test_numbers_are_read_as_they_were_written(case: tuple[int, list[int]]) -> None:
    most, numbers = case
    writer = Writer()
    for one in numbers:
        code_number(writer, "n", one, most)
        code_signed_number(writer, "s", -one, most)
        code_signed_number(writer, "s", one, most)
    reader = Reader(writer.finish())
    for one in numbers:
        assert code_number(reader, "n", None, most) == one
        assert code_signed_number(reader, "s", None, most) == -one
        assert code_signed_number(reader, "s", None, most) == one


def test_the_rungs_of_a_ladder_begin_twice_in_every_octave() -> None:
    assert rungs(30) == (0, 1, 2, 3, 4, 6, 8, 12, 16, 24)
    assert rungs(0) == (0,)


@given(
    st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=30), max_size=6),
    st.sampled_from((1, 8)),
)
def test_texts_are_read_as_they_were_written(texts: list[str], prior: int) -> None:
    writer = Writer()
    for one in texts:
        code_text(writer, "t", one, 30, prior=prior)
    reader = Reader(writer.finish())
    assert [code_text(reader, "t", None, 30, prior=prior) for _ in texts] == texts


@pytest.mark.parametrize(("name", "most"), [("Ann", 4), ("小明", 6), ("Ольга", 10), ("Jean-Paul", 10)])
def test_a_name_takes_about_as_many_bytes_as_it_has_latin_letters_or_twice_as_chinese(
    name: str, most: int
) -> None:
    writer = Writer()
    code_text(writer, "name", name, 40)
    assert len(writer.finish()) <= most


@given(st.binary(max_size=40), choices())
def test_bytes_that_no_writer_makes_are_refused_at_once_and_never_grow_the_number_that_is_read(
    data: bytes, made: list[Choice]
) -> None:
    """A number above the range would double its length with every choice, and cost minutes."""
    reader = Reader(data)
    with suppress(CarryError):
        through(reader, made)
    assert reader._code < reader._range


def test_bytes_above_all_parts_are_damaged() -> None:
    with pytest.raises(CarryError, match="carry-damaged"):
        Reader(b"\xff" * 8).code_uniform(3, None)
