import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { aDocument, anInterpretation, spanOf } from '#tests/support/client/documents.ts';
import { broken, fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { fakeEvents } from '#tests/support/client/fake-event-source.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { DocumentPage } from './document-page.tsx';

const scrolledTo: (string | null)[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  // The test's browser has no layout, so it can neither scroll nor measure.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.textContent);
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

function setup({
  document = {},
  isInterpreted = true,
}: { document?: Partial<MedicalDocument>; isInterpreted?: boolean } = {}) {
  const events = fakeEvents();
  const api = fakeApi()
    .on('GET /api/medical-documents/7', () => ok(aDocument(document)))
    .on('GET /api/medical-documents/7/pages', () => ok([]))
    .on('GET /api/interpretations/7', () =>
      isInterpreted ? ok(anInterpretation()) : refused('interpretation.not_found'),
    );
  const open = (at = '/document/7') => renderScreen(<DocumentPage />, { at, path: '/document/:id' });
  return { api, events, open, user: userEvent.setup() };
}

const box = () => screen.findByRole('region', { name: 'Text of the document' });
const address = () => screen.getByTestId('address').textContent;

test('says that it is loading, then shows the document', async () => {
  const { api, open } = setup();
  const { answer, come } = later();
  api.on('GET /api/medical-documents/7', answer);
  open();
  expect(screen.getByText('Loading document...')).toBeDefined();

  come(ok(aDocument()));

  expect(await screen.findByRole('heading', { level: 1, name: 'Blood test in September' })).toBeDefined();
  expect(screen.getByText('Lab Result')).toBeDefined();
  expect(screen.getByText('Sep 14, 2026')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Documents' }).getAttribute('href')).toBe('/documents');
});

test('says so when the document could not be loaded, and tries again', async () => {
  const { api, open, user } = setup();
  api.on('GET /api/medical-documents/7', () => broken());
  open();
  expect(await screen.findByText('Failed to load document')).toBeDefined();

  api.on('GET /api/medical-documents/7', () => ok(aDocument()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await box()).toBeDefined();
});

test('says that there is no such document', async () => {
  const { api, open } = setup();
  api.on('GET /api/medical-documents/7', () => refused('document.not_found'));
  open();

  expect(await screen.findByText('Document Not Found')).toBeDefined();
});

test('does not ask the server about an address that cannot be one', () => {
  const { api, open } = setup();
  open('/document/abc');

  expect(screen.getByText('Document Not Found')).toBeDefined();
  expect(api.calls).toEqual([]);
});

test('shows the text as it was read, and that there is an interpretation', async () => {
  const { open } = setup();
  open();

  expect((await box()).textContent).toContain('Sodium       140             135-145    mmol/L');
  expect(screen.getByRole('heading', { name: 'AI Interpretation Available' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'View Full Interpretation' }).getAttribute('href')).toBe('/interpretation/7');
  expect(screen.getByRole('link', { name: 'View Interpretation' })).toBeDefined();
});

test('tells what a word means where it stands', async () => {
  const { open, user } = setup();
  open();

  const word = within(await box()).getByRole('button', { name: 'chronic kidney disease' });
  await user.click(word);

  const definition = within(screen.getByRole('dialog', { name: 'chronic kidney disease' }));
  expect(definition.getByText(/worked less well/)).toBeDefined();
  await user.click(definition.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(word));
});

test('marks results outside their range with a word and a shape, and leaves the others alone', async () => {
  const { open } = setup();
  open();

  const text = (await box()).textContent;
  expect(text).toContain('mmol/L ◆ High');
  expect(text).toContain('mg/dL ▲ Critically low');
  expect(text).toContain('135-145    mmol/L\nGlucose');
});

test('goes to the place that a link points to', async () => {
  const { open } = setup({ isInterpreted: false });
  const [start, end] = spanOf('Repeat the potassium test');
  open(`/document/7#at=${start}-${end}`);

  const place = within(await box()).getByText('Repeat the potassium test');
  expect(place.closest('mark')).not.toBeNull();
  expect(scrolledTo).toEqual(['Repeat the potassium test']);
});

test.each([
  ['hard_to_read', /could not read the words in this picture/],
  ['damaged', /This file is damaged/],
] as const)('says why there is no text (%s)', async (unreadableReason, why) => {
  const { open } = setup({
    document: { originalText: null, stage: 'unreadable', unreadableReason },
    isInterpreted: false,
  });
  open();

  expect(await screen.findByText('No text content could be extracted from this document.')).toBeDefined();
  expect(screen.getByText('It may be an image or scanned document.')).toBeDefined();
  expect(screen.getByText(why)).toBeDefined();
  const another = screen.getByRole('link', { name: 'Upload another file or picture' });
  expect(another.getAttribute('href')).toBe('/upload-document');
  expect(screen.getByRole('link', { name: 'Download the original file' }).getAttribute('href')).toBe(
    '/api/medical-documents/7/file',
  );
});

test('shows the text by itself as soon as it has been read', async () => {
  const { api, events, open } = setup({ document: { originalText: null, stage: 'extracting' }, isInterpreted: false });
  open();
  expect(await screen.findByText(/is being read/)).toBeDefined();

  api.on('GET /api/medical-documents/7', () => ok(aDocument()));
  act(() => events.last().send({ id: 7, stage: 'explained', progress: null }));

  expect(await box()).toBeDefined();
});

test('says how the text was read where that matters', async () => {
  const { open } = setup({ document: { readingNotes: ['The letters were guessed to be Windows-1252.'] } });
  open();

  expect(await screen.findByText('The letters were guessed to be Windows-1252.')).toBeDefined();
});

test('lists the details of a document that is interpreted', async () => {
  const { open, user } = setup();
  open();
  await user.click(await screen.findByRole('tab', { name: 'Details' }));

  const details = screen.getByRole('tabpanel').textContent;
  expect(details).toContain('Document TitleBlood test in September');
  expect(details).toContain('Document TypeLab Result');
  expect(details).toContain('Upload DateSeptember 14, 2026');
  expect(details).toContain('File TypePDF');
  expect(details).toContain('File Size1.25 MB');
  expect(details).toContain('Interpretation StatusInterpreted');
  expect(screen.getByRole('link', { name: 'View Results' }).getAttribute('href')).toBe('/interpretation/7');
});

test('leaves the size out where it is not known', async () => {
  const { open, user } = setup({ document: { fileSize: 0 } });
  open();
  await user.click(await screen.findByRole('tab', { name: 'Details' }));

  expect(screen.queryByText('File Size')).toBeNull();
});

test('leads to where it is shared', async () => {
  const { open } = setup();
  open();

  const link = await screen.findByRole('link', { name: 'Share Document' });
  expect(link.getAttribute('href')).toBe('/document/7/share');
});

test('says that it is checking for an interpretation', async () => {
  const { api, open, user } = setup();
  api.on('GET /api/interpretations/7', later().answer);
  open();
  await user.click(await screen.findByRole('tab', { name: 'Details' }));

  expect(screen.getByText('Checking...')).toBeDefined();
});

test('makes an interpretation where there is none', async () => {
  const { api, open, user } = setup({ isInterpreted: false });
  const { answer, come } = later();
  api.on('POST /api/interpretations', answer);
  open();
  await user.click(await screen.findByRole('tab', { name: 'Details' }));
  expect(screen.getByText('Not Interpreted')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Create Interpretation' }));
  expect(screen.getAllByText('Processing...')).toHaveLength(2);

  come(ok({ documentId: 7, stage: 'explaining' }, 202));
  await waitFor(() => expect(address()).toBe('/interpretation/7'));
});

test('says so when the interpretation could not be made', async () => {
  const { api, open, user } = setup({ isInterpreted: false });
  api.on('POST /api/interpretations', () => broken());
  open();

  await user.click(await screen.findByRole('button', { name: 'Interpret Document' }));

  expect(await screen.findByText('Failed to interpret document. Please try again later.')).toBeDefined();
});

test.each([
  ['ai.no_key', 'API Configuration Issue'],
  ['ai.key_refused', 'API Configuration Issue'],
  ['ai.no_model', 'AI Model Not Available'],
] as const)('says what is wrong with the AI service (%s)', async (code, title) => {
  const { api, open, user } = setup({ isInterpreted: false });
  api.on('POST /api/interpretations', () => refused(code));
  open();

  await user.click(await screen.findByRole('button', { name: 'Interpret Document' }));

  expect(await screen.findByText(title)).toBeDefined();
});

test('says that the interpretation is ready', async () => {
  const { api, open, user } = setup({ isInterpreted: false });
  api.on('POST /api/interpretations', () => ok({ documentId: 7, stage: 'explained' }, 202));
  open();

  await user.click(await screen.findByRole('button', { name: 'Interpret Document' }));

  expect(await screen.findByText('Interpretation ready')).toBeDefined();
});

test('draws what can be chosen for the document below its details', async () => {
  const { user } = setup();
  const NeverSend = ({ neverSend }: { neverSend: boolean }) => <p>{neverSend ? 'Never' : 'May be sent'}</p>;
  renderScreen(<DocumentPage NeverSend={NeverSend} />, { at: '/document/7', path: '/document/:id' });

  await user.click(await screen.findByRole('tab', { name: 'Details' }));

  expect(screen.getByText('May be sent')).toBeDefined();
});
