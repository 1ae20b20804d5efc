"""Ray as an executor: the same calls on the workers of a cluster.

A Ray cluster runs any code that reaches it: keep it on this computer or in a private network.
"""

import logging
import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, Final, ParamSpec, TypeVar

from hotseat.core.errors import HotseatError
from hotseat.extras import missing_extra

P = ParamSpec("P")
T = TypeVar("T")

LOCAL: Final = "local"
"""The address that starts a cluster of its own on this computer."""
STARTS: Final = 3
"""How often a local cluster is started before it is given up: Ray allows each start 30 seconds, busy or not."""
RETRIES: Final = 20
"""How often a call is made again after its worker died."""


class RayExecutor(Executor):
    """Makes calls on a Ray cluster; `local` starts one on this computer, which ends with the executor.

    Workers need the same version of hotseat, and the modules of bots of your own.
    """

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        self._ray = ray = _imported(address)
        if ray.is_initialized():
            raise HotseatError("ray: this process is already connected to a cluster.", "ray")
        if address == LOCAL:
            _start(ray, workers)
        else:
            _connect(ray, address)
        self._max_workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._call = ray.remote(_call).options(num_cpus=1, max_retries=RETRIES)

    def submit(self, function: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> Future[T]:
        """Make one call on a free worker."""
        future: Future[T] = self._call.remote(function, arguments, named).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Disconnect, and stop the cluster if it was started here."""
        self._ray.shutdown()


def _imported(address: str) -> Any:
    """The package. Whether Ray listens on the loopback address only is decided when it is imported."""
    if address == LOCAL:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ModuleNotFoundError as missing:
        raise missing_extra(missing, "ray") from missing
    return ray


def _start(ray: Any, workers: int | None) -> None:
    """A cluster that only this computer can reach, without a dashboard."""
    os.environ.setdefault("RAY_worker_niceness", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys([path for path in sys.path if path]))
    for _ in range(STARTS):
        try:
            _init(ray, workers)
            return
        except Exception as problem:  # Ray itself raises no other class here
            ray.shutdown()
            failed = problem
    raise HotseatError(f"ray: the local cluster did not start: {failed}", "no-cluster") from failed


def _init(ray: Any, workers: int | None) -> None:
    ray.init(
        address=LOCAL,
        num_cpus=workers or os.cpu_count() or 1,
        include_dashboard=False,
        log_to_driver=False,
        logging_level=logging.ERROR,
        configure_logging=False,
        object_store_memory=200_000_000,
        _node_ip_address="127.0.0.1",
    )


def _connect(ray: Any, address: str) -> None:
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError, OSError) as problem:
        raise HotseatError(
            f"ray: there is no cluster at {address}. `ray start --head --node-ip-address=127.0.0.1` starts one.",
            "no-cluster",
            {"address": address},
        ) from problem


def _call(function: Callable[..., Any], arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
    return function(*arguments, **named)
