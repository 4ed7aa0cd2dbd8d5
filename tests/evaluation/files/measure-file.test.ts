import { describe, expect, test } from 'vitest';
import type { LabResult, Notice } from '#core/documents/explanation.ts';
import type { DocumentPage, PageKind } from '#core/documents/page-layout.ts';
import { outcomeOf, rowOf } from '../testing.ts';
import type { FileCase, PrintedRow } from './file-case.ts';
import type { FileOutcome } from './judge-file.ts';
import { measureFile } from './measure-file.ts';

const printedRow = (name: string, value: string, given: Partial<PrintedRow> = {}): PrintedRow => ({
  ...{ name, value, unit: '', range: '' },
  ...given,
});

const pageOf = (given: Partial<DocumentPage>): DocumentPage => ({
  ...{
    number: 1,
    kind: 'scan',
    width: 1,
    height: 1,
    turn: 0,
    hasPicture: true,
    problem: null,
    span: [0, 0],
    words: [],
  },
  ...given,
});

type Given = {
  file?: Partial<FileCase>;
  text?: string;
  shown?: LabResult[];
  notices?: Notice[];
  pages?: DocumentPage[];
};

function measure({ file = {}, text = '', shown = [], notices = [], pages = [pageOf({})] }: Given) {
  const { explanation } = outcomeOf(text, {}, { labResults: shown, notices });
  return measureFile({ file: fileOf(file), explanation, pages, cpuSeconds: 1 });
}

const fileOf = (given: Partial<FileCase>): FileCase => ({
  ...{ id: 'a', group: 'g', mediaType: 'image/png', load: async () => new Uint8Array(), rows: [] },
  ...given,
});

/** A row that was read from a line of the text, and a notice that points at some words of it. */
const shownIn = (text: string, name: string, value: string, given: Partial<LabResult> = {}) =>
  rowOf(name, value, { span: [0, text.length], ...given });
const doubtOf = (text: string, words: string): Notice => ({
  kind: 'hard_to_read',
  text: 'Hard to read.',
  spans: [[text.indexOf(words), text.indexOf(words) + words.length]],
});

describe('values', () => {
  const sodium = printedRow('Sodium', '133');

  test('are right in the row of their name', () => {
    expect(measure({ file: { rows: [sodium] }, shown: [rowOf('Sodium', '133')] }).counts).toMatchObject({
      ...{ right: 1, complete: 1, missing: 0, wrongUnmarked: 0 },
    });
  });

  test('are wrong in the row of another name, and missing in their own', () => {
    expect(measure({ file: { rows: [sodium] }, shown: [rowOf('Potassium', '133')] }).counts).toMatchObject({
      ...{ right: 0, missing: 1, wrongUnmarked: 1 },
    });
  });

  test('are wrong without a mark where no notice points at the value, the unit or the range', () => {
    const text = 'Sodium 138 mmol/L';
    const { counts, misses } = measure({
      ...{ file: { rows: [sodium] }, text, shown: [shownIn(text, 'Sodium', '138', { unit: 'mmol/L' })] },
      notices: [doubtOf(text, 'Sodium'), { kind: 'hard_to_read', text: 'This page is hard to read.', spans: [] }],
    });

    expect(counts).toMatchObject({ wrongUnmarked: 1, wrongMarked: 0 });
    expect(misses).toEqual([
      { what: 'WRONG, NOT MARKED', expected: 'Sodium = 133', got: 'Sodium = 138 mmol/L unknown' },
    ]);
  });

  test.each(['138', 'mmol/L'])('are wrong with a mark where a notice points at %s', (words) => {
    const text = 'Sodium 138 mmol/L';
    const shown = [shownIn(text, 'Sodium', '138', { unit: 'mmol/L' })];

    expect(measure({ file: { rows: [sodium] }, text, shown, notices: [doubtOf(text, words)] }).counts).toMatchObject({
      ...{ wrongUnmarked: 0, wrongMarked: 1 },
    });
  });

  test('are counted when they are right and marked all the same', () => {
    const text = 'Sodium 133';
    const shown = [shownIn(text, 'Sodium', '133')];

    expect(measure({ file: { rows: [sodium] }, text, shown, notices: [doubtOf(text, '133')] }).counts).toMatchObject({
      ...{ right: 1, rightMarked: 1 },
    });
  });

  test('that the paper prints besides are not wrong, and those that it does not print are', () => {
    const shown = [rowOf('Weight', '81'), rowOf('Height', '18')];

    expect(measure({ file: { lines: ['Weight (81 kg)', 'Height 180 cm'] }, shown }).counts.wrongUnmarked).toBe(1);
    expect(measure({ shown }).counts.wrongUnmarked).toBe(2);
  });

  test('of a table with dates are held against the column of their date', () => {
    const rows = [printedRow('PSA', '4.1', { date: '2025-01-02' }), printedRow('PSA', '5.2', { date: '2025-07-02' })];
    const shown = [
      rowOf('PSA', '5.2', { collectedAt: '2025-01-02' }),
      rowOf('PSA', '4.1', { collectedAt: '2025-07-02' }),
    ];

    expect(measure({ file: { rows }, shown }).counts).toMatchObject({ right: 0, wrongUnmarked: 2 });
  });
});

test('a row is complete with the name, the unit, the range and the flag of the paper', () => {
  const printed = printedRow('White Cells', '11.8', { unit: '×10⁹/L', range: '4.0-10.5', flags: ['high'] });
  const shown = (given: Partial<LabResult>): LabResult =>
    rowOf('White cells', '11.8', {
      ...{ unit: 'x10^9/L', range: { low: 4, high: 10.5, text: '4.0 - 10.5' }, flag: 'high' },
      ...given,
    });
  const faults = (given: Partial<LabResult>) =>
    measure({ file: { rows: [printed] }, shown: [shown(given)] }).misses.map(({ what }) => what);

  expect(faults({})).toEqual([]);
  expect(faults({ name: 'Whlte Cells' })).toEqual(['other name']);
  expect(faults({ unit: '×109/L' })).toEqual(['other unit']);
  expect(faults({ range: null, flag: 'unknown' })).toEqual(['other range', 'other flag']);
});

test('a right value told as normal is a wrong flag where it is not; one that is left open is not', () => {
  const rows = [printedRow('Ferritin', '9', { range: '15-200', flags: ['low'] })];
  const wrongFlags = (flag: LabResult['flag']) =>
    measure({ file: { rows }, shown: [rowOf('Ferritin', '9', { flag })] }).counts.flagWrongUnmarked;

  expect([wrongFlags('normal'), wrongFlags('unknown'), wrongFlags('low')]).toEqual([1, 0, 0]);
});

test('a file that was told unreadable shows nothing wrong, and its values are missing', () => {
  const outcome: FileOutcome = {
    file: fileOf({ rows: [printedRow('Sodium', '133')] }),
    explanation: undefined,
    ...{ reason: 'hard_to_read', pages: [], cpuSeconds: 0 },
  };

  expect(measureFile(outcome).counts).toMatchObject({ unreadable: 1, missing: 1, wrongUnmarked: 0 });
});

test('a page that was told unreadable is counted', () => {
  expect(measure({ pages: [pageOf({}), pageOf({ number: 2, problem: 'blurred' })] }).counts).toMatchObject({
    ...{ unreadable: 1, pages: 2 },
  });
});

test('page kinds are right where any of those allowed was told', () => {
  const pageKinds: PageKind[][] = [['scan', 'mixed'], ['form'], ['scan']];
  const pages = [pageOf({ kind: 'mixed' }), pageOf({ kind: 'text' })];

  expect(measure({ file: { pageKinds }, pages }).counts).toMatchObject({ kindsRight: 1, kindsKnown: 3 });
});
