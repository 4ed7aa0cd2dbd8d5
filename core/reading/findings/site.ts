import type { Span } from '../../kernel/span.ts';
import { phraseAround } from './phrase-around.ts';

const between =
  /^\s?(?:[\p{L}\d.%-]{1,16}\s){0,6}?(?:in|of|at|within|involving|along|on|over|near|throughout|around|affecting|to)\s(?:(?:the|his|her|both|a|its)\s){0,2}$/iu;
const joined = /^[\s-](?:[\p{L}\d.-]{1,16}\s){0,2}$/u;
const joints = /\b(?:and|or|with|without|no|not|but|is|are|was|were|in|of|at|which|shows?)\b/i;

/** The part of the body that a clause gives for what stands at start..end: "in the right upper lobe" behind it, "lung nodule" before. */
export function siteOf(clause: string, [start, end]: Span, parts: readonly Span[]): string | null {
  const described = parts.map((part) => phraseAround(clause, part));
  const after = described.find(([from]) => from >= end && between.test(clause.slice(end, from)));
  if (after) return clause.slice(...after);
  const before = described.findLast(([, to]) => {
    const words = clause.slice(to, start);
    return to <= start && (joined.test(words) || words === ' ') && !joints.test(words);
  });
  return before ? clause.slice(...before) : null;
}

/** "Gallbladder: a stone of 9 mm": the label of a sentence says where all of it is. */
export function labelledSite(sentence: string, parts: readonly Span[]): string | null {
  const label = /^[^:.]{3,40}:/.exec(sentence)?.[0];
  const part = label === undefined ? undefined : parts.find(([, to]) => to <= label.length);
  return part ? sentence.slice(...phraseAround(sentence, part)) : null;
}
