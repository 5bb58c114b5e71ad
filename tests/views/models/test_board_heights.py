"""How much room a board is drawn for: what the phone measured, and when that is worth another drawing."""

from views.models.board_heights import FIRST, LEAST, LOOSE, ROOMIER, SLACK, BoardHeights

PAGE = 800.0


def drawn(rooms: BoardHeights, place: str, turn: int = 1, kept: float = 100) -> float:
    return rooms.choose_height(place, (place, turn), kept, PAGE)


def test_before_anything_is_measured_a_board_is_drawn_for_a_part_of_the_page() -> None:
    assert drawn(BoardHeights(), "build") == PAGE * FIRST


def test_a_board_that_would_be_cut_off_is_drawn_again_for_the_room_there_is() -> None:
    rooms = BoardHeights()
    drawn(rooms, "build")
    assert rooms.store_height("build", 100, 350)
    assert drawn(rooms, "build") == 350


def test_a_board_is_not_drawn_again_for_a_few_pixels_nor_for_the_room_it_has() -> None:
    rooms = BoardHeights()
    first = drawn(rooms, "build")
    for height in (first, first - SLACK, first * LOOSE):
        assert not rooms.store_height("build", 100, height)
    assert drawn(rooms, "build") == first


def test_a_board_grows_when_its_turn_begins_and_not_while_it_lasts() -> None:
    rooms = BoardHeights()
    drawn(rooms, "build")
    assert rooms.store_height("build", 100, 500)
    assert drawn(rooms, "build") == 500
    assert not rooms.store_height("build", 100, 600)
    assert drawn(rooms, "build") == 500


def test_what_comes_and_goes_below_shrinks_a_board_once_and_to_no_less_than_a_part() -> None:
    rooms = BoardHeights()
    drawn(rooms, "build")
    rooms.store_height("build", 100, 400)
    assert rooms.store_height("build", 100, 100)
    assert drawn(rooms, "build") == 400 * LEAST
    assert not rooms.store_height("build", 100, 400)
    assert drawn(rooms, "build") == 400 * LEAST


def test_the_next_turn_begins_with_the_least_room_of_the_last_one() -> None:
    rooms = BoardHeights()
    drawn(rooms, "build")
    rooms.store_height("build", 100, 390)
    rooms.store_height("build", 100, 370)
    assert drawn(rooms, "build", turn=2) == 370


def test_where_more_is_left_than_the_last_time_a_board_grows_with_the_turn_after() -> None:
    rooms = BoardHeights()
    drawn(rooms, "build")
    rooms.store_height("build", 100, 390)
    rooms.store_height("build", 100, 300)
    drawn(rooms, "build", turn=2)
    assert not rooms.store_height("build", 100, 390)
    assert drawn(rooms, "build", turn=2) == 300
    assert drawn(rooms, "build", turn=3) == 390


def test_where_far_more_is_left_than_the_last_time_a_board_grows_at_once() -> None:
    rooms = BoardHeights()
    drawn(rooms, "build")
    rooms.store_height("build", 100, 200)
    drawn(rooms, "build", turn=2)
    assert rooms.store_height("build", 100, 200 * ROOMIER + 1)


def test_a_place_nobody_has_measured_is_drawn_for_the_room_of_the_last_one() -> None:
    rooms = BoardHeights()
    drawn(rooms, "build")
    rooms.store_height("build", 100, 390)
    assert drawn(rooms, "move", kept=160) == 330


def test_too_little_room_is_news_once() -> None:
    rooms = BoardHeights()
    assert not rooms.is_crowded("build")
    assert rooms.mark_crowded("build", 120)
    assert rooms.is_crowded("build")
    assert not rooms.mark_crowded("build", 120)


def held(rooms: BoardHeights, turn: int, *, tapped: bool = True) -> float:
    """Return the height of a board in the only scene."""
    return rooms.choose_height("build", ("build", turn), 100, PAGE, scene="Ann builds", held=tapped)


def test_while_somebody_taps_a_board_stays_although_it_is_cut_off_and_is_owed_to_fit() -> None:
    rooms = BoardHeights()
    held(rooms, 1)
    rooms.store_height("build", 100, 400)
    assert not rooms.store_height("build", 100, 300, held=True)
    assert rooms.is_owed
    assert held(rooms, 1) == 400
    assert held(rooms, 1, tapped=False) == 300
    assert not rooms.is_owed


def test_a_board_that_was_cut_off_only_while_somebody_tapped_stays_as_it_is() -> None:
    rooms = BoardHeights()
    held(rooms, 1)
    rooms.store_height("build", 100, 400)
    rooms.store_height("build", 100, 300, held=True)
    rooms.store_height("build", 100, 400, held=True)
    assert held(rooms, 1, tapped=False) == 400


def test_while_somebody_taps_another_question_in_the_same_scene_moves_no_board() -> None:
    rooms = BoardHeights()
    held(rooms, 1)
    rooms.store_height("build", 100, 400)

    def asked_else(*, tapped: bool) -> float:
        return rooms.choose_height("else", ("else", 1), 150, PAGE, scene="Ann builds", held=tapped)

    assert asked_else(tapped=True) == 400
    assert rooms.is_owed
    assert asked_else(tapped=False) == 350


def test_another_scene_is_drawn_for_its_own_room_at_once() -> None:
    rooms = BoardHeights()
    held(rooms, 1)
    rooms.store_height("build", 100, 400)
    assert rooms.choose_height("build", ("build", 2), 200, PAGE, scene="Ben builds", held=True) == 400
    rooms.store_height("build", 100, 300, held=True)
    assert rooms.choose_height("build", ("build", 3), 200, PAGE, scene="Cleo builds", held=True) == 300
