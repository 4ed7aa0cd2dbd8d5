import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createConversations, type Person } from '#tests/support/conversations.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

/** Two recipients and the owner in conversations, each having said something. */
async function setup() {
  const conversations = await createConversations(database);
  const { ana, invite, say, url } = conversations;
  const [recipient, other] = [await invite(), await invite({ email: 'sister@example.com' })];
  const idOf = async (answer: ReturnType<typeof say>): Promise<number> => (await answer).json().data.id;
  const own = await idOf(say(recipient, 'Own'));
  const ids = {
    own,
    answer: await idOf(say(ana, { text: 'Answer', answers: own })),
    others: await idOf(say(other, 'Of the other one')),
    all: await idOf(say(ana, 'To all')),
  };
  const rows = () => db.selectFrom('comments').selectAll().orderBy('id').execute();
  /** Every way to the comments of a document, and what each answers. */
  const tryAll = async (who: Person, at = url, id = own) => {
    const ways = [
      { method: 'GET', url: at },
      { method: 'POST', url: at, payload: { text: 'Mine' } },
      { method: 'POST', url: at, payload: { text: 'Mine', answers: id } },
      { method: 'PUT', url: `${at}/${id}`, payload: { text: 'Mine' } },
      { method: 'DELETE', url: `${at}/${id}` },
      { method: 'PUT', url: `${at}/seen`, payload: { upTo: id } },
    ] as const;
    const answers = [];
    for (const way of ways) answers.push(await who.ask(way));
    return answers.map((answer) => `${answer.statusCode} ${answer.json().code}`);
  };
  return { ...conversations, recipient, other, ids, rows, tryAll };
}

type Asked = Awaited<ReturnType<typeof setup>>;

describe('there is no document, as to its comments, for', () => {
  const visitEnds = (change: object) => async (asked: Asked) => {
    await db.updateTable('share_visits').set(change).where('share_id', '=', String(asked.recipient.shareId)).execute();
    return asked.recipient;
  };
  const shareEnds = (change: object) => async (asked: Asked) => {
    await db.updateTable('shares').set(change).where('id', '=', String(asked.recipient.shareId)).execute();
    return asked.recipient;
  };
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  test.each<[string, (asked: Asked) => Promise<Person>]>([
    ['somebody who may only look', ({ invite }) => invite({ level: 'read' })],
    [
      'somebody whose share was revoked',
      async ({ recipient, revoke }) => {
        await revoke(recipient.shareId);
        return recipient;
      },
    ],
    ['somebody whose share is over', shareEnds({ expires_on: '2020-01-01', expires_at: ago(1) })],
    ['somebody whose share may only look by now', shareEnds({ level: 'read' })],
    ['somebody who was not seen for half an hour', visitEnds({ seen_at: ago(31) })],
    ['somebody who came more than a day ago', visitEnds({ created_at: ago(24 * 60 + 1), seen_at: ago(1) })],
    [
      'somebody whose share was deleted',
      async ({ recipient, revoke, deleteShare }) => {
        await revoke(recipient.shareId);
        await deleteShare(recipient.shareId);
        return recipient;
      },
    ],
    [
      'a recipient of a document that was deleted',
      async ({ recipient, ana, documentId }) => {
        await ana.ask({ method: 'DELETE', url: `/api/medical-documents/${documentId}` });
        return recipient;
      },
    ],
    [
      'a recipient of another document',
      async ({ invite, upload }) => invite({ documentId: (await upload()).documentId }),
    ],
    ['somebody else who is signed in', ({ meetUser }) => meetUser()],
    ['an administrator', ({ meetAdmin }) => meetAdmin()],
    ['a guest', ({ meetGuest }) => meetGuest()],
    ['nobody', ({ openBrowser }) => Promise.resolve(openBrowser({}))],
    ['a made-up visit', ({ openBrowser }) => Promise.resolve(openBrowser({ 'readback-visit': 'A'.repeat(43) }))],
  ])('%s', async (_who, who) => {
    const asked = await setup();
    const before = await asked.rows();
    const person = await who(asked);

    expect(new Set(await asked.tryAll(person))).toEqual(new Set(['404 document.not_found']));

    expect(await asked.rows()).toEqual(before);
    expect(await db.selectFrom('comment_readings').selectAll().execute()).toEqual([]);
  });
});

describe('an owner stays the owner', () => {
  test('when they open a share of their own', async () => {
    const { ana, recipient, openBrowser, say, list } = await setup();
    const both = openBrowser({ ...ana.cookies, ...recipient.cookies, ...sessionOf(ana) });
    await say(both, 'From me');
    expect((await list(ana)).at(-1)).toMatchObject({ author: { kind: 'owner' }, isOwn: true, shareId: null });
  });
});

const sessionOf = ({ cookies }: Person) =>
  Object.fromEntries(Object.entries(cookies).filter(([name]) => !name.endsWith('visit')));

describe('a number of a comment', () => {
  test.each(['own', 'answer', 'others', 'all'] as const)(
    '(%s) opens nothing by way of another document',
    async (name) => {
      const { ana, invite, upload, ids, tryAll, rows, ticket } = await setup();
      const elsewhere = await upload();
      const before = await rows();

      for (const who of [ana, await invite({ documentId: elsewhere.documentId })]) {
        const [, , answer, edit, deletion] = await tryAll(who, elsewhere.url, ids[name]);
        expect([answer, edit, deletion]).toEqual(Array(3).fill('404 comment.not_found'));
      }

      expect((await rows()).filter((row) => row.ticket === ticket)).toEqual(before);
    },
  );

  test('of another conversation is none', async () => {
    const { recipient, ids, say, edit, remove, rows } = await setup();
    const before = await rows();
    const answers = [
      await say(recipient, { text: 'Mine', answers: ids.others }),
      await edit(recipient, ids.others, 'Mine'),
      await remove(recipient, ids.others),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('comment.not_found'));
    expect(await rows()).toEqual(before);
  });

  test.each(['answer', 'all'] as const)('of the owner (%s) is nobody else’s to change or delete', async (name) => {
    const { recipient, ids, edit, remove, rows } = await setup();
    const before = await rows();
    const answers = [await edit(recipient, ids[name], 'Mine'), await remove(recipient, ids[name])];
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(2).fill('comment.not_found'));
    expect(await rows()).toEqual(before);
  });

  test('looks the same where it is another’s and where it never was', async () => {
    const { recipient, ids, edit } = await setup();
    const [others, never] = [await edit(recipient, ids.others, 'Mine'), await edit(recipient, 999_999_999, 'Mine')];
    expect([others.statusCode, others.json().code, others.json().message]).toEqual([
      never.statusCode,
      never.json().code,
      never.json().message,
    ]);
  });

  test.each([
    '0',
    '-1',
    '1e3',
    '1.5',
    'x',
    '9'.repeat(16),
    '9'.repeat(400),
    '%00',
    '%ED%A0%80',
    '__proto__',
    '1%20or%201=1',
  ])('%.20s is a fault of the request', async (id) => {
    const { recipient, url } = await setup();
    const payload = { text: 'Mine' };
    const answers = [
      await recipient.ask({ method: 'PUT', url: `${url}/${id}`, payload }),
      await recipient.ask({ method: 'DELETE', url: `${url}/${id}` }),
    ];
    for (const { statusCode } of answers) expect([400, 404]).toContain(statusCode);
  });
});

describe('as a comment', () => {
  test.each<[string, object | string]>([
    ['2,001 letters', { text: 'x'.repeat(2001) }],
    ['nothing', {}],
    ['an empty text', { text: '' }],
    ['spaces', { text: ' \n\t ' }],
    ['a NUL', { text: '\u0000' }],
    ['a turn of direction', { text: '\u202E\u2066' }],
    ['half a surrogate', '{"text":"\\ud800"}'],
    ['a number', { text: 1 }],
    ['a list', { text: ['x'] }],
    ['an object', { text: { $ne: 'x' } }],
    ['another author', { text: 'x', isOwners: true, is_owners: true }],
    ['another conversation', { text: 'x', shareId: null }],
    ['another document', { text: 'x', ticket: 'x', documentId: 1 }],
    ['a prototype', '{"text":"x","__proto__":{"isOwners":true}}'],
    ['an answer to nobody', { text: 'x', answers: -1 }],
    ['an answer beyond numbers', '{"text":"x","answers":1e400}'],
    ['a target that there is not', { text: 'x', target: { kind: 'owner', quote: 'x' } }],
    ['a sentence without words', { text: 'x', target: { kind: 'sentence' } }],
    ['a sentence of 501 letters', { text: 'x', target: { kind: 'sentence', quote: 'x'.repeat(501) } }],
    ['a term of 201 letters', { text: 'x', target: { kind: 'term', quote: 'x'.repeat(201) } }],
  ])('%s is not taken', async (_what, body) => {
    const { recipient, ids, url, rows } = await setup();
    const before = await rows();
    const sent = {
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };

    const added = await recipient.ask({ method: 'POST', url, ...sent });
    const edited = await recipient.ask({ method: 'PUT', url: `${url}/${ids.own}`, ...sent });

    expect([added.statusCode, added.json().code]).toEqual([400, 'request.invalid']);
    expect(edited.statusCode).toBe(400);
    expect(await rows()).toEqual(before);
  });

  test('2,000 letters are taken as they are', async () => {
    const { recipient, say, list } = await setup();
    const text = 'é漢'.repeat(1000);
    expect((await say(recipient, text)).statusCode).toBe(201);
    expect((await list(recipient)).at(-1).text).toBe(text);
  });

  test('words that a database could take for a command are words', async () => {
    const { recipient, say, list, rows } = await setup();
    const before = (await rows()).length;
    const texts = ["'; drop table comments; --", '\\x00', '%_\\', '${7*7}', '=HYPERLINK("https://evil.example")'];
    for (const text of texts) await say(recipient, text);
    const shown = (await list(recipient)).map(({ text }: { text: string }) => text);
    expect(shown.slice(-texts.length)).toEqual(texts);
    expect(await rows()).toHaveLength(before + texts.length);
  });
});

test.each([{}, { upTo: 0 }, { upTo: -1 }, { upTo: '1' }, { upTo: null }, { upTo: 1, shareId: 1 }, []])(
  '%j is nothing that was seen',
  async (payload) => {
    const { recipient, url } = await setup();
    const answer = await recipient.ask({ method: 'PUT', url: `${url}/seen`, payload });
    expect(answer.json().code).toBe('request.invalid');
  },
);

describe('a visit', () => {
  const seenAt = async (shareId: number) => {
    const row = await db
      .selectFrom('share_visits')
      .select(sql<boolean>`seen_at > now() - interval '1 minute'`.as('is_fresh'))
      .where('share_id', '=', String(shareId))
      .executeTakeFirstOrThrow();
    return row.is_fresh;
  };
  const fiveMinutesAgo = { seen_at: new Date(Date.now() - 5 * 60_000) };

  test('is not kept alive by a page that asks for comments, and is by somebody who writes', async () => {
    const { recipient, list, see, say, ids } = await setup();
    await db.updateTable('share_visits').set(fiveMinutesAgo).execute();

    await list(recipient);
    await see(recipient, ids.all);
    const afterAsking = await seenAt(recipient.shareId);
    await say(recipient, 'Here');

    expect([afterAsking, await seenAt(recipient.shareId)]).toEqual([false, true]);
  });
});
