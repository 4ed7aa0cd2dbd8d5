import { createLexicon } from '../../simplifying/lexicon.ts';
import type { AbbreviationEntry, AnalyteEntry, MedicineEntry, TermEntry } from '../../knowledge/entries.ts';
import type { Knowledge, Mention } from '../../knowledge/knowledge.ts';

const source = 'Readback: written for tests';

const analytes: AnalyteEntry[] = [
  {
    id: 'glucose',
    name: 'Glucose',
    also: ['Glucose, Blood'],
    loinc: '2345-7',
    group: 'metabolic_panel',
    measures: 'how much sugar is in your blood',
    plain: 'blood sugar',
    high: 'happen after food, with stress, or with diabetes',
    low: 'happen after a long time without food',
    affectedBy: ['food before the test'],
    ask: ['Should my blood sugar be checked again?'],
    source,
  },
  {
    id: 'potassium',
    name: 'Potassium',
    also: ['K'],
    loinc: '2823-3',
    group: 'metabolic_panel',
    measures: 'how much of the salt potassium is in your blood',
    high: 'happen when the kidneys work less well',
    low: 'happen with some water pills',
    affectedBy: [],
    ask: [],
    source,
  },
];

const term = (name: string, kind: TermEntry['kind'], definition: string, more: Partial<TermEntry> = {}): TermEntry => ({
  term: name,
  also: [],
  kind,
  definition,
  source,
  ...more,
});

const terms: TermEntry[] = [
  term('pleural effusion', 'finding', 'Extra fluid in the space around a lung.', {
    plain: 'fluid around the lung',
    ask: 'What caused the fluid around my lung?',
    serious: true,
  }),
  term('nodule', 'finding', 'A small round spot.', { plain: 'small round spot' }),
  term('pneumonia', 'condition', 'An infection of a lung.', { plain: 'lung infection', serious: true }),
  term('hypertension', 'condition', 'A condition in which blood pushes too hard in its vessels.', {
    plain: 'high blood pressure',
    ask: 'What blood pressure should I aim for?',
  }),
  term('carcinoma', 'condition', 'A kind of cancer.', { plain: 'a kind of cancer', serious: true }),
  term('lung', 'anatomy', 'One of the two parts of the body that breathe.'),
];

const medicines: MedicineEntry[] = [
  { generic: 'lisinopril', brands: ['Zestril'], group: 'ACE inhibitor', usedFor: 'to lower blood pressure', source },
  { generic: 'metformin', brands: [], group: 'biguanide', usedFor: 'to lower blood sugar', source },
];

const abbreviations: AbbreviationEntry[] = [
  { abbreviation: 'SOB', senses: [{ means: 'shortness of breath', context: [] }], source },
  {
    abbreviation: 'MS',
    senses: [
      { means: 'multiple sclerosis', context: ['brain', 'lesion'] },
      { means: 'mitral stenosis', context: ['valve', 'murmur'] },
    ],
    source,
  },
];

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function mentions<Entry>(text: string, entries: readonly Entry[], nameOf: (entry: Entry) => string): Mention<Entry>[] {
  return entries
    .flatMap((entry) =>
      [...text.matchAll(new RegExp(`\\b${nameOf(entry)}s?\\b`, 'gi'))].map((match) => ({
        entry,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start);
}

/** A handful of entries, enough to see how facts are put into words. */
export const tinyKnowledge: Knowledge = {
  lexicon: createLexicon([]),
  findAnalyte: (name) => analytes.find((entry) => [entry.name, ...entry.also].some((form) => same(form, name))),
  getAnalyte: (id) => {
    const found = analytes.find((entry) => entry.id === id);
    if (found === undefined) throw new Error(`No analyte ${id}`);
    return found;
  },
  findCriticalLimit: () => undefined,
  findAdultLimits: () => [],
  findTerm: (words) => terms.find((entry) => same(entry.term, words)),
  findTerms: (text) => mentions(text, terms, (entry) => entry.term),
  findAbbreviation: (words) => abbreviations.find(({ abbreviation }) => abbreviation === words),
  findMedicine: (name) =>
    medicines.find(({ generic, brands }) => [generic, ...brands].some((form) => same(form, name))),
  findMedicines: (text) => mentions(text, medicines, (entry) => entry.generic),
};
