import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, hasCode } from './api-error.ts';
import { callApi } from './call-api.ts';

function setup(answer: Response | Error | DOMException) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => (answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer)));
}

const failureOf = async (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

test('gives the data of the answer', async () => {
  setup(Response.json({ success: true, message: '', data: { id: 7 } }));

  expect(await callApi({ path: '/api/x', output: z.object({ id: z.number() }) })).toEqual({ id: 7 });
});

test('sends cookies, and a body as JSON', async () => {
  const fetched = setup(Response.json({ success: true, data: null }));

  await callApi({ path: '/api/x', method: 'POST', body: { documentId: 3 }, output: z.null() });

  expect(fetched).toHaveBeenCalledWith('/api/x', {
    method: 'POST',
    credentials: 'include',
    body: '{"documentId":3}',
    headers: { 'content-type': 'application/json' },
  });
});

test('sends form data as it is', async () => {
  const body = new FormData();
  const fetched = setup(Response.json({ success: true, data: null }));

  await callApi({ path: '/api/x', method: 'POST', body, output: z.null() });

  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ body });
});

test.each([
  ['the code of a failure', Response.json({ success: false, message: 'Gone', code: 'document.not_found' }), 'Gone'],
  ['the status where there is no JSON', new Response('x', { status: 503, statusText: 'Down' }), '503: Down'],
  ['no words at all', Response.json({ success: false, message: '' }), 'An unknown error occurred'],
  ['the words of a broken network', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['a broken network without words', new Error(''), 'An unknown error occurred'],
])('raises an error with %s', async (_title, answer, message) => {
  setup(answer);

  const error = await failureOf(callApi({ path: '/api/x', output: z.unknown() }));

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message });
});

test('knows the code and the status of a failure', async () => {
  setup(Response.json({ success: false, message: 'Gone', code: 'document.not_found' }, { status: 404 }));

  const error = await failureOf(callApi({ path: '/api/x', output: z.unknown() }));

  expect(hasCode(error, 'document.not_found')).toBe(true);
  expect(error).toMatchObject({ status: 404 });
});

test('takes no code that it does not know', async () => {
  setup(Response.json({ success: false, message: 'Hm', code: 'made.up' }, { status: 400 }));

  expect(await failureOf(callApi({ path: '/api/x', output: z.unknown() }))).toMatchObject({ code: undefined });
});

test('refuses data of another shape', async () => {
  setup(Response.json({ success: true, data: { id: 'seven' } }));

  const error = await failureOf(callApi({ path: '/api/x', output: z.object({ id: z.number() }) }));

  expect(error).toMatchObject({ name: 'ApiError', message: expect.stringContaining('cannot read') });
});

test('lets a call that was given up end as given up', async () => {
  const controller = new AbortController();
  controller.abort();
  const reason = new DOMException('given up', 'AbortError');
  setup(reason);

  const error = await failureOf(callApi({ path: '/api/x', output: z.unknown(), signal: controller.signal }));

  expect(error).toBe(reason);
});
