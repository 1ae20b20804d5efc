"""A view as the server sends it, computed without the server's caches."""

from typing import Any

from hotseat.core.facts import facts
from hotseat.core.position import position
from hotseat.core.state import State


def sent_view(state: State, viewer: int | None) -> dict[str, Any]:
    """The position that this viewer may know, with the facts that follow from it."""
    return {**position(state.view(viewer)), "facts": facts(state, viewer)}
