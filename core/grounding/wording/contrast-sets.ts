import type { VerifyFault } from '../verify-sentence.ts';
import sets from './contrast-sets.json' with { type: 'json' };

/** Words of which a statement means one: as people tell them, and as print has them. Both are parts of regular expressions. */
type ContrastWords = {
  fault: VerifyFault;
  members: readonly { told: string; printed?: string }[]; // printed as it is told where nothing else is given
  ofMedicines?: boolean; // only where a medicine is named
  isClose?: boolean; // only the quoted sentence decides
  isOfRows?: boolean; // holds for rows of a table too
};

/** With one form that knows whether a sentence says anything of the set: most sentences say nothing of most sets. */
export type ContrastSet = Omit<ContrastWords, 'members'> & {
  members: readonly { told: RegExp; printed: RegExp }[];
  anyTold: RegExp;
};

const whole = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'i');

export const contrastSets: readonly ContrastSet[] = Object.values(
  sets as Readonly<Record<string, readonly ContrastWords[]>>,
)
  .flat()
  .map(({ members, ...set }) => ({
    ...set,
    members: members.map(({ told, printed = told }) => ({ told: whole(told), printed: whole(printed) })),
    anyTold: whole(members.map(({ told }) => told).join('|')),
  }));
