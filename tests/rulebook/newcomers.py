"""How well what newcomers ask is answered, section and sentence: by ``make ask``."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from companion.rulebook import ask
from tests.rulebook.measured import share

ASKED = Path(__file__).parent / "newcomers.toml"


@dataclass(frozen=True)
class Newcomer:
    """What became of one question.

    Attributes:
        ask: the question as it is typed.
        kept: whether nobody looked at it while the search was tuned.
        first: whether a section that answers comes first.
        told: whether the sentence shown with it says the answer.
    """

    ask: str
    kept: bool
    first: bool
    told: bool


@cache
def newcomers() -> tuple[Newcomer, ...]:
    """Ask every question, in its language."""
    found = []
    for entry in tomllib.loads(ASKED.read_text(encoding="utf-8"))["question"]:
        best = ask(entry["game"], entry["ask"], entry["lang"]).findings[0]
        told = any(part in best.sentence for part in entry["says"])
        first = best.section.id in entry["sections"]
        found.append(Newcomer(entry["ask"], entry.get("kept", False), first, told))
    return tuple(found)


def lines() -> str:
    """Return a line for the questions that were looked at, and one for those that were kept."""
    halves = {name: [one for one in newcomers() if one.kept == kept] for name, kept in NAMES.items()}
    return "\n".join(
        f"newcomers, {name:<15}{len(half):>7}{share(one.first for one in half):>8.2f}"
        f"   the sentence says it: {share(one.told for one in half):.2f}"
        for name, half in halves.items()
    )


NAMES = {"looked at": False, "kept": True}

if __name__ == "__main__":
    print(lines())
