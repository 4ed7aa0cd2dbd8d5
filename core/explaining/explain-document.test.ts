import { expect, test } from 'vitest';
import { Explanation, type TextSource } from '../documents/explanation.ts';
import { explainDocument } from './explain-document.ts';
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
