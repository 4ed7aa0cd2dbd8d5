import { beforeAll, describe, expect, test } from 'vitest';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { kindsOfText } from './kinds-of-text.ts';

const minutes = 60_000;
const names = kindsOfText.map(({ name }) => name);

/** Runs a program of this folder to its end, and reads its lines. */
async function linesOf<Line extends z.ZodType>(shape: Line, program: string, args: readonly string[]) {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const [flags, own] = [args.filter((arg) => arg.startsWith('--')), args.filter((arg) => !arg.startsWith('--'))];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, file, ...own], { timeout: 10 * minutes });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => shape.parse(JSON.parse(line)));
}

describe('a text four times as long takes four times as many steps', () => {
  const Line = z.object({
    name: z.string(),
    steep: z.array(z.object({ place: z.string(), before: z.number(), after: z.number() })),
  });
  let counted: z.infer<typeof Line>[] = [];

  beforeAll(async () => {
    const exact = ['--no-opt', '--no-maglev', '--no-sparkplug', '--max-lazy'];
    counted = await linesOf(Line, 'count-steps.ts', [...exact, '16000']);
  }, 5 * minutes);

  test.each(names)('%s', (name) => {
    expect(counted.find((line) => line.name === name)?.steep).toEqual([]);
  });
});

// What the engine does for us, such as searching a long string again for every word, is not seen in steps.
describe('from 10 kB to 2 MB the processor time grows with the length', () => {
  const sizes = [10_000, 250_000, 2_000_000] as const;
  const Line = z.object({ name: z.string(), ms: z.tuple([z.number(), z.number(), z.number()]) });
  let measured: z.infer<typeof Line>[] = [];

  beforeAll(async () => {
    measured = await linesOf(Line, 'measure-time.ts', sizes.map(String));
  }, 10 * minutes);

  // Eight times as long: a step for each pair of words would take 64 times as long. What collecting garbage adds is far below 24.
  test.each(names)('%s', (name) => {
    const [, middle = 0, long = Infinity] = measured.find((line) => line.name === name)?.ms ?? [];
    expect(long).toBeLessThan(24 * Math.max(middle, 25));
  });
});
