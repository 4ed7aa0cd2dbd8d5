import type { Medication } from '../../documents/explanation.ts';
import type { ToldStatus } from './medicine-status.ts';

/**
 * A medicine as read, with what the document says is done with it. `isListed`: it is an entry of a list, and not of a sentence;
 * `isBeside`: what is done with it is said further on, and the entry is as it was before.
 */
export type ReadMedicine = Medication & { told: ToldStatus | null; isListed: boolean; isBeside?: boolean };
