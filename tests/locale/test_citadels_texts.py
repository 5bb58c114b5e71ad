from collections.abc import Iterator
from typing import get_args

import pytest

from companion.engine.rulings import rulings_of
from companion.games.citadels.position import SIZES, Phase, Readings, city_size
from companion.games.citadels.printed import COLOURS, DISTRICTS, PAYS, ROLES, cards, numbers
from companion.locale import LOCALES
from tests.locale.naming import EVERY_LOCALE, Sayings

said = Sayings("citadels")
PHASES: tuple[Phase, ...] = get_args(Phase)
PURPLE = DISTRICTS[DISTRICTS.index("haunted_city") :]


def named() -> Iterator[str]:
    yield from (f"role-{role}" for role in ROLES)
    yield from (f"power-{role}" for role in ROLES)
    yield from (f"district-{district}" for district in DISTRICTS)
    yield from (f"colour-{colour}" for colour in COLOURS)
    yield from (f"kind-{colour}" for colour in COLOURS)
    yield from (f"special-{district}" for district in PURPLE)
    workshop = next(ruling for ruling in rulings_of(Readings) if ruling.id == "workshop")
    yield from (f"special-workshop-{reading}" for reading in workshop.readings)


@EVERY_LOCALE
def test_every_name_has_its_text(locale: str) -> None:
    assert said.missing(locale, named()) == []


@EVERY_LOCALE
def test_no_character_is_called_like_a_district(locale: str) -> None:
    roles = {said(locale, "role", role) for role in ROLES}
    assert roles.isdisjoint(said(locale, "district", district) for district in DISTRICTS)


@EVERY_LOCALE
def test_the_sizes_of_a_city_are_told_as_the_app_has_them(locale: str) -> None:
    for reading, size in SIZES.items():
        assert str(size) in said(locale, "reading", f"city_size-{reading}")
    standard = said(locale, "reading", "city_size-standard")
    assert all(str(city_size(seats, Readings())) in standard for seats in (3, 4))


@EVERY_LOCALE
def test_the_size_of_the_deck_is_told_with_and_without_the_great_wall(locale: str) -> None:
    every = sum(card.copies for card in cards().values())
    assert str(every) in said(locale, "reading", "great_wall-in")
    assert str(every - cards()["great_wall"].copies) in said(locale, "reading", "great_wall-out")


@EVERY_LOCALE
def test_the_headline_tells_the_round_and_what_is_done_in_it(locale: str) -> None:
    shown = {phase: said(locale, "headline", phase, round=3, rounds=3) for phase in PHASES}
    assert {phase for phase, headline in shown.items() if "3" in headline} == set(PHASES) - {"scoring"}
    assert [phase for phase, headline in shown.items() if "3/3" in headline] == [], "nobody knows how many"
    assert len(set(shown.values())) == len(PHASES), "each phase is told from the others"


def test_the_headline_reads_well() -> None:
    shown = {locale: said(locale, "headline", "draft", round=1, rounds=1) for locale in LOCALES}
    assert shown == {"en": "Round 1 · Choosing", "zh-Hant": "第 1 輪 · 選角色", "zh-Hans": "第 1 轮 · 选角色"}


@EVERY_LOCALE
def test_a_power_fits_on_one_line_of_a_phone(locale: str) -> None:
    longest = 50 if locale == "en" else 24
    assert [role for role in ROLES if len(said(locale, "power", role)) > longest] == []


@EVERY_LOCALE
def test_the_powers_of_those_who_earn_name_the_colour_that_pays(locale: str) -> None:
    for role in ROLES:
        colours = {
            colour for colour in COLOURS if said(locale, "colour", colour) in said(locale, "power", role)
        }
        assert colours == ({PAYS[role]} if role in PAYS else set()), role


@EVERY_LOCALE
def test_the_powers_of_merchant_and_architect_tell_their_numbers(locale: str) -> None:
    assert str(numbers().merchant_gold) in said(locale, "power", "merchant")
    architect = said(locale, "power", "architect")
    assert [n for n in architect if n.isdigit()] == [
        str(numbers().architect_cards),
        str(numbers().architect_builds),
    ]


@EVERY_LOCALE
def test_what_a_purple_card_does_is_told_in_one_breath(locale: str) -> None:
    longest = 72 if locale == "en" else 28
    assert [one for one in PURPLE if len(said(locale, "special", one)) > longest] == []


@EVERY_LOCALE
def test_the_workshop_is_told_with_the_numbers_of_its_reading(locale: str) -> None:
    told = [said(locale, "special", f"workshop-{reading}") for reading in ("three_for_two", "two_for_three")]
    assert [[n for n in text if n.isdigit()] for text in told] == [["3", "2"], ["2", "3"]]
    assert not any(n.isdigit() for n in said(locale, "special", "workshop")), "right by either reading"


@pytest.mark.parametrize("district", ["dragon_gate", "university"])
def test_cards_that_score_more_than_they_cost_tell_both(district: str) -> None:
    for locale in LOCALES:
        digits = [n for n in said(locale, "special", district) if n.isdigit()]
        assert digits == ["6", "8"]


@pytest.mark.parametrize("colour", COLOURS)
def test_an_english_colour_stands_in_a_sentence_and_a_kind_in_a_heading(colour: str) -> None:
    assert said("en", "colour", colour).islower()
    assert said("en", "kind", colour)[0].isupper()


@pytest.mark.parametrize("locale", ["zh-Hant", "zh-Hans"])
def test_a_chinese_colour_can_stand_before_a_building(locale: str) -> None:
    assert all(said(locale, "colour", colour).endswith("色") for colour in COLOURS)
