import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { removeDataDir, startApp, type AppServer } from '../support/app-server.ts';
import { expectStored } from '../support/expect-stored.ts';
import { isCluster } from '../cluster/cluster-places.ts';

const kills = isCluster ? 4 : 20;
let app: AppServer | undefined;

afterAll(async () => {
  await app?.stop();
  if (app) await removeDataDir(app.dataDir);
});

type Upload = { key: string; body: string; acknowledged?: string };

test(`${kills} kills at random moments of an upload lose nothing that was acknowledged and leave nothing half there`, async () => {
  app = await startApp();
  const { dataDir } = app;
  const cookie = await becomeGuest(app.url);
  const uploads: Upload[] = [];

  for (let kill = 0; kill < kills; kill++) {
    const upload: Upload = {
      key: randomUUID(),
      body: `Sodium 139 mmol/L 135-145\nNote ${kill}: ${randomBytes(1_500_000).toString('hex')}`,
    };
    uploads.push(upload);
    const sending = send(app.url, cookie, upload).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
    await app.kill();
    await sending;
    app = await startApp({ dataDir });
  }

  const acknowledged = uploads.flatMap(({ acknowledged: ref, body }) => (ref === undefined ? [] : [{ ref, body }]));
  for (const { ref, body } of acknowledged) {
    expect((await original(app.url, cookie, ref)) === body, 'an acknowledged document is byte-equal').toBe(true);
  }
  const listed = (await list(app.url, cookie)).length;
  expect(listed, 'every acknowledged document is listed').toBeGreaterThanOrEqual(acknowledged.length);
  await expectStored(app, listed, 'one file a document');

  // The retry with the same key finds the document that was stored, or stores it now: always exactly one.
  for (const upload of uploads) await send(app.url, cookie, upload);
  expect(await list(app.url, cookie)).toHaveLength(kills);
  for (const { acknowledged: ref, body } of uploads) {
    expect((await original(app.url, cookie, ref ?? '')) === body, 'every document is byte-equal').toBe(true);
  }
  console.log(`${acknowledged.length} of ${kills} uploads were acknowledged before the kill, ${listed} were stored`);
}, 240_000);

async function becomeGuest(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/medical-documents?userId=guest`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function send(url: string, cookie: string, upload: Upload): Promise<void> {
  const form = new FormData();
  form.set('title', 'Notes');
  form.set('documentType', 'lab_result');
  form.set('userId', 'guest');
  form.set('file', new Blob([upload.body], { type: 'text/plain' }), 'notes.txt');
  const answer = await fetch(`${url}/api/medical-documents`, {
    method: 'POST',
    body: form,
    headers: { cookie, 'idempotency-key': upload.key },
  });
  if (!answer.ok) throw new Error(`upload answered ${answer.status}`);
  const { data } = (await answer.json()) as { data: { id: number | string } };
  upload.acknowledged = String(data.id);
}

async function original(url: string, cookie: string, ref: string): Promise<string> {
  const answer = await fetch(`${url}/api/medical-documents/${ref}/file`, { headers: { cookie } });
  expect(answer.status, `the original of ${ref}`).toBe(200);
  return answer.text();
}

async function list(url: string, cookie: string): Promise<unknown[]> {
  const answer = await fetch(`${url}/api/medical-documents?userId=guest`, { headers: { cookie } });
  const { data } = (await answer.json()) as { data: unknown[] };
  return data;
}
