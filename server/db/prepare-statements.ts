import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { askInTime, UnansweredError } from './ask-in-time.ts';

/** A text is prepared when it comes for the second time: what is asked once is not worth it. */
const worthIt = 2;
/** Each is kept by every connection and its server process. Those that come later are asked as they are. */
const mostPrepared = 300;
const mostCounted = 1_000;

/** Names texts of queries that come again. Undefined for one that is better asked as it is. */
export type NameStatement = (text: string) => string | undefined;

/**
 * Only queries that name what they select: a prepared `select *` fails for as long as its connection lives once somebody adds a column.
 */
const canBePrepared = (text: string): boolean =>
  text.startsWith('select ') && !text.includes('*') && !longList.test(text);

/** Lists of every length would be a text each. */
const longList = / in \(\$\d+, /;

export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= mostPrepared || !canBePrepared(text)) return undefined;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= mostCounted) counts.clear();
    counts.set(text, count);
    if (count < worthIt) return undefined;
    counts.delete(text);
    const name = `readback_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * The same pool, whose connections have the server parse and plan a query once and not each time: for small queries that is most of what
 * they cost it.
 */
export function prepareStatements(pool: Pool, answerWithinMs?: number): PostgresPool {
  const nameOf = createStatementNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: {},
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client, nameOf, answerWithinMs);
      clients.set(client, known);
      return known;
    },
  };
}

/** A connection that did not answer in time is closed rather than returned to the pool, where the next query would hang as well. */
function preparing(client: PoolClient, nameOf: NameStatement, answerWithinMs?: number): PostgresPoolClient {
  let isStuck = false;
  const note = (error: unknown) => {
    if (error instanceof UnansweredError) isStuck = true;
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Rows are asked for at once, not by cursors.');
    const name = nameOf(text);
    const answer = askInTime<QueryResultRow>(
      client,
      { text, values: [...values], ...(name !== undefined && { name }) },
      answerWithinMs,
    );
    answer.catch(note);
    return answer;
  }
  return { query, release: (destroy) => client.release(destroy === true || isStuck) };
}
