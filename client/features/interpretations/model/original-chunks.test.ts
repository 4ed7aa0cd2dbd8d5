import { expect, test } from 'vitest';
import { textAt } from '#core/kernel/span.ts';
import { anInterpretation, spanOf } from '#tests/support/client/documents.ts';
import { originalChunks } from './original-chunks.ts';

const lines = Array.from({ length: 400 }, (_, line) => `Line ${line} tells of the heart.`).join('\n');

function setup(text = lines) {
  const spans = [spanOf('Line 0', text), spanOf('Line 399', text)];
  const heart = { term: 'heart', definition: '', importance: 'low' as const, spans: [spanOf('heart', text)] };
  const told = { section: 'finding' as const, text: 'Two lines.', spans, basis: 'document' as const };
  return originalChunks({
    ...anInterpretation(),
    text,
    sentences: [told],
    labResults: [],
    medicalTerminology: [heart],
  });
}

test('loses nothing of a long text, and cuts it at the end of a line', () => {
  const chunks = setup();

  expect(chunks.length).toBeGreaterThan(3);
  expect(chunks.map(({ text }) => text).join('')).toBe(lines);
  expect(chunks.slice(0, -1).every(({ text }) => text.endsWith('\n'))).toBe(true);
});

test('keeps every mark at its words', () => {
  const marked = setup().flatMap(({ text, marks }) => marks.map(({ span, mark }) => [mark.kind, textAt(text, span)]));

  expect(marked).toEqual([
    ['told', 'Line 0'],
    ['term', 'heart'],
    ['told', 'Line 399'],
  ]);
});
