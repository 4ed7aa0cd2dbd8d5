import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AiStatus, ProviderState } from '#core/documents/ai-status.ts';
import { broken, fakeApi, later, ok } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { AiStatusCard } from './ai-status-card.tsx';

const call = 'POST /api/infer';
const works: ProviderState = { available: true, status: 'operational' };
const notSetUp: ProviderState = { available: false, status: 'not_configured' };

const aStatus = (more: Partial<AiStatus['providers']> = {}, preferred: AiStatus['preferredProvider'] = 'openai') => ({
  providers: { openai: works, gemini: works, local: notSetUp, 'built-in': works, ...more },
  availableProviders: ['openai', 'gemini', 'built-in'],
  preferredProvider: preferred,
});

const setup = () => renderAt('/', <AiStatusCard />);
const rows = async () => within(await screen.findByRole('list', { name: 'AI providers' })).getAllByRole('listitem');

test('asks once, and says that both providers are there with openai as the primary', async () => {
  const server = fakeApi().on(call, () => ok(aStatus()));
  setup();

  const [openai, gemini, builtIn] = (await rows()).map(({ textContent }) => textContent);
  expect(openai).toBe('OpenAI primaryAvailableIt answers.');
  expect(gemini).toBe('GeminiAvailableIt answers.');
  expect(builtIn).toContain('Built-in interpreter');
  expect(server.callsOf(call)).toHaveLength(1);
});

test.each([
  ['key_refused', /refused the key/],
  ['no_model', /does not have the model/],
  ['quota_spent', /is used up/],
  ['unavailable', /does not answer right now/],
] as const)('says in words why a provider is not available (%s)', async (status, words) => {
  fakeApi().on(call, () => ok(aStatus({ openai: { available: false, status } }, 'gemini')));
  setup();

  const [openai, gemini] = (await rows()).map(({ textContent }) => textContent);
  expect(openai).toContain('Not available');
  expect(openai).toMatch(words);
  expect(gemini).toContain('Gemini primary');
});

test('shows a model on this server where there is one', async () => {
  fakeApi().on(call, () => ok(aStatus({ local: works })));
  setup();

  expect((await rows()).map(({ textContent }) => textContent).join()).toContain('Model on this server');
});

test('says plainly that Readback works without a provider where none is set up', async () => {
  fakeApi().on(call, () => ok(aStatus({ openai: notSetUp, gemini: notSetUp }, 'built-in')));
  setup();

  expect(await screen.findByText(/No AI provider is set up here. Readback works without one/)).toBeDefined();
});

test('says that it is checking until the answer comes', async () => {
  const { answer, come } = later();
  fakeApi().on(call, answer);
  setup();

  expect(screen.getByText('Checking the AI providers...')).toBeDefined();
  come(ok(aStatus()));
  expect(await rows()).toHaveLength(3);
});

test('says that the check failed, in the card and in a toast, and checks again when asked', async () => {
  const server = fakeApi().on(call, () => broken());
  const { user } = setup();

  expect(await screen.findByText('Failed to check AI status')).toBeDefined();
  const toast = within(screen.getByRole('alert', { name: 'Problem' }));
  expect(toast.getByText('AI Status Check Failed')).toBeDefined();
  expect(toast.getByText('Unable to verify the AI provider status.')).toBeDefined();

  server.on(call, () => ok(aStatus()));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await rows()).toHaveLength(3);
  expect(screen.queryByText('Failed to check AI status')).toBeNull();
});

test('tells a network failure from an answer that says no', async () => {
  fakeApi().on(call, () => Promise.reject(new TypeError('Failed to fetch')));
  setup();

  expect(await screen.findByText('Network error when checking AI status')).toBeDefined();
});
