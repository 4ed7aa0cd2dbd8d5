import type { Random } from '../random.ts';
import type { Scene } from '../story/step.ts';
import type { Program } from '../world/program.ts';
import type { Beside, World } from '../world/world.ts';
import type { Plan } from './fault.ts';

/** Machines that stand beside the first one, which does all, from before the story until the fault is over. */
export type Machines = {
  says: string;
  plan: Required<Pick<Plan, 'kind' | 'env' | 'prepare'>>;
  count: number;
  /** The present processes: the first one's, then those beside it. */
  programs(world: World): Program[];
  /** Each comes back, clears away what it was stopped over, and is asked to end. */
  endInOrder(scene: Scene): Promise<void>;
};

export function severalMachines(random: Random): Machines {
  const roles = random.pick<Beside['role'][]>([['web'], ['worker'], ['web', 'worker'], ['worker', 'worker']]);
  const beside: Beside[] = [];
  return {
    says: `one that does all and ${roles.join(', ')}`,
    plan: {
      kind: 'shared',
      env: { MASTER_KEY: Buffer.alloc(32, 'several').toString('base64') },
      async prepare(world) {
        for (const role of roles) beside.push(await world.startBeside(role));
      },
    },
    count: roles.length + 1,
    programs: (world) => [world.program(), ...beside.map((each) => each.program())],
    endInOrder: async ({ breaks }) =>
      void (await Promise.all(
        beside.map(async (each) => {
          await each.start();
          const program = each.program();
          program.signal('SIGTERM');
          const { code, signal } = await program.ended;
          if (code !== 0) breaks.push(`a ${each.role} that was asked to end ended with ${code ?? signal}`);
        }),
      )),
  };
}
