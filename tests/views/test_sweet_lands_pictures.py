"""Pictures of Sweet Lands' prints: the board knows how every family of entries is drawn."""

import pytest

from companion.games.sweet_lands.entries import FAMILIES, PLAIN, Family
from views.boards.sweet_lands import printing

KNOWN = {"map", "hex", *printing.PAINTERS, *PLAIN.values()}
"""Keys of all pictures: those of the board, and those that an entry's form draws."""


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.title)
def test_every_family_of_entries_has_a_picture(family: Family) -> None:
    assert family.drawn in KNOWN


def test_every_painter_draws_a_family() -> None:
    assert {*printing.PAINTERS} <= {family.drawn for family in FAMILIES}
