/** What one build of the app consists of, as far as it is needed without a connection. */
export type Build = {
  /** Differs where anything of the build does. */
  version: string;
  /** Addresses of files; the first one is what every page starts with. */
  files: readonly string[];
};

/** The parts of a browser that are used, so that tests can stand in for them. */
export type Outside = { caches: CacheStorage; fetch: typeof fetch };

const filesName = 'readback-files';
const shellPrefix = 'readback-shell-';
const shellAt = '/offline';
const listAt = '/files-of-this-build';

export const isHashed = (path: string): boolean => path.startsWith('/assets/');

const shellName = ({ version }: Build): string => shellPrefix + version;

/** Keeps the page that shows every screen, and the files that it needs. Fails as a whole where one of them is not to be had. */
export async function keepBuild({ caches, fetch }: Outside, build: Build): Promise<void> {
  // Without cookies: the page is the same for everybody, and stays so.
  const page = await fetch(shellAt, { cache: 'no-cache', credentials: 'omit' });
  const html = await page.text();
  const [first = ''] = build.files;
  // Otherwise the server has begun to serve another build in the meantime: that one brings its own worker.
  if (!page.ok || !html.includes(first)) throw new Error('The page belongs to another build.');
  const files = await caches.open(filesName);
  const missing = await withoutKept(files, build.files);
  await files.addAll(missing);
  const shell = await caches.open(shellName(build));
  await shell.put(shellAt, keptPage(html, page.headers));
  await shell.put(listAt, Response.json(build.files));
}

async function withoutKept(files: Cache, wanted: readonly string[]): Promise<string[]> {
  const kept = await Promise.all(wanted.map((file) => (isHashed(file) ? files.match(file) : undefined)));
  return wanted.filter((_, index) => kept[index] === undefined);
}

/** Says of itself that it was kept, and is served under the same policy as it was. */
function keptPage(html: string, given: Headers): Response {
  const headers = new Headers(given);
  for (const ofTheWay of ['content-encoding', 'content-length']) headers.delete(ofTheWay);
  return new Response(html.replace('<html', '<html data-kept'), { headers });
}

/** Drops what older builds left, but for the files of the last one: a tab may still show it. */
export async function dropOldBuilds({ caches }: Outside, build: Build): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== shellName(build));
  const needed = new Set(build.files);
  const last = older.at(-1);
  if (last !== undefined) for (const file of await listOf(await caches.open(last))) needed.add(file);
  const files = await caches.open(filesName);
  for (const request of await files.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await files.delete(request);
  }
  for (const name of older.slice(0, -1)) await caches.delete(name);
}

async function listOf(shell: Cache): Promise<string[]> {
  const list: unknown = await (await shell.match(listAt))?.json();
  return Array.isArray(list) ? list.map(String) : [];
}

export async function keptShell({ caches }: Outside, build: Build): Promise<Response | undefined> {
  return (await caches.open(shellName(build))).match(shellAt);
}

/** A hashed file never changes: what is kept is right, and what is fetched is kept for the next time. Others are asked for anew. */
export async function answerFile({ caches, fetch }: Outside, request: Request): Promise<Response> {
  const files = await caches.open(filesName);
  const kept = await files.match(request.url);
  if (!isHashed(new URL(request.url).pathname)) return fetch(request).catch((error) => kept ?? Promise.reject(error));
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  // Where the device has no room, the file is fetched again the next time.
  if (answer.status === 200) await files.put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}
