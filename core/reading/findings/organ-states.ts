import type { Span } from '../../kernel/span.ts';
import type { Knowledge, Mention } from '../../knowledge/knowledge.ts';
import { type Cue, type Named, type Role } from './cues.ts';
import words from './cues.json' with { type: 'json' };

/** A part of the body may be red or sore in any sentence; these states stand only behind it, with a verb or in an examination. */
const plainStates = new Set(words.plainStates);
/** Of these, some stand before other things as well, and so must end what is said: "kidneys small". */
const endingStates = new Set(words.endingStates);

/** What a statement holds, as spans in it: parts of the body, cues, and findings that are known already. */
export type Material = { text: string; parts: readonly Span[]; cues: readonly Mention<Cue>[]; told: readonly Span[] };

/** "enlarged left common femoral vein": only describing words stand between. */
const describing =
  /^[ -](?:(?:left|right|l|r|lt|rt|the|\p{L}+(?:al|ic|oid)|bilateral|both|upper|lower|common|anterior|posterior|proximal|distal|main|local|regional|small|large|central|mid|inner|outer)\s){0,3}$/iu;
/** "LA severely enlarged", "RV: mildly dilated", "tonsils are not swollen". */
const linking =
  /^\s?[:–-]?\s(?:(?:\d+(?:\.\d+)? ?[mc]m|is|are|was|were|appears?|appeared|looks?|looked|seems?|seemed|feels?|felt|remains?|has|have|been|both|mildly|moderately|severely|markedly|slightly|grossly|mild|moderate|severe|not|no|longer|also|bilaterally|a|bit|more|very|diffusely|somewhat|borderline|minimally|massively|chronically|heavily|size|to be|partly|partially|completely|totally)\s){0,4}$/i;
const endsClause = /^\s?(?:$|[,.;+]|(?:and|with|but|for|bilaterally)\b)/;
const joint = /^(?:\s|\/|-|\s(?:and|or)\s|,\s)$/;
const wordsBetween = /^\s(?:[\p{L}-]{1,16}\s){0,3}$/u;

/** States of parts of the body and of how they work, read by their place beside each other. */
export function organStates(material: Material, knowledge: Knowledge): Named[] {
  const { cues, parts } = material;
  const organs = [...parts, ...cuesWith(cues, 'organ')].sort((a, b) => a[0] - b[0]);
  const functions = cuesWith(cues, 'function');
  let last = -1;
  return cues.flatMap((cue): Named[] => {
    const at: Span = [cue.start, cue.end];
    const found =
      (cue.entry.roles.has('state')
        ? (organState(material, cue, organs) ?? goingOn(material, cue, last))
        : undefined) ?? (cue.entry.roles.has('off') ? offFunction(material.text, at, functions) : undefined);
    last = found?.[1] ?? last;
    if (!found) return [];
    const printed = material.text.slice(...found);
    const known = isHeart(printed) ? knowledge.findTerm(`${material.text.slice(...at)} heart`) : undefined;
    return [{ concept: known?.term ?? printed, start: found[0], end: found[1], isWhole: known !== undefined }];
  });
}

/** "The cardiac silhouette is mildly enlarged" is an enlarged heart. */
const isHeart = (printed: string): boolean =>
  ['heart', 'cardiac'].some((word) => printed.toLowerCase().startsWith(word));

/** "Elbow: swollen, deformed": one state after another, of the same part; the first may be a term of its own. */
function goingOn({ text, told }: Material, { start, end }: Mention<Cue>, last: number): Span | undefined {
  if (plainStates.has(text.slice(start, end).toLowerCase()) || text.slice(start, end) === 'compressed')
    return undefined;
  const ends = [last, ...told.map(([, to]) => to)];
  const follows = ends.some((to) => to >= 0 && to < start && /^(?:,|,? and|\s?\/)\s$/.test(text.slice(to, start)));
  return follows && /^\s?(?:[,.;]|and\b|$)/.test(text.slice(end)) ? [start, end] : undefined;
}

export const cuesWith = (cues: readonly Mention<Cue>[], role: Role): Span[] =>
  cues.filter(({ entry }) => entry.roles.has(role)).map(({ start, end }): Span => [start, end]);

function organState({ text, told }: Material, cue: Mention<Cue>, organs: readonly Span[]): Span | undefined {
  // "LV dilated cardiomyopathy": what follows is a finding of its own.
  if (told.some(([from]) => from > cue.start && /^\s(?:[\p{L}-]+\s)?$/u.test(text.slice(cue.end, from))))
    return undefined;
  if (endingStates.has(cue.entry.phrase) && !endsClause.test(text.slice(cue.end))) return undefined;
  const before = organs.findLast(([, to]) => to <= cue.start && linking.test(text.slice(to, cue.start)));
  if (before) return [before[0], cue.end];
  if (plainStates.has(cue.entry.phrase)) return undefined;
  const after = organs.find(([from]) => from >= cue.end && describing.test(text.slice(cue.end, from)));
  return after && [cue.start, endOfOrgans(text, after[1], organs)];
}

/** "enlarged mediastinal or hilar lymph nodes" is one thing said of several parts. */
function endOfOrgans(text: string, end: number, organs: readonly Span[]): number {
  let last = end;
  for (const [from, to] of organs) if (from >= last && joint.test(text.slice(last, from))) last = to;
  return last;
}

function offFunction(text: string, [start, end]: Span, functions: readonly Span[]): Span | undefined {
  const after = functions.find(([from]) => from >= end && wordsBetween.test(text.slice(end, from)));
  if (after) return [start, after[1]];
  const before = functions.findLast(([, to]) => to <= start && linking.test(text.slice(to, start)));
  return before && [before[0], end];
}
