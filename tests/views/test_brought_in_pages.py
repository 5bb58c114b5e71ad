"""The page of a finished game shows whatever came in from elsewhere: points, places, won, lost, alone."""

from functools import partial
from pathlib import Path

import pytest

from companion.commands.languages import texts_of
from companion.files.play_files import open_plays
from companion.history.exports import to_json
from companion.hosting.import_plays import find_new_games, import_games
from companion.hosting.open_home import OpenHome
from tests.history.samples import finished, seat
from tests.views.visit import visit

HEAD = "Date,Game,Player,Score,Rank,Winner\n2025-03-14,Farms,"
BEN = "2025-03-14,Farms,Ben"
LONG = "A very long game name that goes on for ever: The First Case"
NAMES = ("Farms", LONG, "Card City")
OWN = to_json([finished(1, seat("Ann", 30), seat("Ben", 12, 2))]).decode()


def bring(house: OpenHome, *, text: str) -> None:
    newcomers = find_new_games(house, open_plays(text.encode(), "games").found.plays, [texts_of("en")])
    assert import_games(house, newcomers, texts_of("en")).tables


def only_table(house: OpenHome) -> str:
    (summary,) = house.tables.library.summaries.all()
    return summary.id


@pytest.mark.parametrize(
    ("text", "outcome", "shown"),
    [
        (f"{HEAD}Ann,12.5,,\n{BEN},1110000,,\n", "Ben won", ["12.5", "1,110,000", "Mar 14, 2025"]),
        (f"{HEAD}Ann,,1,\n{BEN},,2,\n", "Ann won", ["Place", "1", "2"]),
        (f"{HEAD}Ann,,,yes\n{BEN},,,yes\n", "Ann and Ben won together", []),
        (f"{HEAD}Ann,,,no\n{BEN},,,no\n", "Ann and Ben lost together", []),
        (f"{HEAD}Ann,,,no\n", "Ann lost", []),
        (f"{HEAD}Ann,3.5,,\n", "3.5 points for Ann", []),
        (f"Date,Game,Ann,Ben\n2025-03-14,{LONG},2,1\n", "Ann won", []),
        (OWN, "Ann won", ["30", "12"]),
    ],
)
async def test_the_page_tells_what_came_in_and_how_it_ended(
    text: str, outcome: str, shown: list[str], tmp_path: Path
) -> None:
    async with visit(tmp_path, "/history", before=partial(bring, text=text)) as phone:
        await phone.until(lambda: any(name in told for told in phone.texts() for name in NAMES))
        await phone.go(f"/history/{only_table(phone.house)}")
        await phone.until(lambda: phone.shows(outcome))
        for each in shown:
            assert any(each in told for told in phone.texts()), each
