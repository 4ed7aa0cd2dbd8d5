import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An administration command as a process of its own, to its end. */
export async function runAdmin(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/cli/admin.ts', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}
