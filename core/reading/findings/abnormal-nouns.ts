import type { SectionRole } from '../sections/section-names.ts';
import { wordsIn, type Named } from './cues.ts';
import { cuesWith, type Material } from './organ-states.ts';

/** Where an observer writes, a general noun names what is wrong; elsewhere it may be anything. */
const observing = new Set<SectionRole>(['findings', 'conclusion', 'labs']);
/** "commissural fusion", "fixed apical defect", "right ventricular involvement": the adjective before the noun. */
const adjective =
  /(?<![\p{L}-])((?:\p{L}+-)?\p{L}{2,}(?:al|ar|ic|ous|ary|ible|oid|ile)|fixed|mixed|subtle|diffuse|patchy|soft tissue)[ -]$/iu;
/** Adjectives of the work, of normality, and of other uses of the noun. */
const ordinary = wordsIn('ordinaryAdjectives');
const ofPart = /^\s(?:of|on|upon|into)\s(?:[\p{L}\d/-]{1,16}\s){0,5}$/u;

/** General nouns of abnormality with the adjective before them, or with the part of the body behind them that they are said of. */
export function abnormalNouns({ text, parts, cues, told }: Material, role: SectionRole | null): Named[] {
  if (role === null || !observing.has(role)) return [];
  const places = [...parts, ...told, ...cuesWith(cues, 'organ')];
  return cues.flatMap(({ entry, start, end }): Named[] => {
    if (!entry.roles.has('abnormal')) return [];
    const before = adjective.exec(text.slice(Math.max(0, start - 30), start));
    const besidePart = parts.findLast(([, to]) => to === start - 1);
    const isDescribed = before !== null && !ordinary.has((before[1] ?? '').toLowerCase());
    const from = isDescribed ? start - before[0].length : (besidePart?.[0] ?? start);
    const isPlaced = places.some(([at]) => at > end && at - end < 45 && ofPart.test(text.slice(end, at)));
    return isDescribed || besidePart || isPlaced ? [{ concept: text.slice(from, end), start: from, end }] : [];
  });
}
