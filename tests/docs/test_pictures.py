"""The pictures of the README: each is there and shown, and the animation is short enough to load."""

import re

from PIL import Image

from companion.data import data_path
from tests.docs.pages import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
SHOWN = set(re.findall(r"data/pictures/([\w.]+)", README))


def test_every_picture_is_shown_and_every_one_shown_is_there() -> None:
    assert {path.name for path in data_path("pictures").iterdir()} == SHOWN


def test_the_readme_opens_with_an_animation_of_a_turn_that_is_soon_loaded() -> None:
    turn = data_path("pictures", "turn.webp")
    assert "turn.webp" in README[:400]
    assert turn.stat().st_size < 1_500_000
    assert Image.open(turn).n_frames > 5  # type: ignore[attr-defined]
