import { availableParallelism } from 'node:os';
import type {
  DrawnPage,
  Extraction,
  ExtractOptions,
  FileToRead,
  TextExtractor,
  UndrawnReason,
} from '#server/ports/text-extractor.ts';
import type { ChildSettings } from './child-command.ts';
import type { ChildLimits } from './child-life.ts';
import { runChild } from './child-run.ts';
import { createGate, type Gate } from '#server/gate.ts';
import { readingThreads } from '../reading-threads.ts';

export type ExtractorLimits = ChildLimits & ChildSettings;

type ExtractorOptions = Partial<ExtractorLimits> & {
  /** Limits of a drawing, in the place of those for it. */
  drawing?: Partial<ChildLimits>;
};

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

/**
 * One page, for which somebody waits: nearly all take less than a second. The memory is for the largest file, which a child holds three times,
 * and a large page of it.
 */
export const drawingLimits: ChildLimits = {
  baseMs: 8_000,
  perPageMs: 0,
  allPagesMs: 0,
  stallMs: 8_000,
  memoryBytes: 768 * 1024 ** 2,
};

/**
 * Reads every document in a process of its own, without secrets, that is killed when it takes too long or too much. Documents that are
 * read at once share the cores page by page.
 */
export function createTextExtractor({ drawing, ...limits }: ExtractorOptions = {}): TextExtractor {
  const all = { ...extractorLimits, ...limits };
  const forDrawing = { ...drawingLimits, program: limits.program, ...drawing };
  const cores = createGate({ atOnce: availableParallelism() });
  return {
    extract: (file, options = {}) => extractInChild(file, options, { limits: all, cores }),
    drawPage: (file, options) => drawInChild(file, options, { limits: forDrawing, cores }),
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
  if ('answer' in result) return result.answer;
  return { outcome: 'unreadable', reason: result.reason === 'took_too_long' ? result.reason : 'too_complex' };
}

async function drawInChild(
  { bytes }: FileToRead,
  { page, turn, signal }: Parameters<TextExtractor['drawPage']>[1],
  shared: Shared,
): Promise<DrawnPage> {
  const result = await runChild<DrawnPage>({
    task: { verb: 'draw', page, turn },
    bytes,
    ...shared,
    signal,
    onMessage: async (message) => {
      if (message.kind === 'picture') return { outcome: 'drawn', picture: message.picture };
      return message.kind === 'undrawable' ? undrawn('undrawable') : undefined;
    },
  });
  if ('answer' in result) return result.answer;
  // It says so when it cannot draw a page: that it went without a word is no fault of the page.
  if (result.reason === 'exited') throw new Error('The process that draws pages could not work.');
  return undrawn(result.reason === 'too_complex' ? 'undrawable' : result.reason);
}

const undrawn = (reason: UndrawnReason): DrawnPage => ({ outcome: 'undrawn', reason });
