import type { Side } from '../../documents/explanation.ts';
import type { Amendment } from '../sections/amendment.ts';
import type { Span } from '../../kernel/span.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './phrases.json' with { type: 'json' };

/** What an addendum says of a side that was printed wrongly; `both`: the sides were exchanged throughout. `span` is its sentence; what stands before `from` is what it corrects. */
export type SideCorrection = {
  side: Side;
  instead: Side;
  both: boolean;
  part: string | undefined; // "knee"
  ofConclusion: boolean;
  from: number;
  span: Span;
};

/** "should read RIGHT knee", "the correct side is right", "right, not left", "in the left lobe and not, as first written, in the right". */
const correcting =
  /\b(?:(?:should|must|ought to)\s(?:have\s)?(?:read|be|been|say|said|state)\s|correct(?:ed)?\s(?:side|laterality|to)\s(?:is\s|to\s)?)["“']?(?:the\s)?(left|right)\b["”']?(?:[\s-](?!not\b|and\b)(\p{L}{3,}))?|\b(left|right)\s(?:(\p{L}{3,})\s?)?(?:\p{L}+\s?){0,2},?\s?(?:and\s)?(?:not|instead of|rather than),?\s(?:as [^.;,\n]{1,40},\s|as \p{L}+ \p{L}+ )?(?:(?:in|on|of)\s)?(?:the\s)?(?:left|right)\b/iu;
/** "names the wrong breast": of the sides, the amendment then says only the right one. */
const wrongSide =
  /\b(?:wrong|incorrect)\s(side|laterality|\p{L}{3,})\b|\b(?:side|laterality)\b[^.\n]{0,40}\b(?:wrong|incorrect|error|transposed)\b/iu;
/** "Left and right were exchanged" */
const exchanged =
  /\b(?:left and right|right and left|sides?|laterality)\b[^.\n]{0,40}\b(?:exchanged|swapped|reversed|transposed|confused|mixed up|switched)\b/iu;
const conclusion = phrasePattern(phrases.conclusion);

export function sideCorrection(text: string, amendment: Amendment | undefined): SideCorrection | undefined {
  if (amendment?.added === undefined) return undefined;
  const [from, end] = amendment.added;
  const added = text.slice(from, end);
  const both = exchanged.exec(added);
  if (both !== null) {
    const span: Span = [from + both.index, from + both.index + both[0].length];
    return { side: 'right', instead: 'left', both: true, part: undefined, ofConclusion: false, from, span };
  }
  const match = correcting.exec(added);
  const side = sideOf(match?.[1] ?? match?.[3]) ?? onlySide(added);
  const index = (match ?? wrongSide.exec(added))?.index;
  if (side === undefined || index === undefined) return undefined;
  const at = from + index;
  const start = Math.max(text.lastIndexOf('. ', at) + 2, text.lastIndexOf('\n', at) + 1, from);
  const stop = text.slice(at).search(/[.;\n]|$/);
  const part = match?.[2] ?? match?.[4];
  return {
    side,
    instead: side === 'left' ? 'right' : 'left',
    both: false,
    part: part?.toLowerCase(),
    ofConclusion: conclusion.test(text.slice(start, at)),
    from,
    span: [start, at + stop],
  };
}

const sideOf = (word: string | undefined): 'left' | 'right' | undefined => {
  const side = word?.toLowerCase();
  return side === 'left' || side === 'right' ? side : undefined;
};

function onlySide(added: string): 'left' | 'right' | undefined {
  if (!wrongSide.test(added)) return undefined;
  const sides = new Set((added.match(/\b(?:left|right)\b/gi) ?? []).map((word) => word.toLowerCase()));
  return sides.size === 1 ? sideOf([...sides][0]) : undefined;
}
