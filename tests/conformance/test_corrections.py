"""Corrections are declared: every message once, and what a declaration says of it is so."""

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from companion.engine.correction_fields import ChoiceField, NumberField, SeatField
from companion.engine.corrections import EVERYWHERE, CorrectionKind, Corrections
from companion.engine.message import CorrectionMessage, Impossible
from companion.games import GAMES
from companion.locale.kinds import phases_of
from tests.conformance.parts import is_own, parts_of
from tests.conformance.position_fields import positions

IDS = sorted(GAMES)


def corrections_of(game_id: str) -> Corrections[Any]:
    found: Corrections[Any] = GAMES[game_id].corrections
    return found


def make_corrections(game_id: str) -> Iterator[tuple[Any, CorrectionKind[Any], Any, Any]]:
    """Yield positions, the declaration of a correction, that correction, and the position after it."""
    declared, rng = corrections_of(game_id), Random(f"declared/{game_id}")
    for position in positions(game_id, 1):
        for correction in parts_of(game_id).corrections(position, rng):
            try:
                after = declared.correct(position, correction)
            except Impossible:
                continue
            yield position, declared.kind_of(type(correction)), correction, after


def written(message: type[Any]) -> Iterator[type[Any]]:
    """Yield the messages of a base that have a tag of their own."""
    for each in message.__subclasses__():
        if not each.__name__.startswith("_"):
            yield each
        yield from written(each)


@pytest.mark.parametrize("game_id", IDS)
def test_every_correction_is_declared_once(game_id: str) -> None:
    messages = [kind.message for kind in corrections_of(game_id).kinds]
    said = {message for message in written(CorrectionMessage) if f".{game_id}." in message.__module__}
    assert len(messages) == len({*messages})
    assert said <= {*messages}


@pytest.mark.parametrize("game_id", IDS)
def test_what_was_corrected_lies_where_it_is_declared(game_id: str) -> None:
    for _, kind, correction, after in make_corrections(game_id):
        if kind.path is not None and kind.value is not None and kind.apply is None:
            value = getattr(correction, kind.value.name)
            assert kind.path.get(after, asdict(correction)) == value, correction


@pytest.mark.parametrize("game_id", IDS)
def test_a_correction_to_what_is_so_already_changes_nothing_that_is_declared(game_id: str) -> None:
    for position, kind, correction, _ in make_corrections(game_id):
        if kind.path is not None and kind.value is not None and kind.apply is None:
            keys = {name: one for name, one in asdict(correction).items() if name != kind.value.name}
            same = kind.make(kind.path.get(position, keys), **keys)
            after = corrections_of(game_id).correct(position, same)
            assert kind.path.get(after, keys) == kind.path.get(position, keys), correction


@pytest.mark.parametrize("game_id", IDS)
def test_the_log_has_no_other_sentences_for_a_correction_than_those_declared(game_id: str) -> None:
    for position, kind, correction, _ in make_corrections(game_id):
        id = corrections_of(game_id).describe(position, correction).id
        assert id in kind.sentences or id.startswith("printed"), correction


def keyed(kind: CorrectionKind[Any]) -> Iterator[Mapping[str, Any]]:
    """Yield what a number of a kind can be asked for: each value of its choices, the first of its numbers."""
    values: list[tuple[Any, ...]] = []
    for field in kind.fields[:-1]:
        match field:
            case ChoiceField(values=each):
                values.append(each)
            case NumberField(least=least, most=most):
                values.append((least, most))
            case SeatField():
                values.append((0,))
            case _:
                return
    names = [field.name for field in kind.fields[:-1]]
    yield from (dict(zip(names, each, strict=True)) for each in product(*values))


@pytest.mark.parametrize("game_id", IDS)
def test_a_number_is_offered_within_what_its_message_can_tell(game_id: str) -> None:
    position = next(iter(positions(game_id, 1)))
    for kind in corrections_of(game_id).kinds:
        offered = any(kind.is_offered(position, mode) for mode in EVERYWHERE)
        for keys in keyed(kind) if offered and isinstance(kind.value, NumberField) else ():
            least, most = kind.limits(position, keys)
            assert least < most, (kind.tag, keys)
            for value in (least, most):
                told = kind.make(value, **keys)
                assert msgspec.convert(msgspec.to_builtins(told), kind.message) == told
            assert kind.steps_of(keys)


# Taken up in the middle -----------------------------------------------------------------------------------

ELSEWHERE: Mapping[str, Mapping[str, str]] = {
    "citadels": {
        "draft": "dealing leads there, and nobody can say who has picked what the app has dealt",
        "scoring": "a round leads there in which a city became complete",
    },
    "roll_into_town": {"scoring": "the last round leads there, once everybody has finished it"},
    "score_pad": {"round": "a round is what has been entered: a number leads into it"},
    "small_city": {
        "setup": "a town is founded once, and its screen hides what was chosen",
        "death": "who dies follows from the pollution, which can be begun anew",
    },
}
"""The phases, and the rounds, that no correction leads into, by game, each with the reason."""


def phased(game_id: str) -> Iterator[Any]:
    """Yield corrections that name a phase, or if the game is over, with everything they can name."""
    for kind in corrections_of(game_id).kinds:
        for field in kind.fields:
            if isinstance(field, ChoiceField) and field.name in ("phase", "over"):
                others = {one.name: getattr(one, "first", 0) for one in kind.fields}
                yield from (kind.message(**{**others, field.name: value}) for value in field.values)


def led_into(game_id: str) -> set[str]:
    """Return the phases that corrections lead into from another one. And ``round``, if they change it."""
    game, rng, found = GAMES[game_id], Random(f"led/{game_id}"), set[str]()
    for start in positions(game_id, 2):
        for _ in range(6):
            position = start
            made = [*phased(game_id), *parts_of(game_id).corrections(position, rng)]
            for correction in rng.sample(made, len(made)):
                try:
                    after = game.correct(position, correction)
                except Impossible:
                    continue
                found |= {after.phase} if after.phase != position.phase else set()
                found |= {"round"} if after.round != position.round else set()
                position = after
    return found


@pytest.mark.parametrize("game_id", [game_id for game_id in IDS if is_own(game_id)])
def test_a_table_is_taken_up_in_any_round_and_phase(game_id: str) -> None:
    wanted = {"round", *phases_of(GAMES[game_id])} - led_into(game_id)
    assert wanted <= {*ELSEWHERE.get(game_id, ())}
