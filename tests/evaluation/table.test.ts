import { expect, test } from 'vitest';
import { compareToFloor, floorOf } from './floor.ts';
import { withFigures } from './marked-block.ts';
import type { CorpusScore } from './score.ts';
import { markdownTable } from './table.ts';

const score = (counts: CorpusScore['counts']): CorpusScore => ({
  ...{
    name: 'gold',
    documents: 2,
    withoutText: 0,
    printedHere: 0,
    rowsNotPrinted: 0,
    counts,
    msPerDocument: 1,
    misses: [],
  },
  ease: { medianGrade: 5, maxGrade: 7, above8: 0, medianGradeAllWords: 6, meanSentenceWords: 10 },
});

test('shares are rounded down, so that 1.000 means all, and empty lines are left out', () => {
  const table = markdownTable([score({ 'rows recall': { hit: 9999, of: 10_000 } })]);

  expect(table).toContain('0.999 (10000)');
  expect(table).not.toContain('rows precision');
});

test('a figure below the floor has fallen, in either direction', () => {
  const floor = floorOf([score({ kinds: { hit: 9, of: 10 }, 'abnormal told as normal': { hit: 0, of: 5 } })]);
  const now = score({ kinds: { hit: 8, of: 10 }, 'abnormal told as normal': { hit: 1, of: 5 } });

  expect(compareToFloor([now], floor).fallen).toHaveLength(2);
});

test('a figure far above the floor asks for a new one', () => {
  const floor = floorOf([score({ kinds: { hit: 5, of: 10 } })]);

  expect(compareToFloor([score({ kinds: { hit: 9, of: 10 } })], floor)).toEqual({
    fallen: [],
    risen: ['gold: kinds is 0.9, the floor is only 0.5'],
  });
});

test('a page keeps what stands around the figures of a part', () => {
  const block = (part: string, figures: string) =>
    `<!-- figures of ${part}: written by npm run evaluate -->\n\n${figures}\n\n<!-- end of the figures of ${part} -->`;
  const page = `a\n${block('text', 'old')}\nb\n${block('files', 'kept')}\nc`;

  expect(withFigures(page, 'text', 'new')).toBe(`a\n${block('text', 'new')}\nb\n${block('files', 'kept')}\nc`);
  expect(() => withFigures('no block', 'text', 'new')).toThrow('no block');
});
