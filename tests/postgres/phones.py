"""Phones that play through several workers, and remember what was acknowledged to them."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from tests.patience import patient

ROOT = Path(__file__).parents[2]

Said = dict[str, Any]


class Worker:
    """A process that can be asked, and killed."""

    def __init__(self, address: str, home: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.postgres.worker", address, home],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            bufsize=0,
        )
        self._numbers = count(1)
        self._waiting: dict[int, tuple[threading.Event, list[Said]]] = {}
        self._lock = threading.Lock()
        self.ready, self.dead = threading.Event(), threading.Event()
        threading.Thread(target=self._hear, daemon=True).start()

    def ask(self, **what: Any) -> Said | None:
        """Return what it answers. Nothing if it died before it did."""
        number, told, answers = next(self._numbers), threading.Event(), list[Said]()
        with self._lock:
            self._waiting[number] = told, answers
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"to": number, **what}).encode() + b"\n")
        except OSError:
            return None
        while not told.wait(0.05):
            if self.dead.is_set() and not told.wait(0.2):
                return None
        return answers[0]

    def kill(self) -> None:
        """End it without a chance to put anything in order."""
        self._process.kill()
        self._process.wait()

    def _hear(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            said = json.loads(line)
            if "ready" in said:
                self.ready.set()
                continue
            told, answers = self._waiting.pop(said.pop("to"))
            answers.append(said)
            told.set()
        self.dead.set()
        self.ready.set()


class Workers:
    """Some workers, of which any phone may ask any."""

    def __init__(self, address: str, home: str, number: int) -> None:
        self._address, self._home = address, home
        self.all = [Worker(address, home) for _ in range(number)]
        for worker in self.all:
            assert worker.ready.wait(patient(60))

    def replace(self, number: int) -> None:
        """Kill one, and have another in its place."""
        self.all[number].kill()
        self.all[number] = Worker(self._address, self._home)

    def close(self) -> None:
        for worker in self.all:
            worker.kill()


class Phone:
    """Sends one wish after the other, each again and again until it was answered, to whichever worker.

    Attributes:
        acknowledged: the table, the money and the number of the entry, of each wish that was.
        refused: what was answered that is no acknowledgement.
        again: how many wishes were sent more than once.
    """

    def __init__(self, name: str, workers: Workers, table: str, money: Any) -> None:
        self._name, self._workers, self._table, self._money = name, workers, table, money
        self._chance, self._seen = Random(name), 0
        self.acknowledged: list[tuple[str, int, int]] = []
        self.refused: list[str] = []
        self.again = 0

    def play(self, wishes: int) -> None:
        """Have so many wishes acknowledged."""
        for number in range(1, wishes + 1):
            wish = {
                "table": self._table,
                "seat": 0,
                "money": next(self._money),
                "seen": self._seen,
                "line": self._name,
                "number": number,
            }
            self._insist(wish)

    def _insist(self, wish: Said) -> None:
        until, tried = time.monotonic() + 60, 0
        while time.monotonic() < until:
            answer = self._chance.choice(self._workers.all).ask(**wish)
            tried += 1
            if answer is None or "away" in answer:
                time.sleep(0.05)
                continue
            self.again += tried > 1
            if "refused" in answer:
                self.refused.append(answer["refused"])
            else:
                self._seen = answer["seq"]
                self.acknowledged.append((wish["table"], wish["money"], answer["seq"]))
            return
        self.refused.append("nobody answered")
