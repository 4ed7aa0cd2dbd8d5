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
      const extraction = await extractor.extract({ bytes: await file.load(), mediaType: file.mediaType });
      const cpu = childrenCpuSeconds();
      const outcome = outcomeOf(file, extraction, explain, cpu - cpuBefore);
      cpuBefore = cpu;
      outcomes[at] = outcome;
      onRead(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

type Extraction = Awaited<ReturnType<TextExtractor['extract']>>;

function outcomeOf(file: FileCase, extraction: Extraction, explain: Explain, cpuSeconds: number): FileOutcome {
  if (extraction.outcome === 'unreadable') {
    return { file, explanation: undefined, reason: extraction.reason, pages: [], cpuSeconds };
  }
  const { text, source, notes, layout } = extraction;
  return { file, explanation: explain({ text, source, notes, layout }), pages: layout.pages, cpuSeconds };
}
