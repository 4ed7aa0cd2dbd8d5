import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random.ts';
import type { Program } from '../world/program.ts';
import type { Fault } from './fault.ts';
import { severalMachines } from './several-machines.ts';

/** Several machines share the work, and the power goes on some of them, or on all, at once or one shortly after the other. */
export const killSeveral: Fault = {
  name: 'kill-several',
  weight: 2,
  plan(random) {
    const { says, plan, count, programs, endInOrder } = severalMachines(random);
    const afterMs = random.between(0, 1500);
    const apartMs = random.pick([0, 0, random.between(1, 400)]);
    const victims = drawVictims(random, count);
    let over: Promise<void> = Promise.resolve();
    return {
      ...plan,
      says: `${says}: ${victims.join(', ')} killed after ${afterMs} ms, ${apartMs} ms apart`,
      begin({ world }) {
        const all = programs(world);
        over = pause(afterMs).then(() =>
          killThese(
            victims.flatMap((index) => all[index] ?? []),
            apartMs,
          ),
        );
        return Promise.resolve();
      },
      async heal(scene) {
        await over;
        await endInOrder(scene);
      },
    };
  },
};

const nobody = -1;

/** Two of them at least: 0 is the first, the others stand beside it. */
function drawVictims(random: Random, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const spared = all.length > 2 ? random.pick([nobody, ...all]) : nobody;
  return all.filter((index) => index !== spared);
}

async function killThese(programs: readonly Program[], apartMs: number): Promise<void> {
  for (const program of programs) {
    program.signal('SIGKILL');
    if (apartMs > 0) await pause(apartMs);
  }
  await Promise.all(programs.map(({ ended }) => ended));
}
