"""Keys cannot be guessed, do not serve elsewhere, and are not kept."""

import math

from hypothesis import given
from hypothesis import strategies as st

from companion.hosting.keys import (
    ALPHABET,
    HOSTS,
    KEY_LENGTH,
    TICKET_LENGTH,
    fingerprint,
    is_among,
    is_key,
    is_same_key,
    key_fingerprint,
    new_id,
    new_key,
    new_ticket,
)

ANYTHING = st.one_of(st.none(), st.text(), st.integers(), st.binary(), st.text(ALPHABET, max_size=40))


def test_a_key_has_more_than_130_bits_and_a_ticket_eighty() -> None:
    bits = math.log2(len(ALPHABET))
    assert len(set(ALPHABET)) == len(ALPHABET)
    assert KEY_LENGTH * bits >= 130
    assert TICKET_LENGTH * bits >= 80


def test_keys_tickets_and_ids_are_never_twice_the_same() -> None:
    for make in (new_key, new_ticket, new_id):
        made = {make() for _ in range(500)}
        assert len(made) == 500
        assert set("".join(made)) == set(ALPHABET)


def test_a_key_leaves_another_fingerprint_at_every_table() -> None:
    key = new_key()
    tables = ["A", "B", "AA", HOSTS, "x" * 40, "x" * 39]
    assert len({fingerprint(key, table) for table in tables}) == len(tables)
    assert all(key not in fingerprint(key, table) for table in tables)


@given(ANYTHING)
def test_whatever_a_browser_sends_as_its_key_is_a_fingerprint_or_nobody(sent: object) -> None:
    found = key_fingerprint(sent, "TABLE")
    assert found == (fingerprint(str(sent), "TABLE") if is_key(sent) else "")


def test_nobody_is_not_among_anybody() -> None:
    held = [fingerprint(new_key(), "T"), fingerprint(new_key(), "T")]
    assert not is_among("", [*held, ""])
    assert not is_same_key("", "")
    assert is_among(held[1], held)
    assert not is_among(held[1][:-1], held)
    assert not is_among(fingerprint(new_key(), "T"), held)
