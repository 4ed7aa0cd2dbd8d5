import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noTelling } from '#core/documents/telling.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { sampleLines } from '#core/documents/sample-list.ts';
import { answerCalls, fail, succeed } from '#tests/support/client/answer-calls.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { SampleCards } from './components/sample-cards.tsx';
import { SamplePage } from './components/sample-page.tsx';

const interpretation: Interpretation = {
  documentId: 0,
  title: 'Cholesterol test',
  createdAt: '2026-03-04T12:00:00Z',
  feedback: null,
  telling: noTelling('no_provider', { level: 'standard', language: 'en' }),
  text: 'HDL 38 mg/dL',
  source: { kind: 'text', pages: 1, ocr: false, confidence: null },
  documentType: 'lab_result',
  documentKind: 'lipid_panel',
  sections: [],
  labResults: [],
  medications: [],
  findings: [],
  identifiers: [],
  summary: 'One result is outside its range.',
  interpretation: 'One result is outside its range.',
  medicalTerminology: [],
  actionItems: [],
  keyFindings: [],
  recommendations: [],
  sentences: [],
  notices: [],
  readingGrade: 5,
  engine: 'built-in',
  timings: { extractMs: 0, readMs: 0, explainMs: 0 },
};

const samplePage = (id: string) => <SamplePage id={id}>{({ summary }) => <p>{summary}</p>}</SamplePage>;

test('offers a sample of each of the six main types, under its own name', () => {
  renderAt('/', <SampleCards />);

  const cards = within(screen.getByRole('list', { name: 'Sample reports' })).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Lab results',
    'Imaging reports',
    'Clinical notes',
    'Pathology reports',
    'Discharge summaries',
    'Medication lists',
  ]);
  const link = screen.getByRole('link', { name: 'Open this sample Yearly blood tests' });
  expect(link.getAttribute('href')).toBe('/samples/lab-panel');
});

test('shows a line as it is printed, and in plain words', () => {
  renderAt('/', <SampleCards />);

  const { printed, told } = sampleLines['clinic-note'];
  expect(screen.getByText(printed)).toBeDefined();
  expect(screen.getByText(told)).toBeDefined();
});

test('loads one sample and has it drawn', async () => {
  answerCalls({ 'GET /api/samples/lipids': succeed(interpretation) });
  renderAt('/samples/lipids', samplePage('lipids'));

  expect(screen.getByRole('heading', { level: 1, name: 'Sample report' })).toBeDefined();
  expect(await screen.findByText('One result is outside its range.')).toBeDefined();
});

test("leads from a sample to a document of one's own", async () => {
  answerCalls({ 'GET /api/samples/lipids': succeed(interpretation) });
  renderAt('/samples/lipids', samplePage('lipids'));

  const own = within(await screen.findByRole('region', { name: 'Now read your own' }));
  expect(own.getByRole('link', { name: 'Upload a Document' }).getAttribute('href')).toBe('/upload-document');
});

test('says so where there is no such sample', async () => {
  answerCalls({ 'GET /api/samples/other': fail(404, 'sample.not_found') });
  renderAt('/samples/other', samplePage('other'));

  expect(await screen.findByText('This sample report does not exist.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
});
