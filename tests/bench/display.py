"""Cost of a display beside that of a guest's page, for the same moves: ``python -m tests.bench.display``.

Of every game a random table is played on for forty moves. Beside it stand a guest's phone and a display in
a TV's window. Told is what each was sent at first, and on average for a move; and the median of the
processor's time for a move, with one of them attached, twice each in turn.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import mean, median

from companion.games import GAMES
from companion.hosting.session import TableSession
from tests.views.headless import Client
from tests.views.test_display import PHONE, TV, begin_table, play_at_random
from tests.views.visit import visit

MOVES, BEGUN = 40, 6
"""Moves that are measured, and those made before."""

PAGES = {"guest": ("", PHONE), "display": ("/screen", TV)}
"""By name: the end of the address, and the window."""


async def measure_page(game_id: str, *names: str) -> tuple[list[tuple[int, float]], float]:
    """Measure some pages beside one table.

    Args:
        game_id: the game.
        names: the pages that are attached at once.

    Returns:
        For each page the bytes at first, and on average for a move; and the median of milliseconds a move.
    """
    found: list[TableSession] = []
    with tempfile.TemporaryDirectory() as home:
        async with visit(
            Path(home), before=lambda house: found.append(begin_table(house, game_id, BEGUN))
        ) as at:
            clients: list[Client] = []
            for name in names:
                end, size = PAGES[name]
                clients.append((await at.arrive(f"/t/{found[0].id}{end}", size=size)).client)
            first, dice, taken = [client.bytes_sent for client in clients], Random(3), list[float]()
            sent: list[list[int]] = [[] for _ in names]
            for _ in range(MOVES):
                before, begun = [client.bytes_sent for client in clients], time.process_time()
                play_at_random(found[0], 1, dice)
                await clients[0].settle(60)
                taken.append((time.process_time() - begun) * 1000)
                for each, client, earlier in zip(sent, clients, before, strict=True):
                    each.append(client.bytes_sent - earlier)
            for client in clients:
                await client.close()
    return [(each, mean(moves)) for each, moves in zip(first, sent, strict=True)], median(taken)


async def compare_pages() -> None:
    """Print the figures of every game."""
    for game_id in GAMES:
        sizes, _ = await measure_page(game_id, *PAGES)
        times = [[(await measure_page(game_id, name))[1] for name in PAGES] for _ in range(2)]
        for number, name in enumerate(PAGES):
            first, each = sizes[number]
            spent = " ".join(f"{pair[number]:.1f}" for pair in times)
            sys.stdout.write(f"{game_id:16} {name:8} {first:7} {each:7.0f} bytes, {spent} ms\n")


if __name__ == "__main__":
    asyncio.run(compare_pages())
