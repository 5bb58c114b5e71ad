"""Every game has a lesson, and every step of it is legal, explained, and said in every language."""

import pytest

from companion.games import GAMES
from companion.hosting.timeline import AnyTable
from companion.lessons.lesson import Lesson, games_with_lesson, lesson, lesson_at
from companion.lessons.progress import progress
from companion.locale import LOCALES, Texts
from companion.rulebook.book import load

TEXTS = Texts.load_all()
EVERY = pytest.mark.parametrize("game_id", sorted(GAMES))
EVERY_LOCALE = pytest.mark.parametrize("locale", LOCALES)


def played(taught: Lesson, count: int) -> AnyTable:
    """Return the lesson's table after so many of its moves, or if it begins."""
    table = taught.begin("ONE", 0)
    for play in taught.plays[len(table.done) : count]:
        table = table.play(play.seat, play.move, at=len(table.done))
    return table


def test_every_game_has_a_lesson() -> None:
    assert games_with_lesson() == tuple(GAMES)


@EVERY
def test_a_lesson_has_five_to_ten_steps_of_one_learner(game_id: str) -> None:
    taught = lesson(game_id)
    assert 5 <= len(taught.steps) <= 10
    assert [step.number for step in taught.steps] == list(range(1, len(taught.steps) + 1))
    assert len({step.name for step in taught.steps}) == len(taught.steps)
    assert len({play.seat for play in taught.plays if play.step}) == 1


@EVERY
def test_every_move_of_a_lesson_is_legal_and_leads_to_the_next(game_id: str) -> None:
    taught = lesson(game_id)
    table = taught.begin("ONE", 0)
    for number, play in enumerate(taught.plays[len(table.done) :], len(table.done)):
        now = progress(taught, table)
        assert (now.made, now.astray, now.following) == (number, 0, play)
        assert table.game.verdict(table.position, play.seat, play.move).legal
        assert play.move in table.game.moves(table.position, play.seat)
        table = table.play(play.seat, play.move, at=number)
    assert progress(taught, table).ended


@EVERY
def test_a_lesson_begins_with_a_step_of_the_learner(game_id: str) -> None:
    taught = lesson(game_id)
    assert progress(taught, taught.begin("ONE", 0)).step == taught.steps[0]


@EVERY
def test_what_is_taken_back_leads_back_to_the_step(game_id: str) -> None:
    taught = lesson(game_id)
    for count, play in enumerate(taught.plays):
        before, after = played(taught, count), played(taught, count + 1)
        if play.step and count >= len(taught.begin("ONE", 0).done):
            assert progress(taught, after.undo(at=1)) == progress(taught, before)
            assert progress(taught, after.undo(at=1).redo(at=2)) == progress(taught, after)


@EVERY
def test_another_legal_move_leads_astray_and_taking_it_back_leads_back(game_id: str) -> None:
    taught = lesson(game_id)
    strayed = 0
    for count, play in enumerate(taught.plays):
        if play.step is None:
            continue
        table = played(taught, count)
        others = (move for move in table.game.moves(table.position, play.seat) if move != play.move)
        for move in others:
            other = table.play(play.seat, move, at=1)
            assert (progress(taught, other).astray, progress(taught, other).step) == (1, None)
            assert progress(taught, other.undo(at=2)).step == play.step
            strayed += 1
            break
    assert strayed


@EVERY
def test_what_is_played_after_the_lesson_does_not_lead_astray(game_id: str) -> None:
    taught = lesson(game_id)
    table = played(taught, len(taught.plays))
    seat = table.game.actors(table.position)[0]
    more = table.play(seat, table.game.moves(table.position, seat)[0], at=1)
    assert progress(taught, more) == progress(taught, table)


@EVERY
@EVERY_LOCALE
def test_every_step_is_said_and_its_reason_stands_in_its_section(game_id: str, locale: str) -> None:
    texts = TEXTS[locale]
    for step in lesson(game_id).steps:
        assert texts.has(f"{game_id}-lesson-{step.name}"), step
        why = texts.say(f"{game_id}-lesson-{step.name}-why")
        assert why in load(game_id, locale).section(step.section).text, (step, why)
        assert why[-1] in ".。", why
    assert texts.has(f"{game_id}-lesson-over")


@EVERY
def test_the_record_alone_tells_the_step(game_id: str) -> None:
    taught = lesson(game_id)
    for count in range(len(taught.plays) + 1):
        table = played(taught, count)
        again = type(table).replay(table.game, table.record)
        assert progress(taught, again) == progress(taught, table)


@EVERY
def test_only_a_table_that_was_opened_for_a_lesson_is_one(game_id: str) -> None:
    taught = lesson(game_id)
    table = taught.begin("ONE", 0)
    assert lesson_at(table) is taught
    other = type(table).set_up(taught.game, "ONE", taught.setup, 0, taught.position)
    assert lesson_at(other) is None
