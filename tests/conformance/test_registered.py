"""A registered game brings everything: box, rulebook, texts in every language, witnesses, golden records."""

import tomllib

import msgspec
import pytest

from companion.data import data_path
from companion.engine.box import read_box
from companion.engine.record import Codec
from companion.engine.setup import MOST_SEATS
from companion.engine.wire import WireError
from companion.games import GAMES
from companion.locale import kinds
from tests.conformance.checks import sections
from tests.conformance.golden import Golden, folder, outcome, record_kinds, replayed
from tests.conformance.parts import ROOT, games, is_own, parts_of, where

EVERY = pytest.mark.parametrize("game_id", sorted(GAMES))


def _golden(game_id: str, file: str) -> Golden:
    return msgspec.json.decode((folder(game_id) / file).read_bytes(), type=Golden)


def goldens() -> list[tuple[str, str]]:
    """Return every golden record of every registered game, by game and file name."""
    return [(game_id, path.name) for game_id in GAMES for path in sorted(folder(game_id).glob("*.json"))]


@EVERY
def test_a_game_is_registered_under_its_own_id(game_id: str) -> None:
    game = GAMES[game_id]
    assert game.id == game_id
    assert game.rules_version >= 1
    assert game.pieces or parts_of(game_id).categories or not is_own(game_id)
    assert game.categories
    assert game.seats.start >= 1
    assert game.seats.stop <= MOST_SEATS + 1


@EVERY
def test_a_game_has_a_box_and_every_value_names_its_source(game_id: str) -> None:
    box = read_box(data_path("boxes", f"{game_id}.toml"))
    assert box.game == game_id
    assert box.entries
    for name, entry in box.entries.items():
        assert entry.cites, f"{name} cites nothing"
        for locale in kinds.languages(GAMES[game_id]):
            assert entry.cites in sections(game_id, locale), (name, entry.cites, locale)


@EVERY
def test_a_game_has_the_same_rulebook_sections_in_every_language(game_id: str) -> None:
    english = sections(game_id, "en")
    assert english
    for locale in kinds.languages(GAMES[game_id]):
        assert sections(game_id, locale) == english, locale


@EVERY
def test_what_a_table_agrees_on_each_time_is_among_its_rulings(game_id: str) -> None:
    game = GAMES[game_id]
    for count in game.seats:
        assert set(game.options(count, "score")) <= set(game.options(count, "play"))
        assert set(game.options(count, "play")) <= {ruling.id for ruling in game.rulings}


@pytest.mark.parametrize("game_id", games("silver"))
def test_there_is_a_remover_of_every_rule_that_a_game_can_cite_and_of_no_other(game_id: str) -> None:
    parts, told = parts_of(game_id), kinds.needed_messages(GAMES[game_id])
    cited = {each.id.removeprefix(f"{game_id}-violation-") for each in told if each.kind == "violation"}
    assert sorted(cited) == sorted(parts.removers), f"write what differs in {where(game_id)}"
    assert {each.rule for each in parts.refused()} <= cited


@pytest.mark.parametrize("game_id", games("gold"))
def test_every_rule_cites_the_sections_that_tell_it(game_id: str) -> None:
    text = (ROOT.parent / where(game_id, "cited.toml")).read_text(encoding="utf-8")
    told = {(section, rule) for section, rules in tomllib.loads(text).items() for rule in rules.split()}
    game = GAMES[game_id]
    rules = (rule for stage in game.phases.stages for each in stage.rules.values() for rule in each)
    assert {(rule.section, rule.id) for rule in rules} == told
    assert {section for section, _ in told} <= sections(game_id, "en")


@EVERY
def test_a_game_has_a_golden_record_of_every_kind_under_the_rules_of_today(game_id: str) -> None:
    game, found = GAMES[game_id], {path.stem for path in folder(game_id).glob("*.json")}
    assert set(record_kinds(game_id)) <= found
    tables = [replayed(game, _golden(game_id, f"{name}.json")) for name in record_kinds(game_id)]
    assert {table.header.rules_version for table in tables} == {game.rules_version}


@EVERY
def test_a_record_under_rules_that_a_game_does_not_know_is_refused_at_that_field(game_id: str) -> None:
    game, golden = GAMES[game_id], _golden(game_id, next(iter(record_kinds(game_id))) + ".json")
    written = b'"rules_version":%d' % game.rules_version
    for version in {game.oldest_rules - 1, game.rules_version + 1} - {0}:
        record = bytes(golden.record).replace(written, b'"rules_version":%d' % version, 1)
        with pytest.raises(WireError) as told:
            Codec(game).decode_record(record)
        assert told.value.field == "$.rules_version"


@pytest.mark.parametrize(("game_id", "file"), goldens())
def test_a_golden_record_replays_to_its_recorded_digests_and_scores(game_id: str, file: str) -> None:
    golden = _golden(game_id, file)
    table = replayed(GAMES[game_id], golden)
    assert outcome(table) == (golden.totals, golden.ranks)
    assert table.entries[-1].digest == golden.digest
