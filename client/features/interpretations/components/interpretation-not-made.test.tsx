import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ErrorCode } from '#core/kernel/app-error.ts';
import type { AiSlots } from '#client/lib/medical-documents/ai-slots.ts';
import { aDocument, anInterpretation } from '#tests/support/client/documents.ts';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { fakeEvents } from '#tests/support/client/fake-event-source.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationPage } from './interpretation-page.tsx';

const get = 'GET /api/interpretations/7';
const post = 'POST /api/interpretations';
const accepted = () => ok({ documentId: 7, stage: 'explained' }, 202);

const ai: AiSlots = {
  ConsentDialog: ({ onAllowed }) => <button onClick={onAllowed}>Allow it</button>,
  AskingPanel: () => null,
};

/** A document that was read, on a server that shows nothing but what an AI provider wrote. */
function setup(code: ErrorCode) {
  const api = fakeApi()
    .on(get, () => refused('interpretation.not_found'))
    .on('GET /api/medical-documents/7', () => ok(aDocument({ hasInterpretation: false })))
    .on(post, () => refused(code));
  fakeEvents();
  renderScreen(<InterpretationPage ai={ai} />, { at: '/interpretation/7', path: '/interpretation/:id' });
  const works = () => api.on(post, accepted).on(get, () => ok(anInterpretation()));
  return { api, works, user: userEvent.setup() };
}

const tabs = () => screen.findByRole('tab', { name: 'Simplified Explanation' });

test.each([
  ['ai.no_key', /API key is missing/],
  ['ai.key_refused', /refused the API key/],
  ['ai.no_model', /model is not available/],
  ['ai.unavailable', /cannot be reached/],
  ['ai.budget_spent', /as much as is set for today/],
] as const)('says plainly why there is no interpretation, and tries again when asked (%s)', async (code, why) => {
  const { api, works, user } = setup(code);

  expect(await screen.findByText('There is no interpretation of this document')).toBeDefined();
  expect(screen.getByText(why)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the document' }).getAttribute('href')).toBe('/document/7');
  expect(api.callsOf(post)).toHaveLength(1);

  works();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await tabs()).toBeDefined();
});

test('asks for consent where that is what is missing', async () => {
  const { works, user } = setup('ai.no_consent');
  await user.click(await screen.findByRole('button', { name: 'Improve the wording with AI' }));

  works();
  await user.click(screen.getByRole('button', { name: 'Allow it' }));

  expect(await tabs()).toBeDefined();
});

test('removes the mark of a document that is never sent, when asked', async () => {
  const { api, works, user } = setup('ai.document_private');
  api.on('PUT /api/medical-documents/7/privacy', ({ body }) => ok(body));
  const remove = await screen.findByRole('button', { name: 'Remove the mark' });

  works();
  await user.click(remove);

  expect(await tabs()).toBeDefined();
  expect(api.callsOf('PUT /api/medical-documents/7/privacy')[0]?.body).toEqual({ neverSend: false });
});

test('goes on waiting where a provider is writing', async () => {
  const { api } = setup('ai.unavailable');
  api.on(post, accepted);

  expect(await screen.findByText('Your interpretation is being generated')).toBeDefined();
});
