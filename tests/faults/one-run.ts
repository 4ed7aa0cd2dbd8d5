import { setTimeout as pause } from 'node:timers/promises';
import { faults } from './faults/all.ts';
import type { Fault, Plan } from './faults/fault.ts';
import { firstOrderVariable, type Order } from './inside/order.ts';
import { invariants } from './invariants/all.ts';
import { ageLostJobs, waitUntilQuiet } from './quiet.ts';
import { createRandom, type Random } from './random.ts';
import type { Scene, Step } from './story/step.ts';
import { writeStory } from './story/write-story.ts';
import type { Ground } from './world/ground.ts';
import { openWorld } from './world/open-world.ts';
import type { World } from './world/world.ts';

export type RunResult = {
  seed: number;
  fault: string;
  says: string;
  /** Whether the fault was met at all. */
  struck: boolean;
  skipped?: string;
  breaks: string[];
  ms: number;
};

/** No run takes this long, however busy the machine is: one that does waits for what never comes. */
const longestRunMs = 15 * 60_000;

/** One story with one fault, and what did not hold after it. Everything comes from the seed. */
export async function runOnce(ground: Ground, seed: number, choice: readonly Fault[] = faults): Promise<RunResult> {
  const from = performance.now();
  const random = createRandom(`run ${seed}`);
  const fault = drawFault(random.branch('fault'), choice);
  const skipped = fault.whyNot?.();
  const result = { seed, fault: fault.name, says: '', struck: false, breaks: [], ms: 0 };
  if (skipped !== undefined) return { ...result, skipped };
  const plan = fault.plan(random.branch('plan'));
  const told = await play(ground, { seed, random, plan });
  return { ...result, says: plan.says, ...told, ms: Math.round(performance.now() - from) };
}

const drawFault = (random: Random, choice: readonly Fault[]): Fault =>
  random.pick(choice.flatMap((fault) => Array.from({ length: fault.weight ?? 1 }, () => fault)));

type Play = { seed: number; random: Random; plan: Plan };

async function play(ground: Ground, { seed, random, plan }: Play): Promise<{ breaks: string[]; struck: boolean }> {
  const name = `run-${seed}-${random.branch('name').letters(4)}`;
  const world = await openWorld({ ground, random, kind: plan.kind, name, env: plan.env ?? {} });
  const scene: Scene = { world, people: [], breaks: [], allowed: plan.allowed ?? {} };
  const over = new AbortController();
  const limit = pause(longestRunMs, 'limit' as const, { ref: false, signal: over.signal }).catch(() => undefined);
  try {
    const first = await Promise.race([playIn(scene, { random, plan }), limit]);
    if (first === 'limit') scene.breaks.push('it did not come to an end');
  } catch (error) {
    scene.breaks.push(
      `the run itself broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  } finally {
    over.abort();
    await world.close();
  }
  if (scene.breaks.length > 0) scene.breaks.push(...errorsIn(world));
  return { breaks: scene.breaks, struck: world.programs.some((program) => program.struck().length > 0) };
}

/** What the program itself says of what went wrong: its log has no content. */
const errorsIn = ({ programs }: World): string[] =>
  programs
    .flatMap((program) => program.printed().split('\n'))
    .filter((line) => /"level":"error"/.test(line))
    .slice(0, 10);

async function playIn(scene: Scene, { random, plan }: Omit<Play, 'seed'>): Promise<void> {
  const { world } = scene;
  await plan.prepare?.(world);
  await world.start(plan.firstEnv);
  const { people, steps } = writeStory(world, random.branch('story'), plan.papers?.(world));
  scene.people.push(...people);
  // In the first half, so that what is counted from then on is met before the story ends.
  const beginAt = random.branch('moment').between(0, Math.floor(steps.length / 2));
  const left = await tell(scene, { steps, plan, beginAt });
  await heal(scene, plan);
  await finish(scene, left);
  await waitUntilQuiet(scene);
  scene.breaks.push(...((await plan.broken?.(scene)) ?? []));
  for (const invariant of invariants)
    scene.breaks.push(...(await checked(() => invariant.check(scene))).map((line) => `${invariant.name}: ${line}`));
}

const checked = (check: () => Promise<string[]>): Promise<string[]> =>
  check().catch((error: unknown) => [`could not be checked: ${String(error)}`]);

/** Does the steps, with the fault from one of them on. Gives those of which nobody knows whether they were done. */
async function tell(
  scene: Scene,
  { steps, plan, beginAt }: { steps: Step[]; plan: Plan; beginAt: number },
): Promise<Step[]> {
  const left: Step[] = [];
  for (const [index, step] of steps.entries()) {
    if (scene.world.program().hasEnded()) await comeBack(scene);
    if (index === beginAt) await plan.begin(scene);
    if ((await step.run(scene)) === 'later') left.push(step);
  }
  return left;
}

async function comeBack(scene: Scene, env?: Record<string, string>): Promise<void> {
  await scene.world.start(env);
  await ageLostJobs(scene);
}

// What other machines may just have written is spared for an hour: to the sweep of this start that hour has passed.
const laterOn: Order = { kind: 'shift clock', byMs: 2 * 60 * 60 * 1000 };

/** Takes the fault away and starts the program anew, so that what it does at a start is done. */
async function heal(scene: Scene, plan: Plan): Promise<void> {
  await scene.world.program().order({ kind: 'spare' });
  await plan.heal?.(scene);
  const ended = await scene.world.stop();
  if (ended !== undefined && (ended.code !== 0 || ended.ms > 20_000))
    scene.breaks.push(`asked to end, it ended with ${ended.code} after ${ended.ms} ms`);
  await comeBack(scene, scene.world.bucket && { [firstOrderVariable]: JSON.stringify(laterOn) });
  if (scene.world.program().hasEnded())
    scene.breaks.push(`it does not start any more: ${scene.world.program().printed().slice(-500)}`);
}

/** What was not answered is asked for again, until it is. */
async function finish(scene: Scene, left: readonly Step[]): Promise<void> {
  for (const step of left) {
    let outcome: 'done' | 'later' = 'later';
    for (let tries = 0; outcome === 'later' && tries < 6; tries += 1) {
      if (tries > 0) await pause(300);
      outcome = await step.run(scene);
    }
    if (outcome === 'later') scene.breaks.push(`could not be done any more: ${step.says}`);
  }
}
