"""Tour of every page: a home with something to see on each of them, and the addresses to walk."""

import random
from dataclasses import dataclass

from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.history.summary import CategoryPoints, SeatResult, Summary
from companion.hosting.intents import Play
from companion.hosting.keys import new_id
from companion.hosting.open_home import current_millis
from companion.hosting.samples import sample_record
from companion.hosting.session import TableSession
from companion.lessons.lesson import games_with_lesson, lesson
from tests.browser.phone import Phone
from tests.browser.table import TEXTS, App
from tests.patience import patient

DAY = 24 * 60 * 60_000

NAMES = ("Ann", "小明", "Maximiliane Wolkenstein-Trostburg", "Ben")
"""People who played. The third name is too long for most places."""

FINISHED = 12
"""Number of finished games in the charts, besides the played one."""

SHOWN = patient(30_000)
"""Milliseconds in which a slow machine shows a page."""


@dataclass(frozen=True)
class Stop:
    """Page of the tour.

    Attributes:
        name: short name for a file or a message.
        path: address of the page.
        main: label of the main action, which is awaited before the page is judged.
        table: True for a table, with its board.
    """

    name: str
    path: str
    main: str
    table: bool = False


def lay_out_tour(app: App, locale: str = "en") -> list[Stop]:
    """Fill a home with tables and finished games, and list a stop for every page.

    Args:
        app: the app, with an empty home.
        locale: language of the samples and of the actions.
    """
    say, back = TEXTS[locale].say, TEXTS[locale].say("app-back")
    played = app.at_once(lambda: _finish_games(app))
    tables = {game: _copy_sample(app, game, locale) for game in GAMES}
    shared = f"/t/{tables['card_city'].id}"
    boxes = [game for game in GAMES if GAMES[game].box.printed.texts]
    stops = [
        Stop("home", "/", say("card_city-name")),
        *(Stop(f"new-{game}", f"/new/{game}", say("app-begin")) for game in GAMES),
        *(Stop(f"rules-{game}", f"/rules/{game}", say("app-ask-rules")) for game in GAMES),
        Stop("rules-section", "/rules/card_city/5", say("app-ask-rules")),
        *(
            Stop(f"check-{game}", f"/check/{game}", say("app-box-check-all"))
            for game in boxes
            if GAMES[game].box.printed.guesses
        ),
        *(Stop(f"box-{game}", f"/box/{game}", say("app-box-of", game=say(f"{game}-name"))) for game in boxes),
        *(
            Stop(
                f"entry-{game}",
                f"/box/{game}/{next(iter(GAMES[game].box.printed.texts))}",
                say("app-box-yes"),
            )
            for game in boxes
        ),
        Stop("share", f"{shared}/share", say("app-way-join")),
        Stop("near", f"{shared}/near", say("app-near")),
        Stop("display", f"{shared}/screen", _phrase_headline(tables["card_city"], locale)),
        Stop("setup-again", f"{shared}/setup", say("app-keep-changes")),
        Stop("carry", f"/carry/{played}", say("app-carry-picture")),
        Stop("history", "/history", say("app-find")),
        Stop("finished", f"/history/{played}", say("app-chart-run")),
        Stop("import", "/c", say("app-bring-photo")),
        Stop("bring-games", "/bring-games", say("app-bring-games-pick")),
        Stop("settings", "/settings", "English"),
        Stop("tools", "/tools", say("app-tools-tab-dice")),
        Stop("wrong-code", "/j/ZZZZ", say("app-to-the-start")),
        Stop("wrong-ticket", "/h/ZZZZZZZZ", say("app-to-the-start")),
        Stop("lost", "/nowhere/at/all", say("app-to-the-start")),
        Stop("no-table", "/t/none", back),
    ]
    stops += [
        Stop(f"table-{game}", f"/t/{table.id}", say("app-ask-rules"), True) for game, table in tables.items()
    ]
    lessons = [(game, _begin_lesson(app, game)) for game in games_with_lesson()]
    return [*stops, *(Stop(f"lesson-{game}", f"/t/{table.id}", back, True) for game, table in lessons)]


def visit_stop(visitor: Phone, stop: Stop) -> Phone:
    """Turn to a page of the tour and wait until it stands there."""
    visitor.go(stop.path, stop.main)
    return visitor.expect_text(stop.main, timeout=SHOWN)


def _finish_games(app: App) -> str:
    """Fill the history, and return the id of a game that was played to its end."""
    library, moment = app.house.tables.library, current_millis()
    for number in range(FINISHED):
        names = [NAMES[(number + place) % len(NAMES)] for place in range(2 + number % 3)]
        seats = tuple(
            SeatResult(name, "teal", 30 - 15 * place, 1 + place, (CategoryPoints("money", 30 - 15 * place),))
            for place, name in enumerate(names)
        )
        ended = moment - number * DAY
        done = Summary(f"t{number:03d}", "card_city", 1, ended - 40 * 60_000, ended, seats, 80)
        library.finish(library.begin(done.id, b'{"game":"card_city"}'), done)
    session = app.house.tables.begin("card_city", Setup(make_seats(*NAMES[:3])))
    for _, seat, move, _ in playout(GAMES["card_city"], session.table.position, random.Random(3)):
        session.submit(Play(seat, move))
    app.house.client(session, None, local=True).finish()
    return session.id


def _phrase_headline(session: TableSession, locale: str) -> str:
    """Phrase the headline of a table, which the display shows as its title."""
    game, table = session.game, session.table
    agenda = game.agenda(table.position)
    numbers = {"round": agenda.round, "rounds": agenda.rounds}
    return TEXTS[locale].about(game.id, "headline", agenda.phase, numbers, session.names)


def _copy_sample(app: App, game: str, locale: str) -> TableSession:
    return app.house.tables.copy_record(game, sample_record(game, locale))


def _begin_lesson(app: App, game: str) -> TableSession:
    return app.house.tables.adopt(lesson(game).begin(new_id(), current_millis()))
