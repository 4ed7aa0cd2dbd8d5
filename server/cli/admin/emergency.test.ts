import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditFinding } from '#server/features/audit/audit-finding.ts';
import { verifyAudit } from '#server/features/audit/verify-audit.ts';
import { confirmEmail } from '#tests/support/confirm-email.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { UsageError } from '../usage-error.ts';
import { emergencyEnd } from './emergency-end.ts';
import { emergencyGrant } from './emergency-grant.ts';
import { emergencyList } from './emergency-list.ts';
import { emergencyRead, unusableGrant } from './emergency-read.ts';

const database = await createTestDatabase();
const { db, address } = database;
const file = 'CRP 3 mg/L CANARY-8842';
const reason = 'Found unconscious CANARY-2215';
const smtp = { url: 'smtp://127.0.0.1:1', from: 'readback@example.org' };

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

type Options = { isUser?: boolean; hasMail?: boolean; isRead?: boolean };

/** Somebody with a document, and an operator at the machine. */
async function setup({ isUser = false, hasMail = false, isRead = true }: Options = {}) {
  const server = await createDocumentServer(database);
  const { parts, files } = server;
  const who = isUser ? await server.meetUser() : await server.meetGuest();
  const id = String((await who.upload(uploadForm({ file, title: 'CANARY-3301' }))).json().data.id);
  if (isRead) await server.kept.runAll();
  const { owner } = await db.selectFrom('documents').select('owner').executeTakeFirstOrThrow();
  const said: string[] = [];
  const context = {
    ...{ db, address, files, keyRing: parts.keyRing, audit: parts.audit },
    config: { people: { smtp: hasMail ? smtp : undefined } },
    say: (line: string) => void said.push(line),
  };
  const grant = async (...args: string[]) => {
    await emergencyGrant.run(context, args.length > 0 ? args : [id, '--reason', reason, '--hours', '2']);
    return said.find((line) => /^[\da-f-]{36}$/.test(line)) ?? '';
  };
  const into = join(temporaryFolder(), 'reading');
  const read = (granted: string, folder = into) => emergencyRead.run(context, [granted, '--into', folder]);
  const end = (granted: string) => emergencyEnd.run(context, [granted]);
  const list = () => emergencyList.run(context, []);
  const lines = () =>
    db
      .selectFrom('audit_events')
      .select(['number', 'actor', 'action', 'fields'])
      .where('owner', '=', owner)
      .where('actor', '=', 'operator')
      .orderBy('number')
      .execute();
  const actions = async () => (await lines()).map(({ action }) => action);
  const notices = async () => (await who.get('/api/owner-notices')).json().data;
  const written = () => (statSync(into, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(into).toSorted());
  return {
    ...server,
    ...{ who, id, owner, said, context, grant, into, read, end, list, lines, actions, notices, written },
  };
}

describe('a grant', () => {
  test('is written down and told to the owner, with its reason, and ends by the clock of the database', async () => {
    const { grant, lines, notices, said, owner } = await setup();

    const granted = await grant();

    const { ends_at, hours } = await db
      .selectFrom('emergency_accesses')
      .select(['ends_at', sql<number>`extract(epoch from ends_at - now()) / 3600`.as('hours')])
      .where('id', '=', granted)
      .executeTakeFirstOrThrow();
    expect(Number(hours)).toBeCloseTo(2, 1);
    expect(said).toEqual([
      granted,
      `This grant ends at ${ends_at.toISOString()}. The owner of the document is told of it.`,
    ]);
    const until = ends_at.toISOString();
    expect(await lines()).toMatchObject([
      { action: 'emergency.granted', fields: JSON.stringify({ grant: granted, hours: 2, until }) },
    ]);
    expect(await notices()).toMatchObject([{ action: 'emergency.granted', fields: { reason, until } }]);
    expect(owner).toMatch(/^guest:/);
  });

  test('keeps its reason sealed, and no word of the document is in the log', async () => {
    const { grant, read } = await setup();
    await read(await grant());
    for (const table of ['emergency_accesses', 'audit_events', 'owner_notices', 'audit_heads'] as const) {
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain('CANARY');
      const { rows } = await sql<{
        text: string;
      }>`select ${sql.table(table)}::text as text from ${sql.table(table)}`.execute(db);
      for (const { text } of rows) expect(text).not.toContain(Buffer.from('CANARY').toString('hex'));
    }
  });

  test.each([
    ['no document', ['--reason', 'r', '--hours', '1']],
    ['a document that cannot be', ['x', '--reason', 'r', '--hours', '1']],
    ['two documents', ['1', '2', '--reason', 'r', '--hours', '1']],
    ['no reason', ['1', '--hours', '1']],
    ['an empty reason', ['1', '--reason', '  ', '--hours', '1']],
    ['a reason without end', ['1', '--reason', 'r'.repeat(1001), '--hours', '1']],
    ['no time', ['1', '--reason', 'r']],
    ...['0', '25', '1.5', '-1', '1e1', ''].map((hours): [string, string[]] => [
      `${hours || 'an empty number of'} hours`,
      ['1', '--reason', 'r', `--hours=${hours}`],
    ]),
    ['something else', ['1', '--reason', 'r', '--hours', '1', '--all']],
  ])('is not made for %s', async (_what, args) => {
    const { grant } = await setup({ isRead: false });
    await expect(grant(...args)).rejects.toThrow(UsageError);
    expect(await db.selectFrom('emergency_accesses').selectAll().execute()).toEqual([]);
  });

  test.each(['999999999', 'temp-00000000-0000-4000-8000-000000000000'])(
    'is not made for %s, which is not there',
    async (ref) => {
      const { grant, actions } = await setup();
      await expect(grant(ref, '--reason', 'r', '--hours', '1')).rejects.toMatchObject({ code: 'document.not_found' });
      expect(await actions()).toEqual([]);
    },
  );

  test('is not made for what was deleted', async () => {
    const { grant, who, id } = await setup();
    await who.ask({ method: 'DELETE', url: `/api/medical-documents/${id}` });
    await expect(grant()).rejects.toMatchObject({ code: 'document.not_found' });
  });

  test('is not made where it cannot be written down', async () => {
    const { grant, notices } = await setup();
    await sql`alter table audit_events add constraint refused check (false) not valid`.execute(db);
    await expect(grant())
      .rejects.toThrow('refused')
      .finally(() => sql`alter table audit_events drop constraint refused`.execute(db));
    expect([await db.selectFrom('emergency_accesses').selectAll().execute(), await notices()]).toEqual([[], []]);
  });
});

describe('reading', () => {
  test('writes text, explanation and original, for the operator alone, and is told each time', async () => {
    const { grant, read, into, written, actions, notices } = await setup();
    const granted = await grant();

    expect(await read(granted)).toBe(0);

    expect(written()).toEqual(['explanation.json', 'explanation.txt', 'original.txt', 'text.txt']);
    expect([readFileSync(join(into, 'original.txt'), 'utf8'), readFileSync(join(into, 'text.txt'), 'utf8')]).toEqual([
      file,
      file,
    ]);
    expect(JSON.parse(readFileSync(join(into, 'explanation.json'), 'utf8'))).toMatchObject({ text: file });
    for (const name of written()) expect(statSync(join(into, name)).mode & 0o777).toBe(0o600);
    expect(statSync(into).mode & 0o777).toBe(0o700);

    await read(granted, join(into, 'again'));
    expect(await actions()).toEqual(['emergency.granted', 'emergency.read', 'emergency.read']);
    expect(await notices()).toHaveLength(3);
  });

  test('writes the original alone where nothing was read yet', async () => {
    const { grant, read, written } = await setup({ isRead: false });
    await read(await grant());
    expect(written()).toEqual(['original.txt']);
  });

  type Prepared = Awaited<ReturnType<typeof setup>>;
  const unusable: Record<string, (prepared: Prepared, granted: string) => Promise<unknown>> = {
    'the time is over': () =>
      db
        .updateTable('emergency_accesses')
        .set({ ends_at: sql`now()` })
        .execute(),
    'it was ended': ({ end }, granted) => end(granted),
    'the document was deleted': ({ who, id }) => who.ask({ method: 'DELETE', url: `/api/medical-documents/${id}` }),
    'the document was erased': () => db.deleteFrom('documents').execute(),
    'its key was erased': () => db.deleteFrom('document_keys').execute(),
    'it never was': () => db.deleteFrom('emergency_accesses').execute(),
  };

  test.each(Object.entries(unusable))('gives nothing when %s', async (_why, spoil) => {
    const prepared = await setup();
    const granted = await prepared.grant();
    await spoil(prepared, granted);

    expect(await prepared.read(granted)).toBe(1);

    expect(prepared.said.at(-1)).toBe(unusableGrant);
    expect(prepared.written()).toEqual([]);
    expect(await prepared.actions()).not.toContain('emergency.read');
  });

  test('gives nothing where it cannot be written down', async () => {
    const { grant, read, written } = await setup();
    const granted = await grant();
    await sql`alter table audit_events add constraint refused check (action <> 'emergency.read') not valid`.execute(db);
    await expect(read(granted))
      .rejects.toThrow('refused')
      .finally(() => sql`alter table audit_events drop constraint refused`.execute(db));
    expect(written()).toEqual([]);
  });

  test('goes into no folder that holds something, and is not written down then', async () => {
    const { grant, read, into, actions } = await setup();
    const granted = await grant();
    mkdirSync(into);
    writeFileSync(join(into, 'letter.txt'), 'mine');
    await expect(read(granted)).rejects.toThrow(UsageError);
    expect([readdirSync(into), await actions()]).toEqual([['letter.txt'], ['emergency.granted']]);
  });

  test.each([[[]], [['x', '--into', 'y']], [['00000000-0000-4000-8000-000000000000']]])(
    'is not understood as %j',
    async (args) => {
      const { context } = await setup({ isRead: false });
      await expect(emergencyRead.run(context, args)).rejects.toThrow(UsageError);
    },
  );
});

describe('ending', () => {
  test('is written down and told, once', async () => {
    const { grant, end, actions, notices, said } = await setup();
    const granted = await grant();

    expect([await end(granted), await end(granted)]).toEqual([0, 1]);

    expect(said.slice(-2)).toEqual(['The grant has ended.', expect.stringContaining('nothing to end')]);
    expect(await actions()).toEqual(['emergency.granted', 'emergency.ended']);
    expect(await notices()).toHaveLength(2);
  });

  test('of what was never granted, or of a word, does nothing', async () => {
    const { end, actions } = await setup({ isRead: false });
    expect(await end('00000000-0000-4000-8000-000000000000')).toBe(1);
    await expect(end('x')).rejects.toThrow(UsageError);
    expect(await actions()).toEqual([]);
  });
});

test('the list tells of every grant where it stands, and nothing of the document', async () => {
  const { grant, end, list, said, owner, context } = await setup();
  await list();
  expect(said.splice(0)).toEqual(['There are none.']);
  const granted = await grant();
  said.splice(0);
  await list();
  await end(granted);
  await list();

  expect(said).toHaveLength(3);
  expect(said[0]).toMatch(new RegExp(`^${granted}  open  document \\d+ of ${owner}, `));
  expect(said[2]).toMatch(new RegExp(`^${granted}  ended  `));
  expect(said.join()).not.toContain('CANARY');
  await expect(emergencyList.run(context, ['x'])).rejects.toThrow(UsageError);
});

test('whoever has a confirmed address gets a mail for each, which the program sends', async () => {
  const { grant, read, end, owner, parts } = await setup({ isUser: true, hasMail: true });
  await confirmEmail(parts, Number(owner.slice('user:'.length)));

  const granted = await grant();
  await read(granted);
  await end(granted);

  const mails = await db.selectFrom('mails').select(['id', 'kind', 'state']).orderBy('created_at').execute();
  expect(mails.map(({ kind, state }) => `${kind} ${state}`)).toEqual(Array(3).fill('emergency_access waiting'));
  const { rows } = await sql<{ data: { mailId: string } }>`select data from jobs.job where name = 'send-mail'`.execute(
    db,
  );
  expect(rows.map(({ data }) => data.mailId).toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
});

test('whoever has no confirmed address gets none, and is told on the page', async () => {
  const { grant, notices } = await setup({ isUser: true, hasMail: true });
  await db.deleteFrom('mails').execute();
  await grant();
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  expect(await notices()).toHaveLength(1);
});

test('everything that was done in an emergency is told, and the log is whole', async () => {
  const { grant, read, end, owner, auditKey } = await setup();
  const granted = await grant();
  await read(granted);
  await end(granted);
  const findings: AuditFinding[] = [];
  await verifyAudit({ db, auditKey }, (finding) => findings.push(finding));
  expect(findings.filter((finding) => finding.owner === owner)).toEqual([]);
});
