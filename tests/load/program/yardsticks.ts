import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('yardstick-process.ts', import.meta.url));

export type RowToSelect = { databaseUrl: string; ticket: string };

/** What a bare process is asked for: to answer these bodies, perhaps behind a row that it selects first, or to select one row again and again. */
export type Yardstick =
  | { kind: 'routes'; bodies: Record<string, unknown>; row: RowToSelect | undefined }
  | (RowToSelect & { kind: 'rows'; seconds: number; atOnce: number });

async function start(yardstick: Yardstick) {
  const child = fork(script, { serialization: 'advanced', env: { ...process.env, NODE_ENV: 'production' } });
  child.send(yardstick);
  const answered = once(child, 'message') as Promise<[unknown]>;
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The yardstick has ended.')));
  const [told] = await Promise.race([answered, gone]);
  gone.catch(() => undefined);
  return { told, stop: () => void child.kill() };
}

/** Bare routes of the same framework that answer the same JSON, in a process of their own. */
export async function startBareRoutes(bodies: Record<string, unknown>, row?: RowToSelect) {
  const { told, stop } = await start({ kind: 'routes', bodies, row });
  return { origin: String(told), stop };
}

/** How often a second one row is selected by its key, through the pool that the program uses. */
export async function rowsPerSecond(asked: Omit<Extract<Yardstick, { kind: 'rows' }>, 'kind'>): Promise<number> {
  const { told, stop } = await start({ kind: 'rows', ...asked });
  stop();
  return Number(told);
}
