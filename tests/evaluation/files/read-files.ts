import type { Explain } from '#core/explaining/explain-document.ts';
import type { TextExtractor } from '#server/ports/text-extractor.ts';
import { childrenCpuSeconds } from './children-cpu.ts';
import type { FileCase } from './file-case.ts';
import type { FileOutcome } from './judge-file.ts';

/**
 * Reads and explains every file as the server does, `atOnce` at a time, and answers in the order given. The processor time of a file
 * is what ended child processes took since the last file ended: exact in sum, near for each.
 */
export async function readFiles(
  files: readonly FileCase[],
  { extractor, explain, atOnce }: { extractor: TextExtractor; explain: Explain; atOnce: number },
  onRead: (outcome: FileOutcome) => void = () => undefined,
): Promise<FileOutcome[]> {
  const outcomes: FileOutcome[] = [];
  let next = 0;
  let cpuBefore = childrenCpuSeconds();
  const work = async () => {
    for (let at = next++; at < files.length; at = next++) {
      const file = files[at];
      if (file === undefined) return;
      const read = await readFile(file, extractor, explain);
      const cpu = childrenCpuSeconds();
      const outcome = { file, ...read, cpuSeconds: cpu - cpuBefore };
      cpuBefore = cpu;
      outcomes[at] = outcome;
      onRead(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/** One file that breaks the reader must not cost the figures of the others: it is told as one that cannot be read. */
async function readFile(
  { load, mediaType }: FileCase,
  extractor: TextExtractor,
  explain: Explain,
): Promise<Omit<FileOutcome, 'file' | 'cpuSeconds'>> {
  try {
    const extraction = await extractor.extract({ bytes: await load(), mediaType });
    if (extraction.outcome === 'unreadable') return { explanation: undefined, reason: extraction.reason, pages: [] };
    const { text, source, notes, layout } = extraction;
    return { explanation: explain({ text, source, notes, layout }), pages: layout.pages };
  } catch (error) {
    return { explanation: undefined, reason: `failed: ${String(error)}`, pages: [] };
  }
}
