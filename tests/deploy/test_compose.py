"""The compose file as it is shipped: it can be read, and what it runs is understood by what it runs."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from companion.commands.arguments import make_parser
from companion.commands.languages import texts_of

DEPLOY = Path(__file__).parents[2] / "deploy"
SERVICES: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
WORKERS = sorted(name for name in SERVICES if name.startswith("w"))


@pytest.mark.parametrize("worker", WORKERS)
def test_every_worker_is_called_by_a_command_that_understands_it(worker: str) -> None:
    said = make_parser(lambda: texts_of("en")).parse_args(SERVICES[worker]["command"])
    assert said.worker == worker


def test_the_proxy_leads_to_every_worker_and_to_nothing_else() -> None:
    proxy = SERVICES["proxy"]["environment"]
    led = sorted(place for name, place in proxy.items() if name.startswith("WORKER_"))
    assert led == [f"{worker}:8550" for worker in WORKERS]
    configuration = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    assert all(f'"${{{name}}}"' in configuration for name in proxy if name.startswith("WORKER_"))


def test_a_worker_has_time_to_drain_before_it_is_killed() -> None:
    from views.serving.operations import DRAIN

    assert all(float(SERVICES[worker]["stop_grace_period"].rstrip("s")) > 2 * DRAIN for worker in WORKERS)


def test_every_file_that_is_mounted_is_shipped() -> None:
    mounted = [volume.partition(":")[0] for each in SERVICES.values() for volume in each.get("volumes", ())]
    files = [path for path in mounted if path.startswith("./")]
    assert files
    assert all((DEPLOY / path).is_file() for path in files)
