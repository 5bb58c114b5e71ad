"""`companion score`, `check` and `survey`: the answers that scripts rely on, and what people read."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]
Typed = Callable[..., Path]

TWO = '''game = "card_city"
[[seats]]
name = "Ann"
money = 36
city = """
R C .
H L P
I . .
"""
[[seats]]
name = "柏"
money = 12
city = """
R . R
R H R
. . .
"""
'''
BUILDING = '''game = "card_city"
[[seats]]
name = "Ann"
hand = ["R", "C"]
city = """
R C .
H L P
I . .
"""
[[moves]]
seat = "Ann"
move = "build"
card = "R"
at = "g3"
[[moves]]
seat = "Ann"
move = "build"
card = "R"
at = "d4"
[[moves]]
seat = "Ann"
move = "build"
card = "C"
at = "d5"
[[moves]]
seat = "Ann"
move = "return"
card = "C"
'''


def test_score_answers_exactly_what_was_agreed(run: Run, typed: Typed) -> None:
    assert run("score", typed(TWO), "--json").object == {
        "game": "card_city",
        "final": True,
        "standings": [
            {
                "seat": "Ann",
                "rank": 1,
                "total": 1 - 19 + 7,
                "lines": [
                    {"category": "residential", "points": 1, "cells": ["e4"], "rule": "score.residential"},
                    {"category": "empty", "points": -19, "cells": [], "rule": "score.empty"},
                    {"category": "money", "points": 7, "cells": [], "rule": "score.money"},
                ],
            },
            {
                "seat": "柏",
                "rank": 2,
                "total": 6 - 20 + 2,
                "lines": [
                    {
                        "category": "residential",
                        "points": 3,
                        "cells": ["d4", "d5"],
                        "rule": "score.residential",
                    },
                    {
                        "category": "residential",
                        "points": 3,
                        "cells": ["f4", "f5"],
                        "rule": "score.residential",
                    },
                    {"category": "empty", "points": -20, "cells": [], "rule": "score.empty"},
                    {"category": "money", "points": 2, "cells": [], "rule": "score.money"},
                ],
            },
        ],
    }


def test_a_score_before_the_end_is_not_final(run: Run, typed: Typed) -> None:
    assert run("score", typed('phase = "build"\n' + TWO), "--json").object["final"] is False


def test_more_cards_than_the_box_has_are_warnings_never_a_refusal(run: Run, typed: Typed) -> None:
    seat = '[[seats]]\nname = "{}"\ncity = """\nRRRRR\nRRRRR\nRRHRR\nRRRRR\nRRRRR\n"""\n'
    ran = run("score", typed('game = "card_city"\n' + seat.format("Ann") + seat.format("Bo")), "--json")
    assert ran.status == 0
    assert ran.object["standings"][0]["total"] == 24 * 25 // 2
    assert "48 residence cards are in play, but the box has only 34." in ran.object["warnings"]


def test_a_city_wider_than_five_is_scored_with_a_warning(run: Run, typed: Typed) -> None:
    file = typed('game = "card_city"\n[[seats]]\nname = "Ann"\ncity = "RPPPHP"\n')
    ran = run("score", file, "--json")
    assert ran.status == 0
    assert any("5 × 5" in warning for warning in ran.object["warnings"])
    assert "Note: Ann’s city does not fit into 5 × 5." in run("score", file).out


def test_people_read_the_leader_first_with_the_sum_written_out(run: Run, typed: Typed) -> None:
    out = run("score", typed(TWO)).out
    assert out.index("1.  Ann") < out.index("2.  柏")
    assert "1 − 19 + 7 = −11" in out
    assert "3 + 3 − 20 + 2 = −12" in out
    assert "$36 makes 7 points, $1 left" in out


def test_columns_stand_under_each_other_whatever_the_script(run: Run, typed: Typed) -> None:
    from companion.commands.columns import measure_width

    for locale in ("en", "zh-Hant", "zh-Hans"):
        lines = run("score", typed(TWO), "--lang", locale).out.splitlines()
        before = [
            line[: line.index("  " + start)]
            for line in lines
            for start in ("1 − 19", "3 + 3 − 20")
            if start in line
        ]
        assert len(before) == 2
        assert len({measure_width(part) for part in before}) == 1


def test_check_answers_exactly_what_was_agreed(run: Run, typed: Typed) -> None:
    verdicts = run("check", typed(BUILDING), "--json").object["verdicts"]
    assert [(one["seat"], one["move"], one["legal"]) for one in verdicts] == [
        ("Ann", "build", False),
        ("Ann", "build", False),
        ("Ann", "build", True),
        ("Ann", "return", False),
    ]
    first = verdicts[0]
    assert set(first) <= {"seat", "move", "legal", "violations", "repairs"}
    assert set(verdicts[2]) == {"seat", "move", "legal", "violations"}
    apart = next(one for one in verdicts[1]["violations"] if one["rule"] == "residence_apart")
    assert apart == {
        "rule": "residence_apart",
        "section": "build.residence",
        "kind": "breaks",
        "cells": ["e4"],
        "text": "A residence from your hand may not touch another residence (e4). "
        "Residences only come together by developing.",
    }
    for one in verdicts:
        for repair in one.get("repairs", ()):
            assert set(repair) - {"then"} == {"id", "cells", "text", "moves"}
            assert repair["text"]
            assert all((move["seat"], move["move"]) == ("Ann", "build") for move in repair["moves"])
            if "then" in repair:
                assert repair["then"] == {"seat": "Ann", "move": "return", "card": "C"}


def test_legal_moves_are_made_before_the_next_is_judged(run: Run, typed: Typed) -> None:
    move = '[[moves]]\nseat = "Ann"\nmove = "build"\ncard = "P"\nat = "f5"\n'
    text = 'game = "card_city"\n[[seats]]\nname = "Ann"\ncity = "H"\n' + move + move
    one, other = run("check", typed(text), "--json").object["verdicts"]
    assert one["legal"]
    assert [violation["rule"] for violation in other["violations"]] == ["occupied"]


def test_every_broken_rule_is_told_with_its_section_and_a_way_out(run: Run, typed: Typed) -> None:
    out = run("check", typed(BUILDING)).out
    assert "1. Ann: build R g3 — not allowed" in out
    assert "3. Ann: build C d5 — allowed" in out
    assert "[build.residence]" in out
    assert "→ " in out


def test_survey_answers_exactly_what_was_agreed(run: Run, typed: Typed) -> None:
    found = run("survey", typed(TWO), "--seat", "Ann", "--piece", "R", "--json").object
    assert set(found) == {"seat", "piece", "targets"}
    assert (found["seat"], found["piece"], len(found["targets"])) == ("Ann", "R", 81)
    by_cell = {target["at"]: target for target in found["targets"]}
    assert by_cell["g4"] == {"at": "g4", "legal": True, "violations": []}
    assert [one["rule"] for one in by_cell["d4"]["violations"]] == ["residence_apart"]
    assert [one["rule"] for one in by_cell["e5"]["violations"]] == ["occupied"]
    for target in found["targets"]:
        assert target["legal"] is not bool(target["violations"])
        for violation in target["violations"]:
            assert set(violation) == {"rule", "section", "kind", "cells", "text"}


def test_people_read_a_survey_by_reason(run: Run, typed: Typed) -> None:
    out = run("survey", typed(TWO), "--seat", "Ann", "--piece", "R").out
    assert "are allowed:" in out
    assert "[build.residence]" in out


def test_seat_and_piece_are_found_in_either_case(run: Run, typed: Typed) -> None:
    assert run("survey", typed(TWO), "--seat", "ann", "--piece", "r", "--json").object["seat"] == "Ann"


@pytest.mark.parametrize(("seat", "piece", "field"), [("Cy", "R", "--seat"), ("Ann", "X", "--piece")])
def test_an_unknown_seat_or_piece_is_refused_with_those_there_are(
    run: Run, typed: Typed, seat: str, piece: str, field: str
) -> None:
    ran = run("survey", typed(TWO), "--seat", seat, "--piece", piece, "--json")
    assert ran.status == 2
    assert ran.object["error"]["field"] == field
    assert ran.object["error"]["expected"] in ("Ann or 柏", "R, C, L, I or P")


@pytest.mark.parametrize(
    ("sheet", "line", "field", "said"),
    [
        ("goal = 0", 3, "sheet.goal", "Nobody who starts with 0 gets to 0 that way"),
        ('categories = [{name = "A", icon = "cat"}]', 3, "sheet.categories[0].icon", "Expected book, card"),
        ('how = "places"\nties = [{by = "last"}]', 4, "sheet.ties[0].by", "A sheet with how = "),
        ('ties = [{by = "category", category = "B"}]', 3, "sheet.ties[0].category", "The sheet has no "),
    ],
)
def test_a_wrong_sheet_is_not_scored_but_told_with_what_and_where(
    run: Run, typed: Typed, sheet: str, line: int, field: str, said: str
) -> None:
    file = typed(f'game = "score_pad"\n[sheet]\n{sheet}\n[[seats]]\nname = "Ann"\n')
    ran = run("score", file)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"{file}: {line}: {field}: {said}")


def test_a_record_is_scored_checked_and_surveyed_where_it_has_come_to(
    run: Run, record: Path, played: Any
) -> None:
    score = run("score", record, "--json").object
    sheet = played.game.scoresheet(played.position)
    assert [standing["total"] for standing in score["standings"]] == [one.total for one in sheet.standings]
    assert score["final"]
    verdicts = run("check", record, "--json").object["verdicts"]
    assert len(verdicts) == len(played.done)
    assert all(verdict["legal"] for verdict in verdicts)
    targets = run("survey", record, "--seat", "柏", "--piece", "R", "--json").object["targets"]
    assert all(target["violations"][0]["rule"] == "phase" for target in targets)


def test_texts_come_in_three_languages(run: Run, typed: Typed) -> None:
    file = typed(BUILDING)
    said = {
        locale: run("check", file, "--lang", locale, "--json").object["verdicts"][1]["violations"][0]["text"]
        for locale in ("en", "zh-Hant", "zh-Hans")
    }
    assert len(set(said.values())) == 3
    assert "宅" in said["zh-Hant"]


@pytest.mark.parametrize(
    ("environ", "word"),
    [
        ({}, "final score"),
        ({"LANG": "C.UTF-8"}, "final score"),
        ({"LANG": "de_DE.UTF-8"}, "final score"),
        ({"LANG": "zh_TW.UTF-8"}, "最終得分"),
        ({"LANG": "zh_HK"}, "最終得分"),
        ({"LANG": "zh_CN.UTF-8"}, "最终得分"),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "zh_TW.UTF-8"}, "最終得分"),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "final score"),
    ],
)
def test_the_language_is_the_environments(run: Run, typed: Typed, environ: dict[str, str], word: str) -> None:
    assert word in run("score", typed(TWO), environ=environ).out
    assert "final score" in run("--lang", "en", "score", typed(TWO), environ=environ).out
