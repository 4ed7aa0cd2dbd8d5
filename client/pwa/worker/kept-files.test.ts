// @vitest-environment node
import { expect, test } from 'vitest';
import { fakeCaches } from '#tests/support/client/fake-caches.ts';
import { answerFile, dropOldBuilds, keepBuild, keptShell } from './kept-files.ts';

const at = 'https://readback.example';
const build = { version: '2', files: ['/assets/index-2.js', '/assets/vendor-1.js', '/settings.js'] };
const page = '<!doctype html><html lang="en"><script src="/assets/index-2.js"></script></html>';

function setup({ html = page, isOffline = false } = {}) {
  const asked: string[] = [];
  const sent: (RequestInit | undefined)[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, at);
    asked.push(pathname);
    sent.push(init);
    if (isOffline) throw new TypeError('Failed to fetch');
    const headers = { 'content-security-policy': "default-src 'none'", 'content-encoding': 'br' };
    if (pathname === '/offline') return new Response(html, { headers });
    return new Response(`words of ${pathname}`, { status: pathname.includes('gone') ? 404 : 200 });
  };
  const caches = fakeCaches(at, fetch);
  return { outside: { caches, fetch }, caches, asked, sent };
}

const shown = async (response: Response | undefined) => response?.text();

test('keeps the page with its policy, and the files that it needs', async () => {
  const { outside, caches, sent } = setup();

  await keepBuild(outside, build);

  const shell = await keptShell(outside, build);
  expect(Object.fromEntries(shell?.headers ?? [])).toMatchObject({ 'content-security-policy': "default-src 'none'" });
  expect(shell?.headers.has('content-encoding')).toBe(false);
  expect(await shown(shell)).toBe(page.replace('<html', '<html data-kept'));
  expect(await caches.paths('readback-files')).toEqual(build.files);
  expect(sent[0]).toMatchObject({ credentials: 'omit' });
});

test('keeps nothing where the server has another build by now', async () => {
  const { outside } = setup({ html: page.replace('index-2', 'index-3') });

  await expect(keepBuild(outside, build)).rejects.toThrow('another build');

  expect(await keptShell(outside, build)).toBeUndefined();
});

test('does not fetch again what an older build has kept', async () => {
  const { outside, asked } = setup();
  await keepBuild(outside, { version: '1', files: ['/assets/index-2.js', '/assets/vendor-1.js'] });
  asked.length = 0;

  await keepBuild(outside, build);

  expect(asked).toEqual(['/offline', '/settings.js']);
});

test('drops the files of older builds, but for those of the last one', async () => {
  const { outside, caches } = setup();
  await keepBuild(outside, { version: '0', files: ['/assets/index-2.js', '/assets/oldest-1.js'] });
  await keepBuild(outside, { version: '1', files: ['/assets/index-2.js', '/assets/older-1.js'] });
  await keepBuild(outside, build);

  await dropOldBuilds(outside, build);

  expect(await caches.paths('readback-files')).toEqual([
    '/assets/index-2.js',
    '/assets/older-1.js',
    '/assets/vendor-1.js',
    '/settings.js',
  ]);
  expect(await caches.keys()).toEqual(['readback-files', 'readback-shell-1', 'readback-shell-2']);
});

test('gives a kept file without asking, and keeps one that it had to fetch', async () => {
  const { outside, asked } = setup();
  const ask = async () => shown(await answerFile(outside, new Request(`${at}/assets/profile-1.js`)));

  expect([await ask(), await ask()]).toEqual(Array(2).fill('words of /assets/profile-1.js'));

  expect(asked).toEqual(['/assets/profile-1.js']);
});

test('does not keep that a file was not there', async () => {
  const { outside, caches } = setup();

  expect((await answerFile(outside, new Request(`${at}/assets/gone-1.js`))).status).toBe(404);

  expect(await caches.paths('readback-files')).toEqual([]);
});

test('asks anew for a file without a hash, and gives the kept one where there is no connection', async () => {
  const online = setup();
  await keepBuild(online.outside, build);
  const request = new Request(`${at}/settings.js`);
  await answerFile(online.outside, request);
  const offline = setup({ isOffline: true });

  expect(online.asked.filter((path) => path === '/settings.js')).toHaveLength(2);
  expect(await shown(await answerFile({ ...offline.outside, caches: online.caches }, request))).toContain('words of');
  await expect(answerFile(offline.outside, request)).rejects.toThrow('Failed to fetch');
});
