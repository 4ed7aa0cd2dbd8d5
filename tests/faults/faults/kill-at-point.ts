import type { Moment, Operation } from '../inside/order.ts';
import type { Random } from '../random.ts';
import type { Fault } from './fault.ts';

type Point = { operation: Operation; like: string; most: number };

/** The places at which something is kept: at each of them there may be an end. */
const points: readonly Point[] = [
  { operation: 'open', like: '/files/\\..*tmp$', most: 2 },
  { operation: 'write', like: '/files/', most: 4 },
  { operation: 'sync', like: '/files', most: 6 },
  { operation: 'rename', like: '/files/', most: 2 },
  { operation: 'remove', like: '/files/', most: 1 },
  { operation: 'query', like: '^commit', most: 20 },
  { operation: 'query', like: '^(start transaction|begin)', most: 20 },
  { operation: 'query', like: 'insert into "documents"', most: 2 },
  { operation: 'query', like: 'insert into "document_keys"', most: 2 },
  { operation: 'query', like: 'insert into "idempotency_keys"', most: 2 },
  { operation: 'query', like: 'insert into "upload_counts"', most: 2 },
  { operation: 'query', like: 'update "documents" set "stage"', most: 6 },
  { operation: 'query', like: 'insert into "document_texts"', most: 2 },
  { operation: 'query', like: 'insert into "interpretations"', most: 2 },
  { operation: 'query', like: 'audit_events', most: 8 },
  { operation: 'query', like: 'insert into "shares"', most: 1 },
  { operation: 'query', like: 'share_visits', most: 2 },
  { operation: 'query', like: 'update "shares"', most: 1 },
  { operation: 'query', like: 'insert into "comments"', most: 1 },
  { operation: 'query', like: 'update "document_texts"', most: 1 },
  { operation: 'query', like: 'update "interpretations"', most: 1 },
  { operation: 'query', like: 'delete from "document_keys"', most: 2 },
  { operation: 'query', like: 'delete from "documents"', most: 2 },
  { operation: 'query', like: 'insert into "users"', most: 2 },
  { operation: 'query', like: 'delete from "users"', most: 1 },
  { operation: 'query', like: 'jobs\\.job', most: 20 },
  { operation: 'query', like: 'pg_notify', most: 10 },
  { operation: 'answer', like: 'POST', most: 6 },
  { operation: 'answer', like: 'DELETE', most: 1 },
];

export function drawPoint(random: Random): Point & { nth: number; moment: Moment } {
  const point = random.pick(points);
  return { ...point, nth: random.between(1, point.most), moment: random.pick(['before', 'sent', 'after']) };
}

/** The power goes at one point of the program. */
export const killAtPoint: Fault = {
  name: 'kill-at-point',
  weight: 5,
  plan(random) {
    const { operation, like, nth, moment } = drawPoint(random);
    return {
      says: `killed ${moment} ${operation} ${nth} of ${like}`,
      kind: random.isTrue(0.8) ? 'own' : 'shared',
      begin: ({ world }) =>
        world.program().order({ kind: 'strike', operation, like, nth, times: 1, deed: 'kill', moment }),
    };
  },
};
