"""From the board to the rules and back, and the readings a table has chosen."""

import re

import pytest

from companion.asking import cells_of, cells_under, name_thing, readings, sections_about
from companion.data import data_path
from companion.games import GAMES
from companion.games.card_city.moves import Build as CardBuild
from companion.games.small_city.moves import Build, Done, MoveCitizen
from companion.locale import LOCALES, Texts
from companion.rulebook import load
from tests.asking.asked_tables import CARD, LANDS, MARKET, SHOPS, WARLORD, table
from tests.conformance.parts import parts_of

TEXTS = Texts.load_all()
TABLES = pytest.mark.parametrize("name", [CARD, SHOPS, WARLORD, MARKET, LANDS])


@TABLES
def test_a_piece_leads_to_every_section_that_stands_against_it(name: str) -> None:
    shown = table(name)
    piece = shown.game.pieces[0]
    survey = shown.game.survey(shown.game.view(shown.position, 0), 0, piece)
    against = {each.section for verdict in survey.targets.values() for each in verdict.violations}
    assert against <= set(sections_about(shown.game, shown.position, 0, 0, piece))


@TABLES
def test_a_score_line_leads_to_its_rule_and_the_rule_to_its_cells(name: str) -> None:
    shown = table(name)
    for line in shown.game.scoresheet(shown.game.view(shown.position, 0)).standings[0].lines:
        assert line.rule in sections_about(shown.game, shown.position, 0, 0, line.category)
        assert set(line.cells) <= set(cells_under(shown.game, shown.position, 0, 0, line.rule))


@TABLES
def test_what_leads_to_sections_leads_to_sections_that_exist(name: str) -> None:
    shown = table(name)
    known = {section.id for section in load(shown.game.id, "en").sections}
    agenda = shown.game.agenda(shown.position)
    for what in (*shown.game.pieces, agenda.phase, *(task.id for task in agenda.tasks), "c5", "0,0"):
        assert set(sections_about(shown.game, shown.position, 0, 0, what)) <= known


def test_a_square_leads_to_the_rules_that_close_it() -> None:
    shown = table(CARD)
    (violation, *_) = shown.game.survey(shown.position, 0, "R").targets["d5"].violations
    assert violation.section in sections_about(shown.game, shown.position, None, 0, "d5")


@pytest.mark.parametrize(
    ("name", "what", "section"),
    [
        (CARD, "R", "build.residence"),
        (SHOPS, "C2", "tiles.commerce"),
        (WARLORD, "laboratory", "special.laboratory"),
        (WARLORD, "bishop", "roles.bishop"),
        (MARKET, "river-ns", "discover.river"),
        (LANDS, "rabbit", "rabbit"),
        (LANDS, "area.copy", "area.copy"),
    ],
)
def test_what_is_named_after_something_comes_first(name: str, what: str, section: str) -> None:
    shown = table(name)
    assert sections_about(shown.game, shown.position, None, 0, what)[0] == section


def test_what_lies_on_a_square_brings_the_sections_named_after_it() -> None:
    shown = table(CARD)
    alone = sections_about(shown.game, shown.position, None, 0, "d5")
    laid = sections_about(shown.game, shown.position, None, 0, "d5", "C")
    assert laid == ("build.commerce", "income.commerce", *alone)


def test_a_move_that_covers_several_squares_names_them_as_one_that_covers_one_does() -> None:
    assert cells_of(Build("R2", ("c3", "c4"))) == ("c3", "c4")
    assert cells_of(MoveCitizen("a1", "b2")) == ("b2",)
    assert cells_of(CardBuild("R", "e4")) == ("e4",)
    assert cells_of(Done()) == ()


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_is_called_by_its_name_in_every_language(locale: str) -> None:
    shown, texts = table(CARD), TEXTS[locale]

    def name(what: str) -> str:
        return name_thing(texts, shown.game, shown.position, 0, what, ("Ann",))

    assert name("R") == texts.say("card_city-card-R")
    assert name("residential") == texts.say("card_city-category-residential")
    assert name("score.money") == load("card_city", locale).section("score.money").title
    assert name("d5") == "d5"


def test_a_rule_lights_what_causes_its_refusals() -> None:
    shown = table(CARD)
    survey = shown.game.survey(shown.position, 0, "R")
    causes = {
        cell
        for verdict in survey.targets.values()
        for each in verdict.violations
        if each.section == "build.residence"
        for cell in each.cells
    }
    assert causes
    assert causes <= set(cells_under(shown.game, shown.position, 0, 0, "build.residence"))
    assert cells_under(shown.game, shown.position, 0, 0, "solo") == ()


def phases(game: str) -> set[str]:
    """Return the phases that the game's headlines name."""
    texts = (path.read_text(encoding="utf-8") for path in data_path("locales", "en").glob(f"{game}*.ftl"))
    return {name for text in texts for name in re.findall(rf"^{game}-headline-(\w+) ", text, re.MULTILINE)}


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_has_a_section(game: str) -> None:
    known = {section.id for section in load(game, "en").sections}
    assert phases(game)
    assert {GAMES[game].section_of(phase) for phase in phases(game)} <= known


@TABLES
def test_a_placement_is_the_move_that_the_survey_judged(name: str) -> None:
    shown = table(name)
    for piece in shown.game.pieces:
        survey = shown.game.survey(shown.position, 0, piece)
        for target in list(survey.targets)[:5]:
            move = shown.game.placing_move(shown.position, 0, piece, target)
            assert shown.game.verdict(shown.position, 0, move) == survey.targets[target]
            expected = parts_of(shown.game.id).place(shown.game, shown.position, 0, piece, target)
            assert shown.game.verdict(shown.position, 0, expected) == survey.targets[target]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_the_reading_in_force_of_its_section(game: str, locale: str) -> None:
    played = GAMES[game]
    every = readings(TEXTS[locale], played, played.rulings_type(), "rulings")
    assert [each.ruling for each in every] == [ruling.id for ruling in played.rulings]
    assert all(each.usual for each in every)
    leading = {
        each.ruling
        for section in load(game, locale).sections
        if section.id != "rulings"
        for each in readings(TEXTS[locale], played, played.rulings_type(), section.id)
    }
    assert leading == {ruling.id for ruling in played.rulings}


def test_a_reading_that_a_table_chose_is_told_in_its_words() -> None:
    game = GAMES["card_city"]
    (reading,) = readings(TEXTS["en"], game, game.rulings_type(empty="spanned"), "score.empty")
    assert reading.words == TEXTS["en"].say("card_city-reading-empty-spanned")
    assert not reading.usual
