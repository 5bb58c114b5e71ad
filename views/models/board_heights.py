"""Room that the layout leaves for a board: measured, and used for the next drawing.

What stands around a board is as high as its words make it, and only the phone knows how high that is. It
tells how high the place of the board has become. Before it has told, and where nobody ever does, a board is
drawn for what was left the last time, or for about half of the page.

So the first sight of a place may be drawn twice: nothing but the phone knows the room before the page stands
there. A place that is known is drawn once, for the least that was left there in its last turn: what was in
hand then is likely to come again, and a board that grew for the moment would be cut off by it. What stands
below tells how much it keeps at least (`Panel.kept`): measured, it would only be known once the board had
jumped for it.
"""

from collections.abc import Hashable

SLACK = 6.0
"""A board that is cut off by no more pixels is not worth a drawing."""

LOOSE = 1.12
"""Factor up to which the room of a board may grow before the board is drawn again."""

ROOMIER = 1.5
"""As `LOOSE`, for a board that was drawn for what was left the last time."""

CROWDED = 130.0
"""With less room than this, in pixels, a board shares it with what stands above: they are pushed together."""

LEAST = 0.6
"""Whatever comes and goes, a board shrinks to no less than this part of its first room, and scrolls."""

FIRST, FEWEST = 0.5, 0.3
"""The part of a page that a board is drawn for before anything was measured; and the least of all guesses."""


MOST = 200
"""Maximum of places in the cache; a window that is pulled larger has a new one with every pixel."""


class BoardHeights:
    """Cache of the heights measured on one phone, in pixels, by everything that determines them.

    A board that fitted when its turn began stands still while the turn lasts. Changes below the board move it
    only where it would be cut off, and not while the person taps there.
    """

    def __init__(self) -> None:
        self._left: dict[Hashable, float] = {}
        self._crowded: set[Hashable] = set()
        self._last: tuple[float, float] | None = None
        self._turn: Hashable = None
        self._known = False
        self._drawn = 0.0
        self._began: float | None = None
        self._scene: Hashable = None
        self._wanted: float | None = None
        self.is_owed = False
        """Whether the board is to be drawn otherwise once nobody has tapped for a while."""

    def choose_height(
        self,
        place: Hashable,
        turn: Hashable,
        kept: float,
        page: float,
        *,
        scene: Hashable = None,
        held: bool = False,
    ) -> float:
        """Choose the height of a board, in pixels.

        Args:
            place: key of the room: the phase, the size of window and text, the sentences above.
            turn: key of the turn; differs with every turn at that place.
            kept: the least pixels reserved below the board.
            page: the height of the window.
            scene: key of the scene; while it stays the same, the board may stand as it did.
            held: True if the person has tapped just now: in the same scene nothing moves.
        """
        if held and scene is not None and scene == self._scene:
            self.is_owed = self.is_owed or turn != self._turn
            return self._drawn
        self._scene, self.is_owed = scene, False
        if self._wanted is not None:
            self._drawn, self._wanted = self._wanted, None
        if turn != self._turn:
            self._turn, self._began, self._known = turn, None, place in self._left
            self._drawn = self._left.get(place, self._guess_height(kept, page))
        return self._drawn

    def _guess_height(self, kept: float, page: float) -> float:
        if self._last is None:
            return page * FIRST
        height, kept_then = self._last
        return max(page * FEWEST, height + kept_then - kept)

    def store_height(self, place: Hashable, kept: float, height: float, *, held: bool = False) -> bool:
        """Store the measured height of the board drawn last. Returns True if that calls for another drawing.

        Args:
            place: as for `height`.
            kept: as for `height`.
            height: the measured height.
            held: True if the person has tapped just now: a move of the board is then owed.
        """
        drawn, begins = self._drawn, self._began is None
        self._last = (height, kept)
        began = self._began = height if self._began is None else self._began
        if len(self._left) >= MOST:
            self._left.clear()
        self._left[place] = height if begins else min(height, self._left.get(place, height))
        loose = ROOMIER if self._known else LOOSE
        fitting = max(height, began * LEAST)
        misfit = height < drawn - SLACK or (begins and height > drawn * loose)
        if held and not begins:
            self._wanted = fitting if misfit else None
            self.is_owed = self.is_owed or misfit
        elif misfit:
            self._drawn = fitting
        return self._drawn != drawn

    def is_crowded(self, place: Hashable) -> bool:
        """Check that room is so short that everything above a board must scroll with it."""
        return place in self._crowded

    def mark_crowded(self, place: Hashable, height: float) -> bool:
        """Mark a place as crowded if the height is too small. Returns True if the mark is new."""
        news = height < CROWDED and place not in self._crowded
        if len(self._crowded) >= MOST:
            self._crowded.clear()
        if news:
            self._crowded.add(place)
        return news
