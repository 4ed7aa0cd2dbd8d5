import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProviderConsent } from '#core/documents/consent.ts';
import { broken, fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { aProvider } from '#tests/support/client/tellings.ts';
import { PrivacySettingsPage } from './privacy-settings-page.tsx';

const consent = { givenAt: '2026-09-14T10:00:00.000Z', wordingVersion: 1 };

function setup(providers: ProviderConsent[]) {
  const api = fakeApi().on('GET /api/consents', () => ok({ providers }));
  return { api, ...renderAt('/privacy-settings', <PrivacySettingsPage />) };
}

const providers = async () => within(await screen.findByRole('list', { name: 'AI providers' }));
const gemini = aProvider({ engine: 'gemini' });

test('lists the providers with what was allowed and when', async () => {
  setup([aProvider({ consent }), gemini]);

  const [openai, other] = (await providers()).getAllByRole('article').map(({ textContent }) => textContent);
  expect(openai).toContain('OpenAIAllowed on September 14, 2026');
  expect(other).toContain('GeminiNot allowed');
});

test('withdraws what was allowed, and says what that means', async () => {
  const { api, user } = setup([aProvider({ consent })]);
  const list = await providers();
  api
    .on('DELETE /api/consents/openai', () => ok({ providers: [aProvider()] }))
    .on('GET /api/consents', () => ok({ providers: [aProvider()] }));

  await user.click(list.getByRole('button', { name: 'Withdraw OpenAI' }));

  expect(await list.findByText('Not allowed')).toBeDefined();
  expect(screen.getByText('OpenAI is no longer allowed')).toBeDefined();
  expect(screen.getByText(/What was sent before cannot be called back/)).toBeDefined();
});

test('allows a provider by the words that stand there', async () => {
  const { api, user } = setup([aProvider()]);
  const list = await providers();
  expect(list.getByText('If you agree, text of your documents is sent.')).toBeDefined();
  api
    .on('PUT /api/consents/openai', () => ok({ providers: [aProvider({ consent })] }))
    .on('GET /api/consents', () => ok({ providers: [aProvider({ consent })] }));

  await user.click(list.getByRole('button', { name: 'Allow OpenAI' }));

  expect(await list.findByText('Allowed on September 14, 2026')).toBeDefined();
  expect(api.callsOf('PUT /api/consents/openai')[0]?.body).toEqual({ wordingVersion: 1 });
});

test('asks again where the words have changed', async () => {
  setup([aProvider({ consent, wordingVersion: 2 })]);

  expect((await providers()).getByText(/The words that you agreed to have changed/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Allow OpenAI' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Withdraw OpenAI' })).toBeDefined();
});

test('says that nobody is asked for a server that is trusted', async () => {
  setup([aProvider({ engine: 'local', host: 'localhost:11434', isNeeded: false })]);

  expect((await providers()).getByText(/No permission is needed/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that no provider is set up', async () => {
  setup([]);

  expect(await screen.findByRole('heading', { name: 'No AI provider is set up' })).toBeDefined();
  expect(screen.getByText(/Nothing leaves this server/)).toBeDefined();
});

test('says that a choice could not be saved', async () => {
  const { api, user } = setup([aProvider({ consent })]);
  const list = await providers();
  api.on('DELETE /api/consents/openai', () => broken());

  await user.click(list.getByRole('button', { name: 'Withdraw OpenAI' }));

  expect(await screen.findByText('Your choice could not be saved.')).toBeDefined();
  expect(list.getByText('Allowed on September 14, 2026')).toBeDefined();
});

test('says that the providers could not be loaded, and loads them when asked', async () => {
  const api = fakeApi().on('GET /api/consents', () => broken());
  const { user } = renderAt('/privacy-settings', <PrivacySettingsPage />);
  await screen.findByText('The AI providers could not be loaded.');
  api.on('GET /api/consents', () => ok({ providers: [aProvider()] }));

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await providers()).toBeDefined();
});
