import type { Side } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';

/** What an addendum says of a side that was printed wrongly. `span` is its sentence; what stands before `from` is what it corrects. */
export type SideCorrection = {
  side: Side;
  instead: Side;
  part: string | undefined; // "knee"
  ofConclusion: boolean;
  from: number;
  span: Span;
};

const opening = /(?:^|\n)[^\p{L}\n]{0,8}(?:addend(?:um|a)|amend(?:ment|ed)|correction|corrected|erratum)\b/iu;
/** "should read RIGHT knee", "the correct side is right", "right, not left". */
const correcting =
  /\b(?:(?:should|must|ought to)\s(?:have\s)?(?:read|be|been|say|said|state)\s|correct(?:ed)?\s(?:side|laterality|to)\s(?:is\s|to\s)?)["“']?(?:the\s)?(left|right)\b["”']?(?:[\s-](?!not\b|and\b)(\p{L}{3,}))?|\b(left|right)\s(?:(\p{L}{3,})\s?)?,?\s(?:not|instead of|rather than)\s(?:the\s)?(?:left|right)\b/iu;
const conclusion = /\b(?:impression|conclusion|diagnosis|opinion)\b/i;

export function sideCorrection(text: string): SideCorrection | undefined {
  const from = text.search(opening);
  if (from === -1) return undefined;
  const match = correcting.exec(text.slice(from));
  const side = (match?.[1] ?? match?.[3])?.toLowerCase();
  if (match === null || (side !== 'left' && side !== 'right')) return undefined;
  const at = from + match.index;
  const start = Math.max(text.lastIndexOf('. ', at) + 2, text.lastIndexOf('\n', at) + 1, from);
  const stop = text.slice(at).search(/[.;\n]|$/);
  return {
    side,
    instead: side === 'left' ? 'right' : 'left',
    part: (match[2] ?? match[4])?.toLowerCase(),
    ofConclusion: conclusion.test(text.slice(from, at)),
    from,
    span: [start, at + stop],
  };
}
