import { describe, expect, test } from 'vitest';
import { certainSense } from './certain-sense.ts';
import type { AbbreviationEntry } from './entries.ts';
import { loadKnowledge } from './load-knowledge.ts';

const entry = (...senses: [means: string, ...context: string[]][]): AbbreviationEntry => ({
  abbreviation: 'XX',
  senses: senses.map(([means, ...context]) => ({ means, context })),
  source: 'NHS: Abbreviations',
});

const means = (abbreviation: string, around: string) => {
  const known = loadKnowledge().findAbbreviation(abbreviation);
  return known && certainSense(known, around)?.means;
};

describe('which sense is certain', () => {
  test('a lone sense is, whatever stands around', () => {
    expect(certainSense(entry(['twice a day']), 'anything')?.means).toBe('twice a day');
  });

  test('a lone sense with context words is only beside one of them', () => {
    expect(certainSense(entry(['by mouth', 'take']), 'PO Box 12')).toBeUndefined();
    expect(certainSense(entry(['by mouth', 'take']), 'Take 1 PO')?.means).toBe('by mouth');
  });

  test('of several, the one whose word stands beside it', () => {
    expect(certainSense(entry(['mitral stenosis', 'valve'], ['multiple sclerosis', 'brain']), 'MS, brain')?.means).toBe(
      'multiple sclerosis',
    );
  });

  test('none where the words of two stand beside it', () => {
    expect(certainSense(entry(['one', 'valve'], ['two', 'brain']), 'valve and brain')).toBeUndefined();
  });

  test('a long context word counts at the start of a word, not inside one', () => {
    const known = entry(['an arterial line', 'arter'], ['something else', 'zzz']);

    expect(certainSense(known, 'heart and subarterial')).toBeUndefined();
    expect(certainSense(known, 'heart and artery')?.means).toBe('an arterial line');
  });

  test.each([
    ['early review', undefined],
    ['left ear', 'both ears'],
    ['ears clear', 'both ears'],
    ['ear', 'both ears'],
    ['clear fluid', undefined],
  ])('a short context word counts as a whole word or its plural: "%s"', (around, expected) => {
    expect(certainSense(entry(['both ears', 'ear'], ['gold', 'zzz']), around)?.means).toBe(expected);
  });
});

test.each([
  ['CT', 'CT of the chest without contrast', 'computed tomography'],
  ['CT', 'Hartford, CT 06103', undefined],
  ['CA', 'UCLA Prostate Center, Los Angeles, CA 90095', undefined],
  ['2/7', 'seen 2/7, cough', undefined],
  ['po', 'PO Box 12, Springfield', undefined],
  ['po', 'amoxicillin 500 mg po tid', 'by mouth'],
  ['od', '1 drop od', undefined],
  ['MMR', 'MMR proteins: intact MLH1', 'mismatch repair'],
  ['MMR', 'MMR vaccine, second dose', 'measles, mumps and rubella'],
  ['TB', 'TB quantiferon negative, no cough', 'tuberculosis'],
  ['BM', 'BM today', undefined],
  ['gtt', '1 gtt right eye', 'drops'],
  ['gtt', 'heparin gtt', 'drip'],
  ['bibw', 'bibw, unwell', 'brought in by wife'],
  ['2/52', 'rv 2/52', 'two weeks'],
  ['OU', '1 gtt ou', 'both eyes'],
  ['LVEF', 'LVEF 55%', 'left ventricular ejection fraction'],
  ['PE', 'No PE. Small pleural effusion.', undefined],
  ['pt', 'pt on antibiotic therapy', 'patient'],
  ['AS', 'AS discussed at discharge', undefined],
  ['RTA', 'RTA, cardiac history', undefined],
  ['PPD', 'PPD #1 after delivery', 'postpartum day'],
  ['SLE', 'SLE: cornea clear', 'slit lamp examination'],
  ['EDD', 'EDD from ward tomorrow', 'expected discharge date'],
  ['STI', 'STI of the ankle, no fracture on x-ray', 'soft tissue injury'],
  ['RLL', 'RLL chalazion of the lid', 'right lower lid'],
  ['AuD', 'Jane Roe, AuD, hearing clinic', 'doctor of audiology'],
  ['mIU', 'TSH 2.1 mIU', 'milli-international units'],
  ['MS', 'MS, on Copaxone 40 mg', undefined],
  ['CC', 'CC and MLO views', 'craniocaudal'],
  ['TIA', 'TIA 2019', 'transient ischemic attack'],
  ['od', 'Fluoxetine 20 mg od, risk of overdose discussed', 'once a day'],
  ['DTPa', 'Due: MMRV, DTPa, Hib', 'diphtheria, tetanus and pertussis'],
  ['TID', 'Perfusion normal. TID ratio 1.02', 'transient ischemic dilation'],
  ['RHC', 'Tender RHC, liver palpable', 'right hypochondrium'],
  ['PT', 'PT ON WARFARIN, INR 2.4', undefined],
  ['Lymph', 'Lymph nodes: 4 of 22 positive', undefined],
])('tells %s in "%s"', (abbreviation, around, expected) => {
  expect(means(abbreviation, around)).toBe(expected);
});
