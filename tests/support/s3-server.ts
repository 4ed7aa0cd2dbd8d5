import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { S3Place } from '#server/files-config.ts';
import { freePort } from './program-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server that speaks S3 as a process of its own, with one empty bucket. */
export type S3Server = {
  place: S3Place & { endpoint: string; credentials: NonNullable<S3Place['credentials']> };
  /** Where it keeps what it is given. */
  directory: string;
  process: ChildProcess;
  stop(): Promise<void>;
};

export async function startS3Server({ bucket = 'documents' } = {}): Promise<S3Server> {
  const [directory, port] = await Promise.all([mkdtemp(join(tmpdir(), 'readback-s3-')), freePort()]);
  const options = {
    directory,
    port,
    address: '127.0.0.1',
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  };
  const script = `new (require('s3rver'))(${JSON.stringify(options)}).run().then(() => console.log('ready'))`;
  const child = spawn(process.execPath, ['--openssl-legacy-provider', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    place: {
      bucket,
      prefix: 'readback/',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    directory,
    process: child,
    stop: async () => {
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
