import type { Random } from '../random.ts';
import type { Paper } from '../story/papers.ts';
import type { Allowed, Scene } from '../story/step.ts';
import type { Kind } from '../world/open-world.ts';
import type { World } from '../world/world.ts';

/** Something that goes wrong in the middle of what people do. */
export type Fault = {
  name: string;
  /** How much more often than others it is drawn; 1 where nothing is said. */
  weight?: number;
  /** Why it cannot be made on this machine. */
  whyNot?(): string | undefined;
  plan(random: Random): Plan;
};

export type Plan = {
  /** What will happen, in a few words. */
  says: string;
  kind: Kind;
  env?: Record<string, string>;
  /** For the first start alone. */
  firstEnv?: Record<string, string>;
  papers?(world: World): Paper[];
  allowed?: Allowed;
  /** Before the program starts for the first time. */
  prepare?(world: World): Promise<void>;
  /** Begins it, before one of the steps. */
  begin(scene: Scene): Promise<void>;
  /** Ends it. */
  heal?(scene: Scene): Promise<void>;
  /** What is promised for this fault beyond what holds after every one: what was not kept. */
  broken?(scene: Scene): Promise<string[]>;
};
