import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import type { APIResponse, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import { removeDataDir, startApp, type AppServer } from '#tests/support/app-server.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { startMailServer, type TakenMail } from '#tests/support/mail-server.ts';
import { wordsOf } from '#tests/support/read-mail.ts';
import { startMockProvider } from '#tests/support/model-servers/start-mock-provider.ts';
import { canariesIn, canariesInFolder, plantCanaries, type Canaries } from './canaries.ts';
import { shareForADay } from './share-for-a-day.ts';

const dayMs = 300_000;

/** A report of somebody, full of what must stay between them and the program. */
function reportOf(canaries: Canaries, who: string): string {
  const { word, value } = canaries;
  return `LABORATORY REPORT
Patient: ${word(`${who}: first name`)} ${word(`${who}: last name`)}    Date of Birth: 03/07/1948
MRN: ${word(`${who}: record number`)}    Phone: 555-0188
Address: 14 ${word(`${who}: street`)} Road, ${word(`${who}: town`)}
Ordering Provider: Dr. ${word(`${who}: doctor`)}

Test            Result        Flag   Units    Reference Range
Glucose         ${value(`${who}: glucose`)}      H      mg/dL    70-99
Ferritin        ${value(`${who}: ferritin`)}      H      ng/mL    15-150
Sodium          139                  mmol/L   135-145

Comment: ${word(`${who}: comment`)} asked for a repeat in 2 weeks.
`;
}

type Asked = {
  method?: string;
  data?: unknown;
  multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;
};

async function setup() {
  const canaries = plantCanaries();
  const mails = await startMailServer();
  const provider = await startMockProvider({
    wire: 'openai',
    answer: () => ({ fault: 'internal', words: canaries.word('words of the provider') }),
  });
  const temporary = await mkdtemp(join(tmpdir(), 'readback-day-'));
  const env = {
    TMPDIR: temporary,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    DEFAULT_PLAN: 'premium',
    LOG_LEVEL: 'debug',
    OPENAI_API_KEY: canaries.word('key of the provider'),
    OPENAI_BASE_URL: provider.baseUrl,
  };
  const app = await startApp({ env });
  return { canaries, mails, provider, temporary, env, app };
}

async function ask(page: Page, url: string, { method = 'GET', data, multipart }: Asked = {}): Promise<APIResponse> {
  return page.request.fetch(url, { method, ...(data !== undefined && { data }), ...(multipart && { multipart }) });
}

const dataOf = async (answer: APIResponse) => (await answer.json()).data;

test('fifty planted words of a day with failures are found nowhere in plain text', { timeout: dayMs }, async () => {
  const { canaries, mails, provider, temporary, env, app: first } = await setup();
  const { word, plant } = canaries;
  let app: AppServer = first;
  const printed: string[] = [];
  const browser = await launchBrowser();
  const { page, context } = await openPage(browser);
  const at = (path: string) => app.url + path;
  const api = (path: string, asked?: Asked) => ask(page, at(`/api${path}`), asked);
  /** What has to go well, and the data of its answer. */
  const done = async (path: string, asked?: Asked) => {
    const answer = await api(path, asked);
    expect([path, answer.status()]).toEqual([path, expect.toBeOneOf([200, 201, 202])]);
    return (await answer.json()).data;
  };

  const upload = (title: string, name: string, buffer: Buffer) =>
    api('/medical-documents', {
      method: 'POST',
      multipart: { title, documentType: 'lab_result', userId: 'guest', file: { name, mimeType: 'text/plain', buffer } },
    });
  const numberOf = async (ticket: string): Promise<number> => {
    for (;;) {
      const { id, stage } = await done(`/medical-documents/${ticket}`);
      if (stage === 'explained' || stage === 'unreadable') return id;
      await pause(200);
    }
  };
  const uploadReport = async (who: string) => {
    const answer = await upload(
      word(`${who}: title`),
      `${word(`${who}: file name`)}.txt`,
      Buffer.from(reportOf(canaries, who)),
    );
    return numberOf((await dataOf(answer)).id);
  };

  // A guest reads a first document, and sends what nobody can read.
  const guests = await uploadReport('guest');
  await page.goto(at(`/interpretation/${guests}`));
  await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor();
  await done(`/medical-documents/${guests}/person`, { method: 'PUT', data: { person: word('person of a document') } });
  await upload(
    word('title of a damaged file'),
    `${word('name of a damaged file')}.pdf`,
    Buffer.from(`%PDF-1.7 ${word('bytes of a damaged file')}`),
  );
  await upload(
    word('title of a refused file'),
    `${word('name of a refused file')}.gif`,
    Buffer.from(`GIF89a ${word('bytes of a refused file')}`),
  );

  // An account, its address and its factors.
  const password = word('password').repeat(2);
  const email = `${word('local part of an address').toLowerCase()}@example.org`;
  plant('address', email);
  const username = 'ana.day';
  const registered = await done('/users/register', { method: 'POST', data: { username, password } });
  for (const [index, code] of registered.recoveryCodes.entries()) plant(`recovery code ${index}`, code);
  await done('/users/email', { method: 'PUT', data: { email } });
  const token = plant('token of a mail', await tokenOfMail(mails.taken));
  await done('/users/email/verify', { method: 'POST', data: { token } });
  await done('/users/me', {
    method: 'PUT',
    data: { name: `${word('name of the profile')} ${word('last name of the profile')}` },
  });
  const setUp = await done('/users/totp', { method: 'POST' });
  plant('seed of the authenticator app', setUp.secret);
  await done('/users/totp/confirm', { method: 'POST', data: { code: new TOTP({ secret: setUp.secret }).generate() } });

  // Own records, a document, a question, a provider that fails.
  const whatMatters = Object.fromEntries(
    ['conditions', 'medicines', 'allergies', 'whatMatters'].map((part) => [part, [word(`health profile: ${part}`)]]),
  );
  await done('/users/health-profile', { method: 'PUT', data: whatMatters });
  await done('/consents/openai', {
    method: 'PUT',
    data: { wordingVersion: (await done('/consents')).providers[0].wordingVersion },
  });
  const own = await uploadReport('owner');
  await done(`/interpretations/${own}/tellings`, { method: 'POST', data: {} });
  await done(`/interpretations/${own}/answers`, {
    method: 'POST',
    data: { question: `Why did ${word('word of a question')} ask?` },
  });
  await done(`/interpretations/${own}/visit-questions`, {
    method: 'PUT',
    data: { questions: [{ text: word('question for a visit'), isOwn: true }] },
  });
  const { pdfPath } = await done(`/medical-documents/${own}/pdf`);
  expect((await page.request.get(at(pdfPath))).status()).toBe(200);
  await page.goto(at(`/document/${own}`));
  await page.getByRole('heading', { level: 1 }).waitFor();

  const sharing = await shareForADay({ canaries, done, browser, at, mails, documentId: own });
  await page.goto(at('/profile'));
  await page.getByRole('heading', { level: 1 }).waitFor();

  // What goes wrong: guesses, nonsense, and a power cut in the middle of an upload.
  for (const wrong of ['wrong password 1', 'wrong password 2']) {
    await api('/users/login', { method: 'POST', data: { username, password: word(wrong) } });
  }
  await api('/users/login', { method: 'POST', data: { username: word('unknown username'), password } });
  await api(`/medical-documents/${word('id in an address')}`);
  await api(`/medical-documents?type=${word('type in an address')}`);
  await api('/users/me', { method: 'PUT', data: { [word('field of a body')]: word('value of a body') } });
  await api('/users/recover', {
    method: 'POST',
    data: { username, recoveryCode: word('recovery code that is none'), newPassword: word('new password') },
  });
  mails.turn('drops');
  await api('/users/forgotten', { method: 'POST', data: { email } });
  const cut = upload(
    word('title of a cut upload'),
    `${word('name of a cut upload')}.txt`,
    Buffer.from(reportOf(canaries, 'cut').repeat(4000)),
  ).catch(() => undefined);
  await pause(50);
  printed.push(app.printed());
  const { dataDir, url } = app;
  await app.kill();
  await cut;
  app = await startApp({ dataDir, port: Number(new URL(url).port), env });

  // The evening: everything is taken along, one document goes, and so does the person.
  const { address } = await done('/users/exports', { method: 'POST' });
  plant('token of an export', String(address).split('/').at(-1) ?? '');
  expect((await ask(page, at(address))).status()).toBe(200);
  await done(`/medical-documents/${guests}`, { method: 'DELETE' });
  for (const { name, value } of await context.cookies())
    if (name.includes('session')) plant('token of a session', value);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const keptThere = await sharing.leave();
  const cached = await page.evaluate(cachedAnswers);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
  const rows = await tablesOf(await app.database());
  await app.stop();
  printed.push(app.printed());

  const all = canaries.all();
  const search = (where: string, bytes: Uint8Array | string) =>
    canariesIn(Buffer.from(bytes), all).map((what) => `${where}: ${what}`);
  expect(all.size).toBeGreaterThanOrEqual(50);
  expect(search('log', printed.join('\n'))).toEqual([]);
  expect(search('database', rows)).toEqual([]);
  expect(search('browser', kept)).toEqual([]);
  expect(search('browser of a recipient', keptThere)).toEqual([]);
  expect(cached).toContain('<html data-kept');
  expect(search('files of the app in the browser', cached)).toEqual([]);
  expect(databases).toBe(0);
  for (const folder of [...app.folders, temporary]) expect(canariesInFolder(folder, all)).toEqual([]);
  // The name that somebody signs in with is the one thing that stands as it is: the search finds what is there.
  const control = new Map([['username', username]]);
  expect(canariesIn(Buffer.from(rows), control)).toEqual(['username']);
  expect(app.folders.flatMap((folder) => canariesInFolder(folder, control))).not.toEqual([]);
  expect(printed.join('\n')).toContain('request.');
  const ownMail = ['token of a mail', 'address', 'local part of an address'];
  expect(
    mails.taken
      .filter(({ to }) => !to.includes(sharing.doctor))
      .flatMap(({ source }) => search('mail', source))
      .filter((hit) => !ownMail.some((what) => hit.endsWith(what))),
  ).toEqual([]);
  // Who shares, and what opens together with the code.
  expect(new Set(sharing.mails().flatMap((mail) => canariesIn(Buffer.from(wordsOf(mail) + mail.source), all)))).toEqual(
    new Set(['address of a recipient', 'name of the profile', 'last name of the profile', 'token of a share']),
  );

  await browser.close();
  await provider.close();
  await removeDataDir(dataDir);
  await removeDataDir(temporary);
});

/** What the first mail's link carries. */
async function tokenOfMail(taken: readonly TakenMail[]): Promise<string> {
  for (;;) {
    const [, token] = /#([\w-]{43})/.exec(taken[0]?.source.replaceAll('=\r\n', '') ?? '') ?? [];
    if (token !== undefined) return token;
    await pause(100);
  }
}

/** Everything that the browser keeps to show the app without a connection, as text. Runs in the page. */
async function cachedAnswers(): Promise<string> {
  const texts: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      texts.push(request.url, (await answer?.text()) ?? '');
    }
  }
  return texts.join('\n');
}

/** Every row of every table, as text: the queue's as well. */
async function tablesOf(address: DatabaseAddress): Promise<string> {
  const pool = createPool(address, { max: 1 });
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  await pool.end();
  return texts.join('\n');
}
