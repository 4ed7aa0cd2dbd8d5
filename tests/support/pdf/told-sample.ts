import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { noTelling } from '#core/documents/telling.ts';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';

const samples = new URL('../../../server/features/samples/data/', import.meta.url);

/** A text as the built-in interpreter explains it. */
export function explained(text: string, title: string): Interpretation {
  const source = { kind: 'pdf', pages: 1, ocr: false, confidence: null } as const;
  return {
    ...explainDocument({ text, source }, loadKnowledge()),
    ...{ documentId: 1, title, createdAt: '2026-09-14T10:00:00.000Z', feedback: null },
    telling: noTelling('no_provider', { level: 'standard', language: 'en' }),
  };
}

/** One of the samples that everybody may open. */
export const toldSample = async (name: string): Promise<Interpretation> =>
  explained(await readFile(fileURLToPath(new URL(`${name}.txt`, samples)), 'utf8'), name);
