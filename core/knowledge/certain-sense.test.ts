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

  test('a context word counts at the start of a word, not inside one', () => {
    const known = entry(['an arterial line', 'art'], ['something else', 'zzz']);

    expect(certainSense(known, 'heart and chart')).toBeUndefined();
    expect(certainSense(known, 'heart and artery')?.means).toBe('an arterial line');
  });
});

test.each([
  ['CT', 'CT of the chest without contrast', 'computed tomography'],
  ['CT', 'Hartford, CT 06103', undefined],
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
])('tells %s in "%s"', (abbreviation, around, expected) => {
  expect(means(abbreviation, around)).toBe(expected);
});
