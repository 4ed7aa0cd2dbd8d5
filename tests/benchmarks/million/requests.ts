import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { wallMs } from '../measure.ts';
import { measuredPeople, password, type Person } from './people.ts';
import type { PlanWatch } from './plans.ts';

/** Somebody with a browser, and the numbers of their documents, newest first. */
type Asking = Person & { documents: number[]; cookie: string };
type Asked = { me: Asking; other: Asking; heavy: Asking; document: number; round: number };
type Send = (who: { cookie: string }, method: string, path: string, body?: object) => Promise<unknown>;

export type Request = {
  name: string;
  /** At most so many rounds, where others would only meet what was opened before. */
  rounds?: number;
  run(send: Send, asked: Asked): Promise<() => Promise<unknown>>;
};

const Shared = z.object({ share: z.object({ id: z.number() }), accessCode: z.string(), link: z.string() });
const documents = '/api/medical-documents';

const share = async (send: Send, { me, other, document }: Asked) =>
  Shared.parse(await send(me, 'POST', '/api/document-shares', { documentId: document, recipientEmail: other.email }));

/** Each gives what is measured; what has to be there before is done first. */
const requests: readonly Request[] = [
  one('list, the first time', ({ me }) => [me, 'GET', documents], measuredPeople),
  one('list', ({ me }) => [me, 'GET', documents]),
  one('list, one type', ({ me }) => [me, 'GET', `${documents}?type=lab_result`]),
  one('list of many, the first time', ({ heavy }) => [heavy, 'GET', documents], 1),
  one('list of many', ({ heavy }) => [heavy, 'GET', documents], 10),
  one('search', ({ me }) => [me, 'POST', `${documents}/search`, { words: 'hemoglobin' }], 40),
  one('search in many', ({ heavy }) => [heavy, 'POST', `${documents}/search`, { words: 'hemoglobin' }], 3),
  one('open a document', ({ me, document }) => [me, 'GET', `${documents}/${document}`]),
  one('open its interpretation', ({ me, document }) => [me, 'GET', `/api/interpretations/${document}`]),
  one('its comments', ({ me, document }) => [me, 'GET', `${documents}/${document}/comments`]),
  one('its access log', ({ me, document }) => [me, 'GET', `/api/access-log?document=${document}`]),
  one('access log', ({ me }) => [me, 'GET', '/api/access-log']),
  one('access log, a later page', ({ me }) => [me, 'GET', '/api/access-log?before=200']),
  one('access log of many documents', ({ heavy }) => [heavy, 'GET', '/api/access-log?before=20000'], 20),
  one('what was deleted', ({ me }) => [me, 'GET', `${documents}/deleted`]),
  one('allowance', ({ me }) => [me, 'GET', '/api/plan']),
  one('notices', ({ me }) => [me, 'GET', '/api/owner-notices']),
  { name: 'share a document', run: async (send, asked) => () => share(send, asked) },
  one('list its shares', ({ me, document }) => [me, 'GET', `/api/documents/${document}/shares`]),
  {
    name: 'open a share by link and code',
    async run(send, asked) {
      const { accessCode, link } = await share(send, asked);
      const guest = { cookie: '' };
      return () => send(guest, 'POST', '/api/shared-documents/open', { token: link.split('#')[1], accessCode });
    },
  },
  {
    name: 'end a share, and delete it',
    async run(send, asked) {
      const { share: made } = await share(send, asked);
      return async () => {
        await send(asked.me, 'POST', `/api/document-shares/${made.id}/revoke`, {});
        await send(asked.me, 'DELETE', `/api/document-shares/${made.id}`);
      };
    },
  },
  one('what others share with me', ({ other }) => [other, 'GET', '/api/shared-with-me'], 40),
  {
    name: 'write a comment, and delete it',
    async run(send, { me, document }) {
      return async () => {
        const made = await send(me, 'POST', `${documents}/${document}/comments`, { text: 'A question.' });
        await send(me, 'DELETE', `${documents}/${document}/comments/${z.object({ id: z.number() }).parse(made).id}`);
      };
    },
  },
  one('sign in', ({ me }) => [{ cookie: '' }, 'POST', '/api/users/login', { username: me.username, password }]),
  {
    name: 'sign out',
    async run(send, { me }) {
      const browser = { cookie: '' };
      await send(browser, 'POST', '/api/users/login', { username: me.username, password });
      return () => send(browser, 'POST', '/api/users/logout');
    },
  },
  one('delete a document', ({ me, round }) => [me, 'DELETE', `${documents}/${last(me, round)}`]),
  one('administration, overview', ({ heavy }) => [heavy, 'GET', '/api/admin/overview'], 10),
  one('administration, accounts', ({ heavy }) => [heavy, 'GET', '/api/admin/accounts'], 20),
];

type Call = readonly [who: { cookie: string }, method: string, path: string, body?: object];

function one(name: string, call: (asked: Asked) => Call, rounds?: number): Request {
  const run: Request['run'] = async (send, asked) => () => send(...call(asked));
  return { name, ...(rounds !== undefined && { rounds }), run };
}

/** From the end, since the others take from the beginning. */
const last = ({ documents: own }: Asking, round: number): number =>
  own.at(-1 - Math.floor(round / measuredPeople)) ?? 0;

type Measuring = { url: string; people: readonly Person[]; rounds: number; plans: PlanWatch };

/** Milliseconds of every round of every request; once more each, explained. */
export async function measureRequests(
  db: Kysely<Database>,
  { url, people, rounds, plans }: Measuring,
): Promise<Map<string, number[]>> {
  const asking = await Promise.all(people.map((person) => withDocuments(db, person)));
  const [heavy, ...others] = asking;
  if (heavy === undefined) throw new Error('Nobody is measured.');
  await sql`update users set is_admin = true where id = ${heavy.userId}`.execute(db);
  const send = createSend(url);
  const waits = new Map<string, number[]>();
  for (const request of requests) {
    const ms: number[] = [];
    const prepare = (round: number) => request.run(send, askedIn(others, heavy, round));
    const count = Math.min(rounds, request.rounds ?? rounds);
    for (let round = 0; round < count; round += 1) ms.push(await wallMs(await prepare(round)));
    waits.set(request.name, ms);
    await plans.during(request.name, async () => (await prepare(count))());
  }
  return waits;
}

async function withDocuments(db: Kysely<Database>, person: Person): Promise<Asking> {
  const rows = await db
    .selectFrom('documents')
    .select('number')
    .where('owner', '=', `user:${person.userId}`)
    .orderBy('uploaded_at', 'desc')
    .execute();
  const cookie = `readback-session=${person.token}`;
  return { ...person, documents: rows.map(({ number }) => Number(number)), cookie };
}

/** Another person each time, and another document of theirs each time around. */
function askedIn(people: readonly Asking[], heavy: Asking, round: number): Asked {
  const me = people[round % people.length];
  const other = people[(round + 1) % people.length];
  if (me === undefined || other === undefined) throw new Error('Nobody is measured.');
  return {
    me,
    other,
    heavy,
    document: me.documents[Math.floor(round / people.length) % Math.ceil(me.documents.length / 2)] ?? 0,
    round,
  };
}

const createSend =
  (url: string): Send =>
  async (who, method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        cookie: who.cookie,
        'x-forwarded-for': [10, ...randomBytes(3)].join('.'),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const told = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${told.slice(0, 300)}`);
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    who.cookie ||= given.join('; ');
    return z.object({ data: z.unknown() }).parse(JSON.parse(told)).data;
  };
