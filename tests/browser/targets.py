"""Whether everything that can be pressed is large enough for a thumb, and for its own words."""

from typing import Final

from playwright.sync_api import Page

THUMB: Final = 44
"""Pixels in both directions."""
TOO_SMALL: Final = """(least) => {
    const pressed = 'a[href], button, input:not([type=hidden]), select, summary, textarea';
    const name = (one) => (one.ariaLabel || one.innerText || one.outerHTML.slice(0, 90)).trim().replace(/\\s+/g, ' ');
    const shown = (one) => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length;
    const whole = (one) => one.matches('[type=checkbox], [type=radio]') && one.closest('label') || one;
    const found = [];
    for (const one of document.querySelectorAll(pressed)) {
        if (!shown(one) || one.closest('.gang') && one.ariaDisabled === 'true') continue;
        const {width, height} = whole(one).getBoundingClientRect();
        if (Math.min(width, height) < least - 0.5) found.push(`${name(one)}: ${width.toFixed()} x ${height.toFixed()}`);
    }
    // Of a hand only the left part of a card can be pressed, up to the next one in its row. (What lies in a gang can
    // also be chosen among the words of a plan.)
    const middle = (one) => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return {x: x + width / 2, y: y + height / 2};
    };
    for (const fan of document.querySelectorAll('.hand .fan')) {
        const cards = [...fan.querySelectorAll('button:not([aria-disabled=true])')];
        cards.slice(1).forEach((card, i) => {
            const [before, after] = [middle(cards[i]), middle(card)];
            const step = Math.abs(after.y - before.y) < least / 2 ? after.x - before.x : least;
            if (step < least - 0.5) found.push(`${name(cards[i])}: ${step} px are seen`);
        });
    }
    return [...new Set(found)];
}"""

AT_REST: Final = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const places = () => [...document.querySelectorAll('main, button, .fan')].map((one) => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return [x, y, width, height];
    }).join();
    for (let tries = 0, before = ''; before !== places(); await frame()) {
        if (++tries > 300) throw new Error('it never comes to rest');
        before = places();
    }
}"""
"""Two frames in which nothing has moved: the page measures itself anew a frame after its size has changed."""


def come_to_rest(page: Page) -> None:
    """Wait until everything has the place and size that it will keep."""
    page.evaluate(AT_REST)


CLIPPED: Final = """() => {
    const found = [];
    for (const one of document.querySelectorAll('button, .button, summary, label, .preset')) {
        if (!one.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        const box = one.getBoundingClientRect();
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const around = text.parentElement;
            if (!text.data.trim() || around.closest('.visually-hidden, svg, select')) continue;
            if (around.getBoundingClientRect().width <= 1) continue;  // only said
            const range = document.createRange();
            range.selectNodeContents(text);
            const out = ({left, right, top, bottom}) =>
                left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2;
            if ([...range.getClientRects()].some(out)) found.push(text.data.trim());
        }
    }
    return [...new Set(found)];
}"""
"""Words that stick out of the control that they stand on; a count on the corner of a pile is no word."""


def clipped(page: Page) -> list[str]:
    """Words that their control is too small for."""
    found: list[str] = page.evaluate(CLIPPED)
    return [word for word in found if not word.isdigit()]


def too_small(page: Page) -> list[str]:
    """Controls that are smaller than a thumb, or of which less is seen."""
    come_to_rest(page)
    found: list[str] = page.evaluate(TOO_SMALL, THUMB)
    return found
