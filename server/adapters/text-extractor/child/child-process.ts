import { availableParallelism } from 'node:os';
import type { Extraction, ExtractOptions, FileToRead, TextExtractor } from '#server/ports/text-extractor.ts';
import type { ChildSettings } from './child-command.ts';
import type { ChildLimits } from './child-life.ts';
import { runChild } from './child-run.ts';
import { createGate, type Gate } from '#server/gate.ts';
import { readingThreads } from '../reading-threads.ts';

export type ExtractorLimits = ChildLimits & ChildSettings;

/**
 * Room for 300 scanned pages on a busy machine. The child itself leaves out a page that takes too long, and those for which no time
 * is left: it is killed when it does not come to that.
 */
export const extractorLimits: ExtractorLimits = {
  baseMs: 60_000,
  perPageMs: 30_000,
  allPagesMs: 40 * 60_000,
  stallMs: 60_000,
  memoryBytes: 1024 ** 3,
};

// Drawing is asked for by whoever leafs through a document: more than this at once wait.
const drawnAtOnce = 2;

/**
 * Reads every document in a process of its own, without secrets, that is killed when it takes too long or too much. Documents that are
 * read at once share the cores page by page.
 */
export function createTextExtractor(limits: Partial<ExtractorLimits> = {}): TextExtractor {
  const all = { ...extractorLimits, ...limits };
  const drawing = createGate({ atOnce: drawnAtOnce });
  const cores = createGate({ atOnce: availableParallelism() });
  return {
    extract: (file, options = {}) => extractInChild(file, options, { limits: all, cores }),
    drawPage: (file, options) => drawing(() => drawInChild(file, options, { limits: all, cores })),
  };
}

type Shared = { limits: ExtractorLimits; cores: Gate };

async function extractInChild(
  { bytes, mediaType }: FileToRead,
  { signal, onPage, recognise = true }: ExtractOptions,
  shared: Shared,
): Promise<Extraction> {
  const result = await runChild<Extraction>({
    task: { verb: 'extract', mediaType, recognise, threads: readingThreads },
    bytes,
    ...shared,
    signal,
    onMessage: async (message) => {
      if (message.kind === 'page') await onPage?.(message.page);
      return message.kind === 'answer' ? message.answer : undefined;
    },
  });
  return 'answer' in result ? result.answer : { outcome: 'unreadable', reason: result.reason };
}

async function drawInChild(
  { bytes }: FileToRead,
  { page, turn, signal }: Parameters<TextExtractor['drawPage']>[1],
  shared: Shared,
): Promise<Uint8Array | undefined> {
  const result = await runChild({
    task: { verb: 'draw', page, turn },
    bytes,
    ...shared,
    signal,
    onMessage: async (message) => (message.kind === 'picture' ? message.picture : undefined),
  });
  return 'answer' in result ? result.answer : undefined;
}
