import { expect, test } from 'vitest';
import { AppError, errorCodes, type ErrorCode } from '#core/kernel/app-error.ts';
import { z } from 'zod';
import { createTestServer } from '#tests/support/test-server.ts';
import type { ApiRoutes } from './api-routes.ts';
import { codeOfError, statusOf } from './errors.ts';

const fault = (fields: object, message = 'secret words') => Object.assign(new Error(message), fields);

const throwing = (error: () => unknown) => ({
  registerRoutes: (routes: ApiRoutes) => {
    routes.get('/api/broken', async () => {
      throw error();
    });
  },
});

test.each<[ErrorCode, number]>([
  ['request.invalid', 400],
  ['request.forbidden_origin', 403],
  ['document.not_found', 404],
  ['document.not_ready', 409],
  ['upload.too_large', 413],
  ['upload.type_not_allowed', 415],
  ['upload.empty', 422],
  ['request.too_many', 429],
  ['server.internal', 500],
  ['server.unavailable', 503],
  ['storage.full', 507],
])('%s answers %i in the envelope', async (code, status) => {
  const { server } = await createTestServer(throwing(() => new AppError(code)));

  const answer = await server.inject('/api/broken');

  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ success: false, message: expect.stringMatching(/^[A-Z].+\.$/), code });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('every code has a status', () => {
  const codes = Object.keys(errorCodes) as ErrorCode[];
  expect(codes.filter((code) => !(statusOf(code) >= 400))).toEqual([]);
});

test.each<[string, unknown, ErrorCode]>([
  ['a bug', fault({}), 'server.internal'],
  ['something that is no error', 'oops', 'server.internal'],
  ['a disk without room', fault({ code: 'ENOSPC' }), 'storage.full'],
  ['a disk that fails', fault({ code: 'EIO' }), 'server.unavailable'],
  ['a machine without descriptors', fault({ code: 'EMFILE' }), 'server.unavailable'],
  ['a database that is shutting down', fault({ code: '57P01' }), 'server.unavailable'],
  ['a database that is not there', fault({ code: 'ENOENT', syscall: 'connect' }), 'server.unavailable'],
  ['a database that crashed while it was asked', fault({ code: 'ECONNRESET', syscall: 'read' }), 'server.unavailable'],
  ['a database that crashed while it was told', fault({ code: 'EPIPE', syscall: 'write' }), 'server.unavailable'],
  ['two that came across each other every time', fault({ code: '40001' }), 'server.unavailable'],
  ['a missing file', fault({ code: 'ENOENT', syscall: 'open' }), 'server.internal'],
  ['a lost connection', fault({}, 'Connection terminated unexpectedly'), 'server.unavailable'],
  ['a body that is too large', fault({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }), 'request.too_large'],
  ['a file that is too large', fault({ code: 'FST_REQ_FILE_TOO_LARGE', statusCode: 413 }), 'upload.too_large'],
  ['broken JSON', fault({ statusCode: 400 }), 'request.invalid'],
])('%s has a code', (_what, error, code) => {
  expect(codeOfError(error)).toBe(code);
});

test('an unforeseen error tells nothing of itself, and is logged with where it arose', async () => {
  const { server, log } = await createTestServer(throwing(() => new Error('password of the database: CANARY')));

  const answer = await server.inject('/api/broken');

  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('CANARY');
  expect(log.lines).toContainEqual(
    expect.objectContaining({ event: 'request.failed', route: '/api/broken', code: 'server.internal', error: 'Error' }),
  );
  expect(JSON.stringify(log.lines)).not.toContain('CANARY');
});

test('an answer that does not fit its own contract is a fault of ours', async () => {
  const { server } = await createTestServer({
    registerRoutes: (routes) => {
      routes.get('/api/odd', { schema: { response: { 200: z.object({ id: z.number() }) } } }, async () => {
        const row: { id: number } = JSON.parse('{"id":"CANARY"}');
        return row;
      });
    },
  });

  const answer = await server.inject('/api/odd');

  expect(answer.json()).toMatchObject({ success: false, code: 'server.internal' });
  expect(answer.body).not.toContain('CANARY');
});

test('fields outside the contract do not leave the server', async () => {
  const { server } = await createTestServer({
    registerRoutes: (routes) => {
      routes.get('/api/user', { schema: { response: { 200: z.object({ id: z.number() }) } } }, async () => {
        const row: { id: number } = JSON.parse('{"id":1,"passwordHash":"CANARY"}');
        return row;
      });
    },
  });

  expect((await server.inject('/api/user')).json()).toEqual({ id: 1 });
});
