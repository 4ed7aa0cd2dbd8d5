import { expect, test } from 'vitest';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import { createTestServer } from '#tests/support/test-server.ts';

test('a process that runs is live, ready or not', async () => {
  const { server } = await createTestServer({ isReady: () => Promise.resolve(false) });

  const answer = await server.inject('/api/health/live');

  expect(answer.json()).toEqual({ success: true, message: 'OK', data: { status: 'live' } });
});

test('it is ready when its database answers', async () => {
  const { server } = await createTestServer();
  expect((await server.inject('/api/health/ready')).json()).toMatchObject({ data: { status: 'ready' } });
});

test('it says that it is not, and when to ask again, without an alarm in the log', async () => {
  const log = createMemoryLog();
  const { server } = await createTestServer({ isReady: () => Promise.resolve(false), log });

  const answer = await server.inject('/api/health/ready');

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(log.lines.map(({ level, event }) => [level, event])).toContainEqual(['debug', 'request.failed']);
});

test('the API describes itself', async () => {
  const { server } = await createTestServer();

  const description = (await server.inject('/api/openapi.json')).json();

  expect(description).toMatchObject({ openapi: '3.1.0', info: { title: 'Readback' } });
  expect(Object.keys(description.paths)).toEqual(['/api/health/live', '/api/health/ready']);
});
