import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ProviderConsent } from '#core/documents/consent.ts';
import { aDocument } from '#tests/support/client/documents.ts';
import { broken, fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { aProvider } from '#tests/support/client/tellings.ts';
import { ConsentDialog } from './consent-dialog.tsx';

const outgoing = {
  lines: [
    { number: 6, text: 'Potassium 6.1 H' },
    { number: 9, text: 'Seen by [PERSON_1] on [DAY +3]' },
  ],
  leftOut: 4,
  masked: [
    { token: '[PERSON_1]', kind: 'person', original: 'Dr. Example' },
    { token: '[DAY +3]', kind: 'date', original: '09/17/2026' },
  ],
};
const gemini = aProvider({ engine: 'gemini', host: 'generativelanguage.googleapis.com', model: 'gemini-mock' });
const allowOpenai = 'PUT /api/consents/openai';

function setup(providers: ProviderConsent[] = [aProvider()]) {
  const api = fakeApi()
    .on('GET /api/consents', () => ok({ providers }))
    .on('GET /api/medical-documents/7', () => ok(aDocument()))
    .on('GET /api/interpretations/7/outgoing', () => ok(outgoing))
    .on(allowOpenai, () => ok({ providers: [] }))
    .on('PUT /api/consents/gemini', () => ok({ providers: [] }))
    .on('PUT /api/medical-documents/7/privacy', ({ body }) => ok(body));
  const onAllowed = vi.fn();
  function Opened() {
    const [isOpen, setOpen] = useState(true);
    return <ConsentDialog documentRef="7" isOpen={isOpen} onClose={() => setOpen(false)} onAllowed={onAllowed} />;
  }
  const { user } = renderAt('/interpretation/7', <Opened />);
  return { api, user, onAllowed };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Improve the wording with AI' }));
const allow = () => screen.findByRole('button', { name: 'Allow OpenAI' });
const changes = (api: ReturnType<typeof fakeApi>) => api.calls.filter(({ method }) => method !== 'GET');

test('shows the provider, where the text goes, the model and the words, and sends nothing', async () => {
  const { api } = setup();
  await allow();

  expect(dialog().getByRole('heading', { name: 'OpenAI' })).toBeDefined();
  expect(dialog().getByText('api.openai.com')).toBeDefined();
  expect(dialog().getByText('gpt-mock')).toBeDefined();
  expect(dialog().getByText('Masked before the text is sent')).toBeDefined();
  expect(dialog().getByText('If you agree, text of your documents is sent.')).toBeDefined();
  expect(dialog().getByText('You need not agree.')).toBeDefined();
  expect(changes(api)).toEqual([]);
});

test('shows the text as it would leave, with what is masked and how much stays here', async () => {
  setup();

  const lines = within(await screen.findByRole('list', { name: 'Lines that would be sent' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['6Potassium 6.1 H', '9Seen by [PERSON_1] on [DAY +3]']);
  expect([...(lines[1]?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
    '[PERSON_1]',
    '[DAY +3]',
  ]);
  expect(dialog().getByText('4 more lines of the document stay here.')).toBeDefined();
  expect(dialog().getByText('Name: Dr. Example')).toBeDefined();
  expect(dialog().getByText('Date: 09/17/2026')).toBeDefined();
});

test('says that the text is being prepared, and when it could not be', async () => {
  const { api, user } = setup();
  const { answer, come } = later();
  api.on('GET /api/interpretations/7/outgoing', answer);
  expect(await screen.findByText('Preparing the text...')).toBeDefined();

  come(broken());
  expect(await screen.findByText('The text could not be prepared.')).toBeDefined();

  api.on('GET /api/interpretations/7/outgoing', () => ok({ lines: [], leftOut: 0, masked: [] }));
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No line of this document would be sent.')).toBeDefined();
});

test('allows the provider by the words that were shown, tells so and closes', async () => {
  const { api, user, onAllowed } = setup([aProvider({ wordingVersion: 3 })]);

  await user.click(await allow());

  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(api)).toEqual([{ method: 'PUT', path: '/api/consents/openai', body: { wordingVersion: 3 } }]);
  expect(onAllowed).toHaveBeenCalledOnce();
});

test('changes nothing on Not now', async () => {
  const { api, user, onAllowed } = setup();
  await allow();

  await user.click(dialog().getByRole('button', { name: 'Not now' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes(api)).toEqual([]);
  expect(onAllowed).not.toHaveBeenCalled();
});

test('asks for a backup apart, and leaves it out unless it is chosen', async () => {
  const { api, user } = setup([aProvider(), gemini]);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Also allow Gemini, as a backup' });
  expect(box.checked).toBe(false);
  expect(dialog().getByText('generativelanguage.googleapis.com')).toBeDefined();

  await user.click(box);
  await user.click(await allow());

  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(api).map(({ path }) => path)).toEqual(['/api/consents/openai', '/api/consents/gemini']);
});

test('asks only for what is not allowed yet, and again where the words have changed', async () => {
  const old = { givenAt: '2026-09-01T08:00:00.000Z', wordingVersion: 1 };
  setup([aProvider({ consent: old }), { ...gemini, consent: old, wordingVersion: 2 }]);

  expect(await screen.findByRole('button', { name: 'Allow Gemini' })).toBeDefined();
  expect(dialog().queryByText('api.openai.com')).toBeNull();
});

test('says so when the words have changed in the meantime, and shows the new ones', async () => {
  const { api, user, onAllowed } = setup();
  await allow();
  api
    .on(allowOpenai, () => refused('ai.wording_changed'))
    .on('GET /api/consents', () => ok({ providers: [aProvider({ wording: 'Other words.', wordingVersion: 2 })] }));

  await user.click(await allow());

  expect((await screen.findByText(/The words you agree to have changed/)).getAttribute('role')).toBe('alert');
  expect(await screen.findByText('Other words.')).toBeDefined();
  expect(onAllowed).not.toHaveBeenCalled();
});

test('cannot allow a provider for a document that is never to be sent', async () => {
  const { api, user } = setup();
  await allow();
  api.on('GET /api/medical-documents/7', () => ok(aDocument({ neverSend: true })));

  await user.click(dialog().getByRole('switch', { name: 'Never send this document' }));

  expect(await screen.findByText('This document is never sent.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Allow OpenAI' })).toHaveProperty('disabled', true);
  expect(changes(api)).toEqual([
    { method: 'PUT', path: '/api/medical-documents/7/privacy', body: { neverSend: true } },
  ]);
});

test('says that no provider is set up, and that they could not be loaded', async () => {
  const { api } = setup([]);
  expect(await screen.findByText('No AI provider is set up on this server.')).toBeDefined();
  expect(api.callsOf('GET /api/interpretations/7/outgoing')).toEqual([]);
});

test('says that the providers could not be loaded, and loads them when asked', async () => {
  const api = fakeApi().on('GET /api/consents', () => broken());
  const { user } = renderAt(
    '/',
    <ConsentDialog documentRef="7" isOpen onClose={() => undefined} onAllowed={() => undefined} />,
  );
  api.on('GET /api/medical-documents/7', () => ok(aDocument()));
  expect(await screen.findByText('The AI providers could not be loaded.')).toBeDefined();

  api.on('GET /api/consents', () => ok({ providers: [] }));
  await user.click(dialog().getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('No AI provider is set up on this server.')).toBeDefined();
});
