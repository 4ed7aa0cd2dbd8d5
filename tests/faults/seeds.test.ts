import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOnce } from './one-run.ts';
import { keptRuns } from './seeds.ts';
import { prepareGround, type Ground } from './world/ground.ts';

let ground: Ground;
beforeAll(async () => {
  ground = await prepareGround();
}, 120_000);
afterAll(() => ground.close(), 60_000);

test.each(keptRuns)(
  '$found',
  async ({ seed, fault, isInside }) => {
    const { breaks, struck } = await runOnce(ground, seed, [fault]);

    expect(breaks).toEqual([]);
    expect(struck).toBe(isInside);
  },
  300_000,
);
