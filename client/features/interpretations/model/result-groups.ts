import type { LabResult } from '#core/documents/explanation.ts';
import { overlaps } from '#core/kernel/span.ts';
import type { Piece } from '#core/presenting/sentences.ts';
import { resultKey } from './place-target.ts';

/** What is told of some results together, and these results. */
export type ResultGroup = { lead: Piece; results: LabResult[] };

export type GroupedResults = {
  groups: ResultGroup[];
  /** Of which nothing is told. */
  alone: LabResult[];
  /** What is generally known of a single result, by its key. */
  of: ReadonlyMap<string, Piece[]>;
  /** What is about no result. */
  others: Piece[];
};

/** One place for each thing: results stand with the sentence that tells of them, and what is known of one stands on its card. */
export function groupByPieces(pieces: readonly Piece[], results: readonly LabResult[]): GroupedResults {
  const groups: ResultGroup[] = [];
  const of = new Map<string, Piece[]>();
  const others: Piece[] = [];
  const taken = new Set<LabResult>();
  let last = others;
  for (const piece of pieces) {
    const about = results.filter(({ span }) => piece.sentence?.spans.some((one) => overlaps(one, span)) === true);
    const fresh = piece.sentence?.basis === 'document' ? about.filter((result) => !taken.has(result)) : [];
    if (fresh.length > 0) {
      groups.push({ lead: piece, results: fresh });
      for (const result of fresh) taken.add(result);
      // What follows without a place of its own is about the first of them.
      last = listOf(of, fresh[0]);
    } else {
      if (about.length === 1) last = listOf(of, about[0]);
      else if (piece.sentence === null || piece.sentence.spans.length > 0) last = others;
      last.push(piece);
    }
  }
  return { groups, alone: results.filter((result) => !taken.has(result)), of, others };
}

function listOf(lists: Map<string, Piece[]>, result: LabResult | undefined): Piece[] {
  const key = result === undefined ? '' : resultKey(result);
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
