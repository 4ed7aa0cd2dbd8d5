import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInView } from './keep-in-view.ts';

const scrolled: [string, number][] = [];

beforeEach(() => {
  scrolled.length = 0;
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollBy', ({ top = 0 }: ScrollToOptions) => scrolled.push(['window', top]));
});
afterEach(() => vi.unstubAllGlobals());

/** A sentence that stands `at` in the window, in a frame of 300 pixels that scrolls by itself, or in none. */
function setup({ at, hasFrame = false }: { at: number; hasFrame?: boolean }) {
  document.body.innerHTML = '<div><p>It is high.</p></div><textarea></textarea>';
  const [frame, sentence] = [document.querySelector('div'), document.querySelector('p')];
  if (!frame || !sentence) throw new Error('Nothing was drawn.');
  let top = at;
  const range = document.createRange();
  range.selectNodeContents(sentence);
  range.getBoundingClientRect = () => new DOMRect(0, top, 300, 30);
  frame.getBoundingClientRect = () => new DOMRect(0, 100, 300, 300);
  frame.scrollBy = ((options: ScrollToOptions) => {
    scrolled.push(['frame', options.top ?? 0]);
    top -= options.top ?? 0;
  }) as typeof frame.scrollBy;
  if (hasFrame) {
    frame.style.overflowY = 'auto';
    Object.defineProperty(frame, 'scrollHeight', { value: 2_000 });
  }
  return { range };
}

test('leaves the page where it is while the sentence is seen', () => {
  keepInView(setup({ at: 200 }).range, 100);

  expect(scrolled).toEqual([]);
});

test('brings a sentence out from under the player', () => {
  keepInView(setup({ at: 690 }).range, 100);

  expect(scrolled).toEqual([['window', 511]]);
});

test('scrolls the frame in which a sentence stands', () => {
  keepInView(setup({ at: 500, hasFrame: true }).range, 100);

  expect(scrolled).toEqual([['frame', 321]]);
});

test('moves nothing under somebody who writes', () => {
  const { range } = setup({ at: 2_000 });
  document.querySelector('textarea')?.focus();

  keepInView(range, 100);

  expect(scrolled).toEqual([]);
});
