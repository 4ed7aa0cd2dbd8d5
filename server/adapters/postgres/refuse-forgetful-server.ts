import type { Pool } from 'pg';
import { z } from 'zod';
import { askInTime } from '#server/db/ask-in-time.ts';
import { StartupError } from '#server/startup-error.ts';

const safeguards = ['fsync', 'synchronous_commit', 'full_page_writes'];
const oldestVersion = 150_000;

const Setting = z.object({ name: z.string(), setting: z.string() });

/** Throws StartupError when a server may forget what it has confirmed, or is too old. */
export async function refuseForgetfulServer(pool: Pool): Promise<void> {
  const { rows } = await askInTime(pool, {
    text: 'select name, setting from pg_settings where name = any($1)',
    values: [[...safeguards, 'server_version_num']],
  });
  const settings = z.array(Setting).parse(rows);

  const off = settings.filter(({ name, setting }) => safeguards.includes(name) && setting === 'off');
  if (off.length > 0) {
    const names = off.map(({ name }) => name).join(', ');
    throw new StartupError(
      `The server of DATABASE_URL may lose what it has confirmed: ${names} is off. Turn it on, and start again.`,
    );
  }
  const version = settings.find(({ name }) => name === 'server_version_num')?.setting;
  if (Number(version) < oldestVersion)
    throw new StartupError('The server of DATABASE_URL is older than PostgreSQL 15.');
}
