import { freePort } from '#tests/support/app-server.ts';
import { makeHome } from './homes.ts';
import { isReady, startProgram, type Program } from './program.ts';
import type { Beside, Home } from './world.ts';

/** Another machine on the database and the bucket of the first: `url` is undefined while it does not answer anybody. */
export type BesideWithUrl = Beside & { home: Home; url(): string | undefined };

type Asked = { role: Beside['role']; folder: string; env: Record<string, string>; keep(program: Program): void };

export async function startBeside({ role, folder, env, keep }: Asked): Promise<BesideWithUrl> {
  const home = makeHome(folder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = { ROLE: role, PORT: String(port), DATA_DIR: home.dataDir, TMPDIR: home.temporary };
  let program = startOne();
  let isUp = await isUpNow();

  function startOne(): Program {
    const started = startProgram(['server/main.ts'], { ...env, ...own });
    keep(started);
    return started;
  }

  async function isUpNow(): Promise<boolean> {
    return role === 'web' ? isReady(program, url) : program.prints(/program\.started/);
  }

  return {
    role,
    home,
    program: () => program,
    url: () => (role === 'web' && isUp && !program.hasEnded() ? url : undefined),
    async start() {
      if (!program.hasEnded()) return;
      isUp = false;
      program = startOne();
      isUp = await isUpNow();
    },
  };
}
