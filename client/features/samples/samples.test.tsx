import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noTelling } from '#core/documents/telling.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { answerCalls, fail, succeed } from '#tests/support/client/answer-calls.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { SampleCards } from './components/sample-cards.tsx';
import { SamplePage } from './components/sample-page.tsx';

const sample = { id: 'lipids', title: 'Cholesterol test', documentType: 'lab_result', teaser: 'Four results.' };

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

test('offers every sample under its own name', async () => {
  answerCalls({ 'GET /api/samples': succeed([sample]) });
  renderAt('/', <SampleCards />);

  const link = await screen.findByRole('link', { name: 'Open this sample Cholesterol test' });
  expect(link.getAttribute('href')).toBe('/samples/lipids');
  expect(screen.getByText('Lab Result')).toBeDefined();
  expect(screen.getByText('Four results.')).toBeDefined();
});

test('says what it waits for', () => {
  answerCalls({ 'GET /api/samples': succeed([]) });
  renderAt('/', <SampleCards />);

  expect(screen.getByText('Loading sample reports...')).toBeDefined();
});

test('says so where there are none', async () => {
  answerCalls({ 'GET /api/samples': succeed([]) });
  renderAt('/', <SampleCards />);

  expect(await screen.findByText('There are no sample reports on this server.')).toBeDefined();
});

test('says why the samples did not come, and tries again', async () => {
  const answers = { 'GET /api/samples': fail(503, 'server.unavailable') };
  answerCalls(answers);
  const { user } = renderAt('/', <SampleCards />);
  expect(
    await within(await screen.findByRole('alert', { name: '' })).findByText(/^Readback is not ready right now\./),
  ).toBeDefined();

  answers['GET /api/samples'] = { status: 200, ...succeed([sample]) };
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Cholesterol test' })).toBeDefined();
});

test('loads one sample and has it drawn', async () => {
  answerCalls({ 'GET /api/samples/lipids': succeed(interpretation) });
  renderAt('/samples/lipids', samplePage('lipids'));

  expect(screen.getByRole('heading', { level: 1, name: 'Sample report' })).toBeDefined();
  expect(await screen.findByText('One result is outside its range.')).toBeDefined();
});

test('says so where there is no such sample', async () => {
  answerCalls({ 'GET /api/samples/other': fail(404, 'sample.not_found') });
  renderAt('/samples/other', samplePage('other'));

  expect(await screen.findByText('This sample report does not exist.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
});
