import { afterEach, expect, test, vi } from 'vitest';
import { findWords } from './find-text.ts';
import { clearMarks, setMarks } from './set-marks.ts';

afterEach(() => vi.unstubAllGlobals());

function setup({ canHighlight = true } = {}) {
  document.body.innerHTML = '<p id="one">Potassium is high.</p><p id="two">Sodium is in range.</p>';
  const highlights = new Map<string, Set<Range> & { priority?: number }>();
  if (canHighlight) {
    vi.stubGlobal('CSS', { highlights });
    vi.stubGlobal(
      'Highlight',
      class extends Set<Range> {
        constructor(...places: Range[]) {
          super(places);
        }
      },
    );
  }
  const words = (name: string) => [...(highlights.get(name) ?? [])].map(String);
  const marked = (name: string) => [...document.querySelectorAll(`[data-marked~="${name}"]`)].map(({ id }) => id);
  return { find: (...wanted: string[]) => findWords(document.body, wanted), words, marked, highlights };
}

test('marks places under a name, and other places in their stead', () => {
  const { find, words } = setup();

  setMarks('important-terms', find('potassium', 'sodium'));
  expect(words('important-terms')).toEqual(['Potassium', 'Sodium']);

  setMarks('important-terms', find('range'));
  expect(words('important-terms')).toEqual(['range']);
});

test('takes marks away, and leaves those of another name', () => {
  const { find, words, highlights } = setup();
  setMarks('important-terms', find('potassium'));
  setMarks('being-read', find('sodium'));

  clearMarks('important-terms');
  setMarks('being-read', []);

  expect(words('important-terms')).toEqual([]);
  expect(highlights.size).toBe(0);
});

test('shows an important term within the sentence that is read', () => {
  const { find, highlights } = setup();
  setMarks('being-read', find('potassium is high'));
  setMarks('important-terms', find('potassium'));

  const [sentence, term] = [highlights.get('being-read'), highlights.get('important-terms')];
  expect(term?.priority).toBeGreaterThan(sentence?.priority ?? Infinity);
});

test('marks the nearest element where a browser cannot mark words', () => {
  const { find, marked } = setup({ canHighlight: false });
  setMarks('being-read', find('potassium'));
  setMarks('important-terms', find('potassium', 'sodium'));
  expect(marked('being-read')).toEqual(['one']);
  expect(marked('important-terms')).toEqual(['one', 'two']);

  clearMarks('important-terms');
  expect(marked('important-terms')).toEqual([]);
  expect(marked('being-read')).toEqual(['one']);

  clearMarks('being-read');
  expect(document.querySelector('[data-marked]')).toBeNull();
});
