import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { firstOrderVariable, type Order } from '../inside/order.ts';
import { waitUntilQuiet } from '../quiet.ts';
import type { Scene } from '../story/step.ts';
import type { World } from '../world/world.ts';
import type { Fault } from './fault.ts';

/** The power goes while a backup is made, and while it is restored. Given again both come to their end, and what was restored is everything. */
export const killInBackup: Fault = {
  name: 'kill-in-backup',
  plan(random) {
    const draw = (): Order => ({
      kind: 'strike',
      operation: random.pick(['open', 'rename', 'write', 'sync', 'query'] as const),
      like: '^(?!.*in-use)',
      nth: random.between(1, 30),
      times: 1,
      deed: 'kill',
      moment: random.pick(['before', 'sent', 'after'] as const),
    });
    const inBackup = draw();
    const inRestoring = draw();
    return {
      says: 'killed in a backup, and in the restoring of the next one',
      kind: 'own',
      async begin({ world }) {
        await world.command(['backup', folderOf(world)], withOrder(inBackup));
      },
      broken: (scene) => restoreAll(scene, inRestoring),
    };
  },
};

const folderOf = ({ folder }: World): string => join(folder, 'backup');
const withOrder = (order: Order) => ({ [firstOrderVariable]: JSON.stringify(order) });

/** From here on the run goes on with what was restored. */
async function restoreAll(scene: Scene, order: Order): Promise<string[]> {
  const { world } = scene;
  const { folder, dataDir } = world;
  const breaks: string[] = [];
  const backup = await world.command(['backup', folderOf(world)]);
  if (backup.code !== 0) breaks.push(`the backup did not come to its end: ${backup.code} ${backup.out.slice(-300)}`);
  await world.stop();
  renameSync(dataDir, join(folder, 'before'));
  mkdirSync(dataDir, { mode: 0o711 });
  copyFileSync(join(folder, 'before', 'master.key'), join(dataDir, 'master.key'));
  await world.command(['restore', folderOf(world)], withOrder(order));
  const { code, out } = await world.command(['restore', folderOf(world)]);
  // What came to its end before the power went is refused the second time.
  if (code !== 0 && !/empty/.test(out)) breaks.push(`it could not be restored: ${code} ${out.slice(-300)}`);
  await world.start();
  await waitUntilQuiet(scene);
  return breaks;
}
