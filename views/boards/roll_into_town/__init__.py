"""Roll Into Town on the screen: dice in the thumb's reach, and a map that is drawn on."""

from secrets import SystemRandom

from views.boards.roll_into_town.board import build_board

BOARD = build_board(SystemRandom())
