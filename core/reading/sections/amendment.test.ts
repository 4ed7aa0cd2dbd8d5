import { expect, test } from 'vitest';
import { amendmentOf } from './amendment.ts';

const report = 'X-RAY HAND\nFINDINGS: No fracture.\nIMPRESSION: Normal hand.\n';

test.each([
  'ADDENDUM: There is a small fracture that was missed.',
  'Correction (4 May, Dr. Vale): the side is wrong.',
  'Erratum, 3 June: the size should read 2 cm.',
  '** AMENDED 03/02/2026 ** Please disregard the impression.',
])('takes "%s" for an amendment that corrects', (words) => {
  expect(amendmentOf(`${report}\n${words}`)).toMatchObject({
    added: [report.length + 1, report.length + 1 + words.length],
    isCorrecting: true,
  });
});

test('an amendment that only adds corrects nothing', () => {
  expect(amendmentOf(`${report}Addendum: compared with earlier pictures, no change.`)?.isCorrecting).toBe(false);
});

test.each(['Corrected calcium 2.41 mmol/L', 'Addendum: None', 'Revision of the left hip', 'Amended Bishop score 7'])(
  'takes "%s" for none',
  (line) => {
    expect(amendmentOf(`${report}${line}\n`)).toBeUndefined();
  },
);

test('what is headed as the first version is told apart from what replaces it', () => {
  const text = 'REVISED REPORT (version 2)\nDiagnosis: Lipoma.\nOriginal diagnosis: Sarcoma.\nGross: a lump.';
  const [first] = amendmentOf(text)?.first ?? [];

  expect(text.slice(...(first ?? [0, 0]))).toBe('Original diagnosis: Sarcoma.');
});

test('an amendment on top ends where the report begins', () => {
  const text = `Amendment: The lump is on the left.\n${report}`;

  expect(amendmentOf(text)?.added?.[1]).toBe(text.indexOf('FINDINGS'));
});
