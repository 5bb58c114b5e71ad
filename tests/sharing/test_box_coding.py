"""What an owner has read off the cardboard costs little, and comes back letter by letter."""

from random import Random

import pytest

from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.sharing.box_coding import BoxPrints
from companion.sharing.codec import pack, unpack
from companion.sharing.coder import Reader, Writer
from companion.sharing.errors import CarryError
from companion.sharing.form_texts import is_plain
from companion.sharing.parts import split
from companion.sharing.qr import CHARACTERS
from tests.conformance.odd_prints import odd_prints
from tests.conformance.tables import BEGAN
from tests.games.sweet_lands.full_box import full_box
from tests.sharing.plays import FOUR, AnyGame, AnyTable

LANDS: AnyGame = GAMES["sweet_lands"]
LARGEST = CHARACTERS[25]
LONGEST = 2_000


def written(*entries: tuple[str, str]) -> bytes:
    writer = Writer()
    prints = BoxPrints(writer, LANDS, LONGEST)
    assert [prints.entry(entry) for entry in entries] == list(entries)
    return writer.finish()


def read(data: bytes, count: int) -> list[tuple[str, str]]:
    prints = BoxPrints(Reader(data), LANDS, LONGEST)
    return [prints.entry(None) for _ in range(count)]


def a_night() -> AnyTable:
    """Four people and a box of which everything is known. Random moves, dearer than play with a plan."""
    setup = Setup(make_seats(*FOUR), rulings={"maps": "b"}, box=dict(full_box()))
    table: AnyTable = Table.set_up(LANDS, "K7QXM2ZP9RTA", setup, BEGAN)
    rng = Random("night")
    for _, seat, move, _ in playout(LANDS, table.position, rng):
        table = table.play(seat, move, at=BEGAN + 13_000 * table.seq + rng.randrange(9_000), by=seat)
    return table


def test_a_night_of_four_with_a_box_that_is_wholly_known_fits_two_codes() -> None:
    table = a_night()
    assert not LANDS.actors(table.position)
    assert len(split(pack(table), LARGEST)) <= 2


def test_a_box_that_is_wholly_known_comes_along_whole() -> None:
    table = Table.set_up(LANDS, "t", Setup(make_seats("Ann"), box=dict(full_box())), BEGAN)
    assert unpack(pack(table)).table == table


@pytest.mark.parametrize("seed", range(4))
def test_every_text_of_every_form_comes_back(seed: int) -> None:
    rng = Random(seed)
    names = rng.sample(LANDS.box.names, 400)
    entries = [(name, text) for name in names for text in odd_prints(LANDS.box.field_of(name).form, rng)]
    assert read(written(*entries), len(entries)) == entries


def test_a_text_that_its_form_would_write_in_another_way_comes_back_as_it_is() -> None:
    entries = [
        ("A:1,0!", "1 gold + card"),
        ("map-A", "1,0 wheat;0,0 capital"),
        ("A:1,0", "wheat draw port"),
        ("track-2", "9 ; rabbits"),
        ("card-1", "no card"),
        ("helper-1", "+".join(["gold"] * 12)),
        ("tile-lava", "12 gold"),
        ("card-401", "小明"),
    ]
    assert not any(is_plain(LANDS.box.field_of(name).form, text) for name, text in entries[:6])
    assert read(written(*entries), len(entries)) == entries


def test_what_a_family_shows_again_costs_less_than_a_byte() -> None:
    texts = ("none", "2 gold+wheat", "victory:rabbits/skill")
    entries = [(f"card-{number}", "gold") for number in range(1, 5)]
    helpers = [(f"helper-{number}", texts[number % 3]) for number in range(1, 17)]
    assert len(written(*entries, *helpers)) < len(written(*entries, *helpers[:4])) + 12


def test_names_of_one_family_in_a_row_cost_next_to_nothing() -> None:
    entries = [(f"card-{number}", "none") for number in range(1, 301)]
    assert len(written(*entries)) < 30


@pytest.mark.parametrize("entry", [("n" * 21, "x"), ("card-1", "x" * 2_001)], ids=["name", "text"])
def test_a_name_or_a_text_that_is_too_long_is_refused(entry: tuple[str, str]) -> None:
    with pytest.raises(CarryError) as refused:
        written(entry)
    assert refused.value.id == "carry-unfit"


@pytest.mark.parametrize("seed", range(100))
def test_random_bytes_are_entries_or_are_refused(seed: int) -> None:
    rng = Random(f"bytes/{seed}")
    try:
        entries = read(rng.randbytes(rng.randrange(200)), 50)
    except CarryError as error:
        entries = [(error.id, "")]
    assert all(len(name) <= 20 and len(text) <= LONGEST for name, text in entries)
