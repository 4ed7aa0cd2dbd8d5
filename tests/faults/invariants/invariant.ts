import type { Scene } from '../story/step.ts';

/** Something that holds after every fault. */
export type Invariant = {
  name: string;
  /** What is not so, in a line each. */
  check(scene: Scene): Promise<string[]>;
};

export const count = (value: unknown): number => Number(value);
