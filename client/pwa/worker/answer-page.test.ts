import { expect, test } from 'vitest';
import { answerPage } from './answer-page.ts';

const kept = async () => new Response('kept');
const never = new Promise<Response>(() => undefined);

const shown = async (network: Promise<Response>, more: Partial<Parameters<typeof answerPage>[0]> = {}) =>
  (await answerPage({ network, kept, patienceMs: 5, ...more })).text();

test('shows the page of the server, whatever it says', async () => {
  expect(await shown(Promise.resolve(new Response('fresh')))).toBe('fresh');
  expect(await shown(Promise.resolve(new Response('broken', { status: 500 })))).toBe('broken');
});

test('shows the kept page without a connection, and where the server is slow', async () => {
  expect(await shown(Promise.reject(new TypeError('Failed to fetch')))).toBe('kept');
  expect(await shown(never)).toBe('kept');
});

test.each([502, 504])('shows the kept page where what stands before the server answers %s', async (status) => {
  expect(await shown(Promise.resolve(new Response('Bad gateway', { status })))).toBe('kept');
});

test('waits on where nothing is kept, and fails as the network does', async () => {
  const nothing = { kept: async () => undefined };
  const slow = new Promise<Response>((resolve) => setTimeout(resolve, 20, new Response('late')));

  expect(await shown(slow, nothing)).toBe('late');
  await expect(shown(Promise.reject(new TypeError('Failed to fetch')), nothing)).rejects.toThrow('Failed to fetch');
});
