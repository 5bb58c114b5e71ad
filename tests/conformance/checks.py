"""What must hold of every position of every game, whoever made it."""

from collections import defaultdict
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from companion.engine import toml
from companion.engine.game import Game
from companion.engine.memo import cache_by_identity
from companion.engine.record import Header
from companion.engine.setup import Setup, make_seats
from companion.engine.survey import Aim
from companion.engine.table import Refused, Table
from companion.engine.verdict import Repair, Verdict, Violation
from companion.engine.wire import decode, encode
from companion.files.typed_moves import parse_tables, read_moves, type_move
from companion.locale.kinds import languages
from companion.locale.repairs import say_repair
from companion.locale.texts import Texts
from companion.rulebook import load
from tests.conformance.parts import Parts, where
from tests.conformance.removers import carried_out
from tests.conformance.tables import NAMES

ASKED = 100
"""Of a piece with more targets than these, so many are asked about one by one."""


@lru_cache(maxsize=1)
def texts() -> dict[str, Texts]:
    """Return the sentences of every language."""
    return Texts.load_all()


@lru_cache(maxsize=64)
def sections(game_id: str, locale: str) -> frozenset[str]:
    """Return the ids of a rulebook's sections."""
    return frozenset(section.id for section in load(game_id, locale).sections)


def check_step(game: Game[Any, Any, Any], parts: Parts, position: Any) -> None:
    """Make the cheap proofs of every step: nothing is lost, and whoever is asked is told so."""
    check_holdings(parts, position)
    agenda = game.agenda(position)
    actors = game.actors(position)
    assert agenda.over == (not actors)
    assert all(agenda.waits_for(seat) for seat in actors)


def check_holdings(parts: Parts, position: Any) -> None:
    """Whatever the box holds is somewhere."""
    there = parts.holdings(position)
    if parts.box == there:  # the box may know more about what equals it than its numbers do
        return
    wrong = {
        name: (there.get(name, 0), parts.box.get(name, 0))
        for name in {*there, *parts.box}
        if there.get(name, 0) != parts.box.get(name, 0)
    }
    pytest.fail(f"lost, or come from nowhere; what there is, and what the box holds: {wrong}")


def check_score(game: Game[Any, Any, Any], parts: Parts, position: Any) -> None:
    """Check that the live scoresheet is what counting by hand gives."""
    sheet = game.scoresheet(position)
    assert sheet.categories == parts.categories_at(game, position)
    found = [
        {category: standing.points(category) for category in sheet.categories} for standing in sheet.standings
    ]
    if parts.points and parts.places:
        assert found == parts.points(position)
        assert [standing.rank for standing in sheet.standings] == parts.places(position)
    lines = [line for standing in sheet.standings for line in standing.lines]
    assert {line.category for line in lines} <= set(sheet.categories)
    assert {line.rule for line in lines} <= sections(game.id, "en")
    for line in {line.id for line in lines}:
        _check_text(game, "line", line)
    assert sheet.final == (not game.actors(position))


def check_agenda(game: Game[Any, Any, Any], parts: Parts, position: Any, seats: int) -> None:
    """Check that the agenda waits for exactly those whom the rules ask."""
    agenda = game.agenda(position)
    waited = {seat for seat in range(seats) if agenda.waits_for(seat)}
    assert waited == (parts.waits(position) if parts.waits else set(game.actors(position)))
    assert all(task.seat is None or 0 <= task.seat < seats for task in agenda.tasks)
    _check_text(game, "headline", agenda.phase)
    for task in agenda.tasks:
        _check_text(game, "task", task.id)
    for step in agenda.steps:
        assert step.section in sections(game.id, "en"), step
        _check_text(game, "step", step.id)


@cache_by_identity(512)
def told(game: Game[Any, Any, Any], position: Any, seat: int) -> tuple[tuple[Any, Verdict], ...]:
    """Return every move that a seat could name, with its verdict: asked once, however many tests
    look at it.
    """
    return tuple((move, game.verdict(position, seat, move)) for move in game.candidates(position, seat))


def check_moves(game: Game[Any, Any, Any], parts: Parts, position: Any, seat: int) -> None:
    """Check that the legal moves are the legal candidates, and the ones the oracle tells."""
    by_verdict = {move for move, verdict in told(game, position, seat) if verdict.legal}
    moves = game.moves(position, seat)
    assert len(set(moves)) == len(moves)
    assert set(moves) == by_verdict
    for move in moves:
        aim = game.aim_of(position, seat, move)
        assert aim is None or aim.target in game.survey(position, seat, aim.piece).targets, (move, aim)
    if parts.legal:
        assert by_verdict == parts.legal(position, seat)


def check_survey(game: Game[Any, Any, Any], parts: Parts, position: Any, seat: int) -> None:
    """Check that a survey gives every target the verdict of the move it stands for."""
    for piece in game.pieces:
        survey = game.survey(position, seat, piece)
        assert (survey.seat, survey.piece) == (seat, piece)
        targets = list(survey.targets)
        asked = targets if len(targets) <= ASKED else Random(piece).sample(targets, ASKED)
        for target in asked:
            verdict = survey.targets[target]
            move = parts.place(game, position, seat, piece, target)
            check_aim(game, position, seat, move, Aim(piece, target))
            judged = game.verdict(position, seat, move)
            assert verdict == judged, (
                "a survey says of every target what the verdict on its move says, in every phase and for all:"
                f" {piece!r} on {target} breaks {broken(verdict)} in the survey, and"
                f" {move} breaks {broken(judged)} in {position}"
            )


def check_aim(game: Game[Any, Any, Any], position: Any, seat: int, move: Any, aim: Aim) -> None:
    """Check that the move of a target leads back to it, or to another target of the same move."""
    assert game.placing_move(position, seat, *aim) == move
    found = game.aim_of(position, seat, move)
    assert found is not None, f"nobody could say what is aimed where by {move}"
    assert found == aim or game.placing_move(position, seat, *found) == move


def broken(verdict: Verdict) -> list[str]:
    """Return the rules that stand against a move, by id."""
    return [violation.rule for violation in verdict.violations]


def check_applied(
    game: Game[Any, Any, Any], parts: Parts, position: Any, seat: int, move: Any, verdict: Verdict
) -> None:
    """Legal moves are played, others overruled, to what can be shown. Impossible ones are refused.

    All of them are told; a move that is no secret as somebody tells it who watches.
    """
    told = game.describe(position, seat, move)
    _check_text(game, "move", told.id)
    setup = Setup(make_seats(*NAMES[: len(game.scoresheet(position).standings)]))
    table = Table(game, Header(1, "near", game.id, game.rules_version, 0, setup), position)
    if not verdict.possible:
        for refused in (table.play, table.overrule):
            with pytest.raises(Refused) as caught:
                refused(seat, move, at=1)
            assert caught.value.verdict == verdict
        return
    played = table.play(seat, move, at=1) if verdict.legal else table.overrule(seat, move, at=1)
    after = played.position
    assert after == game.apply(position, seat, move)
    if parts.holdings(position) == parts.box:
        check_holdings(parts, after)
    assert decode(encode(after), game.position_type) == after
    assert played.undo(at=2).position == position
    assert played.undo(at=2).redo(at=3).position == after
    assert told == game.describe(game.view(position, None), seat, move) or game.hides(
        position, None, seat, move, after
    )
    for notice in game.preview(position, seat, move):
        _check_text(game, "preview", notice.id)


def _check_text(game: Game[Any, Any, Any], kind: str, what: str) -> None:
    for locale in languages(game):
        assert texts()[locale].can_say(f"{game.id}-{kind}-{what}"), (locale, kind, what)


def check_words(game: Game[Any, Any, Any], violation: Violation) -> None:
    """Check that a violation speaks every language without a flaw and cites a section of each rulebook."""
    for locale in languages(game):
        _check_text(game, "violation", violation.rule)
        said = texts()[locale].about(game.id, "violation", violation.rule, violation.params, NAMES)
        assert said
        assert "{" not in said
        assert violation.section in sections(game.id, locale), (locale, violation.section)


def check_removed(
    game: Game[Any, Any, Any], parts: Parts, position: Any, seat: int, move: Any, verdict: Verdict
) -> None:
    """Take the cause away that a violation names, and that rule does not stand against the move any more."""
    by_rule: dict[str, list[Violation]] = defaultdict(list)
    for violation in verdict.violations:
        by_rule[violation.rule].append(violation)
    for rule, violations in by_rule.items():
        assert rule in parts.removers, f"write a remover for {rule!r} and name it in {where(game.id)}"
        near, again = parts.removers[rule](position, seat, move, violations)
        left = [one.rule for one in game.verdict(near, seat, again).violations]
        assert rule not in left, (
            f"the remover of {rule!r} in {where(game.id)} took the named cause away, and the reason stays",
            move,
            violations,
            near,
        )


def check_repair_words(game: Game[Any, Any, Any], repair: Repair) -> None:
    """Check that a repair has a sentence of its game in every language, or else labels for the shared one."""
    said = {texts()[locale].can_say(f"{game.id}-repair-{repair.id}") for locale in languages(game)}
    assert said == {True} or (said == {False} and repair.labels), (repair.id, said)
    for locale in languages(game):
        spoken = texts()[locale]
        labels = [spoken.label(game.id, label, NAMES) for label in repair.labels]
        for sentence in (say_repair(spoken, game.id, repair, NAMES), *labels):
            assert sentence
            assert "{" not in sentence, (locale, sentence)
            assert f"{game.id}-" not in sentence, (locale, sentence)


def check_repairs(
    game: Game[Any, Any, Any], parts: Parts, position: Any, seat: int, move: Any, verdict: Verdict
) -> None:
    """Check that every repair makes the move legal, carried out by its words or by its moves."""
    repairs = game.repairs(position, seat, move)
    if verdict.legal:
        assert repairs == ()
    for repair in repairs:
        check_repair_words(game, repair)
        by_moves = list(carried_out(game, position, seat, move, repair))
        assert parts.repaired or by_moves, f"write `repaired` into {where(game.id)}: it carries out {repair}"
        ways = list(parts.repaired(position, seat, move, repair)) if parts.repaired else by_moves
        assert ways, f"`repaired` of {where(game.id)} does not know how to carry out {repair}"
        for near, again in ways:
            assert game.verdict(near, seat, again).legal, (repair, move, position)
        told = {again for near, again in ways if near == position}
        check_repairing_moves(game, position, seat, move, repair, told)


def check_typed(game: Game[Any, Any, Any], position: Any, seat: int, move: Any) -> None:
    """Check that a move written out as a person would type it is read as the same move."""
    text = toml.format_value(type_move(game, NAMES, seat, move))
    ((who, again),) = read_moves(parse_tables([text], "typed"), game, NAMES, "typed")
    assert (who, game.notation.complete_move(position, seat, again)) == (seat, move), text


def check_repairing_moves(
    game: Game[Any, Any, Any], position: Any, seat: int, move: Any, repair: Repair, told: set[Any]
) -> None:
    """Check that the moves of a repair are legal, are those of its sentence, and cure the refused one.

    Args:
        game: the game.
        position: where the move was refused.
        seat: whose it is.
        move: the refused move.
        repair: one of those that are proposed for it.
        told: the moves that its sentence comes to at the same position.
    """
    assert move not in repair.moves, repair
    assert len(set(repair.moves)) == len(repair.moves), repair
    assert not repair.labels or len(repair.labels) == max(1, len(repair.moves)), repair
    assert len(repair.moves) <= 1 or repair.labels, f"nobody could tell the moves of {repair} apart"
    if repair.then is None:
        assert set(repair.moves) == told, (repair, told)
    else:
        assert repair.moves
        assert repair.then == move
    for each in repair.moves:
        assert game.verdict(position, seat, each).legal, (repair, move, position)
        check_typed(game, position, seat, each)
        if repair.then is not None:
            after = game.apply(position, seat, each)
            assert game.verdict(after, seat, repair.then).legal, (repair, each, position)
    if repair.correction is not None:
        mended = game.correct(position, repair.correction)
        assert game.verdict(mended, seat, move).legal, (repair, move, position)
