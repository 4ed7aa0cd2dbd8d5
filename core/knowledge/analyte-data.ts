import adultLimitRecords from './adult-limits.json' with { type: 'json' };
import namesElsewhere from './analyte-names.json' with { type: 'json' };
import criticalLimitRecords from './critical-limits.json' with { type: 'json' };
import type { AdultLimit, AnalyteEntry, CriticalLimit } from './entries.ts';
import allergy from './analytes/allergy.json' with { type: 'json' };
import bodyFluids from './analytes/body-fluids.json' with { type: 'json' };
import immune from './analytes/immune.json' with { type: 'json' };
import infection from './analytes/infection.json' with { type: 'json' };
import bloodCount from './analytes/blood-count.json' with { type: 'json' };
import bloodGas from './analytes/blood-gas.json' with { type: 'json' };
import clotting from './analytes/clotting.json' with { type: 'json' };
import drugLevels from './analytes/drug-levels.json' with { type: 'json' };
import heartMusclePancreas from './analytes/heart-muscle-pancreas.json' with { type: 'json' };
import hormones from './analytes/hormones.json' with { type: 'json' };
import ironVitamins from './analytes/iron-vitamins.json' with { type: 'json' };
import kidney from './analytes/kidney.json' with { type: 'json' };
import lipids from './analytes/lipids.json' with { type: 'json' };
import liver from './analytes/liver.json' with { type: 'json' };
import metabolic from './analytes/metabolic.json' with { type: 'json' };
import serology from './analytes/serology.json' with { type: 'json' };
import thyroid from './analytes/thyroid.json' with { type: 'json' };
import tumourMarkers from './analytes/tumour-markers.json' with { type: 'json' };
import urineStool from './analytes/urine-stool.json' with { type: 'json' };

/** The names of common tests on the sheets of laboratories that write German, French, Spanish, Portuguese, Italian, Polish or Russian. */
const inOtherLanguages: Readonly<Record<string, readonly string[]>> = namesElsewhere;

/** Every analyte on record, by subject. The shape is checked by a test over all files. */
export const analytes: readonly AnalyteEntry[] = (
  [
    ...allergy,
    ...bodyFluids,
    ...immune,
    ...infection,
    ...bloodCount,
    ...bloodGas,
    ...clotting,
    ...drugLevels,
    ...heartMusclePancreas,
    ...hormones,
    ...ironVitamins,
    ...kidney,
    ...lipids,
    ...liver,
    ...metabolic,
    ...serology,
    ...thyroid,
    ...tumourMarkers,
    ...urineStool,
  ] as AnalyteEntry[]
).map((entry) => ({ ...entry, also: [...entry.also, ...(inOtherLanguages[entry.id] ?? [])] }));

/** The limits at which laboratories call at once, for adults. */
export const criticalLimits: readonly CriticalLimit[] = criticalLimitRecords;

/** What is generally accepted for adults, for results without a printed range. */
export const adultLimits: readonly AdultLimit[] = adultLimitRecords as AdultLimit[];
