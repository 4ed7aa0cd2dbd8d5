import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeepPlace } from './keep-place.tsx';

/** Each line of the page is 100 pixels tall; the window begins `scrolled` pixels down. */
let scrolled = 0;

beforeEach(() => {
  scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const lines = [...document.querySelectorAll('p, button')];
    const top = lines.indexOf(this) * 100 - scrolled;
    return lines.includes(this) ? new DOMRect(0, top, 300, 100) : new DOMRect();
  });
  vi.stubGlobal('scrollBy', ({ top = 0 }: ScrollToOptions) => void (scrolled += top));
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

function setup(lines: string[], { from = 0 } = {}) {
  scrolled = from;
  let version = 0;
  const page = (words: string[]) => (
    <KeepPlace watch={[version]}>
      {words.map((line, index) =>
        line.startsWith('[') ? <button key={index}>{line}</button> : <p key={index}>{line}</p>,
      )}
    </KeepPlace>
  );
  const { rerender } = render(page(lines));
  return {
    change: (words: string[], isByItself = true) => {
      if (isByItself) version++;
      rerender(page(words));
    },
  };
}

const first = 'The first sentence of the page.';
const second = 'The second sentence of the page.';
const third = 'The third sentence of the page.';
const fresh = 'A sentence that has just come.';

test('what is read stays where it is when words come above it', () => {
  const { change } = setup([first, second, third], { from: 100 });

  change([fresh, first, second, third]);

  expect(scrolled).toBe(200);
});

test('what is read stays where it is when words above it go', () => {
  const { change } = setup([first, second, third], { from: 100 });

  change([second, third]);

  expect(scrolled).toBe(0);
});

test('where the first sentence in view is another now, the next that is still there is kept', () => {
  const { change } = setup([first, second, third], { from: 100 });

  change([fresh, first, 'Other words for the second sentence.', third]);

  expect(scrolled).toBe(200);
});

test('nothing moves when words come below what is read', () => {
  const { change } = setup([first, second, third]);

  change([first, second, fresh, third]);

  expect(scrolled).toBe(0);
});

test('nothing is moved when the reader changes something', () => {
  const { change } = setup([first, second, third], { from: 100 });

  change([fresh, first, second, third], false);

  expect(scrolled).toBe(100);
});

test('the control that has the focus stays where it is', () => {
  const { change } = setup([first, '[Choose]', second]);
  act(() => screen.getByRole('button').focus());

  change([`${first} With more.`, '[Choose]', fresh]);

  expect(scrolled).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('the focus goes to what is nearest where its control is gone', () => {
  scrolled = 0;
  const page = (version: number, name: string) => (
    <KeepPlace watch={[version]}>
      <p>
        <button key={name}>{name}</button>
      </p>
    </KeepPlace>
  );
  const { rerender } = render(page(0, 'Before'));
  act(() => screen.getByRole('button').focus());

  rerender(page(1, 'After'));

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
});
