import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstOrderVariable, type Order } from '../inside/order.ts';
import type { Scene } from '../story/step.ts';
import type { Fault, Plan } from './fault.ts';

/** The power goes while the master key is changed. Everything opens meanwhile, and the command goes on when it is given again. */
export const killInRotation: Fault = {
  name: 'kill-in-rotation',
  plan(random) {
    const [operation, like, most] = random.pick([
      ['query', '^\\s*update', 8],
      ['query', '^commit', 8],
      ['query', 'canary|installation_secrets', 4],
      ['rename', 'master\\.key', 2],
      ['write', 'master\\.key', 2],
      ['sync', '', 4],
    ] as const);
    const nth = random.between(1, most);
    const moment = random.pick(['before', 'sent', 'after'] as const);
    return rotationKilledAt(
      { kind: 'strike', operation, like, nth, times: 1, deed: 'kill', moment },
      random.pick(['own', 'shared']),
    );
  },
};

export const rotationKilledAt = (order: Extract<Order, { kind: 'strike' }>, kind: Plan['kind']): Plan => ({
  says: `killed ${order.moment} ${order.operation} ${order.nth} of ${order.like} in the change of keys`,
  kind,
  async begin({ world }) {
    await world.stop();
    await world.command(['keys', 'rotate'], { [firstOrderVariable]: JSON.stringify(order) });
    // With one key or with both: people go on.
    await world.start();
  },
  heal: rotateAgain,
});

async function rotateAgain({ world, breaks }: Scene): Promise<void> {
  await world.stop();
  const { code, out } = await world.command(['keys', 'rotate']);
  if (code !== 0) breaks.push(`the change of keys did not come to its end: ${code} ${out.slice(-300)}`);
  const keys = readFileSync(join(world.dataDir, 'master.key'), 'utf8').trim().split('\n');
  if (keys.length !== 1) breaks.push(`${keys.length} master keys are left`);
  await world.start();
}
