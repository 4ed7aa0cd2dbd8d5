import { expect, test } from 'vitest';
import { inEnglish } from '#tests/support/english-texts.ts';
import { PageProblem, type DocumentPage, type WordDoubt } from '../documents/page-layout.ts';
import { doubtfulWords } from '../reading/doubts/page-words.ts';
import { withDoubts } from '../reading/doubts/result-doubts.ts';
import * as fixed from './fixed-texts.ts';
import { hardToRead } from './hard-to-read.ts';
import { disputeQuestion } from './notices.ts';
import { spanishNotice } from './notices-es.ts';
import { factsOf } from './testing/facts.ts';
import { emptyPage, faint, layoutOf } from './testing/page-words.ts';
import { unreadPages } from './unread-pages.ts';

test.each(Object.entries(fixed))('has Spanish words for the fixed text %s', (_name, text) => {
  const told = spanishNotice(text);

  expect(told).toBeDefined();
  expect(inEnglish([told ?? ''])).toEqual([]);
});

test('keeps the numbers to call in the crisis card, and says which key stands for Spanish', () => {
  expect(spanishNotice(fixed.crisisCard)).toMatch(/988 y oprima 2 para español.*116 123/su);
});

const pages = (...problems: (PageProblem | null)[]): DocumentPage[] =>
  problems.map((problem, at) => ({ ...emptyPage, number: at + 1, problem }));

test.each(PageProblem.options)('has Spanish words for pages that are %s', (problem) => {
  const layouts = [pages(problem), pages(null, problem), pages(problem, problem, null, problem)];
  const told = layouts.flatMap((some) => unreadPages({ pages: some })).map(({ text }) => spanishNotice(text) ?? '');

  expect(told.filter((text) => text === '')).toEqual([]);
  expect(inEnglish(told)).toEqual([]);
  expect(told[2]).toContain('1, 2 y 4');
});

test('says what has to be done about a page', () => {
  const [notice] = unreadPages({ pages: pages(null, 'too_dark') });

  expect(spanishNotice(notice?.text ?? '')).toBe(
    'La página 2 está demasiado oscura para leerla. Sus palabras no se explican aquí. Tome otra foto con más luz y sin sombra sobre la página.',
  );
});

const text = 'Sodium 139\nIron and TIBC 25\nCalcium 9.1\nLisinopril 10mg daily\nSigned Ferreira';

function hardToReadIn(doubts: Record<string, { doubt: WordDoubt }>): (string | undefined)[] {
  const { lab, medication } = factsOf(text);
  const words = doubtfulWords(layoutOf(text, doubts));
  const rows = [
    lab('Sodium 139', { name: 'Sodium', value: '139' }),
    lab('Iron and TIBC 25', { name: 'Iron and TIBC', value: '25' }),
    lab('Calcium 9.1', { name: 'Calcium', value: '9.1' }),
  ];
  const medications = [medication('Lisinopril 10mg daily', { name: 'Lisinopril', strength: '10mg' })];
  return hardToRead({ labResults: withDoubts(rows, words, text), medications }, words).map((notice) =>
    spanishNotice(notice.text),
  );
}

test.each<[string, Record<string, { doubt: WordDoubt }>, string[]]>([
  [
    'one result, whose name is never taken for two',
    { '25': faint },
    ['Un resultado fue difícil de leer: Iron and TIBC. Compárelo con el papel y corríjalo aquí si está mal.'],
  ],
  [
    'two results',
    { '139': faint, '9.1': faint },
    [
      'Dos resultados fueron difíciles de leer: Sodium y Calcium. Compárelos con el papel y corríjalos aquí si están mal.',
    ],
  ],
  [
    'two readings that differ',
    { '139': { doubt: { reason: 'differs', other: '<139' } } },
    [
      'Un resultado fue difícil de leer: Sodium (puede ser 139 o <139). Compárelo con el papel y corríjalo aquí si está mal.',
    ],
  ],
  [
    'a dose and another word',
    { '10mg': faint, Ferreira: faint },
    [
      'Un medicamento fue difícil de leer: Lisinopril. Compare el nombre y la cantidad con el papel antes de confiar en ellos.',
      'Una palabra fue difícil de leer y puede estar mal aquí. Compare con el papel lo que le importe.',
    ],
  ],
])('says which were hard to read: %s', (_case, doubts, expected) => {
  expect(hardToReadIn(doubts)).toEqual(expected);
});

test('asks which is right where a mark and a range differ', () => {
  const { lab } = factsOf('Lipase <4 U/L 13-60 H');
  const row = lab('Lipase <4 U/L 13-60 H', {
    ...{ name: 'Lipase', value: '4', comparator: '<', unit: 'U/L', printedFlag: 'H' },
    range: { low: 13, high: 60, text: '13-60' },
  });

  expect(spanishNotice(disputeQuestion(row))).toBe(
    'Lipase (menos de 4 U/L) tiene la marca «H», pero el rango impreso es 13-60. ¿Cuál es correcto?',
  );
  expect(spanishNotice(disputeQuestion({ ...row, printedFlag: null }))).toContain('no tiene marca');
});

test.each([
  [
    'Magnesium was not ready when this was written.',
    'Magnesium: el resultado todavía no estaba listo cuando se escribió esto.',
  ],
  ['Blood culture has no result here.', 'Blood culture: aquí no hay resultado.'],
  [
    'The report prints no range for twenty-one results, so we cannot say whether they are high or low.',
    'El informe no imprime el rango de veintiún resultados, así que no podemos decir si están altos o bajos.',
  ],
  [
    'Thirty-two more results have a mark and a range that do not agree.',
    'Treinta y dos resultados más tienen una marca y un rango que no coinciden.',
  ],
  [
    'The numbers of three tests could not be read: Sodium, Zinc and Iodine. Look at the paper. Other numbers may be wrong too, so compare each of them.',
    'No se pudieron leer los números de tres exámenes: Sodium, Zinc e Iodine. Mire el papel. Otros números también pueden estar mal, así que compare cada uno.',
  ],
  [
    'The list gives no dose for Metformin, Aspirin and others.',
    'La lista no da la dosis de Metformin, Aspirin y otros.',
  ],
  [
    'Pages 2, 3 and 5 are pictures. Their words were not read and are not explained here.',
    'Las páginas 2, 3 y 5 son imágenes. Sus palabras no se leyeron y no se explican aquí.',
  ],
])('tells "%s" in Spanish', (english, spanish) => {
  expect(spanishNotice(english)).toBe(spanish);
});

test('has no words for what it does not know', () => {
  expect(spanishNotice('The moon is full tonight.')).toBeUndefined();
});
