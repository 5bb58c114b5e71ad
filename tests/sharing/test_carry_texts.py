"""Everything that can be wrong with a code can be said in every language, and nothing else is kept."""

import ast
from pathlib import Path

import pytest

from companion.data import data_path
from companion.locale.texts import Texts
from companion.sharing import codec
from companion.sharing.errors import CarryError

LOCALES = ("en", "zh-Hant", "zh-Hans")
CODE = Path(codec.__file__).parent
PICTURES = {"qr.py", "photo.py", "picture.py", "sheet.py", "shrinking.py"}
SAMPLES = (
    CarryError("carry-not-a-code"),
    CarryError("carry-hashless"),
    CarryError("carry-foreign", found="WIFI:S:home"),
    CarryError("carry-damaged"),
    CarryError("carry-bundle"),
    CarryError("carry-newer"),
    CarryError("carry-rules-newer", theirs=4, ours=3),
    CarryError("carry-rules-older", theirs=1),
    CarryError("carry-game-unknown"),
    CarryError("carry-drifted"),
    CarryError("carry-too-large"),
    CarryError("carry-unfit"),
    CarryError("carry-one-part"),
    CarryError("carry-part-missing", which="2, 5", count=2, total=7),
    CarryError("carry-part-missing", which="2", count=1, total=7),
    CarryError("carry-parts-mixed", number=3, total=7),
)


def ids_in_the_code() -> set[str]:
    trees = [ast.parse(path.read_text("utf-8")) for path in CODE.glob("*.py") if path.name not in PICTURES]
    texts = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and text.startswith("carry-") and " " not in text}


def test_the_samples_are_everything_the_code_can_say() -> None:
    assert {sample.id for sample in SAMPLES} == ids_in_the_code()


@pytest.fixture(scope="module")
def languages() -> dict[str, Texts]:
    return Texts.load_all()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_everything_can_be_said_in_every_language(
    locale: str, sample: CarryError, languages: dict[str, Texts]
) -> None:
    texts = languages[locale]
    assert texts.has(sample.id)
    said = texts.say(sample.id, **sample.params)
    assert "{" not in said
    for name, param in sample.params.items():
        assert str(param) in said or name == "count"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_is_kept_that_nobody_says(locale: str) -> None:
    source = data_path("locales", locale, "sharing.ftl").read_text("utf-8")
    written = {line.split(" =")[0] for line in source.splitlines() if line.startswith("carry-")}
    assert written == {sample.id for sample in SAMPLES}


def test_an_error_reads_as_its_id_and_params_in_a_log() -> None:
    assert str(CarryError("carry-parts-mixed", number=3, total=7)) == "carry-parts-mixed number=3 total=7"
