import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { ShareKeys } from '#core/sharing/share.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embedded-postgres.ts';
import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { createPool } from '#server/db/pool.ts';
import { removeDataDir, startApp } from '../support/app-server.ts';
import { medianOf, ms, percentile, times, wallMs, type Row } from './measure.ts';

/** Tries of each kind at each door, in turns, so that all meet the same moments of the machine. */
const rounds = 150;
const revocations = 20;

/** How long a refusal takes, whatever it refuses, and how soon a page is told that its share has ended. */
export async function sharing(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'readback-bench-'));
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const { host, port, user, database } = postgres.connection;
  const env = {
    TRUST_PROXY: 'true',
    RATE_LIMIT: '0',
    DEFAULT_PLAN: 'premium',
    DATABASE_URL: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  };
  const app = await startApp({ env });
  const db = connect(createPool(postgres.connection));
  try {
    const owner = await register(app.url);
    return [...(await refusals(owner, db)), ...(await closings(owner, db))];
  } finally {
    await db.destroy();
    await app.stop();
    await postgres.stop();
    await removeDataDir(app.dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
}

type Owner = Awaited<ReturnType<typeof register>>;
type Tried = { documentId: number; token: string; accessCode: string };

async function refusals(owner: Owner, db: Kysely<Database>): Promise<Row[]> {
  const wrong = 'AAAA-AAAA-AAAA';
  const [active, expired, revoked, locked] = [
    await owner.share(await owner.upload(db)),
    await owner.share(await owner.upload(db)),
    await owner.share(await owner.upload(db)),
    await owner.share(await owner.upload(db)),
  ];
  await sql`update shares set expires_on = '2020-01-01', expires_at = now() where id = ${expired.id}`.execute(db);
  await owner.send('POST', `/api/document-shares/${revoked.id}/revoke`, {}, 200);
  const kinds: Record<string, () => Tried> = {
    'a wrong code': () => ({ ...active, accessCode: wrong }),
    // How far two of one kind are apart is the noise of the machine.
    'a wrong code again': () => ({ ...active, accessCode: wrong }),
    'an expired share': () => expired,
    'a revoked share': () => revoked,
    'a closed door': () => locked,
    'what never was': () => ({
      documentId: randomInt(10 ** 9, 10 ** 10),
      token: randomBytes(32).toString('base64url'),
      accessCode: wrong,
    }),
  };
  const rows: Row[] = [];
  for (const door of ['link', 'number'] as const) {
    const waits: Record<string, number[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      const names = Object.keys(kinds);
      const turned = [...names.slice(round % names.length), ...names.slice(0, round % names.length)];
      for (const name of turned) {
        const tried = kinds[name]?.() ?? active;
        (waits[name] ??= []).push(await wallMs(() => owner.tryCode(door, tried)));
        await pause(5); // what is written down after an answer must not slow the next one
        await prepareDoors(db, active.id, locked);
      }
    }
    rows.push(
      ...Object.keys(kinds).map((name) => rowOf(`${name}, by ${door}`, waits[name] ?? [], waits['a wrong code'] ?? [])),
    );
  }
  return rows;
}

const rowOf = (what: string, mine: readonly number[], usual: readonly number[]): Row => {
  const apart = (share: number) => Math.abs(percentile(mine, share) - percentile(usual, share)).toFixed(2);
  return {
    what,
    figure: `${ms(medianOf(mine))}, quickest tenth ${ms(percentile(mine, 0.1))}`,
    yardstick: `differs from a wrong code by ${apart(0.5)} ms, quickest tenth by ${apart(0.1)} ms (at most 2)`,
    ratio: times(medianOf(mine) / medianOf(usual)),
  };
};

/** One door stays open however often it is tried, and the other one closed. */
async function prepareDoors(
  db: Kysely<Database>,
  open: number,
  locked: { id: number; documentId: number },
): Promise<void> {
  await sql`update shares set tries = case when id = ${locked.id} then 10 else 0 end where id in (${open}, ${locked.id})`.execute(
    db,
  );
  await sql`delete from share_doors`.execute(db);
  await sql`insert into share_doors (ticket, tries) select ticket, 10 from documents where number = ${locked.documentId}`.execute(
    db,
  );
}

/** The page of a recipient is open while the owner revokes. */
async function closings(owner: Owner, db: Kysely<Database>): Promise<Row[]> {
  const documentId = await owner.upload(db);
  const waits: number[] = [];
  for (let round = 0; round < revocations; round += 1) {
    const shared = await owner.share(documentId);
    const cookie = await owner.open(shared);
    const page = await fetch(`${owner.url}/api/shared-documents/${documentId}/events`, { headers: { cookie } });
    const told = page.text();
    const started = performance.now();
    await owner.send('POST', `/api/document-shares/${shared.id}/revoke`, {}, 200);
    if (!(await told).includes('"ended"')) throw new Error('The page was not told.');
    waits.push(performance.now() - started);
    await owner.send('DELETE', `/api/document-shares/${shared.id}`, undefined, 200);
  }
  return [
    {
      what: `a revoked share closes an open page, of ${revocations}`,
      figure: `${ms(medianOf(waits))}, longest ${ms(Math.max(...waits))}`,
      yardstick: 'at most 2,000 ms',
      ratio: '',
    },
  ];
}

/** Somebody with an account, and what is asked in their name; every try of a code comes from an address of its own. */
async function register(url: string) {
  let cookie = '';
  const send = async (method: string, path: string, body: object | undefined, status: number): Promise<Response> => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      'x-forwarded-for': [10, ...randomBytes(3)].join('.'),
      cookie,
    };
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const username = `ana-${randomBytes(4).toString('hex')}`;
  cookie = cookiesOf(await send('POST', '/api/users/register', { username, password: 'kitchen table seven' }, 201));

  const upload = async (db: Kysely<Database>): Promise<number> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ title: 'Blood test', documentType: 'lab_result', userId: 'x' })) {
      form.set(name, value);
    }
    form.set('file', new File(['CRP 3 mg/L\n'], 'report.txt'));
    const answer = await fetch(`${url}/api/medical-documents`, { method: 'POST', headers: { cookie }, body: form });
    const { data } = (await answer.json()) as { data: { id: string } };
    for (;;) {
      const ticket = data.id.slice('temp-'.length);
      const row = await db.selectFrom('documents').select('number').where('ticket', '=', ticket).executeTakeFirst();
      if (row?.number) return Number(row.number);
      await pause(50);
    }
  };
  const share = async (documentId: number) => {
    const body = { documentId, recipientEmail: 'doctor@example.com' };
    const answer = await send('POST', '/api/document-shares', body, 201);
    const { data } = (await answer.json()) as { data: ShareKeys };
    return { id: data.share.id, documentId, accessCode: data.accessCode, token: data.link.split('#')[1] ?? '' };
  };
  const tryCode = async (door: 'link' | 'number', { documentId, token, accessCode }: Tried): Promise<void> => {
    const [path, body] = door === 'link' ? ['open', { token, accessCode }] : [`${documentId}/access`, { accessCode }];
    await (await send('POST', `/api/shared-documents/${path as string}`, body as object, 403)).text();
  };
  const open = async ({ token, accessCode }: Tried): Promise<string> =>
    cookiesOf(await send('POST', '/api/shared-documents/open', { token, accessCode }, 200));
  return { url, send, upload, share, tryCode, open };
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
