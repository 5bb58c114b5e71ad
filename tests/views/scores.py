"""Words of the numbers in the grid of a score."""

from companion.engine.points import format_points
from companion.hosting.session import TableSession
from companion.locale.texts import Texts


def number_label(texts: Texts, session: TableSession, seat: int, category: str) -> str:
    """Return the words by which a screen reader names a seat's points of a category."""
    points = session.game.scoresheet(session.table.position).standings[seat].points(category)
    return texts.say(
        "app-score-cell",
        name=session.names[seat],
        category=texts.category(session.game.id, category),
        points=format_points(points),
    )
