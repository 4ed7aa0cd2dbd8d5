import { expect, test } from 'vitest';
import { whileUp } from './while-up.ts';

/** Three pieces, each of which takes so many milliseconds by a clock of their own. */
function setup(msEach: number) {
  const clock = { ms: 0, looks: 0, isUp: true };
  async function* pieces(): AsyncGenerator<number> {
    for (const piece of [1, 2, 3]) {
      clock.ms += msEach;
      yield piece;
    }
  }
  const isUp = async () => {
    clock.looks += 1;
    return clock.isUp;
  };
  return { clock, passed: whileUp(pieces(), isUp, () => clock.ms) };
}

test('passes everything on while it may, and asks once a second', async () => {
  const { clock, passed } = setup(600);
  expect(await Array.fromAsync(passed)).toEqual([1, 2, 3]);
  expect(clock.looks).toBe(1);
});

test('asks nobody when it is done within a second', async () => {
  const { clock, passed } = setup(100);
  expect(await Array.fromAsync(passed)).toEqual([1, 2, 3]);
  expect(clock.looks).toBe(0);
});

test('gives nothing more once it may not', async () => {
  const { clock, passed } = setup(1_000);
  expect((await passed.next()).value).toBe(1);
  clock.isUp = false;
  await expect(passed.next()).rejects.toMatchObject({ code: 'health_link.not_found' });
});
