"""Card City in a real browser: from the empty home page to a finished game in the history."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from companion.engine.record import Overruled
from companion.games.card_city.city import GRID, cells_beside, compute_layout
from companion.games.card_city.moves import Build
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.phone import DESKTOP, IPHONE, TABLET, Phone, Profile
from tests.browser.table import TEXTS, App, AtTable, running
from tests.effort import left_to_a_proof, some
from tests.views.fingers import GAME, choose_likely_move


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


def play_to(session: TableSession, number: int, phase: str, seed: int = 2) -> TableSession:
    """Play on without the screen."""
    dice = Random(seed)
    while (session.table.position.round, session.table.position.phase) != (number, phase):
        assert isinstance(session.submit(Play(*choose_likely_move(session, dice))), Accepted)
    return session


@pytest.mark.parametrize(
    ("profile", "browser_locale", "locale"),
    some([(DESKTOP, "zh-TW", "zh-Hant"), (IPHONE, "en-US", "en")]),
    ids=str,
)
def test_from_the_empty_home_page_through_a_round_of_two(
    app: App, phone: NewPhone, profile: Profile, browser_locale: str, locale: str
) -> None:
    texts = TEXTS[locale]
    visitor = phone(profile, locale=browser_locale).open(app.url(), texts.say("app-asks-may"))
    visitor.tap_label(texts.say("card_city-name"))
    visitor.touch(texts.say("app-new-table"))
    visitor.expect_text(texts.say("app-who-plays"))
    visitor.touch(texts.say("app-begin"))
    visitor.expect_text(texts.about(GAME, "headline", "divide", {"round": 1, "rounds": 10}))
    table = AtTable(visitor, app.house.tables.open_tables()[0], locale)
    dice = Random(7)
    while table.position.round < 2:
        table.make(*choose_likely_move(table.session, dice))
    visitor.expect_text(table.names.headline())
    assert {entry.by for entry in table.session.table.entries} == {0, 1}
    assert table.phone.complaints() == []


@left_to_a_proof("`test_samples` opens them by touch, `tests/views` sees what may be done there")
def test_a_newcomer_opens_the_sample_and_sees_what_may_be_done(app: App, phone: NewPhone) -> None:
    texts = TEXTS["zh-Hans"]
    visitor = phone(TABLET, locale="zh-CN").open(app.url(), texts.say("app-asks-may"))
    visitor.tap_label(texts.say("card_city-name"))
    moment = texts.about(GAME, "headline", "build", {"round": 6, "rounds": 10})
    visitor.touch(texts.say("app-see-sample"))
    visitor.expect_text(texts.say("app-share")).expect_text(moment)
    table = AtTable(visitor, app.house.tables.open_tables()[0], "zh-Hans")
    seat, move = choose_likely_move(table.session, Random(1))
    last = table.aim(seat, move)
    visitor.expect_text(last)
    for at in table.session.game.survey(table.position, seat, move.card).legal:
        if at != move.at:
            visitor.expect_text(table.names.cell(at, move.card))
    visitor.touch(texts.say("app-back"))
    visitor.expect_text(
        texts.say("app-go-on-with", game=texts.say("card_city-name"), seats=table.session.names)
    )
    assert table.phone.complaints() == []


def test_the_last_round_ends_the_game_and_it_is_found_in_the_history(shared_app: App, visitor: Phone) -> None:
    session = play_to(shared_app.begin("Ann", "小明"), 10, "income")
    visitor.go(shared_app.url(session), TEXTS["en"].say("app-tab-rules"))
    table = AtTable(visitor, session)
    dice = Random(2)
    while not session.over:
        seat, move = choose_likely_move(session, dice)
        table.make(seat, move)
    sheet = session.game.scoresheet(table.position)
    for rank in sorted({standing.rank for standing in sheet.standings} - {1}, reverse=True):
        visitor.touch(table.app("reveal-place", place=rank))
    visitor.touch(table.app("reveal-winner"))
    visitor.expect_no_text(table.app("reveal-winner"))
    visitor.expect_text(str(sheet.ranking[0].total).replace("-", "−"))
    visitor.touch(table.app("back"))
    visitor.tap_label(table.app("history"))
    visitor.expect_text("小明")
    assert shared_app.house.tables.library.summaries.get(session.id)
    assert table.phone.complaints() == []


def test_a_note_is_typed_key_by_key_and_kept_with_what_the_table_allowed(
    shared_app: App, visitor: Phone
) -> None:
    session = play_to(shared_app.begin(), 4, "build", seed=1)
    visitor.go(shared_app.url(session), TEXTS["en"].say("app-tab-rules"))
    table = AtTable(visitor, session)
    seat, move, reason = disallowed(session)
    table.look(seat)
    visitor.touch(table.names.choice(move.card))
    visitor.touch(table.names.cell(move.at, move.card, may=False))
    visitor.expect_text(reason(table))
    visitor.touch(table.app("allow"))
    visitor.type(table.app("allow-note"), "it")
    visitor.page.keyboard.type(" was late", delay=40)
    visitor.expect_text(reason(table))
    table.answered(table.app("allow-sure"))
    entry = session.table.entries[-1]
    assert isinstance(entry, Overruled)
    assert (entry.move, entry.note) == (move, "it was late")


def disallowed(session: TableSession) -> tuple[int, Build, Callable[[AtTable], str]]:
    """Tell who may not build what beside the city although the table could allow it, and how to say why not.

    Raises:
        StopIteration: everything may lie everywhere.
    """
    position = session.table.position
    seat = session.game.actors(position)[0]
    card = position.towns[seat].hand[0]
    verdicts = session.game.survey(position, seat, card).targets
    beside = GRID.names_of(cells_beside(compute_layout(position.towns[seat].city).all))
    at = next(at for at in beside if verdicts[at].possible and not verdicts[at].legal)
    first = verdicts[at].violations[0]
    return seat, Build(card, at), lambda table: table.names.game("violation", first.rule, first.params)
