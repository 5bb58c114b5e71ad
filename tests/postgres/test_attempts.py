"""Wrong codes are counted over all workers of a home: who tries at several has no more tries than at one."""

from contextlib import ExitStack

import pytest

from companion.hosting.attempts import PER_ADDRESS
from companion.hosting.errors import CodeUnknown, HostingError, TooManyAttempts
from companion.hosting.open_home import OpenHome
from companion.postgres.attempt_rows import AttemptRows
from companion.postgres.store import Store
from tests.postgres.cluster import Cluster

FOR_EVER = (3, 1 / 3600)
AT_ONCE = (1, 1000.0)


def test_who_guesses_at_three_workers_is_stopped_after_as_many_guesses_as_at_one(
    cluster: Cluster, home_name: str
) -> None:
    with ExitStack() as stack:
        workers = [
            stack.enter_context(OpenHome.open(store=cluster.address, name=home_name)) for _ in range(3)
        ]
        answers: list[type[HostingError]] = []
        for number in range(PER_ADDRESS.burst + 6):
            with pytest.raises(HostingError) as refused:
                workers[number % 3].joining.find("ZZZZ", "192.168.1.20")
            answers.append(refused.type)
        assert answers[: PER_ADDRESS.burst] == [CodeUnknown] * PER_ADDRESS.burst
        assert TooManyAttempts in answers[PER_ADDRESS.burst :]
        with pytest.raises(CodeUnknown):
            workers[0].joining.find("ZZZZ", "192.168.1.21")  # somebody else has guessed nothing


def rows(store: Store, name: str) -> AttemptRows:
    """Return what two workers hold of one home."""
    return store.home(name, lambda: 0).attempts


def test_what_was_right_is_given_back(store: Store, home_name: str) -> None:
    here, there = rows(store, home_name), rows(store, home_name)
    for _ in range(9):
        assert here.take("ann", *FOR_EVER) == 0
        there.give_back("ann", *FOR_EVER)
    assert [there.take("ann", *FOR_EVER) for _ in range(3)] == [0, 0, 0]
    assert 3000 < here.take("ann", *FOR_EVER) <= 3600
    assert here.take("ben", *FOR_EVER) == 0


def test_it_fills_up_with_time(store: Store, home_name: str) -> None:
    here = rows(store, home_name)
    for _ in range(3):
        while here.take("ann", *AT_ONCE):
            pass


def test_no_address_is_kept(store: Store, cluster: Cluster, home_name: str) -> None:
    rows(store, home_name).take("192.168.1.20", *FOR_EVER)
    kept = cluster.ask("select who from companion.attempt")
    assert kept
    assert all(len(who) == 64 and "." not in who for (who,) in kept)
