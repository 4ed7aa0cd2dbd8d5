import type { MedicineEntry } from './entries.ts';
import diabetesHormones from './medicines/diabetes-hormones.json' with { type: 'json' };
import heartBlood from './medicines/heart-blood.json' with { type: 'json' };
import infectionLungsGut from './medicines/infection-lungs-gut.json' with { type: 'json' };
import nervesMindPain from './medicines/nerves-mind-pain.json' with { type: 'json' };

/** Every medicine on record, by subject. The shape is checked by a test over all files. */
export const medicines: readonly MedicineEntry[] = [
  ...diabetesHormones,
  ...heartBlood,
  ...infectionLungsGut,
  ...nervesMindPain,
] as MedicineEntry[];
