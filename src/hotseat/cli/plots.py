"""Plots are optional: they need matplotlib."""

from typing import Any

from hotseat.cli.parser import UsageError
from hotseat.locales import Phrases


def plotting(words: Phrases) -> Any:
    """Matplotlib's pyplot, drawing into files only."""
    try:
        import matplotlib
    except ImportError:
        raise UsageError(words.say("error-plot")) from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot
