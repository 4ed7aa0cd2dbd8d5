import Fastify from 'fastify';
import { createPool } from '#server/db/pool.ts';
import type { Yardstick } from './yardsticks.ts';

const oneRow = 'select * from documents where ticket = $1';

// What nothing can be quicker than, on the same machine in the same minutes.
process.once('message', (yardstick: Yardstick) => {
  void (yardstick.kind === 'routes' ? answer(yardstick) : select(yardstick)).then((told) => process.send?.(told));
});
process.on('disconnect', () => process.exit(0));

async function answer({ bodies, row }: Extract<Yardstick, { kind: 'routes' }>): Promise<string> {
  const server = Fastify();
  const pool = row && createPool({ connectionString: row.databaseUrl });
  const selectOne = async () => void (await pool?.query(oneRow, [row?.ticket]));
  for (const [path, body] of Object.entries(bodies)) {
    server.get(path, async () => {
      if (row !== undefined) await selectOne();
      return body;
    });
  }
  return server.listen({ host: '127.0.0.1', port: 0 });
}

async function select({ databaseUrl, ticket, seconds, atOnce }: Extract<Yardstick, { kind: 'rows' }>): Promise<number> {
  const pool = createPool({ connectionString: databaseUrl });
  const end = performance.now() + seconds * 1000;
  let rows = 0;
  const selectSome = async () => {
    while (performance.now() < end) {
      await pool.query(oneRow, [ticket]);
      rows += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, selectSome));
  await pool.end();
  return rows / seconds;
}
