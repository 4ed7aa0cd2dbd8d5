import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestServer } from '#tests/support/test-server.ts';

async function setup(files: Record<string, string> = {}) {
  const clientDir = mkdtempSync(join(tmpdir(), 'readback-worker-'));
  onTestFinished(() => rmSync(clientDir, { recursive: true }));
  for (const [name, content] of Object.entries({ 'index.html': '<title>Readback</title>', ...files })) {
    writeFileSync(join(clientDir, name), content);
  }
  return createTestServer({ clientDir });
}

test('the worker of a build is asked for anew each time', async () => {
  const { server } = await setup({ 'sw.js': 'keep()' });

  const answer = await server.inject('/sw.js');

  expect(answer.body).toBe('keep()');
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': expect.stringMatching(/^(?:text|application).javascript/),
    'content-security-policy': expect.stringContaining("connect-src 'self'"),
  });
});

test('a build without a worker removes the one that browsers still have', async () => {
  const { server } = await setup();

  const answer = await server.inject('/sw.js');

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.body).toContain('registration.unregister()');
});

test.each(['same-origin', 'none', 'cross-site'])(
  'what is handed over without a worker (%s) is to be chosen again',
  async (site) => {
    const { server } = await setup();

    const answer = await server.inject({
      method: 'POST',
      url: '/share-target',
      headers: { 'content-type': 'multipart/form-data; boundary=x', origin: 'null', 'sec-fetch-site': site },
      payload: '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nHb 12.9\r\n--x--\r\n',
    });

    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/upload-document?shared=lost');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  },
);
