import type { KindWords } from './kind-words.ts';
import { imagingKinds } from './kind-words/imaging.ts';
import { labKinds } from './kind-words/labs.ts';
import { noteKinds } from './kind-words/notes.ts';
import { dischargeKinds, medicationKinds, otherKinds } from './kind-words/papers.ts';
import { pathologyKinds } from './kind-words/pathology.ts';

/** Every kind with its words. Of two kinds that one line names, the earlier is meant: a note of an X-ray of a fall is a note. */
export const kinds: readonly KindWords[] = [
  ...pathologyKinds,
  ...dischargeKinds,
  ...medicationKinds,
  ...otherKinds,
  ...noteKinds,
  ...imagingKinds,
  ...labKinds,
];
