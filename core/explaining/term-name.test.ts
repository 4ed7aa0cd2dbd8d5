import { expect, test } from 'vitest';
import { calmed, printedTerm, sayingOf } from './term-name.ts';

test.each([
  ['Shortness of breath', { term: 'dyspnea', kind: 'symptom', plain: 'shortness of breath' }, 'shortness of breath'],
  ['SOB', { term: 'dyspnea', kind: 'symptom', plain: 'shortness of breath' }, 'SOB (shortness of breath)'],
  ['UTI', { term: 'urinary tract infection', kind: 'condition' }, 'UTI (urinary tract infection)'],
  ['MSU', { term: 'urine culture', kind: 'test' }, 'MSU'],
  ['OCPs', { term: 'contraception', kind: 'treatment' }, 'OCPs'],
  ['Hawkins-Kennedy', { term: 'impingement test', also: ['Hawkins-Kennedy'], kind: 'test' }, 'Hawkins-Kennedy'],
  ['NSTEMI', { term: 'heart attack', also: ['NSTEMI'], kind: 'condition' }, 'NSTEMI'],
  ['Lymphovascular Invasion', { term: 'lymphovascular invasion', kind: 'finding' }, 'lymphovascular invasion'],
  ['Histologic Type', { term: 'histology', kind: 'test' }, 'histologic type'],
  ['PLEURAL EFFUSIONS', { term: 'pleural effusion', kind: 'finding' }, 'pleural effusions'],
  ['high-grade\n dysplasia', { term: 'dysplasia', kind: 'finding' }, 'high-grade dysplasia'],
] as const)('names %j as the document prints it', (printed, entry, expected) => {
  expect(printedTerm(printed, entry)).toBe(expected);
});

test('tells how a term is said where it is printed itself, in whatever spelling, and not for its other names', () => {
  const entry = { term: 'hemorrhoids', say: 'HEM-uh-royds' };

  expect(sayingOf('Haemorrhoids', entry)).toBe('HEM-uh-royds');
  expect(sayingOf('hemorrhoid', entry)).toBeUndefined();
  expect(sayingOf('piles', entry)).toBeUndefined();
});

test('calms capitals of a word that is on record in small letters, and of no short form', () => {
  const entry = { term: 'mass', also: ['lump', 'HIV'] };

  expect(calmed('MASS', entry)).toBe('mass');
  expect(calmed('LUMP', entry)).toBe('lump');
  expect(calmed('HIV', entry)).toBe('HIV');
});
