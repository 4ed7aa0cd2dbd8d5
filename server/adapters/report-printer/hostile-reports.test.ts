import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportWords } from '#core/presenting/testing/report-words.ts';
import { reportOf, type Report, type ReportOptions } from '#core/presenting/report.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { anInterpretation, labResult } from '#tests/support/client/documents.ts';
import { manyResults } from '#tests/support/pdf/many-results.ts';
import { readTagged } from '#tests/support/pdf/read-tagged.ts';
import { uaFaults } from '#tests/support/pdf/ua-faults.ts';
import { printReport } from './print-report.ts';

const options: ReportOptions = { paper: 'letter', visitQuestions: [], uploadedAt: null };

async function setup(more: Partial<Interpretation>) {
  const report = reportOf(anInterpretation({ sentences: [], ...more }), options);
  const bytes = await printReport(report, new Date(0));
  const pages = await readTagged(bytes);
  return { report, bytes, words: pages.flatMap((page) => page.words) };
}

const remark = 'Some signs of the document cannot be printed.';

// Greek, Cyrillic, signs of laboratories, arrows, marks, letters with accents that stand alone, and a word without a blank.
const torture = [
  'Ελληνικά: αλβουμίνη, ὕδωρ. Русский: гемоглобин, ЩЁКИ. Türkçe ığüşöç. Tiếng Việt: huyết áp. Polski: żółć.',
  'WBC 7.2 ×10⁹/L, ×10³/µL, 250 μmol/L, H₂O, SpO₂ ≥ 94 %, ≤ 5.7, ± 0.3, ≈ 12, ½ tablet, 37.5 °C, m², ‰, →, ←, ↑, ↓, ⇒, ✓, ✔, ☐, ☑, ▲, ●, ♀, ♂.',
  '“Quotes” ‘single’ «guillemets» – — … • ′ ″ − × ÷ √ ∞ ∆ Ω α-1 β₂ γ-GT fi fl ffi o\u0308 e\u0301.',
  'non\u2011breaking, soft\u00ADhyphen, zero\u200Bwidth, no\u00A0break.',
].join(' ');

test('has a glyph for every sign of a torture text, and says each as it is written', async () => {
  const { report, bytes, words } = await setup({ title: torture, summary: torture, keyFindings: [torture] });

  expect(uaFaults(bytes)).toEqual([]);
  expect(words).toEqual(reportWords(report));
  expect(words.join(' ')).not.toContain('�');
});

test('has glyphs for Hebrew and Arabic', async () => {
  const { bytes, words } = await setup({ summary: 'Name: שלום עולם and مرحبا بالعالم here.' });

  expect(uaFaults(bytes)).toEqual([]);
  expect(words.join(' ')).not.toContain('�');
});

test('puts a sign in the place of what no font has, and says so once', async () => {
  const { bytes, words } = await setup({ summary: 'Chinese 高血压 and a smile 👍🏽 stay.', keyFindings: ['高'] });

  const text = words.join(' ');
  expect(uaFaults(bytes)).toEqual([]);
  expect(text).toContain('Chinese � and a smile � stay.');
  expect(text.split(remark)).toHaveLength(2);
});

test.each<[string, Partial<Interpretation>]>([
  [
    'nothing at all',
    {
      title: '',
      summary: '',
      interpretation: '',
      labResults: [],
      medicalTerminology: [],
      actionItems: [],
      keyFindings: [],
      recommendations: [],
      notices: [],
    },
  ],
  ['300 rows', { labResults: manyResults(300) }],
  [
    'control characters and halves of letters',
    { summary: 'a\u0000b\u0007c\uD800d\uDC00e\u202Ef\u2066g.', title: '\u0001' },
  ],
  [
    'cells of nothing but control characters',
    { labResults: [labResult('Potassium', { name: '\u0000', value: '\u0001', unit: '\u0002' })] },
  ],
  [
    'a term without letters',
    { medicalTerminology: [{ term: '\u200B', say: '\u200B', definition: '\u0000', importance: 'high', spans: [] }] },
  ],
  ['parentheses and backslashes', { title: '\\(((]]>>endobj', summary: ')) Tj ET Q <</Type/Page>> \\ \\\\' }],
])('prints %s', async (_, more) => {
  const { report, bytes, words } = await setup(more);

  expect(uaFaults(bytes)).toEqual([]);
  const plain = (all: string[]) => all.filter((word) => !word.includes('�') && !remark.includes(word));
  expect(plain(words).length).toBeGreaterThanOrEqual(plain(reportWords(report)).length);
});

test('divides a word that is longer than a page', async () => {
  const word = 'x'.repeat(10_000);
  const { bytes, words } = await setup({
    title: word,
    summary: word,
    labResults: [labResult('Potassium', { name: word, value: word })],
  });

  expect(uaFaults(bytes)).toEqual([]);
  expect(words.join('').split('x').length).toBeGreaterThan(30_000);
});

test('prints whatever a report says', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const blocks = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('paragraph' as const), words: fc.array(fc.record({ text }), { maxLength: 3 }) }),
      fc.record({
        kind: fc.constant('bullets' as const),
        items: fc.array(fc.array(fc.record({ text })), { maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('table' as const),
        columns: fc.tuple(text, text),
        rows: fc.array(fc.tuple(text, text), { maxLength: 3 }),
      }),
    ),
    { maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(text, blocks, async (title, all) => {
      const start = { kind: 'heading', level: 1, text: 'A title' } as const;
      const report: Report = { title, paper: 'a4', language: 'en', blocks: [start, ...all] };
      const bytes = await printReport(report, new Date(0));
      expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
    }),
    { numRuns: 25 },
  );
});
