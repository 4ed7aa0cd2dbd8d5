import type { VerifyFault } from '../verify-sentence.ts';

/** Words of which a statement means one: as people tell them, and as print has them. */
export type ContrastSet = {
  fault: VerifyFault;
  members: readonly { told: RegExp; printed: RegExp }[];
  ofMedicines?: true; // only where a medicine is named
  isClose?: true; // only the quoted sentence decides
  isOfRows?: true; // holds for rows of a table too
};

/** Told and printed alike. */
export const same = (words: string): { told: RegExp; printed: RegExp } => {
  const form = new RegExp(String.raw`\b(?:${words})\b`, 'i');
  return { told: form, printed: form };
};
/** Told in other words than printed. */
export const pair = (told: string, printed: string): { told: RegExp; printed: RegExp } => ({
  told: new RegExp(String.raw`\b(?:${told})\b`, 'i'),
  printed: new RegExp(String.raw`\b(?:${printed})\b`, 'i'),
});
