import { expect, test } from 'vitest';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import type { Extraction, TextExtractor } from '#server/ports/text-extractor.ts';
import type { FileCase } from './file-case.ts';
import { readFiles } from './read-files.ts';

const knowledge = loadKnowledge();
const fileOf = (id: string): FileCase => ({
  ...{ id, group: 'g', mediaType: 'application/pdf', rows: [] },
  load: async () => new TextEncoder().encode(id),
});

/** An extractor that takes the name of a file for its text, and cannot read some. */
const extractor: TextExtractor = {
  drawPage: async () => ({ outcome: 'undrawn', reason: 'undrawable' }),
  async extract({ bytes }): Promise<Extraction> {
    const text = bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : '';
    if (text === 'locked') return { outcome: 'unreadable', reason: 'password_protected' };
    if (text === 'poison') throw new Error('The child would not start.');
    const source = { kind: 'pdf', pages: 1, ocr: false, confidence: null } as const;
    return { outcome: 'read', text, source, notes: [], layout: { pages: [] } };
  },
};

test('files are read in order, and one that breaks the reader leaves the others be', async () => {
  const files = ['Sodium 139 mmol/L', 'locked', 'poison', 'Iron 8 µmol/L'].map(fileOf);
  const told: string[] = [];

  const outcomes = await readFiles(
    files,
    { extractor, explain: (input) => explainDocument(input, knowledge), atOnce: 2 },
    ({ file }) => told.push(file.id),
  );

  expect(outcomes.map(({ explanation, reason }) => explanation?.text ?? reason)).toEqual([
    'Sodium 139 mmol/L',
    'password_protected',
    'failed: Error: The child would not start.',
    'Iron 8 µmol/L',
  ]);
  expect(told.toSorted()).toEqual(files.map(({ id }) => id).toSorted());
});
