"""Corrections are declared: every message once, and what a declaration says of it is so."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict

from companion.engine.corrections import CorrectionKind, Corrections
from companion.engine.message import CorrectionMessage, Impossible
from companion.games import GAMES
from tests.conformance.parts import parts_of
from tests.conformance.position_fields import positions

IDS = sorted(GAMES)


def corrections_of(game_id: str) -> Corrections[Any]:
    found: Corrections[Any] = GAMES[game_id].corrections
    return found


def made(game_id: str) -> Iterator[tuple[Any, CorrectionKind[Any], Any, Any]]:
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
    for _, kind, correction, after in made(game_id):
        if kind.path is not None and kind.value is not None and kind.apply is None:
            value = getattr(correction, kind.value.name)
            assert kind.path.get(after, asdict(correction)) == value, correction


@pytest.mark.parametrize("game_id", IDS)
def test_a_correction_to_what_is_so_already_changes_nothing_that_is_declared(game_id: str) -> None:
    for position, kind, correction, _ in made(game_id):
        if kind.path is not None and kind.value is not None and kind.apply is None:
            keys = {name: one for name, one in asdict(correction).items() if name != kind.value.name}
            same = kind.make(kind.path.get(position, keys), **keys)
            after = corrections_of(game_id).correct(position, same)
            assert kind.path.get(after, keys) == kind.path.get(position, keys), correction


@pytest.mark.parametrize("game_id", IDS)
def test_the_log_has_no_other_sentences_for_a_correction_than_those_declared(game_id: str) -> None:
    for position, kind, correction, _ in made(game_id):
        id = corrections_of(game_id).describe(position, correction).id
        assert id in kind.sentences or id.startswith("printed"), correction
