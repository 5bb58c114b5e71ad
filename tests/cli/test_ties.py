"""The command says which tie-break decided, between whom and by which figures, or that a place is shared."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.conformance.ties import Tie, ends

EACH_END = pytest.mark.parametrize(("game_id", "tie"), ends())


@EACH_END
def test_the_command_says_what_decided(run: Run, tmp_path: Path, game_id: str, tie: Tie) -> None:
    file = tmp_path / "end.toml"
    file.write_text(tie.file, encoding="utf-8")
    lines = run("score", file).out.splitlines()
    assert tuple(line for line in lines if "equal" in line) == tie.said
    found = run("score", file, "--json").object.get("decisions", [])
    assert tuple(one["tiebreak"] for one in found) == tie.decides
    assert tuple(one["text"] for one in found) == tie.said


@EACH_END
@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
def test_the_command_names_the_figures_in_every_language(
    run: Run, tmp_path: Path, game_id: str, tie: Tie, language: str
) -> None:
    file = tmp_path / "end.toml"
    file.write_text(tie.file, encoding="utf-8")
    told = run("score", file, "--json", "--lang", language).object.get("decisions", [])
    for one in told:
        text = one["text"]
        assert all(str(what) in text for what in (*one["figures"], *one["seats"], *one["behind"]))
        assert one["tiebreak"] != "shared" or str(one["rank"]) in text
        assert "{" not in text
        assert game_id not in text
