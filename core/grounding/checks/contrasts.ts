import { contrastSets, type ContrastSet } from '../wording/contrast-sets.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { Case, Check } from './check.ts';

/** Of words that exclude each other, such as the valves of the heart, the one that is told is the one that is printed. */
export const contrasts: Check = (one) => {
  const faults = new Set<VerifyFault>();
  for (const set of contrastSets) {
    if (set.anyTold.test(one.told.plain) && isSwapped(set, one)) faults.add(set.fault);
  }
  return [...faults];
};

type Member = ContrastSet['members'][number];

/** "2.5 mg od -> 5 mg": an arrow says increased or reduced without a word. */
const withArrows = (words: string): string =>
  /[>→]/.test(words)
    ? words.replace(
        arrow,
        (found, from: string, to: string) => `${found} ${Number(to) > Number(from) ? 'increased' : 'reduced'} `,
      )
    : words;
const arrow = /(\d+(?:\.\d+)?)[^\d\n>→]{0,16}(?:->|→|=>)\s*(\d+(?:\.\d+)?)/g;

function isSwapped(
  { members, fault, isOfRows, isClose, ofMedicines }: ContrastSet,
  { told, quoted, evidence, source }: Case,
): boolean {
  if (told.isQuestion && (fault === 'advice' || fault === 'dose' || fault === 'direction')) return false;
  if (ofMedicines === true && told.medicines.length === 0) return false;
  const said = members.filter((member) => member.told.test(told.plain));
  const [only] = said;
  if (only === undefined || said.length > 1) return false;
  if (quoted?.isInRow === true && isOfRows !== true) return false;
  // What the sentence rests on most closely decides: its quote, the clause, the sentence, all of its lines.
  const wide = isClose === true ? [] : [evidence.nearText];
  const places = (quoted === undefined ? wide : [quoted.words, quoted.clause, quoted.sentence, ...wide]).map(
    withArrows,
  );
  for (const place of places) {
    const printed = members.filter((member) => member.printed.test(place));
    if (printed.length === 0) continue;
    if (printed.includes(only)) return false;
    if (isClose === true) return !only.printed.test(evidence.nearText) && !isMostNamed(only, members, source.lower);
    return (
      !only.printed.test(evidence.nearText) ||
      (place !== evidence.nearText && printed.length === 1 && place !== quoted?.sentence)
    );
  }
  return false;
}

/** What a paper is about, each of its lines is about. */
function isMostNamed(only: Member, members: readonly Member[], lower: string): boolean {
  const times = ({ printed }: Member): number => lower.match(new RegExp(printed, 'g'))?.length ?? 0;
  return members.every((one) => one === only || times(one) < times(only));
}
