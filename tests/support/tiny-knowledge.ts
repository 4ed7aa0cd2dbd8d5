import type { AnalyteEntry, CriticalLimit, MedicineEntry } from '#core/knowledge/entries.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { createLexicon } from '#core/simplifying/lexicon.ts';

const source = 'MedlinePlus: Lab tests';

const analyte = (id: string, loinc: string, ...also: string[]): AnalyteEntry => ({
  ...{ id, name: also[0] ?? id, also, loinc, group: 'metabolic_panel', measures: 'how much of it is in your blood' },
  ...{ high: null, low: null, affectedBy: [], ask: [], source },
});

const analytes = [
  analyte('glucose', '2345-7', 'Glucose', 'Blood sugar', 'Fasting blood sugar'),
  analyte('potassium', '2823-3', 'Potassium', 'K'),
  analyte('sodium', '2951-2', 'Sodium', 'Na'),
  analyte('hemoglobin', '718-7', 'Hemoglobin', 'Hgb', 'Haemoglobin'),
  analyte('a1c', '4548-4', 'Hemoglobin A1c', 'A1c', 'HbA1c'),
  analyte('creatinine', '2160-0', 'Creatinine'),
  analyte('ca_125', '10334-1', 'CA 125'),
  analyte('ca_19_9', '24108-3', 'CA 19-9'),
  analyte('calcium', '17861-6', 'Calcium', 'CA'),
  analyte('tsh', '3016-3', 'TSH'),
  analyte('ldl', '13457-7', 'LDL', 'LDL Cholesterol'),
  analyte('nitrite_urine', '5802-4', 'Nitrite', 'Nitrite, Urine'),
  analyte('spo2', '2708-6', 'Oxygen Saturation'),
];

const limits: CriticalLimit[] = [{ analyte: 'potassium', units: ['mmol/L', 'mEq/L'], low: 2.5, high: 6.5, source }];
const heparin: MedicineEntry = {
  generic: 'heparin',
  brands: [],
  group: 'anticoagulant',
  usedFor: 'to prevent clots',
  source,
};

/** A handful of analytes, for tests of readers that must not depend on how much is known. */
export function tinyKnowledge(): Knowledge {
  const byName = new Map(analytes.flatMap((entry) => entry.also.map((name) => [name.toLowerCase(), entry] as const)));
  return {
    findAnalyte: (printedName) => byName.get(printedName.trim().toLowerCase()),
    getAnalyte(id) {
      const entry = analytes.find((candidate) => candidate.id === id);
      if (!entry) throw new Error(`No analyte has the id ${id}.`);
      return entry;
    },
    findCriticalLimit: (id, unit) => limits.find((limit) => limit.analyte === id && limit.units.includes(unit)),
    findAdultLimits: () => [],
    findTerm: () => undefined,
    findTerms: () => [],
    findAbbreviation: () => undefined,
    findMedicine: (name) => (name.toLowerCase() === 'heparin' ? heparin : undefined),
    findMedicines: () => [],
    lexicon: createLexicon([]),
  };
}
