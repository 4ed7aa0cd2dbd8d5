import type { Extraction, TextExtractor } from '#server/ports/text-extractor.ts';
import { mutate } from './mutate.ts';
import type { ValidFile } from './valid-files.ts';

export type MutationResult = { name: string; seed: number; outcome: string; ms: number };

type Run = {
  extractor: TextExtractor;
  files: readonly ValidFile[];
  seed: number;
  runs: number;
  atOnce?: number;
  onResult?: (count: number) => void;
};

/** Reads `runs` damaged files, some at once, and tells what came of each. Throws what the extractor throws. */
export async function readMutations({
  extractor,
  files,
  seed,
  runs,
  atOnce = 2,
  onResult,
}: Run): Promise<MutationResult[]> {
  const results: MutationResult[] = [];
  let next = 0;
  const readSome = async () => {
    while (next < runs) {
      const own = seed + next++;
      const file = files[own % files.length];
      if (file === undefined) throw new Error('There are no files to damage.');
      results.push(await readOne(extractor, file, own));
      onResult?.(results.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readSome));
  return results;
}

async function readOne(extractor: TextExtractor, file: ValidFile, seed: number): Promise<MutationResult> {
  const startedAt = performance.now();
  const extraction = await extractor.extract({ bytes: mutate(file.bytes, seed), mediaType: file.mediaType });
  return { name: file.name, seed, outcome: wordsFor(extraction), ms: Math.round(performance.now() - startedAt) };
}

const wordsFor = (extraction: Extraction): string => (extraction.outcome === 'read' ? 'read' : extraction.reason);
