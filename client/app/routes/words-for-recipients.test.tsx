import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { summaryOf, type DocumentPage } from '#core/documents/page-layout.ts';
import type { ErrorCode } from '#core/kernel/app-error.ts';
import type { ShareLevel } from '#core/sharing/share-level.ts';
import { aDocument, anInterpretation, reportText } from '#tests/support/client/documents.ts';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { fakeEvents } from '#tests/support/client/fake-event-source.ts';
import { aPage } from '#tests/support/client/pages.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { aSeenByShare } from '#tests/support/client/shares.ts';
import { aState, toldBy } from '#tests/support/client/tellings.ts';
import DocumentRoute from './document.route.tsx';
import InterpretationRoute from './interpretation.route.tsx';

const interpretation = 'GET /api/interpretations/7';
const document7 = 'GET /api/medical-documents/7';
const tell = 'POST /api/interpretations/7/tellings';
const interpret = 'POST /api/interpretations';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function setup(accessLevel: ShareLevel, pages: DocumentPage[] = []) {
  const share = aSeenByShare({ accessLevel });
  const api = fakeApi()
    .on(interpretation, () => ok(anInterpretation({ share })))
    .on(document7, () => ok(aDocument({ userId: '', share })))
    .on('GET /api/medical-documents/7/comments', () => ok([]))
    .on('PUT /api/medical-documents/7/comments/seen', () => ok(null))
    .on('GET /api/medical-documents/7/pages', () => ok(pages.map(summaryOf)));
  for (const page of pages) api.on(`GET /api/medical-documents/7/pages/${page.number}`, () => ok(page));
  fakeEvents();
  const openInterpretation = () =>
    renderScreen(<InterpretationRoute />, { at: '/interpretation/7', path: '/interpretation/:id' });
  const openDocument = () => renderScreen(<DocumentRoute />, { at: '/document/7', path: '/document/:id' });
  return { api, share, openInterpretation, openDocument };
}

const strip = async () => within(await screen.findByRole('region', { name: 'Who wrote these words' }));

test.each<[ShareLevel, boolean]>([
  ['read', false],
  ['comment', false],
  ['full_access', true],
])('with %s a model is asked by itself to tell it anew: %s', async (accessLevel, isAsked) => {
  const { api, share, openInterpretation } = setup(accessLevel);
  const due = toldBy({ stage: 'none', reason: null }, { share });
  api.on(interpretation, () => ok(due)).on(tell, () => ok(aState({ stage: 'done' })));
  api.on(`${interpretation}?level=simple`, () => ok(due));
  openInterpretation();
  await strip();
  // Once the words of another level are there, those of the first have asked for what they ask.
  screen.getByRole('radio', { name: 'Simple' }).click();
  await waitFor(() => expect(api.callsOf(`${interpretation}?level=simple`)).toHaveLength(1));

  expect(api.callsOf(tell).length > 0).toBe(isAsked);
});

test.each(['no_consent', 'document_private'] as const)(
  'says nothing of what only the owner can allow (%s)',
  async (reason) => {
    const { api, share, openInterpretation } = setup('full_access');
    api.on(interpretation, () => ok(toldBy({ stage: 'failed', reason }, { share })));
    openInterpretation();

    const words = await strip();
    expect(words.getByText('Written by the built-in interpreter.')).toBeDefined();
    expect(words.queryByRole('button')).toBeNull();
    expect(words.queryByText(/you allow it|You marked/)).toBeNull();
  },
);

test.each<[ShareLevel, boolean]>([
  ['read', false],
  ['full_access', true],
])('with %s one can try again where no model answered: %s', async (accessLevel, isOffered) => {
  const { api, share, openInterpretation } = setup(accessLevel);
  api.on(interpretation, () => ok(toldBy({ stage: 'failed', reason: 'unavailable' }, { share })));
  openInterpretation();

  expect((await strip()).queryByRole('button', { name: 'Try again' }) !== null).toBe(isOffered);
});

test.each<[ErrorCode, RegExp]>([
  ['ai.no_consent', /^Only whoever shares it with you can allow/],
  ['ai.document_private', /^Only whoever shares it with you can allow/],
  ['ai.unavailable', /cannot be reached/],
])('says why nobody explains it, and offers nothing that is the owner’s (%s)', async (code, why) => {
  const { api, share, openInterpretation } = setup('full_access');
  api
    .on(interpretation, () => refused('interpretation.not_found'))
    .on(document7, () => ok(aDocument({ hasInterpretation: false, share })))
    .on(interpret, () => refused(code));
  openInterpretation();

  expect(await screen.findByText(why)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Improve|Remove/ })).toBeNull();
});

test('says why a document could not be read, and leaves it to the owner to mend', async () => {
  const { api, share, openInterpretation } = setup('read');
  api
    .on(interpretation, () => refused('document.unreadable'))
    .on(document7, () => ok(aDocument({ stage: 'unreadable', unreadableReason: 'password_protected', share })));
  openInterpretation();

  expect(await screen.findByText(/locked with a password/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Upload another file' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the document' })).toBeDefined();
});

test('says the same on the page of the document', async () => {
  const { api, share, openDocument } = setup('read');
  const unread = aDocument({
    stage: 'unreadable',
    unreadableReason: 'password_protected',
    originalText: null,
    share,
  });
  api.on(interpretation, () => refused('document.unreadable')).on(document7, () => ok(unread));
  openDocument();

  expect(await screen.findByText('No text content could be extracted from this document.')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Upload/ })).toBeNull();
});

test('says who corrected a word, and which pages could not be read, without asking for new pictures', async () => {
  const read = aPage({ told: { '140': { corrected: { read: '104', at: '2026-09-15T10:00:00.000Z' } } } });
  const end = reportText.length;
  const { openDocument } = setup('read', [
    read,
    aPage({ number: 2, problem: 'too_dark', span: [end, end], words: [] }),
  ]);
  openDocument();

  expect(await screen.findByText('corrected by the owner')).toBeDefined();
  expect(screen.getAllByText(/^This picture is too dark/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Take it again/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Upload a new picture' })).toBeNull();
});
