import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embedded-postgres.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPool } from '#server/db/pool.ts';
import { templateDatabase } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: { host: string; port: number; user: string };
  }
}

// One server for the whole run, forgetful for speed; each test file copies the migrated template for itself.
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 100 };

export default async function startDatabaseServer(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'readback-tests-'));
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, settings: forgetful });
  const { host, port, user } = server.connection;

  const admin = createPool(server.connection);
  await admin.query(`CREATE DATABASE ${templateDatabase}`);
  await admin.end();
  const template = connect(createPool({ host, port, user, database: templateDatabase }));
  await migrate(template);
  await template.destroy();

  project.provide('databaseServer', { host, port, user });
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
