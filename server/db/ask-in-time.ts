import type { ClientBase, Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';

// Statements take milliseconds: one that takes this long waits for a connection that nobody serves any more.
const answerWithinMs = 30_000;

/** No answer came in time: the database is away, or somebody holds what was asked for. */
export class UnansweredError extends Error {
  override name = 'UnansweredError';
}

/**
 * Asks, and rejects with `UnansweredError` when no answer came in time; 0 waits for as long as it takes.
 *
 * pg has promises and a limit of time too, and writes a function straight into a property of each query for them. V8 (14.6) puts such a function
 * where only a full collection looks, and with it stay the query, its rows and the request that asked: a full collection every second under load.
 */
export function askInTime<Row extends QueryResultRow>(
  asked: ClientBase | Pool,
  query: QueryConfig,
  withinMs = answerWithinMs,
): Promise<QueryResult<Row>> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new UnansweredError('The database did not answer in time.'));
    const limit = withinMs > 0 ? setTimeout(tooLate, withinMs) : undefined;
    asked.query<Row>(query, (error, result) => {
      clearTimeout(limit);
      if (error) reject(error);
      else resolve(result);
    });
  });
}
