"""A citizen card that is played by hand is remembered, and asked for again."""

from companion.games.sweet_lands import GAME, dues, moves
from companion.games.sweet_lands.corrections import SetPrinted
from companion.games.sweet_lands.position import Automated, Due, Position
from tests.games.sweet_lands.known import BOX, table

KNOWN = {**BOX, "1a-auto-1": "wheat"}
REWARD = Due("reward", 1, "", "reward1")
CARD = "instant;none;none;none;m3;tent;2 gold;"


def automated() -> Position:
    """Return the table after a card was played by hand and went below the tents."""
    position = GAME.apply(table(box=KNOWN, diamonds=1), 0, moves.Play(0, 0, 3))
    return GAME.apply(position, 0, moves.Automate("tent"))


def rewarded(position: Position) -> Position:
    """Return the table when the first seat gains the reward of the tents, in a turn of its own."""
    settled: Position = GAME.phases.settle(position.with_player(0, waived=(), dues=(REWARD,)))
    return settled


def test_it_keeps_its_place_under_a_number_of_its_own() -> None:
    (card,) = automated().players[0].automated
    assert card.column == "tent"
    assert card.card
    assert not automated().printed.knows(f"card-{card.card}")


def test_two_cards_never_share_a_number() -> None:
    first = automated().players[0].automated[0].card
    position = automated().with_player(0, acted=False, dues=(), diamonds=1, automated=())
    position = position.with_player(1, automated=(Automated("house", first),))
    position = GAME.apply(position, 0, moves.Play(0, 0, 1))
    position = GAME.apply(position, 0, moves.Automate("tent"))
    assert position.players[0].automated[0].card != first


def test_it_is_asked_for_at_every_reward_until_it_is_read() -> None:
    position = rewarded(automated())
    name = f"card-{automated().players[0].automated[0].card}"
    assert dues.asked_entries(position, 0) == (name,)
    later = rewarded(GAME.apply(position, 0, moves.ByHand()))
    assert dues.asked_entries(later, 0) == (name,)
    before = later.players[0].gold
    read = GAME.correct(later, SetPrinted(name, CARD))
    assert (read.players[0].gold, read.players[0].dues) == (before + 2, ())


def test_a_card_that_is_said_to_give_nothing_is_not_asked_for_again() -> None:
    position = GAME.apply(rewarded(automated()), 0, moves.ByHand(nothing=True))
    assert dues.asked_entries(rewarded(position), 0) == ()


def test_a_card_without_a_number_is_numbered_at_its_first_reward() -> None:
    position = rewarded(table(box=KNOWN, automated=(Automated("tent"),)))
    (card,) = position.players[0].automated
    assert dues.asked_entries(position, 0) == (f"card-{card.card}",)


def test_a_passing_card_by_hand_is_asked_for_at_the_pass() -> None:
    position = GAME.apply(table(box={**KNOWN, "1a-pass": "none"}), 0, moves.Play(0, 0, 2, passing=True))
    (number,) = position.players[0].passing
    position = GAME.apply(position.with_player(0, acted=False), 0, moves.Pass())
    position = GAME.apply(position, 0, moves.Ahead(0))
    assert dues.asked_entries(position, 0) == (f"card-{number}",)


def test_version_1_goes_on_without_a_number() -> None:
    position = GAME.apply(table(box=KNOWN, diamonds=1, at={"rules": 1}), 0, moves.Play(0, 0, 3))
    position = GAME.apply(position, 0, moves.Automate("tent"))
    assert position.players[0].automated == (Automated("tent", 0),)
    assert dues.asked_entries(rewarded(position), 0) == ()
