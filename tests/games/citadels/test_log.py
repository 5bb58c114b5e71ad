"""Every move is told in the log in every language, with its character and numbers, and without a secret."""

from functools import partial
from typing import Any

import pytest

from companion.engine.words import Who, Word
from companion.games import GAMES
from companion.games.citadels.moves import (
    Answer,
    Build,
    Deal,
    Decline,
    Destroy,
    Draw,
    End,
    Exchange,
    Income,
    Kill,
    Laboratory,
    Move,
    Pick,
    Rescue,
    Rob,
    Swap,
    Take,
    Workshop,
)
from companion.games.citadels.position import Position
from tests.games import telling
from tests.games.citadels.evenings import Evening
from tests.games.citadels.tables import player, table

GAME = GAMES["citadels"]
NAMES = ("Ann", "Ben", "Cy", "Di")
SEVEN = "temple church monastery manor castle tavern market"
told = partial(telling.told, GAME, NAMES)


def turn(role: Any, *others: Any, city: str = "", gold: int = 9, hand: int = 3, **changes: Any) -> Position:
    return table(player(city, gold=gold, hand=hand), *others, role=role, **changes)


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        (turn("king"), Take(), "Ann (King) took 2 gold."),
        (turn("merchant"), Take(), "Ann (Merchant) took 3 gold."),
        (turn("architect"), Take(), "Ann (Architect) took 2 gold and 2 cards."),
        (turn("king"), Draw(), "Ann (King) drew 2 cards and kept 1."),
        (turn("merchant"), Draw(), "Ann (Merchant) drew 2 cards and kept 1, and got 1 gold."),
        (turn("architect"), Draw(), "Ann (Architect) drew 2 cards and kept 1, and got 2 more."),
        (turn("king", city="observatory"), Draw(), "Ann (King) drew 3 cards and kept 1."),
        (turn("king", city="library observatory"), Draw(), "Ann (King) drew 3 cards and kept 2."),
        (
            turn("king", city="manor school_of_magic"),
            Income(),
            "Ann (King) got 2 gold for districts.",
        ),
        (turn("assassin"), Kill("bishop"), "Ann (Assassin) killed the Bishop."),
        (turn("thief"), Rob("merchant"), "Ann (Thief) will rob the Merchant."),
        (
            turn("magician", player(hand=5)),
            Swap(1),
            "Ann (Magician) swapped hands with Ben: 3 cards for 5.",
        ),
        (
            turn("magician"),
            Exchange(2, ("keep", "temple")),
            "Ann (Magician) exchanged 2 cards with the pile.",
        ),
        (turn("king"), Build("castle"), "Ann (King) built the Castle for 4 gold."),
        (turn("king", gold=1), Build("castle"), "Ann (King) built the Castle for 1 gold."),
        (
            turn("king", city=SEVEN),
            Build("keep"),
            "Ann (King) built the Keep for 3 gold. The first complete city!",
        ),
        (
            turn("king", f"{SEVEN} docks", city=SEVEN, first=1),
            Build("keep"),
            "Ann (King) built the Keep for 3 gold. The city is complete.",
        ),
        (
            turn("warlord", "castle"),
            Destroy(1, "castle"),
            "Ann (Warlord) destroyed Ben’s Castle for 3 gold.",
        ),
        (turn("warlord", "temple"), Destroy(1, "temple"), "destroyed Ben’s Temple for nothing."),
        (
            turn("warlord", "great_wall castle", readings={"great_wall": "in"}),
            Destroy(1, "castle"),
            "destroyed Ben’s Castle for 4 gold.",
        ),
        (
            turn("warlord", city="temple"),
            Destroy(0, "temple"),
            "Ann (Warlord) destroyed the Temple in their own city for nothing.",
        ),
        (turn("king"), Laboratory("keep"), "Ann (King) discarded a card for 1 gold in the Laboratory."),
        (turn("king"), Workshop(), "Ann (King) paid 3 gold in the Workshop and drew 2 cards."),
        (
            turn("king", readings={"workshop": "two_for_three"}),
            Workshop(),
            "paid 2 gold in the Workshop and drew 3 cards.",
        ),
        (turn("king"), End(), "Ann (King) ended the turn."),
        (table(), Deal(("thief", "bishop"), "king"), "shuffled. Face up: Thief and Bishop."),
        (table(), Deal((), "king"), "The characters were shuffled. None lies face up."),
        (table(phase="draft"), Pick("king"), "Ann chose a character."),
        (table(phase="draft"), Pick("king", "thief"), "Ann chose a character and put another one face down."),
    ],
    ids=lambda value: repr(value)[:40] if not isinstance(value, Position) else "",
)
def test_a_move_is_told_as_somebody_at_the_table_would(position: Position, move: Move, words: str) -> None:
    assert words in told(position, 0, move)


def test_an_answer_tells_who_was_called_and_what_the_thief_got() -> None:
    called = {"phase": "call", "calling": 4, "readings": {"draft": "cards"}}
    position = table(player(gold=5), player(shown="thief"), robbed="king", **called)  # type: ignore[arg-type]
    assert (
        told(position, 2, Answer("king", 2)) == "The King was called: it is Cy. Ben, the Thief, took 2 gold."
    )
    assert "took nothing" in told(position.with_player(2, gold=0), 2, Answer("king", 2))
    assert told(position, 2, Answer("king")) == "The King was called: nobody."
    unrobbed = table(**called)  # type: ignore[arg-type]
    assert told(unrobbed, 2, Answer("king", 2)) == "The King was called: it is Cy."


def test_with_phones_the_action_tells_what_the_thief_had_taken() -> None:
    position = turn("king", player(shown="thief"), robbed="king", loot=6)
    assert told(position, 0, Take()) == "Ann (King) took 2 gold, after Ben, the Thief, had taken 6."
    assert told(position, 0, Draw()).endswith("kept 1, after Ben, the Thief, had taken 6 gold.")
    assert told(turn("bishop", player(shown="thief"), robbed="king", loot=6), 0, Take()).endswith("2 gold.")


def test_the_graveyards_owner_is_told_of_by_name() -> None:
    position = turn("warlord", "graveyard", offer="castle", offered=1)
    saved = "Ben used the Graveyard: 1 gold to take the Castle into hand."
    assert told(position, 1, Rescue()) == saved
    assert told(position, 1, Decline()) == "Ben let the Castle go."


def test_the_log_tells_neither_characters_nor_cards_that_nobody_may_know() -> None:
    draft, king = table(phase="draft"), turn("king", city="library")
    assert GAME.describe(draft, 0, Pick("king")) == GAME.describe(draft, 0, Pick("thief"))
    assert GAME.describe(draft, 0, Pick("king", "thief")) == GAME.describe(draft, 0, Pick("thief", "king"))
    assert GAME.describe(table(), 0, Deal((), "king")) == GAME.describe(table(), 0, Deal((), "thief"))
    assert GAME.describe(king, 0, Draw(("keep",))) == GAME.describe(king, 0, Draw())
    assert GAME.describe(king, 0, Laboratory("keep")) == GAME.describe(king, 0, Laboratory())
    assert GAME.describe(king, 0, Workshop(("keep",))) == GAME.describe(king, 0, Workshop())
    told_cards = Exchange(1, ("keep",), ("temple",))
    assert GAME.describe(king, 0, told_cards) == GAME.describe(king, 0, Exchange(1))


def _four() -> Evening:
    evening = Evening(4).deal(("thief", "bishop"), "merchant")
    return evening.pick("magician", "assassin", "king", "architect")


def test_the_new_round_tells_whose_the_killed_character_was_and_who_chooses_first() -> None:
    evening = _four()
    evening.play(1, Kill("king")).rest()
    notice = GAME.describe(GAME.view(evening.position, None), 0, Deal(("thief", "bishop"), "king"))
    assert notice.params["killed"] == "somebody"
    assert (notice.params["victim"], notice.params["whose"]) == (Word("role-king"), Who(2))
    assert notice.params["crown"] == Who(2)
    nobody = _four()
    nobody.play(1, Kill("warlord")).rest()
    assert GAME.describe(nobody.position, 0, Deal(("thief", "bishop"), "king")).params["killed"] == "nobody"
