import { afterAll, expect, test } from 'vitest';
import { removeDataDir, startApp, type AppServer } from '../support/app-server.ts';
import { expectStored } from '../support/expect-stored.ts';
import { isCluster } from '../cluster/cluster-places.ts';
import { scannedPdf } from '../support/scanned-report.ts';

const kills = isCluster ? 2 : 4;
const pages = 3;
let app: AppServer | undefined;

afterAll(async () => {
  await app?.stop();
  if (app) await removeDataDir(app.dataDir);
});

test(`a scan whose reading is killed ${kills} times is read in the end, with one picture a page and nothing left over`, async () => {
  app = await startApp();
  const { dataDir } = app;
  const cookie = await becomeGuest(app.url);
  const ref = await upload(app.url, cookie, await scannedPdf(pages));

  const reached: (number | null)[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    // Before the first page, in the middle, and whenever it is.
    reached.push(await waitForPage(app.url, cookie, ref, kill % (pages - 1)));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
    await app.kill();
    app = await startApp({ dataDir });
  }

  const { url } = app;
  await expect
    .poll(async () => (await show(url, cookie, ref)).stage, { timeout: 120_000, interval: 500 })
    .toBe('explained');
  for (let page = 1; page <= pages; page += 1) {
    const picture = await fetch(`${url}/api/medical-documents/${ref}/pages/${page}/picture`, { headers: { cookie } });
    expect([page, picture.status, picture.headers.get('content-type')]).toEqual([page, 200, 'image/webp']);
  }
  await expectStored(app, 1 + pages, 'the original and one file a page');
  console.log(`killed at pages ${reached.join(', ')} of ${pages}`);
}, 480_000);

async function becomeGuest(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/medical-documents`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function upload(url: string, cookie: string, file: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('title', 'Scan');
  form.set('documentType', 'lab_result');
  form.set('file', new Blob([Uint8Array.from(file)], { type: 'application/pdf' }), 'scan.pdf');
  const answer = await fetch(`${url}/api/medical-documents`, { method: 'POST', body: form, headers: { cookie } });
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

type Shown = { stage: string; progress: { page: number } | null };

async function show(url: string, cookie: string, ref: string): Promise<Shown> {
  const answer = await fetch(`${url}/api/medical-documents/${ref}`, { headers: { cookie } });
  return ((await answer.json()) as { data: Shown }).data;
}

/** Resolves when this many pages were read, or the document is finished. */
async function waitForPage(url: string, cookie: string, ref: string, page: number): Promise<number | null> {
  for (;;) {
    const { stage, progress } = await show(url, cookie, ref);
    if (stage === 'explained' || (stage === 'extracting' && (progress?.page ?? 0) >= page))
      return progress?.page ?? null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
