"""Steps on the industry track, and a round's income: the witness's."""

from companion.games.sweet_lands.position import Due
from tests.games.sweet_lands import oracle_box as box
from tests.games.sweet_lands import oracle_map as maps
from tests.games.sweet_lands.oracle_gains import Scene
from tests.games.sweet_lands.oracle_legal import incomes


def rolled(scene: Scene, seat: int, piece: str) -> None:
    """Advance the wagon one step, onto an orange print, or the locomotive, onto a green one."""
    space: int = getattr(scene.player(seat), piece)
    length = box.value(scene.table, "industry")
    scene.used(seat, 1)
    if length is not None and space >= length:
        scene.add(seat, "points", 1)
        return
    scene.put(seat, **{piece: min(99, space + 1)})
    scene.first(seat, Due("print", 1, f"space-{space + 1}", "", 0 if piece == "wagon" else 1))


def collected(scene: Scene, seat: int) -> None:
    """Helper and character. After them, tracks and citizens."""
    player = scene.player(seat)
    scene.used(seat)
    helper = [Due("print", 1, f"helper-{player.helper}")] if player.helper else []
    character = [Due("print", 1, f"{player.character}-income")] if player.character else []
    scene.first(seat, *helper, *character, Due("income", 1, "", "rest"))


def tracks_collected(scene: Scene, seat: int) -> None:
    """Collect the income tracks, the citizens drawn and one more for every extra-draw area."""
    player = scene.player(seat)
    scene.used(seat)
    for name in incomes(player):
        scene.add(seat, name.split("-")[1], box.value(scene.table, name) or 0)
    drawn = 6 if scene.table.round == 1 else 5
    scene.add(seat, "hand", drawn + maps.draw_areas(scene.table, player))
