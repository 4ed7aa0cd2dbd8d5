import { expect, test, vi } from 'vitest';
import { askOnceItIsUp } from './ask-once-it-is-up.ts';

const refusal = (code: string) => Object.assign(new Error(code), { code });

test.each(['57P01', '57P02', '57P03'])('a server that says %s is asked again until it answers', async (code) => {
  const ask = vi.fn().mockRejectedValueOnce(refusal(code)).mockRejectedValueOnce(refusal(code)).mockResolvedValue('up');
  const onWait = vi.fn();

  expect(await askOnceItIsUp(ask, { onWait })).toBe('up');
  expect(ask).toHaveBeenCalledTimes(3);
  expect(onWait).toHaveBeenCalledTimes(1);
});

test('one that stays that way is given up, with what it said', async () => {
  await expect(askOnceItIsUp(() => Promise.reject(refusal('57P03')), { waitMs: 300 })).rejects.toThrow('57P03');
});

test.each(['28P01', '3D000', 'ECONNREFUSED'])('%s is not waited out', async (code) => {
  const ask = vi.fn().mockRejectedValue(refusal(code));

  await expect(askOnceItIsUp(ask)).rejects.toThrow(code);
  expect(ask).toHaveBeenCalledTimes(1);
});
