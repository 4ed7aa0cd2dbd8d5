import { expect, test } from 'vitest';
import { printedTerm } from './term-name.ts';

test.each([
  ['Shortness of breath', { term: 'dyspnea', kind: 'symptom', plain: 'shortness of breath' }, 'shortness of breath'],
  ['SOB', { term: 'dyspnea', kind: 'symptom', plain: 'shortness of breath' }, 'SOB (shortness of breath)'],
  ['UTI', { term: 'urinary tract infection', kind: 'condition' }, 'UTI (urinary tract infection)'],
  ['Lymphovascular Invasion', { term: 'lymphovascular invasion', kind: 'finding' }, 'lymphovascular invasion'],
  ['Histologic Type', { term: 'histology', kind: 'test' }, 'histologic type'],
  ['PLEURAL EFFUSIONS', { term: 'pleural effusion', kind: 'finding' }, 'pleural effusions'],
  ['high-grade\n dysplasia', { term: 'dysplasia', kind: 'finding' }, 'high-grade dysplasia'],
] as const)('names %j as the document prints it', (printed, entry, expected) => {
  expect(printedTerm(printed, entry)).toBe(expected);
});
