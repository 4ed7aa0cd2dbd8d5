import { expect, test } from 'vitest';
import type { Explanation, Medication } from '#core/documents/explanation.ts';
import type { Expected } from '../case.ts';
import { outcomeOf } from '../testing.ts';
import type { Measured } from './count.ts';
import { measureGrounding } from './grounding.ts';
import { measureKinds } from './kinds.ts';
import { measureMedicines } from './medicines.ts';
import { measureNotices, measureSaid, measureScales } from './said.ts';
import { measureSections } from './sections.ts';
import { measureAmbiguous, measureTerms } from './terms.ts';

const text = 'PLAN: SCC was noted.\nPotassium 5.9 mmol/L';
const sentence = (said: string, spans: [number, number][]): Explanation['sentences'][number] => ({
  ...{ section: 'finding', text: said, spans, basis: 'document' },
});
const medicine = (name: string, strength: string | null): Medication => ({
  ...{ name, generic: null, strength, instructions: null, span: [0, 1] },
});
const term = (name: string, definition: string): Explanation['medicalTerminology'][number] => ({
  ...{ term: name, definition, importance: 'high', spans: [] },
});

type Row = [
  string,
  (outcome: ReturnType<typeof outcomeOf>) => Measured,
  Expected,
  Partial<Explanation>,
  string,
  number,
  number,
];

const rows: Row[] = [
  [
    'a number of its row',
    measureGrounding,
    {},
    { sentences: [sentence('It is 5.9.', [[21, 30]])] },
    'numbers unsupported',
    0,
    1,
  ],
  [
    'a part of a number',
    measureGrounding,
    {},
    { sentences: [sentence('It is 9.', [[21, 30]])] },
    'numbers unsupported',
    1,
    1,
  ],
  [
    'a span outside the text',
    measureGrounding,
    {},
    { sentences: [sentence('It.', [[21, 99]])] },
    'sentences without a place',
    1,
    1,
  ],
  ['no span', measureGrounding, {}, { sentences: [sentence('It.', [])] }, 'sentences without a place', 1, 1],
  ['one of two right kinds', measureKinds, { kinds: ['ct', 'mri'] }, { documentKind: 'mri' }, 'kinds', 1, 1],
  ['a wrong type', measureKinds, { type: 'imaging' }, { documentType: 'other' }, 'types', 0, 1],
  [
    'a section by its first words',
    measureSections,
    { sections: { listed: ['PLAN'], isComplete: true } },
    { sections: [{ name: 'other', span: [0, 20] }] },
    'sections recall',
    1,
    1,
  ],
  [
    'a section that is none',
    measureSections,
    { sections: { listed: [], isComplete: true } },
    { sections: [{ name: 'potassium', span: [21, 30] }] },
    'sections precision',
    0,
    1,
  ],
  [
    'a medicine of two parts',
    measureMedicines,
    { medications: { listed: [{ name: 'Codeine 30 MG / Paracetamol 500 MG Oral Tablet' }], isComplete: true } },
    { medications: [medicine('codeine and paracetamol', null)] },
    'medicines recall',
    1,
    1,
  ],
  [
    'a strength in other letters',
    measureMedicines,
    { medications: { listed: [{ name: 'GTN', strength: '400micrograms' }], isComplete: true } },
    { medications: [medicine('GTN', '400 mcg')] },
    'medicine strengths',
    1,
    1,
  ],
  [
    'a strength of another size',
    measureMedicines,
    { medications: { listed: [{ name: 'GTN', strength: '400 mcg' }], isComplete: true } },
    { medications: [medicine('GTN', '400 mg')] },
    'medicine strengths',
    0,
    1,
  ],
  [
    'a name that is no medicine',
    measureMedicines,
    { medications: { listed: [], isComplete: true } },
    { medications: [medicine('Address', null)] },
    'medicines precision',
    0,
    1,
  ],
  [
    'a word explained',
    measureTerms,
    { terms: ['Potassium'] },
    { medicalTerminology: [term('potassium', 'A salt.')] },
    'terms found',
    1,
    1,
  ],
  ['a word not explained', measureTerms, { terms: ['Potassium'] }, {}, 'terms found', 0, 1],
  [
    'one meaning',
    measureAmbiguous,
    { ambiguous: 'SCC' },
    { medicalTerminology: [term('SCC', 'A cancer.')] },
    'ambiguous told as certain',
    1,
    1,
  ],
  [
    'both meanings',
    measureAmbiguous,
    { ambiguous: 'SCC' },
    { medicalTerminology: [term('SCC', 'A cancer or a ward.')] },
    'ambiguous told as certain',
    0,
    1,
  ],
  [
    'what must be said',
    measureSaid,
    { mustSay: ['pot.ssium'] },
    { sentences: [sentence('Potassium', [])] },
    'said as it must be',
    1,
    1,
  ],
  [
    'what must not',
    measureSaid,
    { mustNotSay: ['you have'] },
    { sentences: [sentence('You have it.', [])] },
    'said against the rule',
    1,
    1,
  ],
  [
    'a scale',
    measureScales,
    { scales: [{ scale: 'BI-RADS', value: '4' }] },
    { sentences: [sentence('BI-RADS 4.', [])] },
    'scales told',
    1,
    1,
  ],
  [
    'a false alarm',
    measureNotices,
    { notices: [] },
    { notices: [{ kind: 'critical', text: 'x', spans: [] }] },
    'false alarms',
    1,
    1,
  ],
];

test.each(rows)('counts %s', (_what, measure, expected, given, figure, hit, of) => {
  expect(measure(outcomeOf(text, expected, given)).counts[figure]).toEqual({ hit, of });
});
