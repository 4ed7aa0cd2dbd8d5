import { expect, test } from 'vitest';
import { findSections, sectionAt } from './find-sections.ts';

const named = (text: string) =>
  findSections(text).map(({ name, role, body }) => [name, role, text.slice(...body).replace(/\s+/g, ' ')]);

test.each<[string, string, [string | null, string | null, string][]]>([
  [
    'lines in capitals',
    'FINDINGS\nClear lungs.\n\nIMPRESSION\nNormal.',
    [
      ['findings', 'findings', 'Clear lungs.'],
      ['impression', 'conclusion', 'Normal.'],
    ],
  ],
  [
    'headers with a colon',
    'History of Present Illness:\nCough.\nPlan:\nRest.',
    [
      ['history of present illness', 'narrative', 'Cough.'],
      ['plan', 'plan', 'Rest.'],
    ],
  ],
  [
    'headers with text on their line',
    'PMH: Asthma\nFH - father had a stroke\nImp: flu',
    [['past medical history', 'history', 'Asthma']],
  ],
  [
    'headers marked up that have more to say in brackets',
    'Meds\n- Cetirizine 10 mg daily\n\n## Investigations (done this morning)\n- FBC',
    [
      ['medications', 'medications', 'Cetirizine 10 mg daily'],
      ['investigations', 'labs', 'FBC'],
    ],
  ],
  [
    'headers marked up',
    '## Impression\nNormal.\n**Plan:** Rest.',
    [
      ['impression', 'conclusion', 'Normal.'],
      ['plan', 'plan', 'Rest.'],
    ],
  ],
  [
    'headers of a text without line ends',
    'TECHNIQUE: PA and lateral. COMPARISON: None. FINDINGS: Clear. IMPRESSION: Normal.',
    [
      ['technique', 'technique', 'PA and lateral.'],
      ['comparison', 'technique', 'None.'],
      ['findings', 'findings', 'Clear.'],
      ['impression', 'conclusion', 'Normal.'],
    ],
  ],
  [
    'longer headers by the word that tells',
    'CT CHEST FINDINGS:\nClear.',
    [['ct chest findings', 'findings', 'Clear.']],
  ],
  [
    'unknown headers inside a section, which keep its role',
    'DIAGNOSIS:\n\nRECTUM BIOPSY:\n- Adenoma',
    [
      ['diagnosis', 'conclusion', ''],
      ['rectum biopsy', 'conclusion', 'Adenoma'],
    ],
  ],
  [
    'headings of terse notes without a colon',
    'PMHx nil of note\nO/E T 38.4',
    [
      ['past medical history', 'history', 'nil of note'],
      ['examination', 'findings', 'T 38.4'],
    ],
  ],
  [
    'headings in a column of their own',
    'PMH  Gout\nFH   mother well\nMEDS  none',
    [
      ['past medical history', 'history', 'Gout'],
      ['family history', 'family', 'mother well'],
      ['medications', 'medications', 'none'],
    ],
  ],
  [
    'remarks of a laboratory by their last word',
    'Lab comment: Slightly haemolysed.\nRelevant history: Gout.',
    [
      ['lab comment', 'conclusion', 'Slightly'],
      ['relevant history', 'indication', 'Gout.'],
    ],
  ],
  [
    'the end of an indication that stands on one line',
    'Indication: Cough.\n\nThe lungs are clear.',
    [
      ['indication', 'indication', 'Cough.'],
      [null, null, 'The lungs are clear.'],
    ],
  ],
  [
    'a vital signs line, after which the examination goes on',
    'Physical Exam:\nVitals: BP 120/80.\nGeneral: Well.',
    [
      ['physical exam', 'findings', ''],
      ['vitals', 'vitals', 'BP 120/80.'],
      [null, 'findings', 'General: Well.'],
    ],
  ],
])('finds %s', (_what, text, expected) => {
  expect(named(text).slice(0, expected.length)).toEqual(
    expected.map(([name, role, body]) => [name, role, expect.stringContaining(body)]),
  );
});

test.each([
  ['a sentence', 'The plan: rest and fluids.'],
  ['an item', '- Examination: no tenderness'],
  ['a finding that ends in a full stop', 'Abdomen.'],
  ['a table row', 'RESULTS   FLAG   UNITS'],
  ['a first line in capitals', 'GENERAL HOSPITAL OF THE TOWN\nDear Sir'],
])('takes %s for no header', (_what, text) => {
  expect(findSections(text).every(({ name }) => name === null)).toBe(true);
});

test('keeps what stands before the first header', () => {
  expect(named('Dear colleague,\n\nIMPRESSION: Normal.')[0]).toEqual([null, null, 'Dear colleague,']);
});

test('covers each header with its section and leaves no overlap', () => {
  const text = 'IMPRESSION: Normal.\n\nPLAN: Rest.';

  const sections = findSections(text);

  expect(sections.map(({ span }) => text.slice(...span))).toEqual(['IMPRESSION: Normal.', 'PLAN: Rest.']);
});

test('tells in which section an offset stands', () => {
  const text = 'FINDINGS\nClear.\n\nPLAN\nRest.';
  const sections = findSections(text);

  expect(['Clear', 'Rest'].map((word) => sectionAt(sections, text.indexOf(word))?.name)).toEqual(['findings', 'plan']);
  expect(sectionAt(sections, text.length + 5)).toBeUndefined();
});

test.each([
  ['colons', ':'.repeat(50_000)],
  ['spaced colons', '. A: '.repeat(10_000)],
  ['spaces', ' '.repeat(50_000)],
  ['dashes', '-'.repeat(50_000)],
  ['headers', 'PLAN:\n'.repeat(8000)],
  ['capitals', 'A'.repeat(50_000)],
])('stays quick on 50 kB of %s', (_what, text) => {
  const start = performance.now();
  findSections(text);
  expect(performance.now() - start).toBeLessThan(3000);
});

const prose = 'She came to my clinic with a cough that has been present for three months and does not settle.';

test.each([
  ['a family history on one line', 'Dear Doctor,\n\nFamily history: father had gout', 'narrative'],
  ['a list of past illness', 'Past history:\nStroke\nHernia repair', 'narrative'],
  ['allergies', 'Allergies: nil', 'narrative'],
  ['a diagnosis in a letter', 'Dear Doctor,\n\nDiagnosis: gout', 'narrative'],
  ['a past history told in prose', `Past history: ${prose}`, 'history'],
  ['a conclusion of several paragraphs', 'Impression: gout', 'conclusion'],
])('reads prose after a gap below %s in its own role', (_what, head, role) => {
  const text = `${head}\n\n${prose.replace('cough', 'rash')}`;

  expect(sectionAt(findSections(text), text.indexOf('rash'))?.role).toBe(role);
});
