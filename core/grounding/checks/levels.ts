import { matchesIn } from '../../kernel/matches-in.ts';
import type { Check } from './check.ts';

/** Levels of the spine, and leads and vessels that are named alike: "L4", "L4/5", "C5-C6". */
const level = /\b([CLTS])(\d{1,2})(?:\s?[/-]\s?([CLTS])?(\d{1,2}))?\b/g;

function levelsIn(text: string): Set<string> {
  const found = matchesIn(text, level).flatMap(([, letter = '', one = '', other = letter, second]) =>
    second === undefined ? [letter + one] : [letter + one, (other === '' ? letter : other) + second],
  );
  return new Set(found);
}

/** A level that is told is printed where the sentence rests. */
export const levels: Check = ({ told, evidence }) => {
  const said = levelsIn(told.text);
  if (said.size === 0) return [];
  const printed = levelsIn(evidence.nearText);
  return printed.size > 0 && [...said].some((one) => !printed.has(one)) ? ['analyte'] : [];
};
