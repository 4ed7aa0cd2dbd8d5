import { describe, expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import { joinedAcross } from './join-names.ts';
import { nameWordsIn } from './name-words-in.ts';
import { isNameOfThing } from './names-of-things.ts';
import { readName } from './read-name.ts';
import { repeatedNames } from './repeated-names.ts';
import { medicineLines, resultNames } from './result-names.ts';
import { isInSmallLetters, smallNamePairs, smallNames } from './small-letters.ts';
import { namesInPairs, unknownNames } from './unknown-names.ts';
import { widened } from './widen-names.ts';

const spanOf = (text: string, words: string): [number, number] => {
  const at = text.indexOf(words);
  return [at, at + words.length];
};

describe('reading a name', () => {
  const read = (text: string, trust: 'any' | 'relative' | 'likely' | 'unsure') => {
    const span = readName(text, 0, trust);
    return span && textAt(text, span);
  };

  test.each([
    ['Maria de la Cruz was', 'likely', 'Maria de la Cruz'],
    ['J. R. Okafor, MD', 'likely', 'J. R. Okafor'],
    ['Oyster was here', 'any', 'Oyster'],
    ['Oyster was here', 'likely', undefined],
    ['The patient', 'any', undefined],
    ['maria lopez is', 'unsure', 'maria lopez'],
    ['tolerating well', 'unsure', undefined],
    ['QDS and more', 'likely', undefined],
  ] as const)('of "%s", %s, is %s', (text, trust, name) => {
    expect(read(text, trust)).toBe(name);
  });
});

describe('names that nothing introduces', () => {
  const unknown = (text: string): string[] =>
    unknownNames(nameWordsIn(text), () => false).map(({ kind, span }) => `${kind} ${textAt(text, span)}`);

  test.each([
    ['Okafor denies pain.', ['person Okafor']],
    ['She moved from Kraków.', ['address Kraków']],
    ['Seen with Grace today.', ['other Grace']],
    ['Grace, her nurse, came.', ['person Grace']],
    ['MRS OKAFOR WAS SEEN', ['other OKAFOR']],
  ])('of "%s" are %j', (text, names) => {
    expect(unknown(text)).toEqual(names);
  });

  test.each([
    'Chest pain. Grace period. May improve. Will call.',
    'Babinski downgoing, Foley in place, Murphy sign negative, no Carvallo.',
    'Zonulin: 45, Zubrod 1, Xyzal 5 mg, Tab Glycomet 2 BD',
    'HbA1c, mmHg, SARS-CoV-2, MyChart, IgG, pH',
    'CHIEF COMPLAINT: SHORTNESS OF BREATH',
    'Thomas splint, Broca and Wernicke areas, Meckel cave',
  ])('are none in "%s"', (text) => {
    expect(unknown(text)).toEqual([]);
  });

  test('are pairs inside a sentence in another language', () => {
    const text = 'Paciente de 54 años, vive con Inmaculada Fernández desde enero. Dolor Torácico.';

    expect(namesInPairs(nameWordsIn(text)).map(({ span }) => textAt(text, span))).toEqual(['Inmaculada', 'Fernández']);
  });
});

test.each([
  ['Foley', ' in place', '', true],
  ['Murphy', ' and Cullen signs', '', true],
  ['Murphy', ' was seen', '', false],
  ['Okafor', ' splint', '', true],
  ['Haab', ' no, Schlemm open', '', true],
  ['Carvallo', '. Heart', 'Neck: no ', true],
  ['Okafor', ', aged 40', '', false],
])('tells whether "%s%s" is a thing', (word, after, before, isThing) => {
  expect(isNameOfThing(word, after, before)).toBe(isThing);
});

describe('around a name', () => {
  test.each([
    ['seen by Grace N. Okafor-Young today', 'Okafor-Young', 'Grace N. Okafor-Young'],
    ['Abdulrahman al-Khatib attends', 'Abdulrahman', 'Abdulrahman al-Khatib'],
    ['ROE, ANA came', 'ANA', 'ANA'],
    ['healer: Joseph Running Bear; he', 'Joseph', 'Joseph Running Bear'],
    ['Theodore "Skip" Vandermolen', 'Vandermolen', 'Theodore "Skip" Vandermolen'],
    ['with Okafor Cardiology today', 'Okafor', 'Okafor'],
  ])('in "%s" all of it is taken', (text, word, whole) => {
    expect(textAt(text, widened(text, { kind: 'person', span: spanOf(text, word) }).span)).toBe(whole);
  });
});

test('takes two names with one word between them for one', () => {
  const text = 'Abdirahman Sheikh Mohamud came';
  const parts = ['Abdirahman', 'Mohamud'].map((word) => ({ kind: 'other' as const, span: spanOf(text, word) }));

  expect(joinedAcross(text, parts)).toEqual([{ kind: 'person', span: [0, 25] }]);
});

describe('names that come again', () => {
  const again = (text: string, name: string): string[] =>
    repeatedNames(text, [{ kind: 'person', span: spanOf(text, name) }])
      .filter(({ span }) => span[0] > name.length)
      .map(({ span }) => textAt(text, span));

  test('are found in every case', () => {
    expect(again('Ana Okafor came. OKAFOR left, okafor said.', 'Ana Okafor')).toEqual(['OKAFOR', 'okafor']);
  });

  test('are not words that only look like them', () => {
    expect(again('Grace Young came. Young women do. Grace denies pain. Bell palsy.', 'Grace Young')).toEqual(['Grace']);
  });
});

test('knows rows of results and lists of medicines', () => {
  const text = 'Zonulin 45 ng/mL\nMedications: Marcumar, Xyzal\nOkafor has potassium 5.9 mmol/L';
  const words = (spans: readonly [number, number][]) => spans.map((span) => textAt(text, span));

  expect(words(resultNames(text))).toEqual(['Zonulin']);
  expect(words(medicineLines(text))).toEqual(['Medications: Marcumar, Xyzal']);
});

describe('texts in small letters', () => {
  const text =
    'pt here w daughter lucia. seen by j. almeida. lives in el paso. goes to the maple grove clinic. htn stable.';

  test('are known by how their sentences begin', () => {
    expect(isInSmallLetters(text)).toBe(true);
    expect(isInSmallLetters('The patient is here.\nwrapped line\nwrapped too. She left.')).toBe(false);
  });

  test('name whoever is no word', () => {
    expect(smallNames(text).map(({ kind, span }) => `${kind} ${textAt(text, span)}`)).toEqual([
      'other lucia',
      'person j. almeida',
      'person el paso',
      'organisation maple grove clinic',
      'address el paso',
    ]);
  });

  test('have their likes in other texts: pairs, and the initials that close an entry', () => {
    const note = 'Hi. its tendai chiweshe here.\nSlept well. jb';

    expect(smallNamePairs(note).map(({ span }) => textAt(note, span))).toEqual(['tendai chiweshe', 'jb']);
  });
});
