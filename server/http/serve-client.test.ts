import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createTestServer } from '#tests/support/test-server.ts';

async function setup() {
  const clientDir = mkdtempSync(join(tmpdir(), 'readback-client-'));
  onTestFinished(() => rmSync(clientDir, { recursive: true }));
  for (const folder of ['assets', 'screens']) mkdirSync(join(clientDir, folder));
  const files = {
    'index.html': '<title>Readback</title>',
    'home.html': '<title>Readback</title><h1>Home</h1>',
    'screens/document.html': '<title>Readback</title><link rel="modulepreload" href="/assets/document-1a2b.js">',
    'favicon.svg': '<svg/>',
    'assets/app-1a2b.js': 'run()',
    'assets/app-1a2b.js.gz': gzipSync('run()'),
    'assets/app-1a2b.js.map': '{"sources":[]}',
    '.env': 'MASTER_KEY=secret',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(clientDir, name), content);
  return createTestServer({ clientDir });
}

test.each(['/', '/documents', '/interpretation/temp-1', '/no/such/page'])('%s is the page itself', async (url) => {
  const { server } = await setup();

  const answer = await server.inject(url);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(answer.headers['set-cookie']).toMatch(/^readback-device=/);
  expect(answer.body).toContain('Readback');
});

test('the first page alone comes drawn', async () => {
  const { server } = await setup();
  const bodyOf = async (url: string) => (await server.inject(url)).body;

  expect(await bodyOf('/')).toContain('<h1>Home</h1>');
  expect(await bodyOf('/?from=mail')).toContain('<h1>Home</h1>');
  expect(await bodyOf('/documents')).not.toContain('<h1>');
});

test.each(['/document', '/document/7', '/document/7?page=2', '/document/'])(
  '%s asks for the files of its screen',
  async (url) => {
    const { server } = await setup();
    expect((await server.inject(url)).body).toContain('modulepreload');
  },
);

test.each(['/documents', '/document/7/share', '/DOCUMENT/7', '/screens/document', '/%64ocument'])(
  '%s asks for no files of another screen',
  async (url) => {
    const { server } = await setup();
    expect((await server.inject(url)).body).not.toContain('modulepreload');
  },
);

test.each([
  '/home.html',
  '/screens/document.html',
  '/.env',
  '/.git/config',
  '/assets/app-1a2b.js.map',
  '/assets/none.js',
  '/index.php',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%2f.env',
  '/server/main.ts',
])('%s is not served', async (url) => {
  const { server } = await setup();
  const answer = await server.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('Not found');
});

test('hashed files are kept for ever, others are asked for again', async () => {
  const { server } = await setup();
  const cacheOf = async (url: string) => (await server.inject(url)).headers['cache-control'];

  expect(await cacheOf('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/favicon.svg')).toBe('private, no-cache');
});

test.each(['/assets/app-1a2b.js', '/favicon.svg'])('%s carries no cookie that a cache could hand on', async (url) => {
  const { server } = await setup();
  expect((await server.inject(url)).headers).not.toHaveProperty('set-cookie');
});

test('a compressed file is sent as it lies to whoever takes it', async () => {
  const { server } = await setup();
  const ask = (encoding: string) =>
    server.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': encoding } });

  expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
  expect((await ask('identity')).body).toBe('run()');
});

test('a page cannot be posted to', async () => {
  const { server } = await setup();
  expect((await server.inject({ method: 'POST', url: '/documents' })).statusCode).toBe(404);
});

test('without a build the page says how to make one', async () => {
  const { server } = await createTestServer();
  const answer = await server.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm start');
});
