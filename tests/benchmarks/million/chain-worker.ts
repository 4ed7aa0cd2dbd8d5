import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { workerData } from 'node:worker_threads';
import { from as copyFrom } from 'pg-copy-streams';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import { headMacOf, macOf } from '#server/features/audit/audit-mac.ts';

export type ChainWork = {
  address: DatabaseAddress;
  auditKey: Uint8Array;
  /** Lines for each document. */
  lines: number;
  /** Every owner is of one part. */
  part: number;
  of: number;
};

type Chain = { owner: string; tickets: string[]; number: number; head: Buffer };

const rowsAtOnce = 500;
const begunAt = Date.UTC(2023, 0, 1);
const spreadMs = 1000 * 24 * 60 * 60 * 1000;
const deeds = ['document.viewed', 'document.interpretation_viewed', 'document.viewed', 'document.searched'];
const fields = '{"session":"0123abcd"}';

const { address, auditKey, lines, part, of } = workerData as ChainWork;
const pool = createPool(address, { max: 1 });
const client = await pool.connect();
try {
  const chains = await readChains();
  const into = client.query(
    copyFrom('copy audit_events (owner, number, at, actor, action, ticket, fields, mac) from stdin'),
  );
  await pipeline(Readable.from(rowsOf(chains)), into);
  const heads = chains.map(({ owner, number, head }) => `${owner}\t${number}\t\\\\x${head.toString('hex')}\n`);
  await pipeline(Readable.from(heads), client.query(copyFrom('copy audit_heads (owner, number, mac) from stdin')));
} finally {
  client.release();
  await pool.end();
}

async function readChains(): Promise<Chain[]> {
  const { rows } = await client.query<{ owner: string; tickets: string[] }>(
    `select owner, array_agg(ticket) filter (where ticket is not null) as tickets
     from (
       select owner, ticket from bench.deck
       union all select 'user:' || user_id, null from bench.people where documents = 0
     ) owned
     where abs(hashtext(owner)) % $1::int = $2::int group by owner`,
    [of, part],
  );
  return rows.map(({ owner, tickets }) => ({ owner, tickets: tickets ?? [], number: 0, head: Buffer.alloc(0) }));
}

/** In the order of time: the lines of one owner lie apart, as they came. */
function* rowsOf(chains: readonly Chain[]): Generator<string> {
  const order = shuffled(chains);
  let rows: string[] = [];
  for (const [place, chain] of chains.entries()) rows.push(nextRow(chain, begunAt + place));
  for (const [place, index] of order.entries()) {
    const chain = chains[index];
    if (chain) rows.push(nextRow(chain, begunAt + chains.length + Math.floor((place / order.length) * spreadMs)));
    if (rows.length < rowsAtOnce) continue;
    yield rows.join('');
    rows = [];
  }
  yield rows.join('');
}

function shuffled(chains: readonly Chain[]): Uint32Array {
  const order = new Uint32Array(chains.reduce((sum, { tickets }) => sum + tickets.length * lines, 0));
  let end = 0;
  for (const [index, { tickets }] of chains.entries()) {
    order.fill(index, end, end + tickets.length * lines);
    end += tickets.length * lines;
  }
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

function nextRow(chain: Chain, time: number): string {
  const { owner, tickets } = chain;
  const number = chain.number + 1;
  const ticket = number === 1 ? null : (tickets[(number - 2) % tickets.length] ?? null);
  const isAccount = number === 1 && owner.startsWith('user:');
  const action = isAccount ? 'account.created' : actionOf(Math.max(0, number - 2), tickets.length);
  const at = new Date(time);
  const mac = macOf(auditKey, chain.head, { owner, number, at, actor: 'owner', action, ticket, fields });
  chain.head = headMacOf(auditKey, { owner, number, mac });
  chain.number = number;
  return `${owner}\t${number}\t${at.toISOString()}\towner\t${action}\t${ticket ?? '\\N'}\t${fields}\t\\\\x${mac.toString('hex')}\n`;
}

function actionOf(place: number, documents: number): string {
  if (place < documents) return 'document.uploaded';
  return deeds[Math.floor(place / documents) % deeds.length] ?? 'document.viewed';
}
