"""What somebody who draws is told to do now."""

from companion.engine.words import Word
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.position import Position
from tests.games.roll_into_town.drawing_tables import BARE, table, where
from tests.games.telling import TEXTS


def _task(position: Position) -> tuple[str, object, str]:
    (task,) = (one for one in GAME.agenda(position).tasks if one.seat == 0)
    said = TEXTS["en"].about("roll_into_town", "task", task.id, task.params, ("Ann",))
    return task.id, task.params.get("dice"), said


def test_the_agenda_tells_how_many_icons_are_left_and_with_which_dice() -> None:
    assert _task(table()) == ("draw", ("1", "2", "3", "4", "5"), "Ann: take a die and draw, 3 icons in all.")
    assert _task(table(used=(1, 2))) == ("draw", ("3", "4", "5"), "Ann: take a die and draw one icon.")
    fountain = table(BARE.replace(".", "f", 1), used=(1, 2, 3))
    said = "Ann may draw up to 2 more icons with the Fountain."
    assert _task(fountain) == ("draw", ("4", "5"), said)
    assert _task(table(used=(1, 2, 3)))[0] == "drawn"


def test_the_agenda_names_what_the_dice_can_draw() -> None:
    (task,) = GAME.agenda(table(dice=(1,))).tasks
    assert task.pieces == ("farm", "mountain")
    (task,) = GAME.agenda(table(dice=(3, 4), town_hall_uses=3)).tasks
    assert task.pieces[0] == "tree"
    assert all(where(table(dice=(3, 4)), piece) for piece in task.pieces)
    assert isinstance(task.params["seat"], object)
    assert Word("icon-farm") not in task.params.values()
