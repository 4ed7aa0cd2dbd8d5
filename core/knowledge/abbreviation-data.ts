import type { AbbreviationEntry } from './entries.ts';
import clinic from './abbreviations/clinic.json' with { type: 'json' };
import eyesEarsMouthSkin from './abbreviations/eyes-ears-mouth-skin.json' with { type: 'json' };
import heartLungs from './abbreviations/heart-lungs.json' with { type: 'json' };
import imaging from './abbreviations/imaging.json' with { type: 'json' };
import labPathology from './abbreviations/lab-pathology.json' with { type: 'json' };
import mindNerves from './abbreviations/mind-nerves.json' with { type: 'json' };
import notes from './abbreviations/notes.json' with { type: 'json' };
import orders from './abbreviations/orders.json' with { type: 'json' };
import prescriptions from './abbreviations/prescriptions.json' with { type: 'json' };
import rehabNursing from './abbreviations/rehab-nursing.json' with { type: 'json' };
import tests from './abbreviations/tests.json' with { type: 'json' };
import womenChildren from './abbreviations/women-children.json' with { type: 'json' };

/** Every abbreviation on record, by subject. The shape is checked by a test over all files. */
export const abbreviations: readonly AbbreviationEntry[] = [
  ...clinic,
  ...eyesEarsMouthSkin,
  ...heartLungs,
  ...imaging,
  ...labPathology,
  ...mindNerves,
  ...notes,
  ...orders,
  ...prescriptions,
  ...rehabNursing,
  ...tests,
  ...womenChildren,
] as AbbreviationEntry[];
