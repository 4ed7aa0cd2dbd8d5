import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRequestCounts, type Exchange } from './count-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What all processes have in common, with so many milliseconds of its minute left. */
function createCommon(msLeft = 30_000) {
  const totals = new Map<string, number>();
  const exchange = vi.fn<Exchange>(async (counted) => {
    for (const [network, requests] of counted) totals.set(network, (totals.get(network) ?? 0) + requests);
    return { totals: new Map([...counted.keys()].map((network) => [network, totals.get(network) ?? 0])), msLeft };
  });
  return { exchange, totals };
}

const onFault = vi.fn();
const join = (exchange: Exchange) => createRequestCounts(exchange, { onFault, now: () => Date.now() });
const countOf = (counts: ReturnType<typeof join>, times: number) => {
  for (let time = 1; time < times; time++) counts.add('192.0.2.1');
  return counts.add('192.0.2.1').requests;
};

test('one process counts at once, and asks nobody for it', () => {
  const { exchange } = createCommon();

  expect(countOf(join(exchange), 5)).toBe(5);
  expect(exchange).not.toHaveBeenCalled();
});

test('two processes know of each other after a second', async () => {
  const { exchange, totals } = createCommon();
  const [one, other] = [join(exchange), join(exchange)];
  countOf(one, 5);
  countOf(other, 7);

  await vi.advanceTimersByTimeAsync(1000);

  expect(totals.get('192.0.2.1')).toBe(12);
  expect(countOf(other, 1)).toBe(13);
  expect(one.add('192.0.2.2').requests).toBe(1);
});

test('counts from the beginning in a new minute, which the database begins', async () => {
  const { exchange } = createCommon(400);
  const counts = join(exchange);
  countOf(counts, 5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(counts.add('192.0.2.1')).toEqual({ requests: 6, msLeft: 400 });

  await vi.advanceTimersByTimeAsync(401);

  expect(counts.add('192.0.2.1').requests).toBe(1);
});

test('goes on counting by itself while the database is away, and loses nothing that comes meanwhile', async () => {
  const counts = join(() => Promise.reject(new Error('away')));
  countOf(counts, 5);

  await vi.advanceTimersByTimeAsync(1000);

  expect(onFault).toHaveBeenCalledOnce();
  expect(countOf(counts, 2)).toBe(7);
});

test('asks nothing while nobody comes', async () => {
  const { exchange } = createCommon();
  const counts = join(exchange);
  countOf(counts, 1);

  await vi.advanceTimersByTimeAsync(10_000);

  expect(exchange).toHaveBeenCalledOnce();
  counts.close();
});
