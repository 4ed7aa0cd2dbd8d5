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

test('tells a note that is written line by line as a visit, whatever it is called', () => {
  const note = parsePaper('HPC: cough 3/7\nO/E: chest clear\nImp: viral\nPlan: r/v 1/52\nRx: nil');

  expect(note.isNote).toBe(true);
  expect(paperKind('discharge_summary', note)).toBe('clinic');
});

test('tells what one doctor writes to another as a letter', () => {
  expect(paperKind('consultation', parsePaper('Dear Dr. Lee,\n\nI saw your patient today.\n'))).toBe('letter');
});
