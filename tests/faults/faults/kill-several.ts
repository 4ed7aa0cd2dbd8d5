import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random.ts';
import type { Scene } from '../story/step.ts';
import type { Beside, World } from '../world/world.ts';
import type { Fault } from './fault.ts';

/** Several machines share the work, and the power goes on some of them, or on all, at once or one shortly after the other. */
export const killSeveral: Fault = {
  name: 'kill-several',
  weight: 2,
  plan(random) {
    const roles = random.pick<Beside['role'][]>([['web'], ['worker'], ['web', 'worker'], ['worker', 'worker']]);
    const afterMs = random.between(0, 1500);
    const apartMs = random.pick([0, 0, random.between(1, 400)]);
    const victims = drawVictims(random, roles.length);
    const beside: Beside[] = [];
    let over: Promise<void> = Promise.resolve();
    return {
      says: `one that does all and ${roles.join(', ')}: ${victims.join(', ')} killed after ${afterMs} ms, ${apartMs} ms apart`,
      kind: 'shared',
      env: { MASTER_KEY: Buffer.alloc(32, 'several').toString('base64') },
      async prepare(world) {
        for (const role of roles) beside.push(await world.startBeside(role));
      },
      begin({ world }) {
        over = pause(afterMs).then(() => killThese(world, { beside, victims, apartMs }));
        return Promise.resolve();
      },
      async heal(scene) {
        await over;
        await endInOrder(scene, beside);
      },
    };
  },
};

const nobody = -1;

/** Two of them at least: 0 is the first, the others stand beside it. */
function drawVictims(random: Random, others: number): number[] {
  const all = Array.from({ length: others + 1 }, (_, index) => index);
  const spared = all.length > 2 ? random.pick([nobody, ...all]) : nobody;
  return all.filter((index) => index !== spared);
}

type Killing = { beside: readonly Beside[]; victims: readonly number[]; apartMs: number };

async function killThese(world: World, { beside, victims, apartMs }: Killing): Promise<void> {
  const programs = [world.program(), ...beside.map((each) => each.program())];
  for (const index of victims) {
    programs[index]?.signal('SIGKILL');
    if (apartMs > 0) await pause(apartMs);
  }
  await Promise.all(victims.map((index) => programs[index]?.ended));
}

/** Each comes back, clears away what it was killed over, and is asked to end. */
async function endInOrder({ breaks }: Scene, beside: readonly Beside[]): Promise<void> {
  await Promise.all(
    beside.map(async (each) => {
      await each.start();
      const program = each.program();
      program.signal('SIGTERM');
      const { code, signal } = await program.ended;
      if (code !== 0) breaks.push(`a ${each.role} that was asked to end ended with ${code ?? signal}`);
    }),
  );
}
