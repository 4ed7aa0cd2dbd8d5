import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createMailServer } from '#tests/support/mail-readers.ts';
import { uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createOutbox } from './outbox.ts';
import { findShareMailStates } from './share-mail-states.ts';

const database = await createTestDatabase();
const { db } = database;

/** A share of somebody's document, and mails about it that go out when they are told to. */
async function setup() {
  await db.deleteFrom('mails').execute();
  const server = await createMailServer(database);
  const owner = await server.meetUser();
  await owner.upload(uploadForm());
  const { ticket } = await db
    .selectFrom('documents')
    .select('ticket')
    .where('owner', '=', owner.owner)
    .executeTakeFirstOrThrow();
  const addShare = async () => {
    const row = await db
      .insertInto('shares')
      .values({
        ticket,
        sealed_recipient: Buffer.alloc(1),
        recipient_index: Buffer.alloc(1),
        level: 'read',
        recipient_type: 'other',
        expires_on: null,
        expires_at: null,
        revoked_at: null,
        code_index: randomBytes(8),
        code_hash: 'none',
        link_hash: randomBytes(8),
        last_opened_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return Number(row.id);
  };
  const shareId = await addShare();
  const outbox = createOutbox(server.parts);
  const put = (text: string, about: { shareId?: number } = { shareId }) =>
    db.transaction().execute((trx) =>
      outbox.send(trx, {
        userId: owner.user.id,
        kind: 'share',
        to: 'dr@example.com',
        subject: 'Hello',
        text,
        ...about,
      }),
    );
  const row = (id = shareId) => db.updateTable('shares').where('id', '=', String(id));
  const rows = () => db.selectFrom('mails').select(['share_id', 'state', 'reason', 'sealed_mail']).execute();
  const sent = async () => {
    await server.kept.runAll();
    return server.mailer.sent.map(({ text }) => text);
  };
  const stateOf = async (id = shareId) => (await findShareMailStates(db, [id])).get(id);
  return { ...server, owner, ticket, shareId, addShare, put, row, rows, sent, stateOf };
}

const withdrawn = { state: 'failed', reason: 'withdrawn', sealed_mail: null };

describe('a mail about a share', () => {
  test('goes out while the share stands', async () => {
    const { put, sent, rows, shareId } = await setup();
    await put('link 1');

    expect(await sent()).toEqual(['link 1']);
    expect(await rows()).toMatchObject([{ share_id: String(shareId), state: 'sent' }]);
  });

  test('stays here when the share was revoked first', async () => {
    const { put, sent, rows, row } = await setup();
    await put('link 1');
    await row()
      .set({ revoked_at: sql`now()` })
      .execute();

    expect(await sent()).toEqual([]);
    expect(await rows()).toMatchObject([withdrawn]);
  });

  test('stays here when the share has expired first', async () => {
    const { put, sent, rows, row } = await setup();
    await put('link 1');
    await row()
      .set({ expires_on: '2026-01-31', expires_at: sql`now() - interval '1 second'` })
      .execute();

    expect(await sent()).toEqual([]);
    expect(await rows()).toMatchObject([withdrawn]);
  });

  test('stays here when the share was deleted, or its document', async () => {
    const { put, sent, rows, shareId, addShare, ticket } = await setup();
    const other = await addShare();
    await put('link 1');
    await put('link 2', { shareId: other });
    await db.deleteFrom('shares').where('id', '=', String(shareId)).execute();
    await db.deleteFrom('documents').where('ticket', '=', ticket).execute();

    expect(await sent()).toEqual([]);
    expect(await rows()).toMatchObject([withdrawn, withdrawn]);
  });

  test('stays here when a newer one has the link that opens it now', async () => {
    const { put, sent, rows, addShare } = await setup();
    const other = await addShare();
    await put('old link');
    await put('link of another share', { shareId: other });
    await put('new link');

    expect(await sent()).toEqual(['link of another share', 'new link']);
    expect((await rows()).map(({ reason }) => reason)).toEqual(expect.arrayContaining(['withdrawn', null, null]));
  });
});

describe('where it stands', () => {
  test('is told for each share, by its newest mail', async () => {
    const { put, sent, stateOf, mailer, shareId, addShare } = await setup();
    const [other, silent] = [await addShare(), await addShare()];
    await put('one');
    await put('one', { shareId: other });
    expect(await findShareMailStates(db, [shareId, other, silent])).toEqual(
      new Map([
        [shareId, 'waiting'],
        [other, 'waiting'],
      ]),
    );

    mailer.failWith('refused');
    await sent();
    await put('two');
    expect([await stateOf(), await stateOf(other), await stateOf(silent)]).toEqual(['waiting', 'failed', undefined]);
  });

  test('is told by nothing else that was mailed about it', async () => {
    const { owner, parts, shareId, stateOf } = await setup();
    await db.transaction().execute((trx) =>
      createOutbox(parts).send(trx, {
        userId: owner.user.id,
        kind: 'share_locked',
        shareId,
        to: 'ana@example.com',
        subject: 'Hello',
        text: 'locked',
      }),
    );

    expect(await stateOf()).toBeUndefined();
  });

  test('is known for as long as there is a share', async () => {
    const { put, sent, stateOf, addShare } = await setup();
    await put('one');
    await sent();
    await db
      .updateTable('mails')
      .set({ created_at: sql<Date>`now() - interval '1 year'` })
      .execute();

    await put('two', { shareId: await addShare() });
    await sent();

    expect(await stateOf()).toBe('sent');
  });

  test('of no share is asked for without a query', async () => {
    expect(await findShareMailStates(db, [])).toEqual(new Map());
  });
});
