import type { DocumentKind } from './document-kinds.ts';
import { titleCues, type Cue } from './kind-cues.ts';

/** The first line that names a kind decides; later lines of a head may name a department or an older study. */
const lineWeights = [11, 3, 1];
const weakWeight = 3;
const mostLines = 10;

/** How strongly the head of a document names each kind. Of the kinds that one line names, the one that is meant first. */
export function titleWeights(title: string): Map<DocumentKind, number> {
  const weights = new Map<DocumentKind, number>();
  let rank = 0;
  const lines = title.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines.slice(0, mostLines)) {
    const [first, ...others] = titleCues(line);
    if (first === undefined) continue;
    const weight = first.weak ? weakWeight : (lineWeights[Math.min(rank, lineWeights.length - 1)] ?? 1);
    if (!first.weak) rank += 1;
    raise(weights, first, weight);
    for (const other of others) raise(weights, other, 0.1);
  }
  return weights;
}

function raise(weights: Map<DocumentKind, number>, { kind }: Cue, by: number): void {
  weights.set(kind, Math.max(weights.get(kind) ?? 0, by));
}
