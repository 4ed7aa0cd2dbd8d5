import type { Piece } from '#core/presenting/sentences.ts';

export const medicineChanges = ['new', 'changed', 'stopped', 'same', 'other'] as const;
export type MedicineChange = (typeof medicineChanges)[number];

/** Only the words that a sentence opens with, so that "Aspirin, new since May, stop it" is taken for nothing. */
const openings: [MedicineChange, RegExp][] = [
  ['stopped', /^(?:stop(?:ped)?\b|do not take\b|no longer\b|h[eo]ld\b|on hold\b|paused?\b|discontinued?\b)/i],
  ['new', /^(?:new\b|start\b|begin\b|started:)/i],
  ['changed', /^(?:chang(?:e|ed)\b|increased?\b|decreased?\b|reduced?\b)/i],
  ['same', /^(?:continued?\b|keep\b|go on\b|unchanged\b|same\b)/i],
];

/** What turns into its opposite later in its sentence is put under no name. */
const turns = /\b(?:stop\w*|hold|held|reaction|allerg\w*|rash|switch\w*|instead|but|until|not)\b/i;

/** Medicines by what changes, each where its sentence says so in its first words. Nothing is guessed: the others come last. */
export function medicineChangesOf(pieces: readonly Piece[]): { change: MedicineChange; pieces: Piece[] }[] {
  const of = ({ text }: Piece): MedicineChange => {
    const change = openings.find(([, opening]) => opening.test(text))?.[0] ?? 'other';
    return change !== 'stopped' && turns.test(text) ? 'other' : change;
  };
  return medicineChanges.flatMap((change) => {
    const some = pieces.filter((piece) => of(piece) === change);
    return some.length === 0 ? [] : [{ change, pieces: some }];
  });
}
