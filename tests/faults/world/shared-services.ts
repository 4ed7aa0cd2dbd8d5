import { chmodSync, mkdirSync } from 'node:fs';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embedded-postgres.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPool } from '#server/db/pool.ts';
import { takesNobodyInRecovery } from '#tests/support/held-recovery.ts';
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts';
import { templateDatabase } from '#tests/support/template-database.ts';

/** A database server and a bucket that several machines would share. */
export type SharedServices = {
  s3: S3Server;
  /** Where the database server keeps its data. */
  home: string;
  /** With the present schema, or with nothing at all. */
  makeDatabase(
    name: string,
    holds: 'schema' | 'nothing',
  ): Promise<{ host: string; port: number; user: string; database: string }>;
  dropDatabase(name: string): Promise<void>;
  close(): Promise<void>;
};

export async function openSharedServices(home: string): Promise<SharedServices> {
  mkdirSync(home);
  chmodSync(home, 0o711);
  const [s3, server] = await Promise.all([
    startS3Server(),
    startEmbeddedPostgres({ dataDir: home, settings: { max_connections: 100, ...takesNobodyInRecovery } }),
  ]);
  const { connection } = server;
  const asAdmin = async (statement: string): Promise<void> => {
    const admin = createPool(connection, { max: 1 });
    await admin.query(statement).finally(() => admin.end());
  };
  await asAdmin(`CREATE DATABASE ${templateDatabase}`);
  const template = connect(createPool({ ...connection, database: templateDatabase }));
  await migrate(template);
  await template.destroy();
  return {
    s3,
    home,
    async makeDatabase(name, holds) {
      const from = holds === 'schema' ? templateDatabase : 'template0';
      await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`);
      return { ...connection, database: name };
    },
    dropDatabase: (name) => asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
    async close() {
      await Promise.all([s3.stop(), server.stop()]);
    },
  };
}
