import { matchesIn } from '../../kernel/matches-in.ts';
import { shift, type Span } from '../../kernel/span.ts';
import type { FindingDetail } from '../reading.ts';
import { changeIn } from './change.ts';
import { labelledSite, siteOf } from './site.ts';
import { sizeOf } from './size.ts';

const clauseEnds = /[;:]|,\s(?=no\b|without\b|but\b|while\b|whereas\b)|\s(?:but|while|whereas|however)\s/gi;

/**
 * Where, how large and how changed a sentence says the finding at `at` is. Only its own clause is asked, and of that no further than
 * the findings next to it. `others` and `parts` (of the body) are spans in the sentence; `span` is the finding's span in the document.
 */
export function detailOf(
  sentence: string,
  { at, others, parts, span }: { at: Span; others: readonly Span[]; parts: readonly Span[]; span: Span },
): FindingDetail[] {
  const [from, to] = clauseAround(sentence, at, others);
  const clause = sentence.slice(from, to);
  const own = shift(at, -from);
  const inside = parts.filter(([start, end]) => start >= from && end <= to).map((part) => shift(part, -from));
  const neighbours = {
    opens: others.some(([, end]) => end === from),
    closes: others.some(([start]) => start === to),
    isAdded: others.some(([, end]) => added.test(sentence.slice(end, at[0])) && end <= at[0]),
  };
  const detail = {
    span,
    site: siteOf(clause, own, inside) ?? labelledSite(sentence, parts),
    size: sizeOf(clause, own, neighbours),
    change: changeIn(clause),
  };
  return detail.site === null && detail.size === null && detail.change === null ? [] : [detail];
}

/** "Cancer with necrosis": what follows at length is told of the cancer. */
const added = /^\s(?:with|showing|containing)\s(?:[\p{L}-]{2,16}\s){0,2}$/iu;

function clauseAround(sentence: string, [start, end]: Span, others: readonly Span[]): Span {
  const marks = matchesIn(sentence, clauseEnds).map((match): Span => [match.index, match.index + match[0].length]);
  const before = [...marks, ...others].filter(([, to]) => to <= start).map(([, to]) => to);
  const after = [...marks, ...others].filter(([from]) => from >= end).map(([from]) => from);
  return [Math.max(0, ...before), Math.min(sentence.length, ...after)];
}
