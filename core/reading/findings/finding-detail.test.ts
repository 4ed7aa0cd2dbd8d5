import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { findSections } from '../sections/find-sections.ts';
import { readFindings } from './read-findings.ts';

const setup = (sentence: string) => {
  const text = `FINDINGS: ${sentence}`;
  const { findings, details } = readFindings(text, {
    sections: findSections(text),
    knowledge: loadKnowledge(),
    taken: [],
  });
  return { text, findings, details };
};

const detail = (sentence: string) => {
  const { site, size, change } = setup(sentence).details[0] ?? {};
  return [site ?? null, size ?? null, change ? [change.kind, change.from, change.since] : null];
};

test.each<[string, unknown[]]>([
  [
    'A 7 mm nodule in the right upper lobe, increased from 5 mm in March 2021.',
    ['right upper lobe', '7 mm', ['increased', '5 mm', 'March 2021']],
  ],
  [
    'A 2.3 x 1.1 cm cyst of the left kidney is unchanged since 2021.',
    ['left kidney', '2.3 x 1.1 cm', ['unchanged', null, '2021']],
  ],
  ['Stable 6-mm nodule, compared to CT of 03/04/2020.', [null, '6-mm', ['unchanged', null, '03/04/2020']]],
  ['New small left pleural effusion.', [null, null, ['new', null, null]]],
  ['Hemangioma measuring 2.1 cm (previously 1.9 cm).', [null, '2.1 cm', null]],
  ['Nodule of 4 mm 3 cm from the skin.', [null, '4 mm', null]],
  ['The pleural effusion has decreased.', [null, null, ['decreased', null, null]]],
  ['The pneumothorax has resolved.', [null, null, ['resolved', null, null]]],
  ['Liver: Cyst.', ['Liver', null, null]],
  ['No significant change in the nodule.', [null, null, ['unchanged', null, null]]],
  ['Heavy growth of MRSA.', [null, null, null]],
  ['Light growth  Proteus mirabilis', [null, null, null]],
  ['Interval growth of the nodule.', [null, null, ['increased', null, null]]],
  ['The nodule shows growth.', [null, null, ['increased', null, null]]],
])('reads what "%s" says more', (sentence, expected) => {
  expect(detail(sentence)).toEqual(expected);
});

test('gives each finding of a sentence its own size', () => {
  const { text, details } = setup('A 4 mm nodule and a 2 cm cyst.');

  expect(details.map(({ span, size }) => [text.slice(...span), size])).toEqual([
    ['4 mm nodule', '4 mm'],
    ['2 cm cyst', '2 cm'],
  ]);
});

test('says nothing of what is not there', () => {
  expect(setup('No new pneumothorax.').details).toEqual([]);
});

test('points at findings', () => {
  const { findings, details } = setup('A 7 mm nodule and a new fracture.');

  for (const { span } of details) expect(findings.map((finding) => finding.span)).toContainEqual(span);
});

test.each<[string, [string, string | null][]]>([
  [
    'Macrometastasis 4 mm with extranodal extension 1 mm.',
    [
      ['Macrometastasis', '4 mm'],
      ['extranodal extension', '1 mm'],
    ],
  ],
  ['High grade DCIS with comedo necrosis is seen at the edge, extent 24 mm.', []],
  ['Apocrine metaplasia and a 3 mm fibroadenoma.', [['3 mm fibroadenoma', '3 mm']]],
  ['A nodule, 4 mm cyst.', [['4 mm cyst', '4 mm']]],
  ['A nodule of 4 mm and a cyst.', [['nodule', '4 mm']]],
])('gives no finding the size of its neighbour: %s', (sentence, expected) => {
  const { text, details } = setup(sentence);

  expect(details.map(({ span, size }) => [text.slice(...span), size])).toEqual(expected);
});
