import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextSource } from '#core/documents/explanation.ts';
import { noTelling } from '#core/documents/telling.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';
import { sampleList } from '#core/documents/sample-list.ts';
import type { Sample } from '#core/documents/samples.ts';
import type { Explainer } from '../../ports/explainer.ts';

/** The reports that anyone may open. Each is explained when it is first asked for at a level, and then kept. */
export type SampleLibrary = {
  list(): readonly Sample[];
  /** Undefined when there is no such sample. */
  find(id: string, level?: ReadingLevel): Promise<Interpretation | undefined>;
};

/** Samples take turns like the documents of one owner. */
export const sampleOwner = 'samples';

const ownFolder = join(import.meta.dirname, 'data');
const source: TextSource = { kind: 'text', pages: 1, ocr: false, confidence: null };

type Stock = { folder?: string; samples?: readonly Sample[] };

export function createSampleLibrary(
  explainer: Explainer,
  { folder = ownFolder, samples = sampleList }: Stock = {},
): SampleLibrary {
  const explained = new Map<string, Promise<Interpretation>>();

  return {
    list: () => samples,
    async find(id, level = 'standard') {
      const sample = samples.find((known) => known.id === id);
      if (sample === undefined) return undefined;
      const key = `${id} ${level}`;
      const interpretation = explained.get(key) ?? explainSample(explainer, folder, { sample, level });
      explained.set(key, interpretation);
      // A failure is not kept: the next one who asks tries again.
      interpretation.catch(() => explained.delete(key));
      return interpretation;
    },
  };
}

async function explainSample(
  explainer: Explainer,
  folder: string,
  { sample, level }: { sample: Sample; level: ReadingLevel },
): Promise<Interpretation> {
  const text = await readFile(join(folder, `${sample.id}.txt`), 'utf8');
  const input = { text, source, chosenType: sample.documentType, level, extractMs: 0 };
  const { id: _id, ...explanation } = await explainer.explain(input, { owner: sampleOwner });
  // Samples have no number of their own: 0 is no document's.
  return {
    ...explanation,
    documentId: 0,
    title: sample.title,
    createdAt: new Date().toISOString(),
    feedback: null,
    telling: noTelling('no_provider', { level, language: 'en' }),
  };
}
