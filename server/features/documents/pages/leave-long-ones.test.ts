import { expect, test } from 'vitest';
import { leaveLongOnes, TakesLong } from './leave-long-ones.ts';

function setup() {
  let time = 0;
  const kept: number[] = [];
  const read = leaveLongOnes(
    async ({ page }) => void kept.push(page),
    () => time,
  );
  const page = (number: number, of: number, atSeconds: number) => {
    time = atSeconds * 1000;
    return read({ page: number, of, picture: null });
  };
  return { page, kept };
}

test.each([
  ['many pages are left after a moment', 1, 300, 19],
  ['few pages are left after a while', 10, 20, 60],
  ['the last page took long', 1, 1, 60],
])('goes on when %s', async (_what, number, of, seconds) => {
  const { page, kept } = setup();
  await page(number, of, seconds);
  expect(kept).toEqual([number]);
});

test('leaves the rest when many pages are left after a while', async () => {
  const { page, kept } = setup();
  await page(9, 20, 19);
  await expect(page(9, 20, 21)).rejects.toBeInstanceOf(TakesLong);
  expect(kept).toEqual([9]);
});
