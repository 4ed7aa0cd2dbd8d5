import { createLexicon } from '../../simplifying/lexicon.ts';
import type { AnalyteEntry, MedicineEntry, TermEntry, TermKind } from '../../knowledge/entries.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { createAnalyteIndex } from '../../knowledge/analyte-index.ts';
import { createPhraseIndex } from '../../knowledge/phrase-index.ts';

const source = 'Readback: entries for tests';

const term = (kind: TermKind, words: string, also: string[] = []): TermEntry => ({
  term: words,
  also,
  kind,
  definition: `A ${kind} that tests know.`,
  source,
});

const terms: TermEntry[] = [
  ...['pneumonia', 'asthma', 'diabetes', 'hypertension', 'appendicitis', 'emphysema', 'stroke', 'adenocarcinoma'].map(
    (words) => term('condition', words),
  ),
  ...['cough', 'fever', 'chest pain', 'nausea', 'headache', 'back pain', 'swelling'].map((words) =>
    term('symptom', words),
  ),
  ...['pleural effusion', 'nodule', 'pneumothorax', 'atelectasis', 'cardiomegaly', 'fracture', 'cyst', 'no growth'].map(
    (words) => term('finding', words),
  ),
  term('condition', 'breast cancer', ['cancer of the breast']),
  term('anatomy', 'lung'),
  term('test', 'chest X-ray'),
];

const medicine = (generic: string, ...brands: string[]): MedicineEntry => ({
  generic,
  brands,
  group: 'group',
  usedFor: 'for tests',
  source,
});

const medicines = [
  medicine('lisinopril', 'Zestril'),
  medicine('metformin', 'Glucophage'),
  medicine('furosemide', 'Lasix'),
  medicine('acetaminophen', 'Tylenol'),
  medicine('codeine'),
  medicine('ibuprofen', 'Advil'),
  medicine('potassium chloride', 'potassium'),
];

const analyte = (id: string, name: string, group: string, also: string[] = []): AnalyteEntry => ({
  id,
  name,
  also,
  loinc: null,
  group,
  measures: 'something that tests know',
  high: null,
  low: null,
  affectedBy: [],
  ask: [],
  source,
});

const analytes = [
  analyte('hemoglobin', 'Hemoglobin', 'blood_count', ['Hgb']),
  analyte('wbc', 'WBC', 'blood_count'),
  analyte('platelets', 'Platelets', 'blood_count'),
  analyte('potassium', 'Potassium', 'metabolic_panel'),
  analyte('sodium', 'Sodium', 'metabolic_panel'),
  analyte('glucose', 'Glucose', 'metabolic_panel'),
  analyte('ldl', 'LDL Cholesterol', 'lipid_panel'),
  analyte('hdl', 'HDL Cholesterol', 'lipid_panel'),
];

/** A handful of entries behind the real indexes, so that tests of reading do not change when the real entries do. */
export function smallKnowledge(): Knowledge {
  const termIndex = createPhraseIndex(terms, (entry) => [entry.term, ...entry.also]);
  const medicineIndex = createPhraseIndex(medicines, (entry) => [entry.generic, ...entry.brands]);
  const analyteIndex = createAnalyteIndex(analytes);
  return {
    lexicon: createLexicon([]),
    findAnalyte: (printedName, unit) => analyteIndex.find(printedName, unit),
    getAnalyte: (id) => analyteIndex.get(id),
    findCriticalLimit: () => undefined,
    findAdultLimits: () => [],
    findTerm: (words) => termIndex.find(words),
    findTerms: (text) => termIndex.findAll(text),
    findAbbreviation: () => undefined,
    findMedicine: (name) => medicineIndex.find(name),
    findMedicines: (text) => medicineIndex.findAll(text),
  };
}
