import { expect, test } from 'vitest';
import { mapInTurns } from './map-in-turns.ts';

const numbers = Array.from({ length: 1_000 }, (_, at) => at);

test('keeps the order of what comes out, whatever is done first', async () => {
  const doubled = await mapInTurns(numbers, async (value) => {
    for (let left = value % 7; left > 0; left -= 1) await Promise.resolve();
    return 2 * value;
  });
  expect(doubled).toEqual(numbers.map((value) => 2 * value));
  expect(await mapInTurns([], () => Promise.resolve(1))).toEqual([]);
});

test('lets others have their turn in between', async () => {
  const [started, seen]: [number[], number[]] = [[], []];
  const other = setInterval(() => seen.push(started.length));
  await mapInTurns(numbers, async (value) => {
    started.push(value);
    const until = performance.now() + 0.1;
    while (performance.now() < until);
  });
  clearInterval(other);
  expect(seen.filter((count) => count < numbers.length).length).toBeGreaterThan(5);
});

test('fails as the first that fails, and begins none of the later ones', async () => {
  const started: number[] = [];
  const mapped = mapInTurns(numbers, async (value) => {
    started.push(value);
    if (value === 60) throw new Error('broken');
  });
  await expect(mapped).rejects.toThrow('broken');
  expect(started).toHaveLength(100);
});
