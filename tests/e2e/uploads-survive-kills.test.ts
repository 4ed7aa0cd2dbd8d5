import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { removeDataDir, startApp, type AppServer } from '../support/app-server.ts';

const kills = 20;
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
      body: `Sodium 139 mmol/L 135-145\nNote ${kill}: ${randomBytes(400_000).toString('hex')}`,
    };
    uploads.push(upload);
    const sending = send(app.url, cookie, upload).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
    await app.kill();
    await sending;
    app = await startApp({ dataDir });
  }

  for (const upload of uploads) {
    if (!upload.acknowledged) continue;
    expect(await original(app.url, cookie, upload.acknowledged), 'an acknowledged document is byte-equal').toBe(
      upload.body,
    );
  }
  // The retry with the same key finds the document that was stored, or stores it now: always exactly one.
  for (const upload of uploads) await send(app.url, cookie, upload);
  const listed = await list(app.url, cookie);
  expect(listed.length).toBe(kills);
  for (const upload of uploads) expect(await original(app.url, cookie, upload.acknowledged ?? '')).toBe(upload.body);
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
