import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { World } from '../world/world.ts';
import type { Fault } from './fault.ts';

const reserve = 24 * 1024 * 1024;
const disk = '160m';

/** Little is left of the disk, or nothing. Uploads are told so; where a reserve is kept, everything else goes on. */
export const fullDisk: Fault = {
  name: 'full-disk',
  whyNot: () => (canMount() ? undefined : 'file systems cannot be mounted here'),
  plan(random) {
    const hasReserve = random.isTrue(0.7);
    const left = random.between(0, hasReserve ? reserve - 1 : 200_000);
    return {
      says: `${left} bytes are left of the disk, ${hasReserve ? 'a reserve' : 'nothing'} is kept free`,
      kind: 'own',
      env: { MIN_FREE_BYTES: String(hasReserve ? reserve : 0) },
      prepare: (world) => Promise.resolve(moveToDiskOfItsOwn(world)),
      begin: ({ world }) => Promise.resolve(fill(world, left)),
      heal: ({ world }) => Promise.resolve(rmSync(fillerOf(world), { force: true })),
    };
  },
};

function moveToDiskOfItsOwn({ folder, dataDir, undo }: World): void {
  const small = join(folder, 'disk');
  mkdirSync(small);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${disk},mode=0711`, 'tmpfs', small]);
  undo.push(() => void spawnSync('umount', ['-l', small]));
  execFileSync('cp', ['-a', `${dataDir}/.`, small]);
  execFileSync('mount', ['--bind', small, dataDir]);
  undo.push(() => void spawnSync('umount', ['-l', dataDir]));
}

const fillerOf = ({ dataDir }: World): string => join(dataDir, 'postgres', 'filler');

function fill(world: World, left: number): void {
  const { bavail, bsize } = statfsSync(world.dataDir);
  const size = bavail * bsize - left;
  if (size > 0) execFileSync('fallocate', ['-l', String(size), fillerOf(world)]);
}

let mountable: boolean | undefined;

function canMount(): boolean {
  return (mountable ??= process.getuid?.() === 0 && tryMount());
}

function tryMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'faults-mount-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (isMounted) {
    writeFileSync(join(folder, 'tried'), '');
    spawnSync('umount', [folder]);
  }
  rmSync(folder, { recursive: true, force: true });
  return isMounted;
}
