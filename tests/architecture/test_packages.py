"""What the app depends on exists for every platform it is packaged for: pure Python, or known wheels."""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture.test_walls import ROOT
from views.site.packages import WHEELS

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FLET: dict[str, Any] = PROJECT["tool"]["flet"]

PLATFORMS: dict[str, dict[str, str]] = {
    "Android": {"sys_platform": "android", "os_name": "posix", "platform_machine": "aarch64"},
    "iOS": {"sys_platform": "ios", "os_name": "posix", "platform_machine": "arm64"},
    "Emscripten": {"sys_platform": "emscripten", "os_name": "posix", "platform_machine": "wasm32"},
}
"""Where no compiler is at hand: what is not pure Python must exist as a wheel."""

COMPILED = {"msgpack", "msgspec"}
"""What is not pure Python, and is published for phones (in Flet's own index) and for browsers."""


def environment(platform: str) -> dict[str, str]:
    version = {"python_version": "3.14", "python_full_version": "3.14.0", "extra": ""}
    return {**version, **PLATFORMS[platform], "platform_system": platform, "implementation_name": "cpython"}


def wanted(requirements: list[str], platform: str, seen: set[str]) -> Iterator[Distribution]:
    """Yield every package that is installed on a platform for some requirements."""
    for text in requirements:
        asked = Requirement(text)
        name = canonicalize_name(asked.name)
        if name in seen or (asked.marker and not asked.marker.evaluate(environment(platform))):
            continue
        seen.add(name)
        try:
            found = distribution(name)
        except PackageNotFoundError:  # wanted there, and not on this machine
            pytest.fail(
                f"{name} is wanted on {platform}: what it is made of can only be seen where it is installed"
            )
        yield found
        yield from wanted(found.requires or [], platform, seen)


def is_pure(found: Distribution) -> bool:
    tags = re.findall(r"^Tag: \S+-(\S+)$", found.read_text("WHEEL") or "", re.MULTILINE)
    return set(tags) == {"any"}


@pytest.mark.parametrize("platform", PLATFORMS)
def test_every_dependency_is_pure_python_or_has_wheels_for_a_platform(platform: str) -> None:
    for found in wanted(PROJECT["project"]["dependencies"], platform, set()):
        assert is_pure(found) or found.name in COMPILED, f"{found.name} is not for {platform}"


def test_every_dependency_of_a_browser_is_in_the_list_of_its_wheels() -> None:
    listed = {
        canonicalize_name(name) for name in re.findall(r"^([\w.-]+)==", WHEELS.read_text(), re.MULTILINE)
    }
    found = wanted(PROJECT["project"]["dependencies"], "Emscripten", set())
    assert {canonicalize_name(each.name) for each in found} - listed == set()


def test_a_computer_gets_what_serves_others() -> None:
    for text in PROJECT["project"]["dependencies"]:
        asked = Requirement(text)
        for system in ("Linux", "Darwin", "Windows"):
            assert asked.marker is None or asked.marker.evaluate({"platform_system": system})


def test_what_is_packed_has_its_entry_its_icon_and_the_rest_of_the_project() -> None:
    folder = ROOT / FLET["app"]["path"]
    entry = (folder / f"{FLET['app']['module']}.py").read_text(encoding="utf-8")
    assert 'if __name__ == "__main__":\n    run_packaged_app()' in entry
    assert (folder / "assets" / "icon.png").read_bytes().startswith(b"\x89PNG")
    assert FLET["dev_packages"] == {PROJECT["project"]["name"]: "."}
    for platform in ("android", "ios", "macos", "linux", "windows", "web"):
        assert PROJECT["project"]["name"] in FLET[platform]["dependencies"]


def test_a_package_asks_for_the_camera_and_for_nothing_else() -> None:
    assert FLET["permissions"] == ["camera"]
    assert not any(FLET["android"]["permission"].values())


@pytest.mark.parametrize("target", ["apk", "ipa", "macos", "linux", "windows", "web"])
def test_the_public_workflow_makes_every_package(target: str) -> None:
    workflow = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    assert f"target: {target}," in workflow


def test_a_release_proves_what_every_folder_of_tests_asks() -> None:
    workflow = (ROOT / ".github" / "workflows" / "proof.yml").read_text(encoding="utf-8")
    folders = {path.parent.relative_to(ROOT).parts[1] for path in (ROOT / "tests").rglob("test_*.py")}
    assert 'tags: ["v*"]' in workflow
    assert set(re.findall(r"tests/(\w+)", workflow)) == folders - {"bench", "browser"}
    assert "make proof-browser" in workflow
