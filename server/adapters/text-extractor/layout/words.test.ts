import { describe, expect, test } from 'vitest';
import type { Run } from './geometry.ts';
import { wordsOfRuns } from './words.ts';

const run = (text: string, x0: number, over: Partial<Run> = {}): Run => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  baseline: 100,
  size: 10,
  ...over,
});
const printed = (runs: Run[]) => wordsOfRuns(runs).map((word) => word.text);

describe('wordsOfRuns', () => {
  test('splits a run at its blanks and shares its width by character', () => {
    expect(wordsOfRuns([run('Hb 13.5', 0, { monospaced: true })])).toMatchObject([
      { text: 'Hb', x0: 0, x1: 10 },
      { text: '13.5', x0: 15, x1: 35 },
    ]);
  });

  test('joins runs that touch into one word, and only those', () => {
    expect(printed([run('13', 0), run('.5', 10)])).toEqual(['13.5']);
    expect(printed([run('13', 0), run('.5', 14)])).toEqual(['13', '.5']);
    expect(printed([run('13 ', 0), run('.5', 15)])).toEqual(['13', '.5']);
  });

  test.each([
    ['a footnote mark never becomes a digit', '13.5', '1', '13.5¹'],
    ['a power stays a power', '×10', '9', '×10⁹'],
    ['a negative power keeps its sign', '10', '-3', '10⁻³'],
  ])('%s', (_title, base, small, expected) => {
    const raised = run(small, base.length * 5, { size: 6, baseline: 96, x1: base.length * 5 + small.length * 3 });
    expect(printed([run(base, 0), raised])).toEqual([expected]);
  });

  test('text after a superscript on the same foot goes on in normal size', () => {
    const runs = [run('×10', 0), run('9', 15, { size: 6, baseline: 96, x1: 18 }), run('/L', 18)];
    expect(printed(runs)).toEqual(['×10⁹/L']);
  });

  test('a small digit on the baseline is not raised', () => {
    expect(printed([run('H', 0), run('2', 5, { size: 6, x1: 8 })])).not.toContain('H²');
  });
});
