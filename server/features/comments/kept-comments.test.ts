import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createConversations } from '#tests/support/conversations.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { verifyAudit } from '../audit/verify-audit.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const email = 'kestrel@example.com';
const sentence = { kind: 'sentence', quote: 'CANARY-4711 is in the sentence.' } as const;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup() {
  const conversations = await createConversations(database);
  const { ana, say } = conversations;
  const recipient = await conversations.invite({ email });
  const add = async (body: object | string, who: Parameters<typeof say>[0] = recipient): Promise<number> =>
    (await say(who, body)).json().data.id;
  const lines = async () => {
    const rows = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('owner', '=', ana.owner)
      .orderBy('number')
      .execute();
    return rows.filter(({ action }) => action.startsWith('comment.'));
  };
  return { ...conversations, recipient, add, lines };
}

const refuseLines = () => sql`alter table audit_events add constraint refused check (false) not valid`.execute(db);
const takeLines = () => sql`alter table audit_events drop constraint refused`.execute(db);

describe('what is written down of comments', () => {
  test('is who added, changed and deleted which one, by its number alone', async () => {
    const { ana, recipient, add, edit, remove, lines, ticket } = await setup();
    const first = await add('One');
    await edit(recipient, first, 'Two');
    await edit(recipient, first, 'Two');
    const second = await add({ text: 'Three', answers: first }, ana);
    await remove(ana, first);

    const share = recipient.shareId;
    const session = expect.any(String);
    const told = (await lines()).map((line) => [line.actor, line.action, line.ticket, JSON.parse(line.fields)]);
    expect(told).toEqual([
      ['recipient', 'comment.added', ticket, { comment: first, share }],
      ['recipient', 'comment.edited', ticket, { comment: first, share }],
      ['owner', 'comment.added', ticket, { comment: second, session }],
      ['owner', 'comment.deleted', ticket, { comment: first, session }],
    ]);
  });

  test('is that somebody has read them', async () => {
    const { ana, recipient, list, ticket } = await setup();
    await list(recipient);
    await list(recipient);
    await list(ana);
    const rows = await db
      .selectFrom('audit_events')
      .select(['actor', 'ticket', 'fields'])
      .where('owner', '=', ana.owner)
      .where('action', '=', 'document.viewed')
      .orderBy('number')
      .execute();
    expect(rows).toEqual([
      { actor: 'recipient', ticket, fields: JSON.stringify({ share: recipient.shareId }) },
      { actor: 'owner', ticket, fields: expect.stringContaining('session') },
    ]);
  });

  test('has to be: otherwise nothing is kept, changed, deleted or given', async () => {
    const { recipient, add, say, edit, remove, url } = await setup();
    const id = await add('One');
    const rows = () => db.selectFrom('comments').selectAll().execute();
    const before = await rows();

    await refuseLines();
    const answers = [
      await say(recipient, 'Two'),
      await edit(recipient, id, 'Three'),
      await remove(recipient, id),
      await recipient.get(url),
    ];
    await takeLines();

    expect(answers.map((answer) => answer.json().code)).toEqual(Array(4).fill('server.internal'));
    for (const { body } of answers) expect(body).not.toMatch(/One|Two|Three/);
    expect(await rows()).toEqual(before);
  });
});

describe('in every row and every line of the log', () => {
  /** Every row of the database, as the database writes it: bytes in hex. */
  const everyRow = async (): Promise<string> => {
    const { rows: tables } = await pool.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const all = await Promise.all(
      tables.map(async ({ name }) => (await pool.query(`select t::text from ${name} t`)).rows),
    );
    return JSON.stringify(all.flat());
  };

  test('stands no word of what was written, of what it is about, and of who wrote it', async () => {
    const { ana, recipient, add, edit, list, log } = await setup();
    await ana.ask({ method: 'PUT', url: '/api/users/me', payload: { name: 'Marmoset Zebrafish' } });
    const id = await add({ text: 'CANARY-1147 in a comment', target: sentence });
    await edit(recipient, id, 'CANARY-1148 in a comment');
    await add({ text: 'CANARY-1149 in an answer', answers: id }, ana);
    await list(ana);

    const rows = await everyRow();
    expect(rows).toContain(ana.user.username);
    for (const word of ['CANARY-', email, 'kestrel', 'Marmoset']) {
      const forms = [word, Buffer.from(word).toString('hex'), Buffer.from(word).toString('base64').slice(0, -4)];
      for (const form of forms) expect(rows).not.toContain(form);
      expect(JSON.stringify(log.lines)).not.toContain(word);
    }
  });

  test('all lines are whole', async () => {
    const { ana, add, auditKey } = await setup();
    const id = await add('One');
    await add({ text: 'Two', answers: id }, ana);
    const findings: object[] = [];
    await verifyAudit({ db, auditKey }, (finding) => {
      if (finding.owner === ana.owner) findings.push(finding);
    });
    expect(findings).toEqual([]);
  });
});

describe('a comment that was tampered with in the database', () => {
  const damaged = { text: 'This comment is damaged in storage and cannot be shown.', target: { kind: 'document' } };

  test('is shown as what it is, and hides no other', async () => {
    const { ana, recipient, add, list, edit } = await setup();
    const [first] = [await add('One'), await add('Two')];
    await db
      .updateTable('comments')
      .set({ sealed_comment: Buffer.of(1) })
      .where('id', '=', String(first))
      .execute();
    expect(await list(ana)).toMatchObject([{ id: first, ...damaged, author: { name: '' } }, { text: 'Two' }]);
    expect((await edit(recipient, first, 'Anew')).json().code).toBe('storage.damaged');
  });

  test.each<[string, object]>([
    ['of a recipient is not taken for the owner’s', { is_owners: true }],
    ['of a conversation is not taken for one of another', { share_id: '999999' }],
    ['to one is not taken for what is said to all', { share_id: null }],
  ])('%s', async (_what, change) => {
    const { ana, add, list } = await setup();
    await add('Mine');
    await db.updateTable('comments').set(change).execute();
    expect(await list(ana)).toMatchObject([damaged]);
  });
});
