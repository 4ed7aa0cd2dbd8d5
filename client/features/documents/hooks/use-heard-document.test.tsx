import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import { createHeardPages, HeardPagesContext } from '#client/lib/heard-page/heard-pages.ts';
import { aDocument, anInterpretation } from '#tests/support/client/documents.ts';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { fakeEvents } from '#tests/support/client/fake-event-source.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { DocumentPage } from '../components/document-page.tsx';

const scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  // The test's browser has no layout, so it can neither scroll nor measure.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
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
  fakeEvents();
  fakeApi()
    .on('GET /api/medical-documents/7', () => ok(aDocument(document)))
    .on('GET /api/medical-documents/7/pages', () => ok([]))
    .on('GET /api/interpretations/7', () =>
      isInterpreted ? ok(anInterpretation()) : refused('interpretation.not_found'),
    );
  const heard = createHeardPages();
  renderScreen(
    <HeardPagesContext value={heard}>
      <DocumentPage />
    </HeardPagesContext>,
    { at: '/document/7', path: '/document/:id' },
  );
  const page = (): HeardPage => {
    const current = heard.current();
    if (current === null) throw new Error('No page is offered.');
    return current;
  };
  const show = (...args: Parameters<HeardPage['show']>) => act(async () => page().show(...args));
  return { heard, page, show, user: userEvent.setup() };
}

const box = () => screen.findByRole('region', { name: 'Text of the document' });
const markButton = () => screen.findByRole('button', { name: 'Mark important terms' });

test('offers the document with the terms of its explanation', async () => {
  const { page } = setup();
  await markButton();

  expect(page()).toMatchObject({
    kind: 'document',
    title: 'Blood test in September',
    documentRef: '7',
    exportPdf: null,
  });
  expect(page().terms.map(({ term }) => term)).toContain('potassium');
});

test('offers the text alone where there is no explanation', async () => {
  const { page } = setup({ document: { hasInterpretation: false }, isInterpreted: false });
  await box();

  expect(page().terms).toEqual([]);
  expect(page().highlightImportant).toBeNull();
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeDefined();
});

test('has nothing to read aloud where no text was found', async () => {
  setup({ document: { originalText: '', hasInterpretation: false }, isInterpreted: false });
  await screen.findByText('No text content could be extracted from this document.');

  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
});

test('opens the text as a press on its tab would', async () => {
  const { show, user } = setup();
  await box();
  await user.click(screen.getByRole('tab', { name: 'Details' }));

  const place = await show('original');

  expect(place).toBe(await box());
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Document', selected: true }));
  expect(scrolledTo).toEqual([place]);
});

test('opens the text quietly where reading reaches it', async () => {
  const { show, user } = setup();
  await box();
  await user.click(screen.getByRole('tab', { name: 'Details' }));

  expect(await show('original', { isQuiet: true })).toBe(await box());

  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Details' }));
  expect(scrolledTo).toEqual([]);
});

test('has none of the parts of an explanation', async () => {
  const { show } = setup();
  await box();

  expect(await show('questions')).toBeNull();
});

test('reads aloud what the page offers', async () => {
  const { heard, user } = setup();
  await box();
  const { promise, resolve } = Promise.withResolvers<null>();
  heard.subscribe(() => resolve(null));

  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  await promise;

  expect(heard.takeRequest()).not.toBeNull();
});

test('marks the important terms where they stand in the text', async () => {
  const { page, user } = setup();
  const before = (await markButton()) && page();
  await user.click(await markButton());

  expect(screen.getByText(/Important terms are marked: \d+\./)).toBeDefined();
  expect((await box()).querySelectorAll('[data-marked~="important-terms"]').length).toBeGreaterThan(0);
  expect(page()).toBe(before);
});
