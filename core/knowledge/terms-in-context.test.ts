import { expect, test } from 'vitest';
import { abbreviations } from './abbreviation-data.ts';
import { abbreviationKey } from './abbreviation-index.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { terms } from './term-data.ts';

const knowledge = loadKnowledge();
const termsIn = (text: string) => knowledge.findTerms(text).map(({ entry }) => entry.term);

test.each([
  ['CAD, on a statin', 'coronary artery disease'],
  ['TB exposure', 'tuberculosis'],
  ['Wound swab: CoNS', 'coagulase-negative staphylococci'],
  ['MOH from codeine', 'medication overuse headache'],
  ['ECG: AF', 'atrial fibrillation'],
  ['CT with contrast', 'computed tomography'],
])('finds the term that the words of "%s" leave', (text, term) => {
  expect(termsIn(text)).toContain(term);
});

test.each([
  ['Foot posture adds to PF load', 'plantar fasciitis'],
  ['Wound swab: cons of treatment explained', 'coagulase-negative staphylococci'],
  ['CAD software was used', 'coronary artery disease'],
  ['1 TB daily', 'tuberculosis'],
  ['AF soft and flat', 'atrial fibrillation'],
  ['Referred to the CT surgeon', 'computed tomography'],
  ['PMH:\nnil\nCAD', 'coronary artery disease'],
])('is not sure of it in "%s"', (text, term) => {
  expect(termsIn(text)).not.toContain(term);
});

test('no term claims a short form in capitals that has several senses', () => {
  const ambiguous = new Set(
    abbreviations.filter(({ senses }) => senses.length > 1).map(({ abbreviation }) => abbreviationKey(abbreviation)),
  );
  const claims = terms.flatMap(({ term, also }) => [term, ...also].map((form) => ({ term, form })));
  const unsure = claims.filter(({ form }) => {
    const [, short] = /^([\p{Lu}\p{N}]{2,})s?$/u.exec(form) ?? [];
    return short !== undefined && [short, form].some((word) => ambiguous.has(abbreviationKey(word)));
  });

  expect(unsure.map(({ term, form }) => `${form}: ${term}`)).toEqual([]);
});
