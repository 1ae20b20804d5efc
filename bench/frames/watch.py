"""Records of a page during play, from the page itself and from the browser's trace, and figures derived from them."""

import statistics
from dataclasses import dataclass
from typing import Any, Final

FRAME: Final = 1000 / 60
"""Milliseconds per frame at 60 Hz."""
TOLERANCE: Final = 4.0
"""Milliseconds by which a frame may be late without being noticeable."""

WATCH: Final = """
    window.watched = {frames: [], shifts: [], long: [], usable: {}};
    {
        let moving = 0;
        let last = null;
        const seen = new WeakSet();
        const ended = () => { moving -= 1; };
        const follow = (animation) => {
            if (seen.has(animation) || animation.effect.getTiming().iterations === Infinity) return;
            seen.add(animation);
            moving += 1;
            animation.finished.then(ended, ended);  // also when what moves is taken away
        };
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...wishes) {
            const animation = animate.apply(this, wishes);
            follow(animation);
            return animation;
        };
        for (const kind of ['animationstart', 'transitionrun'])
            addEventListener(kind, ({target}) => target.getAnimations({subtree: true}).forEach(follow), true);
        const tick = (now) => {
            if (last !== null) watched.frames.push([now, now - last, moving]);
            last = now;
            requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);

        const classed = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute('class')?.split(' ')[0] ?? ''}`;
        const named = (node) => !node ? '?'
            : node.nodeType === 1 ? classed(node) : `"${node.textContent.trim().slice(0, 20)}"`;
        const observe = (type, note) => {
            if (PerformanceObserver.supportedEntryTypes.includes(type))
                new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
        };
        observe('layout-shift', (one) => watched.shifts.push([one.startTime, one.value, one.hadRecentInput,
            one.sources.map((source) => named(source.node) + ' in ' + named(source.node?.parentElement))]));
        const after = (one, moment) => moment && moment - one.startTime;
        observe('long-animation-frame', (one) => watched.long.push([one.startTime, one.duration,
            after(one, one.renderStart), after(one, one.styleAndLayoutStart),
            one.scripts.map((script) => `${script.invoker} ${Math.round(script.duration)}`)]));
        new MutationObserver(() => {
            for (const [name, selector] of [['home', '[data-play]'], ['table', '.table #ask']])
                if (document.querySelector(selector)) watched.usable[name] ??= performance.now();
        }).observe(document, {childList: true, subtree: true});
    }
"""
"""Records every frame and how much moved in it, every layout shift, and when something could be pressed."""


@dataclass(frozen=True)
class Figures:
    """How a page moved: frames in milliseconds, shares of 1, shifts as the browser scores them."""

    shown: int
    """Animation frames that were presented."""
    unshown: float
    """The share of animation frames that were not presented in time."""
    frames: int
    """Frames of the main thread during animations."""
    p50: float
    p95: float
    longest: float
    late: float
    """The share of frames that were late for a 60 Hz screen."""
    dropped: float
    """The share of screen refreshes without a new frame."""
    long_frames: int
    """Frames longer than 50 ms, as reported by the browser."""
    shift: float
    """The sum of all shifts that did not occur within half a second of a press."""
    shift_pressed: float
    """The sum of those that did."""


def figures(noticed: dict[str, Any], trace: list[dict[str, Any]], since: float = 0.0) -> Figures:
    """The figures from the time `since` on, for frames in which something moved."""
    shown, unshown = presented(trace)
    moved = sorted(gap for at, gap, moving in noticed["frames"] if moving and at > since)
    wanted = sum(max(1, round(gap / FRAME)) for gap in moved)
    shifts = [(value, pressed) for at, value, pressed, _ in noticed["shifts"] if at > since]
    return Figures(
        shown=shown,
        unshown=unshown / max(1, shown + unshown),
        frames=len(moved),
        p50=statistics.median(moved),
        p95=moved[int(0.95 * (len(moved) - 1))],
        longest=moved[-1],
        late=sum(gap > FRAME + TOLERANCE for gap in moved) / len(moved),
        dropped=1 - len(moved) / wanted,
        long_frames=sum(at > since for at, *_ in noticed["long"]),
        shift=sum(value for value, pressed in shifts if not pressed),
        shift_pressed=sum(value for value, pressed in shifts if pressed),
    )


def presented(trace: list[dict[str, Any]]) -> tuple[int, int]:
    """How many compositor animation frames were shown, and how many were dropped."""
    states = [
        report["state"]
        for event in trace
        if event.get("name") == "PipelineReporter" and (report := event.get("args", {}).get("frame_reporter"))
        if report["has_compositor_animation"] and report.get("frame_type") != "FORKED"
    ]
    return sum(state.startswith("STATE_PRESENTED") for state in states), states.count("STATE_DROPPED")


def shifters(noticed: dict[str, Any], since: float = 0.0) -> dict[str, float]:
    """The elements that shifted, largest shift first."""
    found: dict[str, float] = {}
    for at, value, _, sources in noticed["shifts"]:
        for source in sources if at > since else []:
            found[source] = found.get(source, 0.0) + value
    return dict(sorted(found.items(), key=lambda one: -one[1]))
