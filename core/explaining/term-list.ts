import type { ExplainedTerm } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';

export type Importance = ExplainedTerm['importance'];

/** A place where a term stands. `rank` orders terms of the same importance, the lowest first. */
export type TermMention = {
  key: string;
  term: string;
  say?: string | undefined;
  definition: string;
  span: Span;
  importance: Importance;
  rank: number;
};

/** Every term is promised; those of low importance stand folded. Only a book has more. */
const mostTerms = 120;
const order: Importance[] = ['high', 'medium', 'low'];

type Merged = Omit<ExplainedTerm, 'say'> & Pick<TermMention, 'say' | 'rank'>;

/** Each term once, as it is named where it weighs most, with all its places. */
export function mergedTerms(mentions: readonly TermMention[]): ExplainedTerm[] {
  const byKey = new Map<string, Merged>();
  const taken = new Set<number>();
  for (const mention of mentions) {
    if (taken.has(mention.span[0])) continue;
    taken.add(mention.span[0]);
    add(byKey, mention);
  }
  return [...byKey.values()]
    .sort((a, b) => order.indexOf(a.importance) - order.indexOf(b.importance) || a.rank - b.rank)
    .slice(0, mostTerms)
    .map(({ term, say, definition, importance, spans }) => ({
      term,
      ...(say === undefined ? {} : { say }),
      definition,
      importance,
      spans,
    }));
}

function add(byKey: Map<string, Merged>, { key, term, say, definition, span, importance, rank }: TermMention): void {
  const known = byKey.get(key);
  if (known === undefined) {
    byKey.set(key, { term, say, definition, importance, spans: [span], rank });
    return;
  }
  known.spans.push(span);
  if (order.indexOf(importance) >= order.indexOf(known.importance)) return;
  known.importance = importance;
  known.term = term;
  known.say = say;
}
