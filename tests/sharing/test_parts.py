"""A code in parts is whole again whatever the order, and nothing foreign or damaged gets among them."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from companion.sharing.base38 import SIGNS, encode_text
from companion.sharing.checksum import add_checksum
from companion.sharing.code import PART, to_text
from companion.sharing.errors import CarryError
from companion.sharing.parts import MOST_PARTS, Gathering, split
from tests.effort import times
from tests.sharing.plays import an_evening

WHOLES = st.builds(
    lambda seed, size: add_checksum(Random(seed).randbytes(size)), st.integers(), st.integers(1, 1500)
)
DATA = add_checksum(Random(5).randbytes(900))
OTHER = add_checksum(Random(6).randbytes(900))


def gathered(*texts: str) -> Gathering:
    gathering = Gathering()
    for text in texts:
        gathering = gathering.add(text)
    return gathering


def refusal(gathering: Gathering, text: str) -> CarryError:
    with pytest.raises(CarryError) as caught:
        gathering.add(text)
    return caught.value


@settings(max_examples=times(80))
@given(WHOLES, st.integers(40, 600), st.randoms(use_true_random=False))
def test_parts_are_whole_again_in_any_order_seen_any_number_of_times(
    data: bytes, limit: int, rng: Random
) -> None:
    texts = split(data, limit)
    assert all(len(text) <= limit and set(text) <= set(SIGNS) for text in texts)
    seen = [*texts, *rng.choices(texts, k=3)]
    rng.shuffle(seen)
    gathering = Gathering()
    for text in seen:
        gathering = gathering.add(text)
        assert (gathering.whole is None) == bool(gathering.missing)
        assert gathering.total == len(texts)
    assert gathering.whole == gathering.complete() == data


@settings(max_examples=times(40))
@given(WHOLES, st.randoms(use_true_random=False))
def test_what_is_missing_is_named(data: bytes, rng: Random) -> None:
    texts = split(data, 100)
    assume(len(texts) > 1)
    lost = sorted(rng.sample(range(len(texts)), rng.randrange(1, len(texts))))
    gathering = gathered(*(text for i, text in enumerate(texts) if i not in lost))
    assert gathering.missing == tuple(i + 1 for i in lost)
    assert gathering.found == len(texts) - len(lost)
    with pytest.raises(CarryError) as caught:
        gathering.complete()
    assert caught.value.id == "carry-part-missing"
    assert caught.value.params["which"] == ", ".join(str(i + 1) for i in lost)
    assert (caught.value.params["count"], caught.value.params["total"]) == (len(lost), len(texts))


def test_what_fits_into_one_is_the_plain_text() -> None:
    assert split(DATA, len(to_text(DATA))) == (to_text(DATA),)
    assert len(split(DATA, len(to_text(DATA)) - 1)) == 2
    gathering = gathered(to_text(DATA))
    assert (gathering.whole, gathering.total, gathering.missing, gathering.found) == (DATA, 1, (), 1)


def test_parts_are_of_even_size() -> None:
    lengths = {len(text) for text in split(add_checksum(bytes(1000)), 311)}
    assert max(lengths) - min(lengths) <= 6


def test_nothing_was_seen_yet() -> None:
    assert (Gathering().total, Gathering().missing, Gathering().found, Gathering().whole) == (0, (), 0, None)
    with pytest.raises(CarryError) as caught:
        Gathering().complete()
    assert caught.value.id == "carry-not-a-code"


def test_a_part_of_another_code_or_another_cutting_is_refused_by_its_number() -> None:
    gathering = gathered(split(DATA, 311)[0])
    for stranger in (split(OTHER, 311)[1], split(DATA, 200)[2], to_text(OTHER)):
        error = refusal(gathering, stranger)
        assert error.id == "carry-parts-mixed"
        assert error.params["total"] in (1, 5, 9) or error.params["number"] in (1, 2, 3)
    assert gathering == gathered(split(DATA, 311)[0])
    assert gathering.add(to_text(DATA)).whole == DATA


def test_a_whole_code_takes_no_part_of_another_and_its_own_change_nothing() -> None:
    gathering = gathered(to_text(DATA))
    assert gathering.add(split(DATA, 200)[1]) == gathering
    assert refusal(gathering, split(OTHER, 200)[1]).id == "carry-parts-mixed"
    complete = gathered(*split(DATA, 200))
    assert complete.add(to_text(DATA)) == complete


def test_a_damaged_part_is_refused_and_nothing_has_changed() -> None:
    text = split(DATA, 311)[0]
    for at in range(len(PART), len(text), 7):
        sign = SIGNS[(SIGNS.index(text[at]) + 1) % 36]
        assert refusal(Gathering(), text[:at] + sign + text[at + 1 :]).id == "carry-damaged"


def test_forged_parts_are_refused() -> None:
    def forged(head: bytes, chunk: bytes = b"x") -> str:
        return PART + encode_text(add_checksum(head + b"\1\2\3\4" + chunk))

    assert refusal(Gathering(), forged(bytes([2, 1, 2]))).id == "carry-newer"
    for head in (bytes([1, 0, 2]), bytes([1, 3, 2]), bytes([0, 1, 2]), b"", bytes([1])):
        assert refusal(Gathering(), forged(head)).id in ("carry-damaged", "carry-newer")
    assert refusal(Gathering(), forged(bytes([1, 1, 1]), b"")).id == "carry-damaged"
    assert refusal(Gathering(), forged(bytes([1, 1, 1]))).id == "carry-damaged"
    once = Gathering().add(forged(bytes([1, 1, 2]), b"one"))
    assert refusal(once, forged(bytes([1, 1, 2]), b"two")).id == "carry-parts-mixed"
    assert refusal(once, forged(bytes([1, 2, 2]), b"two")).id == "carry-damaged"


def test_too_many_parts_are_refused() -> None:
    for limit in (0, 3, 10, 21):
        with pytest.raises(CarryError) as caught:
            split(DATA, limit)
        assert caught.value.id == "carry-too-large"
    assert len(split(DATA, 40)) <= MOST_PARTS


def test_a_whole_evening_goes_through_parts() -> None:
    from companion.sharing.codec import pack, unpack

    data = pack(an_evening())
    assert unpack(gathered(*reversed(split(data, 90))).complete()).table.seq == an_evening().seq
