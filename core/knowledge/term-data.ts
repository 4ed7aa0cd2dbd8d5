import type { TermEntry } from './entries.ts';
import bloodVessels from './terms/blood-vessels.json' with { type: 'json' };

/** Every term on record, by subject. The shape is checked by a test over all files. */
export const terms: readonly TermEntry[] = [...bloodVessels] as TermEntry[];
