"""`companion dev try`: a game is played at random, and whatever does not hold together is told."""

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as changed

from companion.commands import self_check
from companion.engine.game import Game
from companion.engine.notice import Notice
from companion.engine.scoresheet import rank_seats
from companion.games import GAMES
from companion.games.card_city import GAME as CARD_CITY
from companion.locale import LOCALES, Texts, source_ids
from companion.locale.kinds import needed_messages
from companion.rulebook import suggestions
from counting import GAME as COUNTING
from counting.notation import HeapNotation
from counting.phases import PHASES, STAGE
from counting.position import Heap, Lay
from tests.games.added_games import ROOT

Run = Callable[..., Any]
AnyGame = Game[Any, Any, Any]
TEXTS = Texts.load_all()


@pytest.fixture(autouse=True)
def beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The data of the example, as if its package were installed; the texts of each language are read once."""
    data = ROOT / "examples" / "counting" / "counting" / "data"
    monkeypatch.setattr("companion.data._added_folders", lambda: (data,))
    texts = Texts("en", (data / "locales" / "en", ROOT / "data" / "locales" / "en"))
    monkeypatch.setattr(Texts, "load_all", lambda: {**TEXTS, "en": texts})


def found(game: AnyGame) -> list[str]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(GAMES, "counting", game)
        return [fault.text(TEXTS["en"]) for fault in self_check.faults(game)]


def with_parts(**parts: Any) -> AnyGame:
    """Return the counting game with some of its parts put otherwise."""
    return replace(COUNTING, **parts)


def with_stage(**changes: Any) -> AnyGame:
    """Return the counting game with something of its phase put otherwise."""
    stage = replace(STAGE, **changes)
    return with_parts(phases=replace(PHASES, stage_of=lambda _heap: stage, stages=(stage,)))


def test_nothing_is_found_in_a_game_that_is_whole(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "counting", COUNTING)
    ran = run("dev", "try", "counting", "--json")
    assert (ran.status, ran.object) == (0, {"game": "counting", "faults": []})


def test_legal_moves_that_are_not_the_legal_candidates_are_told_by_their_phase() -> None:
    def too_few(_heap: Heap, _seat: int) -> Iterator[Lay]:
        yield Lay(1)

    told = "In the phase {} the legal moves are not the candidates that keep every rule."
    assert found(with_stage(moves=too_few)) == [told.format("lay"), told.format("scoring")]


def test_a_game_that_goes_on_for_ever_or_raises_something_is_told_with_what_it_said() -> None:
    said = found(with_stage(effect=lambda heap, _seat, _move: heap))
    assert said[-1] == "It broke. RuntimeError: no end after 5000 moves"
    said = found(with_stage(candidates=lambda _heap, _seat: 1 // 0))
    assert said == ["It broke. ZeroDivisionError: integer division or modulo by zero"]


def test_a_score_that_is_never_final_is_told() -> None:
    def never(heap: Heap) -> Any:
        return rank_seats(False, ("laid",), [() for _ in heap.laid], [() for _ in heap.laid])

    assert found(with_parts(scoresheet=never)) == [
        "Nobody is asked any more, but the score is not the final one."
    ]


def test_a_line_of_the_log_without_its_sentence_is_told() -> None:
    (said,) = found(with_parts(describe=lambda _heap, seat, _move: Notice("thrown", seat)))
    assert said.startswith("A line of the log (move-thrown) does not come out whole")


def test_a_position_that_is_not_read_as_it_was_typed_is_told() -> None:
    class Forgetful(HeapNotation):
        def read(self, table: Any, told: Any) -> Heap:
            return changed(super().read(table, told), stones=0)

    told = "A position of the phase {} is another one when it is typed and read again."
    assert found(with_parts(notation=Forgetful())) == [told.format("lay"), told.format("scoring")]


def test_a_rule_that_cites_no_section_is_told() -> None:
    rules = {Lay: tuple(replace(rule, section="nowhere") for rule in STAGE.rules[Lay])}
    assert "The game cites the section nowhere, which the rulebook does not have." in found(
        with_stage(rules=rules)
    )


def test_a_table_to_try_that_cannot_be_read_and_a_message_that_is_missing_are_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "bad.toml").write_text("game =")
    monkeypatch.setattr(self_check, "data_paths", lambda kind, *_: (tmp_path,) if kind == "positions" else ())
    monkeypatch.setattr(self_check, "missing_messages", lambda *_: ("counting-name",))
    text, file = found(COUNTING)
    assert text.startswith("The message counting-name is missing in en.")
    assert file.startswith(f"{tmp_path / 'bad.toml'}")
    assert "among the tables to try cannot be read." in file


USUAL = """
[any]
leads = ["end", "score"]
en = ["When is the game over?", "How do we score?"]

[lay]
leads = ["away", "lay", ""]
en = ["How many stones may I lay at once?", "When is the game over?", "What is the weather?"]

[scoring]
leads = ["score"]
en = []
"""


def test_a_usual_question_that_leads_nowhere_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suggestions, "_read_questions", lambda _game: tomllib.loads(USUAL))
    gone, unfound, unanswered, uneven = found(COUNTING)
    assert gone.endswith("[lay] leads to the section away, which the rulebook does not have.")
    asked = "The usual question “When is the game over?”"
    assert f"{asked} does not find the section lay, but end" in unfound
    assert "The usual question “What is the weather?” leads to no section" in unanswered
    assert uneven.endswith("[scoring] has not one section in “leads” for each question in en.")


def test_a_repair_and_a_typed_error_without_their_sentences_are_told(tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "rules.py").write_text(
        'yield_ = [Repair("turned", {}), Repair(id="a" if 1 else "b"), Repair("c", labels=x)]\n'
    )
    (package / "typed.py").write_text('raise notation.Unreadable("token", field)\n')
    assert sorted(source_ids._scan_package(package)) == [
        ("a", "repair"),
        ("b", "repair"),
        ("token", "notation"),
        ("turned", "repair"),
    ]
    ids = {message.id for message in needed_messages(CARD_CITY)}
    assert "card_city-notation-ragged" in ids


def test_a_sample_of_another_version_of_the_game_is_told_with_its_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sample = ROOT / "examples" / "counting" / "counting" / "data" / "samples" / "counting.json"
    stale = tmp_path / "counting.json"
    stale.write_text(sample.read_text().replace('"stones"', '"pebbles"'))
    monkeypatch.setattr(self_check, "data_paths", lambda kind, *_: (stale,) if kind == "samples" else ())
    told = found(COUNTING)[-1]
    assert told.startswith(f"The sample {stale} (entries[0].move) is no table of today’s game; play it anew.")
    assert "pebbles" in told


def test_what_was_found_is_said_and_the_command_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "counting", with_stage(candidates=lambda _heap, _seat: 1 // 0))
    for locale in LOCALES:
        ran = run("dev", "try", "counting", "--lang", locale)
        assert (ran.status, ran.err) == (1, "")
        assert "ZeroDivisionError" in ran.out


def test_a_game_that_there_is_not_is_refused(run: Run) -> None:
    ran = run("dev", "try", "chess", "--lang", "en")
    assert (ran.status, ran.out) == (2, "")
    assert "There is no game chess." in ran.err
