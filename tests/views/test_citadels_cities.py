"""The cards and cities of Citadels as they are drawn: readable by day and night, and never too wide."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import flet as ft
import pytest

from companion.games.citadels import GAME
from companion.games.citadels.position import Built, Player, Position
from companion.games.citadels.printed import COLOURS, DISTRICTS, ROLES, District, cards
from companion.locale.texts import Texts
from views.boards.citadels.cards import FADED, Face, card_height, district_card, district_words
from views.boards.citadels.cities import GAP, card_width, city_cards, lit_districts
from views.boards.citadels.look import DAY, NIGHT, SIGNS, look_of, role_look
from views.boards.citadels.notes import setup_notes
from views.boards.citadels.picture import picture
from views.boards.citadels.role_cards import role_badge, role_card
from views.boards.citadels.tiles import district_tile, tile_grid
from views.device.phone import Phone
from views.device.theme import DARK, LIGHT, TOUCH
from views.kit.game_board import Snapshot

TEXTS = Texts.load_all()
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
WIDTHS = (196, 334, 366, 596, 1256)
"""Beside the board, in the overview, on a phone, and on wide screens."""

LEAST_TOUCH = TOUCH - 4


def a_phone(*, dark: bool = False, locale: str = "en", scale: float = 1.0) -> Phone:
    nobody = cast(Any, None)
    phone = Phone(nobody, TEXTS, nobody, locale, scale=scale)
    phone.dark = dark
    return phone


class Told(SimpleNamespace):
    """What is written once for all phones, to be read like the control that it was."""

    def __getattr__(self, _: str) -> None:
        """What nothing was said about."""


def inside(control: Any) -> Iterator[Any]:
    """Yield a control and all that lies in it."""
    yield control
    for name in ("content", "controls"):
        below = getattr(control, name, None)
        for each in below if isinstance(below, list) else [below]:
            if isinstance(each, ft.Control):
                yield from inside(each)
            elif isinstance(each, dict):
                yield from inside(Told(**each))


def labels(control: Any) -> list[str]:
    return [each.label for each in inside(control) if each._c == "Semantics" and each.label]


def texts(control: Any) -> list[str]:
    return [str(each.value) for each in inside(control) if each._c == "Text"]


def boxes(control: Any) -> list[ft.Container]:
    return [each for each in inside(control) if isinstance(each, ft.Container)]


def light_of(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((light_of(one), light_of(other)))
    return (light + 0.05) / (dark + 0.05)


# Looks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("looks", [DAY, NIGHT])
def test_what_stands_on_a_card_can_be_read_by_day_and_by_night(looks: Any) -> None:
    assert all(contrast(look.ink, look.colour) >= 4.5 for look in looks.values())


@pytest.mark.parametrize("dark", [False, True])
def test_characters_can_be_read_by_day_and_by_night(dark: bool) -> None:
    looks = [role_look(a_phone(dark=dark), role) for role in ROLES]
    assert all(contrast(look.ink, look.colour) >= 4.5 for look in looks)


@pytest.mark.parametrize("dark", [False, True])
def test_a_card_stands_out_from_the_page(dark: bool) -> None:
    page = (DARK if dark else LIGHT).surface
    assert page
    assert all(contrast(look_of(a_phone(dark=dark), colour).edge, page) >= 3 for colour in COLOURS)


@pytest.mark.parametrize("looks", [DAY, NIGHT])
def test_every_kind_has_a_sign_of_its_own_so_that_colour_is_not_the_only_one(looks: Any) -> None:
    assert len({look.sign for look in looks.values()}) == len(COLOURS)


def test_every_character_has_a_sign_of_its_own_and_shows_its_number() -> None:
    assert len(set(SIGNS.values())) == len(ROLES)
    for number, role in enumerate(ROLES, 1):
        written = texts(role_badge(a_phone(), role))
        assert written == [str(number)]


# Words ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("district", DISTRICTS)
def test_a_card_says_its_name_its_kind_and_its_price(locale: str, district: District) -> None:
    phone, card, text = a_phone(locale=locale), cards()[district], TEXTS[locale]
    said = district_words(phone, district)
    name, colour = (
        text.say(f"citadels-{what}") for what in (f"district-{district}", f"colour-{card.colour}")
    )
    comma = ", " if locale == "en" else "，"
    assert said.startswith(comma.join((name, colour, text.say("citadels-ui-costs", n=card.cost))))
    worth = text.say("citadels-ui-worth", n=card.worth)
    assert (worth in said) is (card.worth != card.cost)


def test_a_card_built_in_this_round_says_so() -> None:
    phone = a_phone()
    assert TEXTS["en"].say("citadels-ui-built-now") in district_words(phone, "temple", Face(fresh=True))
    assert TEXTS["en"].say("citadels-ui-built-now") not in district_words(phone, "temple")


def test_every_word_of_the_board_is_there_in_every_language() -> None:
    folder = Path(__file__).parents[2] / "views" / "boards" / "citadels"
    wanted = {
        found
        for path in folder.rglob("*.py")
        for found in re.findall(r'\bui_text\(\s*[\w.]+,\s*"([a-z0-9-]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(wanted) > 40
    missing = [
        (locale, word)
        for locale in LANGUAGES
        for word in sorted(wanted)
        if not TEXTS[locale].has(f"citadels-ui-{word}")
    ]
    assert missing == []


# Sizes ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("width", WIDTHS)
def test_cards_side_by_side_are_never_wider_than_there_is_room(width: float, scale: float) -> None:
    phone = a_phone(scale=scale)
    each = card_width(phone, width)
    columns = max(1, int((width + GAP) // (each + GAP)))
    assert columns * each + (columns - 1) * GAP <= width
    assert each >= 92 * scale


def test_a_phone_shows_three_cards_in_a_line() -> None:
    each = card_width(a_phone(), 366)
    assert 3 * each + 2 * GAP <= 366 < 4 * each


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("district", DISTRICTS)
def test_a_card_that_is_tapped_is_as_large_as_a_finger(district: District, scale: float) -> None:
    phone = a_phone(scale=scale)

    def nothing() -> None:
        return

    drawn = [
        district_card(phone, district, 110, tap=nothing),
        district_tile(phone, district, 95, tap=nothing),
        role_card(phone, "king", 180, tap=nothing),
    ]
    for control in drawn:
        box = next(each for each in boxes(control) if each.on_click)
        assert (box.height or LEAST_TOUCH) >= LEAST_TOUCH
        assert (box.width or 0) >= LEAST_TOUCH


def letter(sign: str) -> float:
    """About how wide a letter is in text of 11 pixels."""
    return 11.0 if ord(sign) > 255 else 3.4 if sign in "fijlrt" else 9.0 if sign in "mwMW" else 6.3


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_name_fits_into_two_lines_of_the_narrowest_tile(locale: str) -> None:
    widest = 95 - 21 - 8  # beside the coloured edge
    for district in DISTRICTS:
        name = TEXTS[locale].say(f"citadels-district-{district}")
        lines, line = 1, 0.0
        for word in name.split() if locale == "en" else list(name):
            across = sum(map(letter, word))
            assert across <= widest, name
            space = 3.0 if locale == "en" and line else 0.0
            if line + space + across > widest:
                lines, line = lines + 1, across
            else:
                line += space + across
        assert lines <= 2, name


# Cities ---------------------------------------------------------------------------------------------------


def a_position(*cities: tuple[District, ...], **changes: Any) -> Position:
    players = tuple(Player(city=tuple(Built(district) for district in city)) for city in cities)
    return Position(players=players, city_size=8, **changes)


def test_a_full_city_shows_every_district_once() -> None:
    city = tuple(Built(district) for district in DISTRICTS[:11])
    drawn = labels(city_cards(a_phone(), city, 366))
    assert drawn == [district_words(a_phone(), built.district) for built in city]


def test_an_empty_city_says_so() -> None:
    drawn = city_cards(a_phone(), (), 366)
    written = texts(drawn)
    assert written == [TEXTS["en"].say("citadels-ui-city-empty")]


def test_a_tap_on_a_card_names_its_district() -> None:
    tapped: list[str] = []
    drawn = city_cards(a_phone(), (Built("temple"), Built("keep")), 366, tap=tapped.append)
    tapped_on = [box for box in boxes(drawn) if box.on_click]
    assert labels(drawn) == [district_words(a_phone(), district) for district in ("temple", "keep")]
    assert len(tapped_on) == 2


def test_lit_cells_are_those_of_one_seat() -> None:
    assert lit_districts(("0.temple", "1.keep", "docks"), 0) == {"temple", "docks"}


def test_a_picture_lights_what_a_line_is_about_and_lets_the_rest_fade() -> None:
    position = a_position(("temple", "keep", "docks"), ("temple",))
    drawn = picture(Snapshot(a_phone(), GAME, position, 0, ("temple",), 342))
    shown = [box.opacity for box in boxes(drawn) if box.height == card_height(a_phone())]
    assert shown == [1, FADED, FADED]


def test_a_picture_tells_what_else_a_seat_has_and_no_secret() -> None:
    position = a_position(("temple",), ())
    secret: dict[str, Any] = {"cards": ("castle",), "roles": ("king", "thief")}
    position = position.with_player(0, hand=4, gold=7, shown=("thief",), **secret)
    drawn = picture(Snapshot(a_phone(), GAME, position, 0, (), 196))
    said = " ".join(labels(drawn))
    written = texts(drawn)
    assert TEXTS["en"].say("citadels-ui-fact-gold", n=7) in said
    assert TEXTS["en"].say("citadels-ui-fact-hand", n=4) in said
    assert "Castle" not in said + " ".join(written)
    badges = [text for text in texts(drawn) if text in ("2", "4")]
    assert badges.count("2") == 1  # the Thief's number; the King's is not there, and 4 is the hand
    assert badges.count("4") == 1


def test_a_grid_fills_what_is_in_and_only_edges_what_is_not() -> None:
    phone = a_phone()
    drawn = tile_grid(phone, ("temple", "church"), 366, {}, ticked={"temple": True, "church": False})
    ticked = [each.checked for each in inside(drawn) if each._c == "Semantics" and each.label]
    assert ticked == [True, False]
    grounds = [box.bgcolor for box in boxes(drawn) if box.border is not None]
    assert grounds == [DAY["blue"].colour, ft.Colors.SURFACE_CONTAINER_LOWEST]


# What to take out of the box ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "characters", "up", "size"),
    [(2, 8, 0, 8), (3, 7, 2, 10), (4, 8, 2, 8), (5, 8, 1, 8), (6, 8, 0, 8), (7, 8, 0, 8)],
)
def test_the_notes_tell_which_characters_play_and_how_many_lie_aside(
    seats: int, characters: int, up: int, size: int
) -> None:
    drawn = setup_notes(a_phone(), seats, {})
    written = texts(drawn)
    say = TEXTS["en"].say
    stays = [text for text in written if say("citadels-ui-notes-stays-out") in (text or "")]
    assert len(stays) == 8 - characters
    assert say("citadels-ui-notes-aside", up=up, down=1) in written
    assert say("citadels-ui-notes-size", n=size) in written
    assert (say("citadels-ui-notes-two-each") in written) is (seats == 2)


def test_the_notes_follow_the_readings_that_are_chosen() -> None:
    def written(**readings: str) -> list[str]:
        drawn = setup_notes(a_phone(), 3, readings)
        return texts(drawn)

    say = TEXTS["en"].say
    assert say("citadels-ui-notes-two-each") in written(three_seats="two_each")
    assert say("citadels-ui-notes-size", n=7) in written(city_size="seven")
    assert say("citadels-ui-notes-cards") in written(draft="cards")
    assert say("citadels-ui-notes-phones") in written()
    assert say("citadels-ui-notes-deck", n=66, wall="in") in written(great_wall="in")
