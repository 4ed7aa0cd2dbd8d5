import type { Page } from 'playwright-core';

/** What is wrong with how the focused control is seen: out of the window, behind something that stays in place, or without a ring of 3 px. */
export const focusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What scrolls into view on focus has done so by the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return ['Nothing has the focus.'];
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? '';
    const called = `${focused.tagName} "${name}"`;
    // A field may show the focus on what stands around it.
    const looks = [focused, focused.closest('label'), focused.nextElementSibling, focused.parentElement]
      .filter((each) => each !== null)
      .map((each) => getComputedStyle(each));
    const hasRing = looks.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3) ||
        /\s(?:[3-9]|\d\d)px(?:,|$| inset)/.test(boxShadow),
    );
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const isInView = boxes.some(
      ({ top, bottom, left, right }) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    );
    const isFree = boxes.some(({ top, bottom, left, right }) => {
      const [x, y] = [(left + right) / 2, Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1)];
      return document
        .elementsFromPoint(x, y)
        .slice(0, 1)
        .some((over) => {
          const holder = focused.closest('label') ?? focused;
          return holder.contains(over) || over.contains(focused);
        });
    });
    return [
      ...(hasRing ? [] : [`${called} has no ring of 3 px.`]),
      ...(isInView ? [] : [`${called} is out of the window.`]),
      ...(isInView && !isFree ? [`${called} is covered.`] : []),
    ];
  });

/** The levels of the headings of a page that skip one, and pages without one first heading. */
export const headingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const firsts = levels.filter((level) => level === 1).length;
    return [
      ...(firsts === 1 ? [] : [`There are ${firsts} first headings.`]),
      ...levels.flatMap((level, at) =>
        at > 0 && level > (levels[at - 1] ?? 1) + 1
          ? [`"${headings[at]?.textContent?.trim() ?? ''}" is of level ${level} after ${levels[at - 1] ?? 0}.`]
          : [],
      ),
    ];
  });

/** From now on writes down what live regions say. */
export const watchAnnouncements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const last = new WeakMap<Element, string>();
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
    new MutationObserver((changes) => {
      const changed = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.closest(regions) ?? [];
        }),
      );
      for (const region of changed) {
        const words = region.textContent?.replace(/\s+/g, ' ').trim() ?? '';
        if (words !== '' && last.get(region) !== words) said.push(words);
        last.set(region, words);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** How often regions said these words since they are watched. */
export const timesSaid = (page: Page, words: string): Promise<number> =>
  page.evaluate((looked) => {
    const said: string[] = Reflect.get(window, 'said') ?? [];
    return said.filter((each) => each.includes(looked)).length;
  }, words);
