import criticalLimitRecords from './critical-limits.json' with { type: 'json' };
import type { AnalyteEntry, CriticalLimit } from './entries.ts';
import bloodCount from './analytes/blood-count.json' with { type: 'json' };
import kidney from './analytes/kidney.json' with { type: 'json' };
import liver from './analytes/liver.json' with { type: 'json' };
import metabolic from './analytes/metabolic.json' with { type: 'json' };

/** Every analyte on record, by subject. The shape is checked by a test over all files. */
export const analytes: readonly AnalyteEntry[] = [...bloodCount, ...kidney, ...liver, ...metabolic] as AnalyteEntry[];

/** The limits at which laboratories call at once, for adults. */
export const criticalLimits: readonly CriticalLimit[] = criticalLimitRecords;
