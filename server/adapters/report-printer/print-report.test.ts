import { describe, expect, test } from 'vitest';
import { reportWords } from '#core/presenting/testing/report-words.ts';
import { papers } from '#core/presenting/papers.ts';
import { reportOf, type Report } from '#core/presenting/report.ts';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { openPdf } from '#tests/support/pdf/pdf-objects.ts';
import { allParts, readTagged } from '#tests/support/pdf/read-tagged.ts';
import { manyResults } from '#tests/support/pdf/many-results.ts';
import { structureOf, withAllBelow } from '#tests/support/pdf/structure.ts';
import { toldSample } from '#tests/support/pdf/told-sample.ts';
import { uaFaults } from '#tests/support/pdf/ua-faults.ts';
import { printReport } from './print-report.ts';

const visitQuestions = [{ text: 'May I take ibuprofen?', isOwn: true }];
const options = { paper: 'a4', visitQuestions, uploadedAt: '2026-09-13T10:00:00.000Z' } as const;
const now = new Date('2026-09-15T08:00:00.000Z');

async function setup(report: Report) {
  const bytes = await printReport(report, now);
  const pages = await readTagged(bytes);
  const parts = pages.flatMap((page) => page.parts).flatMap(allParts);
  return { bytes, pages, parts, words: pages.flatMap((page) => page.words), report };
}

const blood = () => reportOf(anInterpretation(), options);

describe.each(['lab-panel', 'discharge-summary', 'chest-ct', 'medication-list'])('the sample %s', (name) => {
  test.each(papers)('says on %s every word of its report, in order', async (paper) => {
    const { words, report, bytes } = await setup(reportOf(await toldSample(name), { ...options, paper }));

    expect(words).toEqual(reportWords(report));
    expect(uaFaults(bytes)).toEqual([]);
  });
});

test('is tagged with headings, lists, a table with its head, figures with their sentence, notes and links', async () => {
  const { parts } = await setup(blood());

  const roles = new Set(parts.map(({ role }) => role));
  const needed = [
    'H1',
    'H2',
    'H3',
    'L',
    'LI',
    'Lbl',
    'LBody',
    'Table',
    'THead',
    'TBody',
    'TR',
    'TH',
    'TD',
    'Figure',
    'Note',
  ];
  expect([...needed, 'Reference', 'Link'].filter((role) => !roles.has(role))).toEqual([]);
  expect(parts.flatMap(({ alt }) => alt ?? [])).toContain('Potassium. High: 6.1, expected 3.5 to 5.1 mmol/L.');
});

test('says that a report is in Spanish, and which of its words are English', async () => {
  const sentences = [
    { section: 'summary', text: 'El potasio está alto.', spans: [], basis: 'document', by: 'openai' } as const,
  ];
  const summary = 'El potasio está alto. Call your doctor.';
  const interpretation = anInterpretation({
    summary,
    language: 'es',
    sentences: sentences.map((each) => ({ ...each, spans: [] })),
  });
  const { bytes, parts, words } = await setup(reportOf(interpretation, options));

  expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (es-419)');
  expect(parts.some(({ role, lang }) => role === 'Span' && lang === 'en')).toBe(true);
  expect(words.join(' ')).toContain('El potasio está alto. Siguiente paso Call your doctor.');
});

test('stands on every page which one it is, and the head of a table that goes on; neither is read out', async () => {
  const { pages } = await setup(reportOf(anInterpretation({ labResults: manyResults(60) }), options));

  pages.forEach((page, index) => expect(page.furniture.join(' ')).toContain(`Page ${index + 1} of ${pages.length}`));
  expect(
    pages.filter(({ furniture }) => furniture.join(' ').includes('Test Result Unit Expected In words')).length,
  ).toBeGreaterThan(0);
});

test('keeps a result on the page of its number line', async () => {
  const { bytes } = await setup(reportOf(anInterpretation({ labResults: manyResults(60) }), options));

  const rows = structureOf(openPdf(bytes))
    .flatMap(withAllBelow)
    .filter(({ type }) => type === 'LI');
  const onALine = rows.map(withAllBelow).filter((row) => row.some(({ type }) => type === 'Figure'));
  expect(onALine.length).toBeGreaterThan(40);
  expect(
    onALine.filter((row) => new Set(row.flatMap(({ content }) => content.map(({ page }) => page))).size !== 1),
  ).toEqual([]);
});

test('ends no page with a heading', async () => {
  const { pages } = await setup(reportOf(anInterpretation({ labResults: manyResults(60) }), options));

  const lasts = pages.map(({ parts }) => parts.flatMap(allParts).at(-1)?.role ?? '');
  expect(lasts.filter((role) => role.startsWith('H'))).toEqual([]);
});

test('names its title and when it was made, and nobody', async () => {
  const { bytes } = await setup(reportOf(anInterpretation({ title: 'Iron < 5 & "more" (März)' }), options));

  const text = Buffer.from(bytes).toString('latin1');
  expect(text).toContain('&lt; 5 &amp; "more"');
  expect(text).toContain('D:20260915080000Z');
  expect(text).not.toMatch(/PDFKit|Author|ModDate/i);
  expect(uaFaults(bytes)).toEqual([]);
});

test('gives the same bytes for the same report and time', async () => {
  const [first, second] = [await printReport(blood(), now), await printReport(blood(), now)];

  expect(Buffer.compare(first, second)).toBe(0);
});

test('a panel of forty rows takes less than 300 kB', async () => {
  const { bytes } = await setup(reportOf(anInterpretation({ labResults: manyResults(40) }), options));

  expect(bytes.length).toBeLessThan(300_000);
});
