import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { headMacOf, macOf } from './audit-mac.ts';
import { ana, ben, createTampering, line } from './tampering.test-helper.ts';
import { verifyAudit } from './verify-audit.ts';

const { db } = await createTestDatabase();
const { auditKey, tamper, write, setup, verify, found, empty } = createTampering(db);

beforeEach(() => empty());

test('finds nothing in what was written, in batches of any size', async () => {
  await setup();
  for (const batch of [1, 2, 3, 7, 100]) {
    expect(await verify(batch)).toEqual({ lines: 7, owners: 2, findings: [] });
  }
});

test('finds nothing where nothing was written', async () => {
  expect(await verify()).toEqual({ lines: 0, owners: 0, findings: [] });
});

test('lines that are written at once by many stand in one whole chain', async () => {
  await Promise.all(Array.from({ length: 25 }, () => write(ben, 'document.viewed')));
  expect(await verify()).toMatchObject({ lines: 25, findings: [] });
});

test('the database itself refuses to change, delete and empty', async () => {
  await setup();
  for (const statement of [
    `update audit_events set actor = 'program'`,
    'delete from audit_events',
    'delete from audit_heads',
    'truncate audit_events',
    'truncate audit_heads',
  ]) {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('only added to');
  }
});

describe('tells of', () => {
  test.each([
    ['a changed actor', `update audit_events set actor = 'program' where ${line(2)}`],
    ['a changed action', `update audit_events set action = 'document.deleted' where ${line(2)}`],
    ['another document', `update audit_events set ticket = '${randomUUID()}' where ${line(2)}`],
    ['no document', `update audit_events set ticket = null where ${line(2)}`],
    ['changed fields', `update audit_events set fields = '{"a":true,"bytes":8}' where ${line(2)}`],
    ['the same fields written otherwise', `update audit_events set fields = '{"bytes":7,"a":true}' where ${line(2)}`],
    ['a time a microsecond later', `update audit_events set at = at + interval '1 microsecond' where ${line(2)}`],
    ['the same time before Christ', `update audit_events set at = (at::text || ' BC')::timestamptz where ${line(2)}`],
    ['a time without end', `update audit_events set at = 'infinity' where ${line(2)}`],
    ['a time beyond all calendars', `update audit_events set at = '294000-01-01' where ${line(2)}`],
  ])('%s', async (_what, statement) => {
    await setup();
    await tamper(statement);
    expect(await found()).toEqual([{ owner: ana, kind: 'changed', from: 2, to: 2 }]);
  });

  test('a changed seal, at its line and the next', async () => {
    await setup();
    await tamper(`update audit_events set mac = set_byte(mac, 0, get_byte(mac, 0) # 1) where ${line(2)}`);
    expect(await found()).toEqual([2, 3].map((at) => ({ owner: ana, kind: 'changed', from: at, to: at })));
  });

  test('two lines that changed places', async () => {
    await setup();
    await tamper(
      `update audit_events set number = -2 where ${line(2)}`,
      `update audit_events set number = 2 where ${line(3)}`,
      `update audit_events set number = 3 where ${line(-2)}`,
    );
    expect(await found()).toMatchObject([{ from: 2 }, { from: 3 }, { from: 4 }]);
  });

  test('lines that were taken out', async () => {
    await setup();
    await tamper(`delete from audit_events where ${line(2)} or ${line(3)}`);
    expect(await found()).toEqual([{ owner: ana, kind: 'missing', from: 2, to: 3 }]);
  });

  test('a line that was taken out, with the others numbered anew', async () => {
    await setup();
    await tamper(
      `delete from audit_events where ${line(2)}`,
      `update audit_events set number = number - 1 where owner = '${ana}' and number > 2`,
      `update audit_heads set number = 4 where owner = '${ana}'`,
    );
    expect(await found()).toContainEqual({ owner: ana, kind: 'changed', from: 2, to: 2 });
  });

  test('a line that was put in between', async () => {
    await setup();
    await tamper(
      `update audit_events set number = -number where owner = '${ana}' and number > 2`,
      `update audit_events set number = -number + 1 where owner = '${ana}' and number < 0`,
      `insert into audit_events select owner, 3, at, actor, action, ticket, fields, mac from audit_events where ${line(2)}`,
      `update audit_heads set number = 6 where owner = '${ana}'`,
    );
    expect(await found()).toContainEqual({ owner: ana, kind: 'changed', from: 3, to: 3 });
  });

  test.each([0, -5])('a line of number %s', async (number) => {
    await setup();
    await tamper(`insert into audit_events
      select owner, ${number}, at, actor, action, ticket, fields, mac from audit_events where ${line(2)}`);
    expect(await found()).toEqual([{ owner: ana, kind: 'changed', from: number, to: number }]);
  });

  test('a line of another owner', async () => {
    await setup();
    await tamper(`insert into audit_events
      select '${ben}', 3, at, actor, action, ticket, fields, mac from audit_events where ${line(3)}`);
    expect(await found()).toContainEqual({ owner: ben, kind: 'changed', from: 3, to: 3 });
  });

  test('a line that was added behind the end', async () => {
    await setup();
    await tamper(`insert into audit_events
      select owner, 6, at, actor, action, ticket, fields, mac from audit_events where ${line(5)}`);
    expect(await found()).toContainEqual({ owner: ana, kind: 'added', from: 6, to: 6 });
  });

  test('an end that was cut off', async () => {
    await setup();
    await tamper(`delete from audit_events where ${line(5)} or ${line(4)}`);
    expect(await found()).toEqual([{ owner: ana, kind: 'cut', from: 4, to: 5 }]);
  });

  test('an end that was cut off with its head moved back, and still when lines were written behind it', async () => {
    await setup();
    await tamper(
      `delete from audit_events where ${line(5)} or ${line(4)}`,
      `update audit_heads set number = 3, mac = (select mac from audit_events where ${line(3)}) where owner = '${ana}'`,
    );
    expect(await found()).toEqual([{ owner: ana, kind: 'head_changed' }]);

    await write(ana, 'document.viewed', 'document.viewed');
    expect(await found()).toEqual([{ owner: ana, kind: 'changed', from: 4, to: 4 }]);
  });

  test('lines without a head', async () => {
    await setup();
    await tamper(`delete from audit_heads where owner = '${ana}'`);
    expect(await found()).toEqual([{ owner: ana, kind: 'no_head' }]);
  });

  test('a head without lines', async () => {
    await setup();
    await tamper(`delete from audit_events where owner = '${ana}'`);
    expect(await found()).toEqual([{ owner: ana, kind: 'no_lines' }]);
  });

  test('a chain of an account that was thrown away and begun anew', async () => {
    await setup();
    await tamper(`delete from audit_events where owner = '${ana}'`, `delete from audit_heads where owner = '${ana}'`);
    await write(ana, 'document.viewed');
    expect(await found()).toEqual([{ owner: ana, kind: 'begun_anew' }]);
  });

  test('accounts and owners of documents without any chain', async () => {
    const { id } = await db
      .insertInto('users')
      .values({ username: 'cem', username_key: 'cem', password_hash: '', sealed_profile: Buffer.of(), plan: 'free' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('documents')
      .values({
        ticket: randomUUID(),
        owner: 'guest:dee',
        sealed_label: Buffer.of(),
        document_type: 'other',
        file_type: 'text/plain',
        file_size: 1,
        blob: 'b',
        stage: 'waiting',
      })
      .execute();

    expect(await verify(1)).toMatchObject({
      findings: [
        { owner: 'guest:dee', kind: 'no_chain' },
        { owner: `user:${id}`, kind: 'no_chain' },
      ],
    });
    await db.deleteFrom('users').execute();
    await db.deleteFrom('documents').execute();
  });

  test('an emergency access that its owner was not told of', async () => {
    await write(ben, 'emergency.read');
    expect(await found()).toEqual([{ owner: ben, kind: 'untold' }]);
    await db.insertInto('owner_notices').values({ owner: ben, number: '1' }).execute();
    expect(await found()).toEqual([]);
  });

  test('everything, to whoever holds another key', async () => {
    await setup();
    const kinds = new Set<string>();
    await verifyAudit({ db, auditKey: randomBytes(32) }, ({ kind }) => kinds.add(kind));
    expect(kinds).toEqual(new Set(['changed', 'head_changed']));
  });
});

test('no seal of a line is the seal of a head', () => {
  const mac = randomBytes(32);
  const first = { owner: ana, number: 1, at: new Date(0), actor: '', action: '', ticket: null, fields: '' };
  expect(macOf(auditKey, mac, first)).not.toEqual(headMacOf(auditKey, { owner: ana, number: 1, mac }));
});
