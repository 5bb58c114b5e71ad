"""Many moves judged at once: those that keep every rule, whatever order the rules are asked in."""

from random import Random

from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps_all, legal_moves


def divisor(number: int, asked: list[tuple[int, int]]) -> Rule[int, int]:
    """Return a rule against the multiples of a number, which notes what it was asked."""

    def check(_position: int, _seat: int, move: int) -> Findings:
        asked.append((number, move))
        return BROKEN if move % number == 0 else KEPT

    return Rule(f"by-{number}", "numbers", check)


def test_the_moves_that_keep_every_rule_are_kept_in_their_order() -> None:
    rules = {int: [divisor(number, []) for number in (2, 3, 5)]}
    drawn = [Random(1).randrange(1000) for _ in range(300)]
    assert list(legal_moves(rules, 0, 0, drawn)) == [
        move for move in drawn if keeps_all(rules[int], 0, 0, move)
    ]


def test_the_rule_that_stood_against_the_last_move_is_asked_first() -> None:
    asked: list[tuple[int, int]] = []
    rules = {int: [divisor(number, asked) for number in (2, 3, 5)]}
    assert list(legal_moves(rules, 0, 0, [5, 25, 35])) == []
    assert asked == [(2, 5), (3, 5), (5, 5), (5, 25), (5, 35)]
    assert [rule.id for rule in rules[int]] == ["by-2", "by-3", "by-5"]


def test_a_move_of_a_type_without_rules_is_no_move() -> None:
    moves: list[object] = [1, "pass", 2]
    assert list(legal_moves({int: []}, 0, 0, moves)) == [1, 2]
