import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { Explanation } from '#core/documents/explanation.ts';
import { ExportedAccount, ExportedDocument } from '#core/taking-along/exported.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor, pictureOf } from '#tests/support/paged-extractor.ts';
import { silentModel } from '#tests/support/silent-model.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { consentWordingVersion } from '#core/documents/consent-wordings.ts';
import { jsonOf, unzip, wrongSums } from './unzip.test-helper.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

async function setup() {
  const server = await createDocumentServer(database, { extractor: pagedExtractor, models: [silentModel('openai')] });
  const ana = await server.meetUser();
  type Person = typeof ana;
  const askFor = async (who: Person = ana) =>
    (await who.ask({ method: 'POST', url: '/api/users/exports' })).json().data;
  const take = async (who: Person = ana) => {
    const { address } = await askFor(who);
    return who.get(address);
  };
  const filesOf = async (who: Person = ana) => unzip((await take(who)).rawPayload);
  const add = async (title: string, file = 'CRP 3 mg/L', who: Person = ana) => {
    const { id } = (await who.upload(uploadForm({ title, file }))).json().data;
    await server.kept.runAll();
    const { id: number } = (await who.get(`/api/medical-documents/${id}`)).json().data;
    return { ticket: String(id).slice(5), number: Number(number) };
  };
  const put = (url: string, payload: object) => ana.ask({ method: 'PUT', url, payload });
  return { ...server, ana, askFor, take, filesOf, add, put };
}

describe('a link', () => {
  test('gives a ZIP as an attachment that nobody keeps', async () => {
    const { take } = await setup();

    const { statusCode, headers } = await take();

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="readback-\d{4}-\d\d-\d\d\.zip"$/);
    expect(headers['content-security-policy']).toBe('sandbox');
  });

  test('is kept as its hash, and says until when it may be used', async () => {
    const { askFor } = await setup();
    const { address, endsAt } = await askFor();

    const rows = await db.selectFrom('export_links').selectAll().execute();
    const token = String(address).split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows.map((row) => String(row.token_hash)))).not.toContain(token);
    const minutes = (Date.parse(endsAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThan(16);
  });

  test('is used up by one of fifty who come at once', async () => {
    const { ana, askFor } = await setup();
    const { address } = await askFor();

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_each, at) =>
        ana.ask({ method: 'GET', url: address, remoteAddress: `10.0.${at}.1` }),
      ),
    );

    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([200, ...Array.from({ length: 49 }, () => 404)]);
    expect(
      await db
        .selectFrom('audit_events')
        .select('number')
        .where('action', '=', 'account.exported')
        .where('owner', '=', ana.owner)
        .execute(),
    ).toHaveLength(1);
  });

  test.each([
    ['used', async ({ ana }: Setup, address: string) => void (await ana.get(address))],
    [
      'older than a quarter of an hour',
      async () => void (await sql`update export_links set created_at = now() - interval '15 minutes'`.execute(db)),
    ],
    ['replaced by another', async ({ askFor }: Setup) => void (await askFor())],
  ])('that was %s gives nothing', async (_what, happen) => {
    const parts = await setup();
    const { address } = await parts.askFor();
    await happen(parts, address);

    const answer = await parts.ana.get(address);

    expect([answer.statusCode, answer.json().code]).toEqual([404, 'export.link_used']);
  });

  test('gives nothing to anybody else, and stays for its owner', async () => {
    const { ana, askFor, meetUser, server } = await setup();
    const { address } = await askFor();
    const other = await meetUser();

    expect((await other.get(address)).json().code).toBe('export.link_used');
    expect((await server.inject(address)).statusCode).toBe(401);
    expect((await ana.get(address)).statusCode).toBe(200);
  });

  test('is not made without the password lately', async () => {
    const { ana } = await setup();
    await sql`update sessions set authenticated_at = now() - interval '11 minutes'`.execute(db);
    const answer = await ana.ask({ method: 'POST', url: '/api/users/exports' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.not_recent']);
  });

  test('gives not a byte when that cannot be written down, and can be used again', async () => {
    const { ana, askFor } = await setup();
    const { address } = await askFor();
    await sql`create or replace function fail_here() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      db,
    );
    await sql`create trigger fail_here before insert on audit_events for each row execute function fail_here()`.execute(
      db,
    );
    const refused = await ana.get(address);
    await sql`drop trigger fail_here on audit_events`.execute(db);

    expect([refused.statusCode, refused.json().success]).toEqual([500, false]);
    expect((await ana.get(address)).statusCode).toBe(200);
  });
});

type Setup = Awaited<ReturnType<typeof setup>>;

describe('an export', () => {
  test('holds everything of each document, byte for byte', async () => {
    const { add, put, filesOf } = await setup();
    const { number, ticket } = await add('Blood / test', 'CRP 3 mg/L?\fFerritin 90');
    await put(`/api/interpretations/${number}/feedback`, { feedback: 'helpful' });
    await put(`/api/interpretations/${number}/visit-questions`, { questions: [{ text: 'What next?', isOwn: true }] });
    await put(`/api/medical-documents/${number}/privacy`, { neverSend: true });

    const files = await filesOf();

    const folder = `documents/${number} Blood test`;
    const names = [
      'document.json',
      'explanation.json',
      'explanation.txt',
      'layout.json',
      'original.txt',
      'pages/1.webp',
    ];
    expect([...files.keys()].filter((path) => path.startsWith('documents/')).toSorted()).toEqual(
      [...names, 'pages/2.webp', 'text.txt', 'visit-questions.json'].map((name) => `${folder}/${name}`),
    );
    expect(String(files.get(`${folder}/original.txt`))).toBe('CRP 3 mg/L?\fFerritin 90');
    expect(String(files.get(`${folder}/text.txt`))).toBe('CRP 3 mg/L?\n\nFerritin 90');
    expect(files.get(`${folder}/pages/2.webp`)).toEqual(pictureOf(2, 'Ferritin 90'));
    expect(ExportedDocument.parse(jsonOf(files, `${folder}/document.json`))).toMatchObject({
      ...{
        id: number,
        ticket,
        title: 'Blood / test',
        documentType: 'lab_result',
        feedback: 'helpful',
        neverSend: true,
      },
      ...{ stage: 'explained', original: 'original.txt', pages: [{ page: 1, file: 'pages/1.webp' }, { page: 2 }] },
    });
    const explanation = Explanation.parse(jsonOf(files, `${folder}/explanation.json`));
    expect(explanation).toMatchObject({ id: String(number), text: 'CRP 3 mg/L?\n\nFerritin 90' });
    expect(String(files.get(`${folder}/explanation.txt`))).toContain(explanation.summary);
    expect(jsonOf(files, `${folder}/layout.json`)).toMatchObject({
      pages: [{ number: 1, words: [{}, {}, { doubt: {} }] }, {}],
    });
    expect(jsonOf(files, `${folder}/visit-questions.json`)).toEqual({
      questions: [{ text: 'What next?', isOwn: true }],
    });
    expect(wrongSums(files)).toEqual([]);
  });

  test('holds the account, with what was agreed to and withdrawn', async () => {
    const { ana, put, filesOf } = await setup();
    await put('/api/users/me', { name: 'Ana', readingSettings: { textSize: 130, theme: 'dark' } });
    await put('/api/consents/openai', { wordingVersion: consentWordingVersion });
    await ana.ask({ method: 'DELETE', url: '/api/consents/openai' });
    const healthProfile = { conditions: ['asthma'], medicines: [], allergies: [], whatMatters: [] };
    await put('/api/users/health-profile', healthProfile);

    const account = ExportedAccount.parse(jsonOf(await filesOf(), 'account.json'));

    expect(account).toMatchObject({
      account: { username: ana.user.username, name: 'Ana', email: null },
      plan: { name: 'premium', next: null },
      readingSettings: { textSize: 130, theme: 'dark' },
      healthProfile,
      consents: [{ engine: 'openai', withdrawnAt: expect.any(String) }],
    });
    expect(JSON.stringify(account)).not.toMatch(/password|hash|token|argon/i);
  });

  test.each([
    ['until its day', 60_000, { name: 'premium', next: { name: 'basic', at: expect.any(String) } }],
    ['from its day on', -1000, { name: 'basic', next: null }],
  ])('holds a change of plan as it counts %s', async (_when, inMs, plan) => {
    const { ana, filesOf } = await setup();
    await db
      .updateTable('users')
      .set({ next_plan: 'basic', next_plan_at: new Date(Date.now() + inMs) })
      .where('id', '=', String(ana.user.id))
      .execute();

    expect(jsonOf(await filesOf(), 'account.json')).toMatchObject({ plan });
  });

  test('says who opened what and when, with nothing that a table program would run', async () => {
    const { add, filesOf, ana } = await setup();
    const { number } = await add('Blood test');

    const files = await filesOf();

    const lines = String(files.get('access-log.csv')).split('\r\n');
    expect(lines[0]).toBe('number,time,who,what,document,details');
    expect(lines.some((line) => line.includes(`document.uploaded,${number},`))).toBe(true);
    const log = jsonOf(files, 'access-log.json');
    expect(log).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'account.exported', actor: 'owner' })]),
    );
    expect(JSON.stringify(log)).not.toContain(ana.user.username);
  });

  test('tells documents of the same title apart, and keeps titles out of the way of systems', async () => {
    const { add, filesOf } = await setup();
    const titles = ['CON', 'CON', '../../up', 'a\u202Efdp', 'ends.', '=HYPERLINK("x")'];
    const numbers: number[] = [];
    for (const title of titles) numbers.push((await add(title)).number);

    const folders = [...(await filesOf()).keys()].filter((path) => path.endsWith('document.json'));

    expect(folders.map((path) => path.split('/')[1])).toEqual(
      ['_CON', '_CON', 'up', 'afdp', 'ends', '=HYPERLINK( x )'].map((name, at) => `${numbers[at]} ${name}`),
    );
  });

  test("leaves out what was deleted, and what is another person's", async () => {
    const { ana, add, filesOf, meetUser } = await setup();
    const other = await meetUser();
    await add('Of another', 'secret', other);
    const { number } = await add('Deleted');
    const kept = await add('Kept');
    await ana.ask({ method: 'DELETE', url: `/api/medical-documents/${number}` });

    const files = await filesOf();

    expect([...files.keys()].filter((path) => path.endsWith('document.json'))).toEqual([
      `documents/${kept.number} Kept/document.json`,
    ]);
    expect([...files.values()].some((bytes) => bytes.includes('secret') || bytes.includes('Deleted'))).toBe(false);
  });

  test('holds a document that was not read yet, and one that could not be', async () => {
    const { ana, filesOf, kept } = await setup();
    await ana.upload(uploadForm({ title: 'Waits' }));

    const files = await filesOf();

    const [path = ''] = [...files.keys()].filter((name) => name.endsWith('document.json'));
    expect(path).toMatch(/^documents\/temp-[0-9a-f-]{36} Waits\/document.json$/);
    expect(jsonOf(files, path)).toMatchObject({ stage: 'waiting', explainedAt: null, original: 'original.txt' });
    await kept.runAll();
  });

  test('goes on past what is damaged, and tells it', async () => {
    const { add, filesOf, files } = await setup();
    const broken = await add('Broken');
    const whole = await add('Whole');
    const blobs = await db.selectFrom('documents').select('blob').where('ticket', '=', broken.ticket).execute();
    for (const { blob } of blobs) await files.remove(blob);
    await db
      .updateTable('interpretations')
      .set({ sealed_explanation: Buffer.from('noise') })
      .where('ticket', '=', broken.ticket)
      .execute();

    const exported = await filesOf();

    expect(String(exported.get('problems.txt')).split('\n')).toEqual([
      `The file of document ${broken.number} (Broken) is damaged in storage and could not be opened.`,
      `The explanation of document ${broken.number} (Broken) is damaged in storage and could not be opened.`,
      '',
    ]);
    expect(jsonOf(exported, `documents/${broken.number} Broken/document.json`)).toMatchObject({ original: null });
    expect(exported.has(`documents/${broken.number} Broken/text.txt`)).toBe(true);
    expect(String(exported.get(`documents/${whole.number} Whole/original.txt`))).toBe('CRP 3 mg/L');
    expect(wrongSums(exported)).toEqual([]);
  });
});
