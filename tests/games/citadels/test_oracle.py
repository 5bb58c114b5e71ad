"""The independent witness of Citadels itself; conformance asks whether it and the game agree."""

from collections import Counter

from companion.data import data_path
from companion.engine.box import read_box
from companion.engine.setup import Setup, make_seats
from companion.games.citadels import GAME
from tests.conformance.tables import NAMES
from tests.games.citadels import oracle
from tests.games.citadels.openings import opened
from tests.games.citadels.oracle_cards import DECK

MODES = ("phones", "cards")


def test_the_witness_begins_as_the_game_does() -> None:
    for seats in GAME.seats:
        for draft in MODES:
            position = GAME.start(Setup(make_seats(*NAMES[:seats]), {"draft": draft}, start=seats - 1))
            assert position == oracle.opening(seats, seats - 1, position.rulings)


def test_the_witness_counts_the_cards_that_the_box_says() -> None:
    entries = read_box(data_path("boxes", "citadels.toml")).entries
    for district, (colour, cost, copies, points) in DECK.items():
        said = entries[district].value
        assert isinstance(said, dict)
        printed = (said["colour"], said["cost"], said["copies"], said.get("points", said["cost"]))
        assert printed == (colour, cost, copies, points)
    assert sum(copies for _, _, copies, _ in DECK.values()) == 66


def test_the_witness_has_been_told_of_every_ruling_and_every_number_of_seats() -> None:
    assert GAME.seats == range(2, 8)
    assert {ruling.id: ruling.readings for ruling in GAME.rulings} == {
        "draft": MODES,
        "city_size": ("standard", "seven", "eight", "ten"),
        "three_seats": ("one_each", "two_each"),
        "workshop": ("three_for_two", "two_for_three"),
        "great_wall": ("out", "in"),
        "library": ("keep_two", "keep_three"),
        "graveyard": ("gone", "itself"),
    }


def test_other_openings_deal_from_one_box() -> None:
    for seats in GAME.seats:
        for number in range(30):
            position = opened(GAME.start(Setup(make_seats(*NAMES[:seats]))), number)
            dealt = Counter(built.district for player in position.players for built in player.city)
            for player in position.players:
                assert len({built.district for built in player.city}) == len(player.city)
                assert len(player.cards) <= player.hand
                dealt.update(player.cards)
            assert all(many <= DECK[one][2] for one, many in dealt.items())
