import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { consentWordingVersion } from '#core/documents/consent-wordings.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { removeDataDir, startApp, type AppServer } from '../support/app-server.ts';
import { smallDraft } from '../support/model-servers/small-writer.ts';
import { startMockProvider, type MockProvider } from '../support/model-servers/start-mock-provider.ts';
import { sampleFile } from '../support/start-program.ts';

let app: AppServer | undefined;
let provider: MockProvider | undefined;

afterAll(async () => {
  await app?.stop();
  await provider?.close();
  if (app) await removeDataDir(app.dataDir);
});

const patience = { timeout: 60_000, interval: 200 };

test('a telling whose server is killed while it is written begins anew with the next server, and is whole', async () => {
  provider = await startMockProvider({
    wire: 'openai',
    answer: (request, count) => {
      const draft = smallDraft(request);
      return count === 1 ? { text: draft, stopAfter: draft.indexOf('},') + 3 } : draft;
    },
  });
  const env = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: provider.baseUrl };
  app = await startApp({ env });
  const { dataDir } = app;
  const cookie = await becomeGuest(app.url);
  await agree(app.url, cookie);
  const ref = await upload(app.url, cookie);
  await expect.poll(() => stageOf(app, cookie, ref), patience).toBe('writing');
  await expect.poll(() => provider?.requests.length, patience).toBe(1);

  await app.kill();
  app = await startApp({ dataDir, env });
  expect((await interpretation(app.url, cookie, ref))?.labResults.length).toBeGreaterThan(0);
  await expect.poll(() => stageOf(app, cookie, ref), patience).toBe('done');

  const told = await interpretation(app.url, cookie, ref);
  expect(told).toMatchObject({ engine: 'openai', telling: { stage: 'done', engine: 'openai' } });
  expect(told?.writing?.kept).toBeGreaterThan(0);
  expect(provider.requests).toHaveLength(2);
}, 240_000);

async function becomeGuest(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/medical-documents`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const agree = (url: string, cookie: string) =>
  fetch(`${url}/api/consents/openai`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ wordingVersion: consentWordingVersion }),
  });

async function upload(url: string, cookie: string): Promise<string> {
  const form = new FormData();
  form.set('title', 'Blood test');
  form.set('documentType', 'lab_result');
  form.set('file', new Blob([await readFile(sampleFile('lab-panel.txt'))], { type: 'text/plain' }), 'panel.txt');
  const answer = await fetch(`${url}/api/medical-documents`, { method: 'POST', body: form, headers: { cookie } });
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

async function interpretation(url: string, cookie: string, ref: string): Promise<Interpretation | undefined> {
  const answer = await fetch(`${url}/api/interpretations/${ref}`, { headers: { cookie } });
  return answer.ok ? ((await answer.json()) as { data: Interpretation }).data : undefined;
}

const stageOf = async (running: AppServer | undefined, cookie: string, ref: string) =>
  running && (await interpretation(running.url, cookie, ref))?.telling.stage;
