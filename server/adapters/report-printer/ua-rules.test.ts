import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { beforeAll, expect, test } from 'vitest';
import { reportOf } from '#core/presenting/report.ts';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { uaFaults } from '#tests/support/pdf/ua-faults.ts';
import { printReport } from './print-report.ts';

let file = '';
beforeAll(async () => {
  const report = reportOf(anInterpretation(), { paper: 'a4', visitQuestions: [], uploadedAt: null });
  file = Buffer.from(await printReport(report, new Date(0))).toString('latin1');
});

const faultsWith = (from: string | RegExp, to: string) => uaFaults(Buffer.from(file.replace(from, to), 'latin1'));

test.each([
  ['/Marked true', '/Marked no', 'The file is not marked as tagged.'],
  ['/DisplayDocTitle true', '/DisplayDocTitle no', 'The title is not shown.'],
  ['<pdfuaid:part>1', '<pdfuaid:part>9', 'The metadata do not name PDF/UA-1.'],
  ['/Lang (en-US)', '/Land (en-US)', 'The file has no language.'],
  ['/Tabs /S', '/Tabs /R', 'has its own order of tabs.'],
  ['/S /H2', '/S /H4', 'A heading of level 4 skips one.'],
  ['/S /Figure', '/S /Picture', 'is no standard type.'],
  ['/Alt (', '/Nlt (', 'has no words.'],
  ['/BBox [', '/NBox [', 'has no place.'],
  ['/Scope /Column', '/Skope /Column', 'is the head of nothing.'],
  ['/S /LI\n', '/S /P\n', 'has what it may not have.'],
  ['/ID (note-2)', '/ID (note-1)', 'Two notes are called'],
  ['/ListNumbering', '/LastNumbering', 'does not say how it is numbered.'],
  ['/Contents (To', '/Content (To', 'does not say what it does.'],
  [/\/D \(note-1\)/, '/D (nowhere)', 'leads nowhere.'],
  ['/FontFile2', '/FontFail2', 'is not embedded.'],
  ['/ToUnicode', '/ToUnikode', 'does not say which letter glyph'],
  [/\/K \[0\]/, '/K []', 'is empty.'],
  [/\/K \[0\]/, '/K [0 1]', 'Content stands in the tree twice.'],
])('a rule is broken where %s says %s', (from, to, fault) => {
  expect(faultsWith(from, to).join('\n')).toContain(fault);
});

test('nothing of it is broken as it is printed', () => {
  expect(faultsWith('', '')).toEqual([]);
});

test('a plain PDF breaks many', async () => {
  const plain = new PDFDocument({ pdfVersion: '1.7' });
  plain.text('Words without tags');
  plain.end();

  const faults = uaFaults(new Uint8Array(await buffer(plain)));

  expect(faults).toContain('The file is not marked as tagged.');
  expect(faults.join(' ')).toMatch(/paints with TJ outside of tags.*Helvetica is not embedded/);
});
