import type { World } from '../world/world.ts';
import type { Person } from './people.ts';
import { isPassing, type Reply } from './call.ts';

/** What somebody wants done. Given again, it goes on where it stands. */
export type Step = {
  says: string;
  /** `later` where nobody knows whether it was done, or where it could not be done now. */
  run(scene: Scene): Promise<'done' | 'later'>;
};

export type Scene = {
  world: World;
  people: Person[];
  /** What was not as it has to be, at any time of the run. */
  breaks: string[];
  /** What this fault may do beyond what every fault may. */
  allowed: Allowed;
};

export type Allowed = {
  /** Storage that gives back other bytes than it was given: a document may be told to be damaged. */
  damage?: boolean;
};

/** `done` with one of these, `later` where it may pass, and else a break. */
export function judge(
  { breaks, allowed }: Scene,
  what: string,
  reply: Reply | undefined,
  ...good: number[]
): reply is Reply {
  if (reply !== undefined && good.includes(reply.status)) return true;
  if (isPassing(reply)) return false;
  if (allowed.damage === true && reply?.code === 'storage.damaged') return false;
  breaks.push(`${what} was answered with ${reply?.status} ${reply?.code}`);
  return false;
}
