import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/program-process.ts';

export type DebianPostgres = {
  /** Its address without the name of a database. */
  url: string;
  folder: string;
  stop(): Promise<void>;
};

const user = 'readback';
// Four processes of each of two test files, with up to fourteen connections each.
const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200 };
const readyWithinMs = 60_000;

/** A PostgreSQL server as the system has it, of an older version than the app's own, on an empty folder. It keeps what it confirms. */
export async function startDebianPostgres(bin: string): Promise<DebianPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'readback-debian-postgres-'));
  const servant = serviceUser();
  if (servant) chownSync(folder, servant.uid, servant.gid);
  const options = { ...servant, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', user, '--auth=trust', '--data-checksums', ...locale], {
    ...options,
    stdio: 'ignore',
  });

  const port = await freePort();
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...set], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(child);
  return {
    url: `postgresql://${user}@127.0.0.1:${port}`,
    folder,
    stop: async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGINT')) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function serviceUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (option: string) => Number(execFileSync('id', [option, 'postgres']));
  return { uid: ask('-u'), gid: ask('-g') };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-8000)));
  const deadline = Date.now() + readyWithinMs;
  while (!said.includes('ready to accept connections')) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
