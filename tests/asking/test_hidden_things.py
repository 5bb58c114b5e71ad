"""What the asker may not see is called secret, and until when: never a false reason."""

from typing import Any

import pytest

from companion.asking import BoardAnswer, ask_board, tell
from companion.engine.redaction import Secret
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.locale import LOCALES, Texts
from companion.rulebook import load
from tests.asking.asked_tables import WARLORD, ask, table

TEXTS = Texts.load_all()
NAMES = ("Ann", "Ben", "小明", "Dora")


def draft() -> Any:
    """Four choose their characters, each on a phone of its own; Ben chooses now."""
    game = GAMES["citadels"]
    position = game.start(Setup(make_seats(*NAMES), start=1))
    while position.phase != "draft":
        seat = game.actors(position)[0]
        position = game.apply(position, seat, game.moves(position, seat)[0])
    return position


def asked(position: Any, question: str, viewer: int | None) -> BoardAnswer:
    answer = ask_board(GAMES["citadels"], position, question, NAMES, viewer)
    assert answer is not None, question
    return answer


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("role", ["King", "Assassin", "Warlord", "Thief"])
def test_who_may_pick_a_character_is_secret_to_all_others(viewer: int | None, role: str) -> None:
    position = draft()
    chooser = GAMES["citadels"].actors(position)[0]
    if chooser == viewer:
        viewer = 3
    answer = asked(position, f"may {NAMES[chooser]} pick the {role}", viewer)
    assert (answer.kind, answer.legal, answer.reasons) == ("secret", None, ())


def test_whoever_chooses_is_told_the_truth() -> None:
    game, position = GAMES["citadels"], draft()
    chooser = game.actors(position)[0]
    held = {move.role for move in game.moves(position, chooser)}
    for role in ("king", "assassin", "warlord"):
        answer = asked(position, f"may I pick the {role}", chooser)
        assert answer.legal == (role in held)


@pytest.mark.parametrize(
    "question",
    [
        "what cards does Bo have",
        "which cards has Bo in hand",
        "Bo 手牌有什麼",
        "Bo 手上有什么牌",
    ],
)
def test_cards_in_another_hand_are_secret(question: str) -> None:
    answer = ask(WARLORD, question)
    assert answer is not None
    assert (answer.kind, [said.id for said in answer.sentences]) == ("secret", ["cards"])


@pytest.mark.parametrize(
    "question", ["what promise has Ben", "which promise does Ben have", "Ben 的承諾是什麼"]
)
def test_another_promise_is_secret_and_ones_own_is_not(question: str) -> None:
    game = GAMES["small_city"]
    position = game.start(Setup(make_seats(*NAMES[:3])))
    answer = ask_board(game, position, question, NAMES[:3], 0)
    assert answer is not None
    assert (answer.kind, [said.id for said in answer.sentences]) == ("secret", ["promise"])
    own = ask_board(game, position, question, NAMES[:3], 1)
    assert own is None or own.kind != "secret"


def secrets() -> list[tuple[str, Secret]]:
    """Every kind of secret of every game, from its opening and later."""
    found: dict[tuple[str, str], tuple[str, Secret]] = {}
    for game in GAMES.values():
        position = game.start(Setup(make_seats(*NAMES[:3])))
        later = [position, *(after for after in _played(game, position))]
        for each in later:
            for secret in game.redaction.secrets(game.view(each, 0), 0, 1):
                found[game.id, secret.id] = (game.id, secret)
    return list(found.values())


def _played(game: Any, position: Any) -> list[Any]:
    found = []
    for _ in range(60):
        seats = game.actors(position)
        if not seats or not (moves := game.moves(position, seats[0])):
            break
        position = game.apply(position, seats[0], moves[0])
        found.append(position)
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_secret_says_until_when_and_cites_a_section(locale: str) -> None:
    found = secrets()
    assert {game for game, _ in found} == {game.id for game in GAMES.values() if game.secrets}
    for game_id, secret in found:
        assert load(game_id, locale).section(secret.section)
        assert TEXTS[locale].has(f"{game_id}-hidden-{secret.id}")


def test_a_secret_is_told_in_the_words_of_its_game() -> None:
    answer = ask(WARLORD, "what cards does Bo have")
    assert answer is not None
    shown = table(WARLORD)
    for locale in LOCALES:
        assert tell(TEXTS[locale], shown.game, answer.sentences[0], shown.names)
