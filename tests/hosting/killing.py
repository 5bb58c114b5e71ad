"""What was acknowledged before a process was killed, held against what the next one finds."""

import json
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

Said = dict[str, Any]
"""One line of ``tests.hosting.mover``."""


class Acknowledged:
    """Every move that was ever acknowledged, table by table, in order.

    Attributes:
        moves: seat and move, by table.
        over: the tables at which the acknowledged move ended the game.
        counts: how often what happened.
    """

    def __init__(self) -> None:
        self.moves: dict[str, list[Said]] = {}
        self.over: set[str] = set()
        self.counts: Counter[str] = Counter()
        self._wanted: tuple[str, Said] | None = None

    def hear(self, lines: list[Said]) -> None:
        """Take in what one process said before it ended."""
        found = {line["found"]: line for line in lines if "found" in line}
        opened = [line["opened"] for line in lines if "opened" in line]
        self.counts["killed while opening"] += not opened
        for reports in opened:
            self.compare(found)
            self.counts.update(reports)
        for line in lines:
            if "wanted" in line:
                self._wanted = line["table"], line["wanted"]
            elif "accepted" in line:
                self._accept(line)

    def compare(self, found: dict[str, Said]) -> None:
        """Tell if a process found what was acknowledged, in order, and nothing else.

        The one move that was made but not yet confirmed may be there, and a table without any move.
        """
        assert self.moves.keys() <= found.keys()
        table, wanted = self._wanted or ("", {})
        for name, line in found.items():
            assert [entry["seq"] for entry in line["entries"]] == list(range(1, len(line["entries"]) + 1))
            made = [{"seat": entry["seat"], "move": entry["move"]} for entry in line["entries"]]
            known = self.moves.setdefault(name, [])
            if name == table and made == [*known, wanted]:
                self.counts["written but not yet acknowledged"] += 1
                known.append(wanted)
            assert made == known, name
            assert line["filed"] or name not in self.over, name
        self._wanted = None

    def _accept(self, line: Said) -> None:
        assert self._wanted is not None
        table, wanted = self._wanted
        known = self.moves.setdefault(table, [])
        known.append(wanted)
        assert (line["table"], line["accepted"]) == (table, len(known))
        self._wanted = None
        self.counts["acknowledged"] += 1
        if line["over"]:
            self.over.add(table)


def run(home: Path, seed: str, moves: int) -> list[Said]:
    """Let a process make so many moves and end by itself."""
    arguments = [sys.executable, "-m", "tests.hosting.mover", str(home), seed, str(moves)]
    ran = subprocess.run(arguments, stdout=subprocess.PIPE, cwd=ROOT, check=True)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def run_until_killed(home: Path, seed: str, seconds: float) -> list[Said]:
    """Kill a process, without a chance to put anything in order, so long after it begins to open the home.

    Returns:
        What it said; a line that is not whole was not said.
    """
    arguments = [sys.executable, "-m", "tests.hosting.mover", str(home), seed]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, cwd=ROOT, bufsize=0) as process:
        assert process.stdout is not None
        assert b"opening" in process.stdout.readline()
        with suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=seconds)
        process.kill()
        said, _ = process.communicate()
    assert process.returncode != 0
    return [json.loads(line) for line in said.splitlines(keepends=True) if line.endswith(b"\n")]
