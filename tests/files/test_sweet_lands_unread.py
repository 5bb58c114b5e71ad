"""Files whose box says nothing of what a piece is laid on: nobody can be asked, so moves go on without it."""

from companion.files.loaded import Judged, LoadedFile
from companion.games.sweet_lands import moves
from tests.files.typed_files import read

THREE_TILES = """game = "sweet_lands"
[box]
map = ["1,0 wheat", "1,-1 forest", "0,-1 vein"]
[[seats]]
name = "Ann"
wheat = 6
hand = 2
"""
AREA = '[[moves]]\nseat = "Ann"\nmove = "area"\nletter = "A"\nslot = 1\n'
TILE = '[[moves]]\nseat = "Ann"\nmove = "terrain"\nat = "{at}"\n'
BY_HAND = '[[moves]]\nseat = "Ann"\nmove = "by_hand"\n'


def judged(*typed: str) -> list[Judged]:
    """The moves of a file, in their order."""
    found = read(THREE_TILES + "".join(typed))
    return list(LoadedFile(found.file, found.game, found.names, found.position, found.moves).judge_moves())


def legal(*typed: str) -> list[bool]:
    """Tell which of them are allowed."""
    return [one.verdict.legal for one in judged(*typed)]


def test_the_three_tiles_of_area_a_are_laid_although_no_reward_is_known() -> None:
    assert legal(AREA, *(TILE.format(at=at) for at in ("1,0", "1,-1", "0,-1"))) == [True] * 4


def test_a_fourth_tile_is_not_owed() -> None:
    tiles = [TILE.format(at=at) for at in ("1,0", "1,-1", "0,-1", "1,0")]
    assert legal(AREA, *tiles) == [True, True, True, True, False]


def test_a_file_may_say_itself_that_a_print_is_booked_by_hand() -> None:
    assert legal(AREA, TILE.format(at="1,0"), BY_HAND, TILE.format(at="1,-1")) == [True] * 4


def test_nothing_is_got_for_what_nobody_has_read() -> None:
    last = judged(AREA, TILE.format(at="1,0"), TILE.format(at="1,-1"))[-1]
    player = last.position.players[0]
    assert isinstance(last.move, moves.Terrain)
    assert (player.wheat, player.gold, player.waived) == (0, 0, ("A:1,0!",))
