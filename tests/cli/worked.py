"""The worked examples that ship with the app, asked by the command."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.data import data_path

Run = Callable[..., Any]


@dataclass(frozen=True)
class Worked:
    """The examples of one game.

    Attributes:
        game: its id.
    """

    game: str

    @property
    def folder(self) -> Path:
        """Where they are."""
        return data_path("positions", self.game)

    def judged(self, run: Run, file: str) -> list[list[str]]:
        """Return for every move the sections of the rules against it."""
        found = run("check", self.folder / file, "--json").object["verdicts"]
        assert all(verdict["legal"] == (not verdict["violations"]) for verdict in found)
        return [[one["section"] for one in verdict["violations"]] for verdict in found]

    def scores(self, run: Run, file: str) -> dict[str, tuple[int, int]]:
        """Return rank and total by name."""
        answer = run("score", self.folder / file, "--json").object
        assert answer["final"]
        return {one["seat"]: (one["rank"], one["total"]) for one in answer["standings"]}

    def points(self, run: Run, file: str, name: str) -> dict[str, int]:
        """Return a seat's points by category, those it has lines of."""
        answer = run("score", self.folder / file, "--json").object
        standing = next(one for one in answer["standings"] if one["seat"] == name)
        found: dict[str, int] = {}
        for line in standing["lines"]:
            found[line["category"]] = found.get(line["category"], 0) + line["points"]
        return found

    def targets(self, run: Run, file: str, seat: str, piece: str) -> dict[str, bool]:
        """Return the targets a seat can name for a piece, each with True if it is legal."""
        found = run("survey", self.folder / file, "--seat", seat, "--piece", piece, "--json").object
        return {target["at"]: target["legal"] for target in found["targets"]}
