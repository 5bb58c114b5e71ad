"""How much of a phone's height is kept for what stands above and below the town."""

from views.boards.small_city.state import Screen
from views.widgets.measuring import ASKED, lines

HANDS = 186
"""Pixels for the facts, a row of tiles and the buttons, in text of the usual size."""

ROW = 54
"""Pixels of one more row of tiles."""

TALL = 900
"""From this height on, in pixels, there is room for that row."""

SHORT = 720
"""Below this height, in pixels, the line about a seat makes room for the town."""

FACTS = 52
"""Pixels of that line."""

LINE = 22
"""Pixels a line of what is asked takes; room for one is kept anyway."""

EDGES = 56
"""Pixels left free beside what is asked."""

BOLD = 1.06
"""So many times wider than others are the strong letters in which it is asked."""


def roomy(screen: Screen) -> bool:
    """Whether there is room for the groups of tiles above the tiles of one group."""
    return screen.phone.height >= TALL * screen.phone.scale


def short(screen: Screen) -> bool:
    """Whether the town needs the room of the line about the seat."""
    return screen.phone.height < SHORT


def hands_height(screen: Screen, pixels: float = HANDS) -> float:
    """What is kept for what can be done, in text as large as the person likes it; and for long questions."""
    return pixels * (1 + (screen.phone.scale - 1) * 0.6) + _more_lines(screen) * LINE * screen.phone.scale


def _more_lines(screen: Screen) -> int:
    """How many lines more than one it takes to say what is asked."""
    agenda = screen.agenda
    own = [task for task in agenda.tasks if task.seat in (screen.seat, None)]
    same = {task.id for task in own}
    shared = [task for task in agenda.tasks if task.shared and task not in own and task.id not in same]
    texts = [screen.about("task", task.id, task.params) for task in (*own, *shared)]
    if screen.painting:
        own, texts = [], [screen.say("painting", name=screen.names[screen.seat])]
    across = (screen.phone.width - EDGES) / BOLD / screen.phone.scale
    count = sum(lines(text, ASKED, across) for text in texts)
    return max(0, count + (0 if own or screen.painting else 1) - 1)
