"""Setting up a table, seen from a phone."""

import random
from pathlib import Path

import flet as ft
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.setup import COLOURS, MOST_SEATS, Setup, make_seats
from companion.engine.wire import decode, encode
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from tests.views.headless import Client
from tests.views.visit import Visitor, visit
from views.device.haptics import Device
from views.device.phone import Phone
from views.flet_adapter.bridge import run_views
from views.pages.setup import SetupPage
from views.play.setup_draft import Draft, Place, final_names, repeated_name_seat

ENGLISH = Texts.load("en")
OTHER = ENGLISH.say("card_city-reading-empty-spanned")
DEFAULT = f"{ENGLISH.say('card_city-reading-empty-whole_square')} · {ENGLISH.say('app-default-reading')}"
ROUTE = "/new/card_city"


async def begun(phone: Visitor, button: str = "Start") -> Setup:
    await phone.tap(button)
    await phone.until(phone.house.tables.open_tables)
    session = phone.house.tables.open_tables()[0]
    await phone.until(lambda: phone.route == f"/t/{session.id}")
    setup: Setup = session.table.header.setup
    return setup


def names(setup: Setup) -> list[str]:
    return [seat.name for seat in setup.seats]


async def test_a_table_begins_without_a_keyboard(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        assert names(await begun(phone)) == ["Player 1", "Player 2"]


async def test_nameless_seats_are_called_in_the_readers_language_and_not_remembered(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, languages=("zh-TW",)) as phone:
        await phone.write("玩家 2", "小明")
        assert names(await begun(phone, "開始")) == ["玩家 1", "小明"]
        await phone.until(lambda: phone.house.people.suggest(9))
        assert [person.name for person in phone.house.people.suggest(9)] == ["小明"]


async def test_people_who_played_before_sit_down_with_one_tap(tmp_path: Path) -> None:
    def before(house: OpenHome) -> None:
        house.people.remember([("Ann", "rose"), ("Ben", "lime"), ("Cleo", "slate")])

    async with visit(tmp_path, ROUTE, before=before) as phone:
        await phone.tap("Ben is not playing")
        await phone.tap("Ben is playing")
        setup = await begun(phone)
        assert [(seat.name, seat.colour) for seat in setup.seats] == [
            ("Ann", "rose"),
            ("Cleo", "slate"),
            ("Ben", "lime"),
        ]


async def test_the_last_table_is_offered_again(tmp_path: Path) -> None:
    def before(house: OpenHome) -> None:
        setup = Setup(make_seats("Ann", "Ben", "小明"), {"merge": "must_not_join"}, start=1)
        house.preferences.remember_setup("card_city", encode(setup))

    async with visit(tmp_path, ROUTE, before=before) as phone:
        assert "As last time" not in phone.names()
        await phone.tap("Ann is not playing")
        await phone.tap("As last time")
        setup = await begun(phone)
        assert names(setup) == ["Ann", "Ben", "小明"]
        assert setup.rulings == {"merge": "must_not_join"}


async def test_how_a_table_was_set_up_is_kept_for_the_next(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.write("Player 1", "Ann")
        setup = await begun(phone)
        await phone.until(lambda: phone.house.preferences.last_setup("card_city"))
        assert decode(phone.house.preferences.last_setup("card_city") or b"", Setup) == setup
        await phone.go(ROUTE)
        fields = [node.get("value", "") for node, _ in phone.nodes() if node["_c"] == "TextField"]
        assert fields == ["Ann", ""]


async def test_people_change_places_and_the_one_who_starts_goes_along(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.write("Player 1", "Ann")
        await phone.write("Player 2", "Ben")
        await phone.tap("Ben")
        await phone.tap("Ben sits one place earlier")
        setup = await begun(phone)
        assert (names(setup), setup.start) == (["Ben", "Ann"], 0)


async def test_a_colour_that_is_taken_changes_hands(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap("Player 1: teal circle. Choose another color")
        await phone.tap("amber triangle, swaps with player 2")
        setup = await begun(phone)
        assert [seat.colour for seat in setup.seats] == ["amber", "teal"]


async def test_two_people_of_one_name_are_asked_to_differ(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.write("Player 1", "Ann")
        await phone.write("Player 2", " ann ")
        await phone.tap("Start")
        assert phone.shows("Two of you are called ann.")
        assert not phone.house.tables.open_tables()
        await phone.write("Player 2", "Anna")
        assert not phone.shows("Two of you")
        assert names(await begun(phone)) == ["Ann", "Anna"]


async def test_a_name_that_is_too_long_is_told_while_it_is_typed(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.write("Player 1", "A" * 41)
        field = next(node for node, _ in phone.nodes() if node["_c"] == "TextField")
        assert field["error"] == "40 letters at most, please"
        await phone.tap("Start")
        assert not phone.house.tables.open_tables()


async def test_a_full_table_says_so(tmp_path: Path) -> None:
    def before(house: OpenHome) -> None:
        house.people.remember([("Eve", "teal")])
        setup = Setup(make_seats("Ann", "Ben", "Cleo", "Dora"))
        house.preferences.remember_setup("card_city", encode(setup))

    async with visit(tmp_path, ROUTE, before=before) as phone:
        await phone.tap("Eve is playing")
        assert phone.shows("The table is full: 4 is the most.")
        assert "Add a player" not in phone.names()


class Last(random.Random):
    """A die that always falls on its last side."""

    def random(self) -> float:
        return 0.999


async def test_chance_decides_among_those_who_play(tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        texts = Texts.load_all()

        def main(page: ft.Page) -> None:
            run_views(page, SetupPage, Phone(house, texts, Device(page), local=True), "card_city", Last())

        client = await Client().start(main)
        visitor = Visitor(client, house)
        assert visitor.chosen("Player 1")
        await visitor.tap("Chance decides")
        assert visitor.chosen("Player 2")
        await client.close()


async def test_a_rule_is_read_as_the_table_wants_it(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        assert not phone.shows("Which squares count as empty?")
        await phone.tap("House rules")
        assert phone.chosen(DEFAULT)
        await phone.tap(OTHER)
        assert phone.shows("1 rule read your way")
        assert (await begun(phone)).rulings == {"empty": "spanned"}


async def test_going_back_to_the_default_leaves_nothing_changed(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap("House rules")
        await phone.tap(OTHER)
        await phone.tap(DEFAULT)
        assert (await begun(phone)).rulings == {}


async def test_the_box_is_prepared_for_as_many_as_play(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        assert phone.shows("Deck: 40 cards")
        await phone.tap("Add a player")
        assert phone.shows("Deck: 60 cards")


async def test_a_table_can_be_set_up_only_to_be_scored(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap("Only the score")
        assert not phone.shows("Who starts?")
        assert (await begun(phone, "Count the points")).mode == "score"


async def test_half_a_setup_is_still_there_after_a_look_elsewhere(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.write("Player 1", "Ann")
        await phone.client.lose_line()
        await phone.client.find_line()
        await phone.go("/")
        await phone.go(ROUTE)
        assert names(await begun(phone)) == ["Ann", "Player 2"]


drafts = st.integers(1, MOST_SEATS).flatmap(
    lambda seats: st.builds(
        Draft,
        st.permutations(COLOURS).map(lambda colours: tuple(Place("", colour) for colour in colours[:seats])),
        st.integers(0, seats - 1),
    )
)


@given(drafts, st.randoms(use_true_random=False))
def test_whatever_is_changed_no_two_have_one_colour_and_somebody_starts(
    draft: Draft, dice: random.Random
) -> None:
    for _ in range(12):
        seat = dice.randrange(len(draft.places))
        changes = [draft.swap_with_previous(seat), draft.with_colour(seat, dice.choice(COLOURS))]
        if len(draft.places) > 1:
            changes.append(draft.without(seat))
        if len(draft.places) < MOST_SEATS:
            changes += [
                draft.with_seat(),
                draft.with_person("Ann", dice.choice(COLOURS), MOST_SEATS) or draft,
            ]
        draft = dice.choice(changes)
        colours = [place.colour for place in draft.places]
        assert len(set(colours)) == len(colours)
        assert 0 <= draft.start < len(draft.places)


def test_names_are_told_apart_as_people_tell_them_apart() -> None:
    draft = Draft((Place("ＡＮＮ", "teal"), Place("", "rose"), Place(" ann", "lime")))
    assert repeated_name_seat(final_names(draft, ("Player 1", "Player 2", "Player 3"))) == 2


async def test_what_a_table_agrees_on_each_time_stands_open_and_follows_the_seats(tmp_path: Path) -> None:
    say = ENGLISH.say
    async with visit(tmp_path, "/new/citadels") as phone:
        assert not phone.shows(say("citadels-ruling-three_seats"))
        await phone.tap("Add a player")
        await phone.until(lambda: phone.shows(say("citadels-ruling-three_seats")))
        await phone.tap(say("citadels-reading-draft-cards"))
        await phone.tap(say("citadels-reading-three_seats-two_each"))
        await phone.tap(say("citadels-reading-city_size-seven"))
        setup = await begun(phone)
    assert setup.rulings == {"draft": "cards", "three_seats": "two_each", "city_size": "seven"}


async def test_only_what_is_read_otherwise_hides_among_the_house_rules(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/citadels") as phone:
        await phone.tap("House rules")
        await phone.until(lambda: phone.shows(ENGLISH.say("citadels-ruling-workshop-why")))
        assert not phone.shows(ENGLISH.say("citadels-ruling-draft-why"))
