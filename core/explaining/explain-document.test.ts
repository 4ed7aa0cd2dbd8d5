import { expect, test } from 'vitest';
import { Explanation, type TextSource } from '../documents/explanation.ts';
import { explainDocument } from './explain-document.ts';
import { hardToReadCard } from './fixed-texts.ts';
import { faint, layoutOf } from './testing/page-words.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const typed: TextSource = { kind: 'text', pages: 1, ocr: false, confidence: null };
const text = 'IMPRESSION: Small pleural effusion on the left.';

test('gives an explanation that keeps its contract', () => {
  expect(Explanation.safeParse(explainDocument({ text, source: typed }, tinyKnowledge)).success).toBe(true);
});

test('takes its times from the clock it is given', () => {
  const ticks = [100, 130, 150];
  const { timings } = explainDocument(
    { text, source: typed, extractMs: 7, now: () => ticks.shift() ?? 0 },
    tinyKnowledge,
  );

  expect(timings).toEqual({ extractMs: 7, readMs: 30, explainMs: 20 });
});

test('warns that a picture was hard to read', () => {
  const blurred: TextSource = { kind: 'image', pages: 1, ocr: true, confidence: 0.6 };
  const kinds = ({ notices }: Explanation) => notices.map(({ kind }) => kind);

  expect(kinds(explainDocument({ text, source: blurred }, tinyKnowledge))).toContain('hard_to_read');
  expect(kinds(explainDocument({ text, source: typed }, tinyKnowledge))).not.toContain('hard_to_read');
});

test('tells which parts of a file could not be read', () => {
  const note = { kind: 'incomplete', text: 'Page 2 is a picture.' } as const;
  const source = { kind: 'pdf', pages: 2, ocr: false, confidence: null } as const;
  const { notices } = explainDocument({ text: 'Sodium 139 mmol/L 135-145', source, notes: [note] }, tinyKnowledge);
  expect(notices).toContainEqual({ ...note, spans: [] });
});

const photo: TextSource = { kind: 'image', pages: 1, ocr: true, confidence: 0.6 };
const rows = 'Glucose 104 mg/dL 70-100\nPotassium 4.1 mmol/L 3.5-5.1';

test('tells which results of a picture were hard to read instead of calling all of it so', () => {
  const layout = layoutOf(rows, { '104': faint });
  const { notices } = explainDocument({ text: rows, source: photo, layout }, tinyKnowledge);

  expect(notices.filter(({ kind }) => kind === 'hard_to_read')).toEqual([
    {
      kind: 'hard_to_read',
      text: 'One result was hard to read: Glucose. Check it against the paper, and correct it here if it is wrong.',
      spans: [[8, 11]],
    },
  ]);
});

test('calls the picture hard to read where nothing tells which words', () => {
  const { notices } = explainDocument({ text: rows, source: photo, layout: layoutOf(rows, {}) }, tinyKnowledge);

  expect(notices).toContainEqual({ kind: 'hard_to_read', text: hardToReadCard, spans: [] });
});

test.each([
  ['a picture', true, ['Potassium: its number could not be read. Look at the paper.']],
  ['a text', false, []],
])('tells of a row without a number on %s', (_case, ocr, expected) => {
  const text = rows.replace('4.1 mmol', '  mmol');
  const { notices } = explainDocument(
    { text, source: { ...photo, ocr, confidence: ocr ? 0.95 : null } },
    tinyKnowledge,
  );

  expect(notices.filter(({ kind }) => kind === 'hard_to_read').map((notice) => notice.text)).toEqual(expected);
});

test('every sentence that tells a doubtful result carries the doubt, and the facts stay as they were', () => {
  const layout = layoutOf(rows, { '104': faint });
  const certain = explainDocument({ text: rows, source: photo }, tinyKnowledge);
  const { sentences, labResults } = explainDocument({ text: rows, source: photo, layout }, tinyKnowledge);
  const row = rows.indexOf('\n');
  const told = sentences.filter(({ basis, spans }) => basis === 'document' && spans.some(([start]) => start < row));

  expect(told.map(({ section }) => section)).toEqual(expect.arrayContaining(['summary', 'finding']));
  expect(told.some(({ text: words }) => words.includes('104'))).toBe(true);
  expect(told.filter(({ text: words }) => !words.includes('hard to read'))).toEqual([]);
  expect(labResults).toEqual(certain.labResults);
});

test('tells once what a person corrected, and takes it for certain', () => {
  const layout = layoutOf(rows, { '104': { ...faint, corrected: { read: '101', at: '2026-05-12T08:00:00Z' } } });
  const { notices, interpretation } = explainDocument({ text: rows, source: photo, layout }, tinyKnowledge);

  expect(notices.map((notice) => notice.text)).toEqual([hardToReadCard]);
  expect(interpretation).toContain('Glucose: "104" was put in by hand on 12 May 2026. The machine had read "101".');
  expect(interpretation).not.toContain('hard to read');
});
