import type { Piece } from '#core/presenting/sentences.ts';

export const medicineChanges = ['new', 'changed', 'stopped', 'same', 'other'] as const;
export type MedicineChange = (typeof medicineChanges)[number];

type Words = {
  /** Only those that a sentence opens with, so that "Aspirin, new since May, stop it" is taken for nothing. */
  openings: [MedicineChange, RegExp][];
  /** What turns into its opposite later in its sentence is put under no name. */
  turns: RegExp;
};

const english: Words = {
  openings: [
    ['stopped', /^(?:stop(?:ped)?\b|do not take\b|no longer\b|h[eo]ld\b|on hold\b|paused?\b|discontinued?\b)/i],
    ['new', /^(?:new\b|start\b|begin\b|started:)/i],
    ['changed', /^(?:chang(?:e|ed)\b|increased?\b|decreased?\b|reduced?\b)/i],
    ['same', /^(?:continued?\b|keep\b|go on\b|unchanged\b|same\b)/i],
  ],
  turns: /\b(?:stop\w*|hold|held|reaction|allerg\w*|rash|switch\w*|instead|but|until|not)\b/i,
};

const spanish: Words = {
  openings: [
    ['stopped', /^(?:suspend(?:a|ido|ida|ió)|dej(?:e|ó) de|no tome|ya no|en pausa)(?!\p{L})/iu],
    ['new', /^(?:nuev[oa]s?|empiece|comience|inicie|se empezó|se inició)(?!\p{L})/iu],
    ['changed', /^(?:cambi(?:o|a|e|ó|ado|ada)|aument(?:e|ó|ado|ada)|se (?:aumentó|redujo|cambió)|reduzca)(?!\p{L})/iu],
    ['same', /^(?:siga|sigue|continúe|continúa|mantenga|igual|sin cambios?)(?!\p{L})/iu],
  ],
  turns:
    /(?<!\p{L})(?:suspend\p{L}*|dej(?:e|ó)|reacci\p{L}*|alergi\p{L}*|sarpullido|en lugar|en vez|pero|hasta|no)(?!\p{L})/iu,
};

/** Medicines by what changes, each where its sentence says so in its first words. Nothing is guessed: the others come last. */
export function medicineChangesOf(pieces: readonly Piece[]): { change: MedicineChange; pieces: Piece[] }[] {
  const of = ({ text }: Piece): MedicineChange => {
    for (const { openings, turns } of [english, spanish]) {
      const change = openings.find(([, opening]) => opening.test(text))?.[0];
      if (change !== undefined) return change !== 'stopped' && turns.test(text) ? 'other' : change;
    }
    return 'other';
  };
  return medicineChanges.flatMap((change) => {
    const some = pieces.filter((piece) => of(piece) === change);
    return some.length === 0 ? [] : [{ change, pieces: some }];
  });
}
