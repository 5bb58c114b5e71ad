"""The command, run inside the test: what it printed, what it complained about, its exit status."""

import io
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main
from companion.engine.playout import playout
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.hosting.open_home import OpenHome


@dataclass(frozen=True)
class Ran:
    """One run of the command."""

    status: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, Any]]:
        """What was printed, one JSON object for each line."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def object(self) -> dict[str, Any]:
        """The one object that was printed."""
        (only,) = self.objects
        return only


Run = Callable[..., Ran]


@pytest.fixture
def run() -> Run:
    def command(*arguments: object, environ: dict[str, str] | None = None) -> Ran:
        out, err = io.StringIO(), io.StringIO()
        status = main([str(one) for one in arguments], out=out, err=err, environ=environ or {})
        return Ran(status, out.getvalue(), err.getvalue())

    return command


@pytest.fixture
def typed(tmp_path: Path) -> Callable[..., Path]:
    """Types a file."""

    def write(text: str, name: str = "table.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture(scope="session")
def played() -> Table[Any, Any, Any]:
    """A whole game of two."""
    game = GAMES["card_city"]
    table: Table[Any, Any, Any] = Table.set_up(
        game, "T-1", Setup(seats=make_seats("Ann", "柏")), 1_700_000_000_000
    )
    for _, seat, move, _ in playout(game, table.position, random.Random(3)):
        table = table.play(seat, move, at=1_700_000_000_000, by=seat)
    return table


@pytest.fixture
def record(played: Table[Any, Any, Any], tmp_path: Path) -> Path:
    """The game as a file."""
    path = tmp_path / "record.json"
    path.write_bytes(Codec(played.game).encode_record(played.record))
    return path


@pytest.fixture
def home(tmp_path: Path, played: Table[Any, Any, Any]) -> Path:
    """A home with one finished game and one open table."""
    ids = iter(("DONE", "OPEN"))
    folder = tmp_path / "home"
    with OpenHome.open(folder, clock=lambda: 1_700_000_000_000, ids=lambda: next(ids), fsync=False) as house:
        live = house.tables.copy_record("card_city", Codec(played.game).encode_record(played.record))
        house.tables.finish(live)
        house.tables.begin("card_city", Setup(seats=make_seats("Cy", "Di")))
    return folder
