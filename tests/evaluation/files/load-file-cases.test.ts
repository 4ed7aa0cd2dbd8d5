import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { loadFileCases } from './load-file-cases.ts';

function setup(files: Record<string, unknown>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const row = { analyte: 'Sodium', value: '133', unit: 'mmol/L', range: '136-145', flag: 'L' };

test('PDFs and pictures with their truth, and only those that are there', () => {
  const folder = setup({
    'truth/a.json': { id: 'a', rows: [row], text: ['Sodium 133 L'] },
    'pdf/a.pdf': '%PDF',
    'pdf/unknown.pdf': '%PDF',
    'scans/manifest.json': [
      { file: 'a__fax.jpg', variant: 'fax', truth: 'a.json' },
      { file: 'kept-aside.jpg', variant: 'fax', truth: 'a.json' },
    ],
    'scans/a__fax.jpg': '',
  });

  expect(loadFileCases(folder).map(({ id, group, mediaType }) => [id, group, mediaType])).toEqual([
    ['a.pdf', 'pdf', 'application/pdf'],
    ['a__fax.jpg', 'scans fax', 'image/jpeg'],
  ]);
  expect(loadFileCases(folder)[0]).toMatchObject({
    rows: [{ name: 'Sodium', value: '133', unit: 'mmol/L', range: '136-145', flags: ['low', 'critical_low'] }],
    lines: ['Sodium 133 L'],
  });
});

test('a PDF of pictures has the rows of the pages that were scanned', () => {
  const folder = setup({
    'truth/a.json': { id: 'a', rows: [row, row] },
    'truth/scan_a.json': { id: 'a', rows: [row] },
    'truth/b.json': { id: 'b', special: 'scan', pages: ['a', 'a'] },
    'pdf/b.pdf': '%PDF',
  });

  expect(loadFileCases(folder)).toMatchObject([
    { group: 'pdf, of pictures', rows: [{ name: 'Sodium' }, { name: 'Sodium' }], pageKinds: [['scan'], ['scan']] },
  ]);
});

test('records that name files beside them, one case a file', () => {
  const labs = [
    { name: 'Glucose', value: '104', unit: 'mg/dL', range_text: '70-100', flag: 'N' },
    { name: 'Rubella IgG', value: 'Positive', unit: null, range_text: '' },
  ];
  const record = { id: 'x-1', files: ['x-1.pdf', 'x-1_fax.png', 'gone.png'], gold: { labs } };
  const folder = setup({ 'drawn/data.jsonl': record, 'drawn/x-1.pdf': '', 'drawn/x-1_fax.png': '' });

  const cases = loadFileCases(folder);

  expect(cases.map(({ group }) => group)).toEqual(['drawn pdf', 'drawn fax']);
  expect(cases[0]?.rows).toEqual([
    { name: 'Glucose', value: '104', unit: 'mg/dL', range: '70-100', flags: ['high', 'critical_high'] },
    { name: 'Rubella IgG', value: 'Positive', unit: '', range: '' },
  ]);
});
