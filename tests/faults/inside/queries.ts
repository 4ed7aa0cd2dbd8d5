import pg from 'pg';
import { die, strikeAt } from './strike.ts';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Callback = (...results: unknown[]) => void;

/** Puts itself before every statement to the database. */
export function watchQueries(): void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function (this: pg.Client, ...args: unknown[]): unknown {
    const struck = strikeAt('query', textOf(args[0]));
    if (struck === undefined) return original.apply(this, args);
    const { moment } = struck;
    const suffer = () => (struck.deed === 'kill' ? die() : cut(this));
    if (moment === 'before') suffer();
    const going = original.apply(this, moment === 'after' ? afterwards(args, suffer) : args);
    if (moment === 'sent') suffer();
    return moment === 'after' && going instanceof Promise ? going.then((result) => (suffer(), result)) : going;
  };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query && 'text' in query && typeof query.text === 'string' ? query.text : '';
}

function afterwards(args: unknown[], suffer: () => void): unknown[] {
  const callback = args.at(-1);
  if (typeof callback !== 'function') return args;
  const first: Callback = (...results) => {
    suffer();
    (callback as Callback)(...results);
  };
  return [...args.slice(0, -1), first];
}

/** As when the cable is pulled: what was sent may have arrived. */
function cut(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}
