import { append } from '#core/kernel/append.ts';
import { placesOf } from './character-widths.ts';
import type { Run, Word } from './geometry.ts';

const superscripts: Record<string, string> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((raised, digit) => [String(digit), raised])),
  '+': '⁺',
  '-': '⁻',
  a: 'ᵃ',
  b: 'ᵇ',
  c: 'ᶜ',
  d: 'ᵈ',
  e: 'ᵉ',
};

/**
 * Runs in the order of the file to words. Runs that touch are one word; raised small characters become superscripts,
 * so that a footnote mark never turns 13.5¹ into 13.51 and ×10⁹ stays a power.
 */
export function wordsOfRuns(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  let open: Word | undefined;
  let previous: Run | undefined;

  for (const printed of runs) {
    const neighbour: Run | undefined = previous && isSuperscript(printed, previous) ? previous : undefined;
    const run = neighbour ? raise(printed, neighbour) : printed;
    const pieces = splitAtBlanks(run);
    const [first] = pieces;

    if (first && open && !/^\s/u.test(run.text) && touches(open, first, run.size)) {
      open.text += first.text;
      open.x1 = first.x1;
      pieces.shift();
    }
    append(words, pieces);
    open = /\s$/u.test(run.text) ? undefined : (pieces.at(-1) ?? open);
    previous = neighbour ? { ...neighbour, x1: run.x1 } : printed;
  }
  return words;
}

/** Raised by 0.18 to 0.8 of the neighbour's size and clearly smaller: measured on printed reports. */
function isSuperscript(run: Run, neighbour: Run): boolean {
  const raise = neighbour.baseline - run.baseline;
  const gap = run.x0 - neighbour.x1;
  return (
    run.size < 0.9 * neighbour.size &&
    raise > 0.18 * neighbour.size &&
    raise < 0.8 * neighbour.size &&
    gap < 0.25 * neighbour.size &&
    gap >= -0.1 * neighbour.size
  );
}

const raise = (run: Run, neighbour: Run): Run => ({
  ...run,
  text: [...run.text].map((character) => superscripts[character] ?? character).join(''),
  baseline: neighbour.baseline,
  size: neighbour.size,
});

function touches(word: Word, next: Word, size: number): boolean {
  return Math.abs(word.y1 - next.y1) < 0.45 * size && Math.abs(next.x0 - word.x1) < 0.12 * size;
}

/** Words of a run, each with its share of the width. */
function splitAtBlanks({ text, x0, x1, baseline, size, monospaced = false }: Run): Word[] {
  const [y0, y1] = [baseline - 0.8 * size, baseline + 0.2 * size];
  if (!/\s/u.test(text)) return [{ text, x0, x1, y0, y1 }];
  const place = placesOf(text, monospaced);
  return [...text.matchAll(/\S+/gu)].map((match) => ({
    text: match[0],
    x0: x0 + place(match.index) * (x1 - x0),
    x1: x0 + place(match.index + match[0].length) * (x1 - x0),
    y0,
    y1,
  }));
}
