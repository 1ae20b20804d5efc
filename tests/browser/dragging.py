"""Dragging with the mouse or by touch."""

from playwright.sync_api import Locator, Page

STEPS = 8
Point = tuple[float, float]


IN_SIGHT = """(one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const reached = one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    if (one.closest('.board') && !reached) one.scrollIntoView({block: 'center'});
}"""
"""Scrolls what lies on the board, but outside or beneath something else, to where it can be reached."""


def middle(thing: Locator) -> Point:
    """The middle of the first of these on the screen."""
    box = thing.first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, onto: Locator, touch: bool) -> None:
    """Drag one thing onto another in one gesture."""
    for thing in (what, onto):
        thing.first.evaluate(IN_SIGHT)
    start, end = middle(what), middle(onto)
    way = [tuple(a + (b - a) * i / STEPS for a, b in zip(start, end, strict=True)) for i in range(1, STEPS + 1)]
    if touch:
        line = page.context.new_cdp_session(page)
        for kind, (x, y) in [("touchStart", start), *[("touchMove", point) for point in way]]:
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return
    page.mouse.move(*start)
    page.mouse.down()
    for x, y in way:
        page.mouse.move(x, y)
    page.mouse.up()
