from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from companion.history.errors import HomeInUse, HomeNotWritable
from companion.history.home import Home, default_home

HOLD = """
import sys
from pathlib import Path
from companion.history.home import Home
home = Home.open(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_the_folder_is_the_one_asked_for_then_the_variable_then_the_platforms(tmp_path: Path) -> None:
    named = {"COMPANION_HOME": str(tmp_path / "named")}
    with Home.open(tmp_path / "asked", environ=named) as home:
        assert home.path == tmp_path / "asked"
    with Home.open(environ=named) as home:
        assert home.path == tmp_path / "named"
    assert default_home({}) == Path(platformdirs.user_data_dir("table-companion", appauthor=False))
    assert default_home({"COMPANION_HOME": " "}) == default_home({})


def test_its_rooms_are_made(tmp_path: Path) -> None:
    with Home.open(tmp_path / "a" / "b") as home:
        rooms = {path.name for path in home.path.iterdir() if path.is_dir()}
        assert rooms == {"tables", "records", "store", "boxes", "albums"}
        assert (home.tables, home.records) == (home.path / "tables", home.path / "records")
        assert (home.store, home.boxes) == (home.path / "store", home.path / "boxes")
        assert not list(home.path.rglob("probe*"))


def test_a_second_process_is_kept_out_until_the_first_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(HomeInUse) as caught:
            Home.open(tmp_path)
        assert caught.value.path == tmp_path
        holder.kill()
        holder.wait()
    with Home.open(tmp_path) as home:
        assert home.path == tmp_path


def test_a_second_home_in_the_same_process_is_kept_out_too(tmp_path: Path) -> None:
    with Home.open(tmp_path) as home:
        with pytest.raises(HomeInUse):
            Home.open(tmp_path)
        home.close()
        home.close()
        Home.open(tmp_path).close()


@pytest.mark.parametrize("tail", [".", "inside"])
def test_a_path_through_a_file_is_refused(tmp_path: Path, tail: str) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    with pytest.raises(HomeNotWritable) as caught:
        Home.open(file / tail if tail != "." else file)
    assert caught.value.params["reason"] in ("EEXIST", "ENOTDIR")
    assert file.read_text() == "not a folder"


def test_a_room_that_cannot_be_written_in_is_refused_and_the_lock_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(30, "read-only")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "touch", refuse)
        with pytest.raises(HomeNotWritable) as caught:
            Home.open(tmp_path)
    assert caught.value.params == {"path": str(tmp_path), "reason": "EROFS"}
    Home.open(tmp_path).close()


def test_interrupted_writes_are_cleared_away_and_nothing_else(tmp_path: Path) -> None:
    Home.open(tmp_path).close()
    (tmp_path / "tables" / "t1.journal.abc.draft").touch()
    others = [tmp_path / "tables" / "t1.journal", tmp_path / "store" / "x.json.damaged-1"]
    for other in others:
        other.touch()
    with Home.open(tmp_path) as home:
        assert [path.name for path in home.tables.iterdir()] == ["t1.journal"]
        assert all(other.exists() for other in others)
