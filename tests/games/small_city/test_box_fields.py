"""Every entry of Small City's box can be drawn, read, refused with a reason, and taken over by a table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.engine.box import BoxError
from companion.engine.forms import BoardForm, CubesForm, TileForm
from companion.engine.message import Impossible
from companion.engine.owners_box import SetPrinted, printed_of
from companion.games.small_city import GAME, box_fields
from companion.games.small_city.position import Laid, Position, Town
from companion.games.small_city.printed import KINDS
from companion.games.small_city.shapes import LETTERS
from companion.locale.texts import Texts

NAMES = sorted(GAME.box.printed.texts)
TEXTS = Texts.load_all()
BEGUN = Position(1, "build", 0, (Town(tiles=(Laid("R3", ("a1", "b1", "a2")),)), Town(side="expert")))

BARE = (Town(), Town(side="expert"))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("locale", sorted(TEXTS))
def test_every_mark_has_a_tone_or_a_sign_of_its_own(locale: str, name: str) -> None:
    form = box_fields.box_field(name).form
    if isinstance(form, TileForm | BoardForm | CubesForm):
        assert set(GAME.box.printed.texts[name]) <= {mark.letter for mark in form.marks} | set("./ ")
        for mark in form.marks:
            assert TEXTS[locale].has(f"small_city-sign-{mark.id}") or mark.tone not in ("plain", "cash")


WRONG = st.one_of(
    st.text(LETTERS + "./ 0123456789", max_size=40),
    st.text(max_size=20),
    st.just("/".join(["0" * 13] * 5)),
    st.just("0000/" * 3 + "000"),
    st.just("0022/0022/0022/0022"),
    st.just("# " * 13),
    st.just("## #.#"),
)


def refusal(name: str, text: str) -> BoxError | None:
    """Tell why an entry cannot be. None if it can."""
    try:
        GAME.box.check(name, text)
    except BoxError as error:
        return error
    return None


@given(st.sampled_from((*NAMES, "tile-Q", "rounds")), WRONG)
def test_a_refusal_always_says_why_in_every_language(name: str, text: str) -> None:
    refused = refusal(name, text)
    if refused is None:
        position = box_fields.correct_entry(replace(BEGUN, towns=BARE), SetPrinted(name, text))
        assert position.box.texts[name] == text
        return
    assert refused.field == f"$.{name}"
    for texts in TEXTS.values():
        said = texts.say("box-why", why=refused.id, **refused.params)
        assert said not in (refused.id, "box-why"), "there is a sentence for it"
        assert "$" not in said


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("tile-R3", "##", "count"),
        ("tile-R3", "#.#/#.#", "apart"),
        ("tile-C2", "$w", "squares"),
        ("tile-C2", "$m $v", "alike"),
        ("tile-HB", "##/##", "water"),
        ("tile-R3", "", "shapes"),
        ("cost-CL", "wwwwwwwwww", "cubes"),
        ("cost-CL", "wwgb", "clinic"),
        ("cost-SC", "wg", "one-cube"),
        ("tile-CH", "#####", "count"),
        ("tile-WA", "##", "count"),
        ("board-easy", "0000/0000/000/0000", "rows"),
        ("board-easy", "000/000/000", "board-size"),
        ("board-easy", "0000/0000/0000/2222", "board-steps"),
        ("promise-7", "7", "choice"),
        ("stock-R", "-1", "number"),
        ("tile-Q", "#", "name"),
    ],
)
def test_what_cannot_be_is_refused_for_its_reason(name: str, text: str, why: str) -> None:
    with pytest.raises(BoxError) as refused:
        GAME.box.check(name, text)
    assert refused.value.id == why


def test_a_tile_depends_on_its_drawing_and_a_cultural_building_on_its_cost() -> None:
    assert box_fields.printed_for("R3") == ("tile-R3",)
    assert box_fields.printed_for("CL") == ("tile-CL", "cost-CL")
    assert box_fields.printed_for("CH") == ("tile-CH",)
    assert box_fields.printed_for("WA") == ("tile-WA", "warehouse")
    assert box_fields.printed_for("promise-7") == ("promise-7",)
    assert box_fields.printed_for("nothing") == ()
    assert all(box_fields.printed_for(kind) for kind in KINDS)


def test_a_correction_changes_the_box_of_the_table() -> None:
    after = box_fields.correct_entry(BEGUN, SetPrinted("tile-R3", "###"))
    assert after.box.drawings["R3"] == ("###",)
    assert printed_of(after) == {"tile-R3": "###"}
    back = box_fields.correct_entry(after, SetPrinted("tile-R3", "##/#."))
    assert back.box.drawings["R3"] == BEGUN.box.drawings["R3"]
    assert "R3" not in back.box.assumed


def test_a_correction_that_no_box_allows_is_impossible() -> None:
    with pytest.raises(Impossible):
        box_fields.correct_entry(BEGUN, SetPrinted("tile-R3", "##"))


def test_a_board_cannot_shrink_under_what_lies_on_it() -> None:
    town = replace(BEGUN.towns[0], tiles=(Laid("R1", ("j10",)),))
    position = replace(BEGUN, towns=(town, BEGUN.towns[1]))
    small = "/".join(["0000"] * 4)
    with pytest.raises(Impossible):
        box_fields.correct_entry(position, SetPrinted("board-easy", small))
    assert (
        box_fields.correct_entry(position, SetPrinted("board-expert", small)).box.ground("expert").grid.rows
        == 4
    )


def test_only_what_the_box_has_is_corrected() -> None:
    with pytest.raises(KeyError):
        GAME.box.make_correction("rounds", "9")
    assert box_fields.BOX.log_line("cost-CL").id == "printed_cost"
