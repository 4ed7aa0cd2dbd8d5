import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { commentLimits } from '#core/comments/comment.ts';
import type { Recipient } from '#core/kernel/actor.ts';
import { createConversations } from '#tests/support/conversations.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDocumentRepository } from '../documents/documents.repository.ts';
import { addComment } from './add-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { editComment } from './edit-comment.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const sentence = { kind: 'sentence', quote: 'The CRP is 3 mg/L.' } as const;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup() {
  const conversations = await createConversations(database);
  const { ana, say, ticket, parts } = conversations;
  const recipient = await conversations.invite();
  const add = async (text: string, who: Parameters<typeof say>[0] = recipient): Promise<number> =>
    (await say(who, text)).json().data.id;
  const rows = () => db.selectFrom('comments').select('id').execute();
  const written = async () => {
    const lines = await db
      .selectFrom('audit_events')
      .select(['action', 'fields'])
      .where('owner', '=', ana.owner)
      .where('action', 'in', ['comment.added', 'comment.edited', 'comment.deleted'])
      .orderBy('number')
      .execute();
    return lines.map(({ action, fields }) => ({ action, id: JSON.parse(fields).comment as number }));
  };
  const fill = (comments: number) =>
    sql`insert into comments (ticket, is_owners, sealed_comment)
      select ${ticket}, true, '' from generate_series(1, ${comments}::int)`.execute(db);
  const deps = { ...parts, documents: createDocumentRepository(db) };
  return { ...conversations, recipient, add, rows, written, fill, deps };
}

describe('at the same moment', () => {
  const times = <T>(count: number, once: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_unused, at) => once(at)));

  test('fifty who write fill a document to its limit and no further, in an order that stays', async () => {
    const { ana, recipient, say, fill, rows, list, written } = await setup();
    await fill(commentLimits.ofDocument - 20);

    const answers = await times(50, (at) => say(at % 2 === 0 ? recipient : ana, `Comment ${at}`));

    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(20);
    expect(codes.filter((code) => code === 'comment.too_many')).toHaveLength(30);
    expect(await rows()).toHaveLength(commentLimits.ofDocument);
    const added = (await written()).map(({ id }) => id);
    const shown = (await list(ana)).map(({ id }: { id: number }) => id).slice(-20);
    expect(shown).toEqual(added);
    expect(added).toEqual(added.toSorted((one, other) => one - other));
  });

  test('the same words fifty times are one comment', async () => {
    const { recipient, say, texts, written } = await setup();
    const answers = await times(50, () => say(recipient, { text: 'Is this high?', target: sentence }));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect(await texts(recipient)).toEqual(['Is this high?']);
    expect(await written()).toHaveLength(1);
  });

  test('one is changed and deleted fifty times, to one effect', async () => {
    const { recipient, add, edit, remove, written, texts } = await setup();
    const id = await add('One');
    await times(50, () => edit(recipient, id, 'Two'));
    expect(await texts(recipient)).toEqual(['Two']);
    const answers = await times(50, () => remove(recipient, id));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await written()).map(({ action }) => action)).toEqual([
      'comment.added',
      'comment.edited',
      'comment.deleted',
    ]);
  });

  test('people delete, answer and look, and no answer is lost', async () => {
    const { ana, recipient, add, say, remove, see, list } = await setup();
    const ids = await Promise.all(['One', 'Two', 'Three'].map((text) => add(text, ana)));
    const answers = await times(30, (at) => {
      const id = ids[at % 3] ?? 0;
      if (at < 24) return say(recipient, { text: `Answer ${at}`, answers: id });
      return at < 27 ? remove(ana, id) : see(recipient, id);
    });
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
    const kept = answers
      .filter((answer, at) => at < 24 && answer.statusCode === 201)
      .map((answer) => answer.json().data.text);
    const shown = (await list(ana)).map(({ text }: { text: string }) => text);
    expect(shown.toSorted()).toEqual(kept.toSorted());
  });
});

describe('the same words', () => {
  test('elsewhere, from somebody else or behind other words are another comment', async () => {
    const { ana, recipient, invite, say, texts } = await setup();
    const other = await invite({ email: 'sister@example.com' });
    const { id } = (await say(recipient, 'Yes')).json().data;
    await say(recipient, { text: 'Yes', target: sentence });
    await say(recipient, { text: 'Yes', answers: id });
    await say(other, 'Yes');
    await say(ana, 'Yes');
    await say(ana, 'No');
    await say(ana, 'Yes');
    expect(await texts(ana)).toEqual(['Yes', 'Yes', 'Yes', 'Yes', 'Yes', 'No', 'Yes']);
  });

  test('are another comment after a while', async () => {
    const { recipient, say, texts } = await setup();
    await say(recipient, 'Yes');
    await sql`update comments set created_at = now() - interval '31 seconds'`.execute(db);
    await say(recipient, 'Yes');
    expect(await texts(recipient)).toEqual(['Yes', 'Yes']);
  });
});

describe('a request that was let in', () => {
  /** A recipient as the request knows them, from before what happens next. */
  const letIn = async ({
    recipient: { shareId },
    ana,
    ticket,
  }: Awaited<ReturnType<typeof setup>>): Promise<Recipient> => {
    const visit = await db
      .selectFrom('share_visits')
      .select('id')
      .where('share_id', '=', String(shareId))
      .executeTakeFirstOrThrow();
    const ids = { shareId, visitId: Number(visit.id), sessionId: null };
    return { kind: 'recipient', owner: ana.owner, ticket, level: 'comment', expiresAt: null, ...ids };
  };

  test.each<[string, (asked: Awaited<ReturnType<typeof setup>>) => Promise<unknown>]>([
    ['the share is revoked', ({ revoke, recipient }) => revoke(recipient.shareId)],
    ['the visit is ended', () => db.deleteFrom('share_visits').execute()],
    [
      'the share is deleted',
      ({ recipient, deleteShare, revoke }) => revoke(recipient.shareId).then(() => deleteShare(recipient.shareId)),
    ],
    ['the document is deleted', () => db.updateTable('documents').set({ deleted_at: new Date() }).execute()],
    ['the document is erased', ({ ana }) => db.deleteFrom('documents').where('owner', '=', ana.owner).execute()],
  ])('writes nothing any more once %s', async (_what, happen) => {
    const asked = await setup();
    const { add, deps, documentId, written } = asked;
    const id = await add('One');
    const [reader, ref] = [await letIn(asked), String(documentId)];
    await happen(asked);

    const target = { kind: 'document' } as const;
    const writings = [
      () => addComment(deps, reader, { ref, text: 'Two', target }),
      () => editComment(deps, reader, { ref, id, text: 'Two' }),
      () => deleteComment(deps, reader, { ref, id }),
    ];
    for (const write of writings) await expect(write()).rejects.toMatchObject({ code: 'document.not_found' });
    expect(await written()).toHaveLength(1);
  });

  test('and a revocation at the same moment are one after the other', async () => {
    const asked = await setup();
    const { deps, documentId, recipient, rows } = asked;
    const reader = await letIn(asked);
    const body = { ref: String(documentId), target: { kind: 'document' } as const };
    let writing: Promise<unknown> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('shares')
        .set({ revoked_at: new Date() })
        .where('id', '=', String(recipient.shareId))
        .execute();
      // It comes to the share before the revocation is seen by anybody else.
      writing = addComment(deps, reader, { ...body, text: 'In time?' }).catch((error: unknown) => error);
      await untilSomebodyWaits();
    });
    expect(await writing).toMatchObject({ code: 'document.not_found' });
    expect(await rows()).toEqual([]);
  });

  const untilSomebodyWaits = async (): Promise<void> => {
    for (;;) {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows.length > 0) return;
    }
  };
});
