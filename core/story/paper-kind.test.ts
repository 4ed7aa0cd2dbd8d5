import { expect, test } from 'vitest';
import type { DocumentKind } from '../documents/document-kinds.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import { paperKind } from './paper-kind.ts';

/** The kind of a paper with a word under each of these headings. */
const setup = (kind: DocumentKind, ...headings: string[]) =>
  paperKind(kind, parsePaper(headings.map((heading) => `${heading.toUpperCase()}:\nWords of it here.\n`).join('\n')));

test.each<[DocumentKind, string]>([
  ['chest_x_ray', 'imaging'],
  ['blood_count', 'lab'],
  ['surgical_pathology', 'pathology'],
  ['discharge_summary', 'discharge'],
  ['medication_list', 'medicines'],
  ['office_visit', 'clinic'],
  ['referral_letter', 'letter'],
  ['operative_report', 'operative'],
  ['endoscopy', 'operative'],
  ['ecg', 'test'],
  ['lung_function', 'test'],
  ['sleep_study', 'test'],
  ['other_medical', 'clinic'],
])('tells a %s by the outline of kind %s', (kind, outline) => {
  expect(setup(kind, 'Other words')).toBe(outline);
});

test.each<[DocumentKind, string[], string]>([
  ['office_visit', ['Hospital course'], 'discharge'],
  ['office_visit', ['Discharge medications'], 'discharge'],
  ['operative_report', ['Discharge diagnosis', 'Hospital course'], 'discharge'],
  ['office_visit', ['Preoperative diagnosis', 'Procedure'], 'operative'],
  ['chest_x_ray', ['Procedure performed', 'Technique'], 'operative'],
  ['chest_x_ray', ['Chief complaint', 'Physical exam'], 'clinic'],
  ['blood_count', ['History of present illness'], 'clinic'],
  ['medication_list', ['Assessment'], 'clinic'],
  ['surgical_pathology', ['Review of systems'], 'clinic'],
  ['chest_x_ray', ['Findings', 'Impression'], 'imaging'],
  ['office_visit', ['Procedure performed', 'Technique', 'Chief complaint', 'Assessment'], 'clinic'],
])('what was taken for a %s with the headings %j is told as %s', (kind, headings, outline) => {
  expect(setup(kind, ...headings)).toBe(outline);
});

test('an autopsy is known by its title and its person, whatever its headings are called', () => {
  const kind = (text: string) => paperKind('office_visit', parsePaper(text));

  expect(kind('Final Anatomic Diagnosis (Autopsy)\n\nDecedent: 60 year old male\n')).toBe('autopsy');
  expect(kind('Visit\n\nHer brother died; the autopsy found a clot.\n')).not.toBe('autopsy');
});

test.each([
  ['HDR BRACHYTHERAPY\n\nThe applicator was placed, and the treatment was given.', 'operative'],
  ['BRACHYTHERAPY\n\nThe patient is to undergo treatment next week.', 'clinic'],
] as const)('a treatment with radiation that was given is told as what was done: %j', (text, kind) => {
  expect(paperKind('other_medical', parsePaper(text))).toBe(kind);
});
