import type { MedicineEntry } from './entries.ts';
import heart from './medicines/heart.json' with { type: 'json' };

/** Every medicine on record, by subject. The shape is checked by a test over all files. */
export const medicines: readonly MedicineEntry[] = [
  ...heart,
] as MedicineEntry[];
