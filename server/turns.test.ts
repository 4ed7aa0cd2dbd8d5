import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createTurns, type TurnLimits } from './turns.ts';

function setup(limits: TurnLimits) {
  const inTurn = createTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  /** A task such as "ana 1": the first of ana. */
  const start = (name: string, signal?: AbortSignal) => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    const task = () => (begun.push(name), end.promise);
    return inTurn(name.split(' ')[0] ?? '', task, { signal });
  };
  const end = async (name: string) => (ends.get(name)?.resolve(name), settle());
  const fail = async (name: string) => (ends.get(name)?.reject(new Error(name)), settle());
  return { begun, start, end, fail };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('tasks of one key keep their order, and those of others do not wait for them', async () => {
  const { begun, start, end } = setup({ atOncePerKey: 1 });
  const results = ['ana 1', 'ana 2', 'bo 1'].map((name) => start(name));
  expect(begun).toEqual(['ana 1', 'bo 1']);

  await end('bo 1');
  expect(begun).toEqual(['ana 1', 'bo 1']);
  await end('ana 1');
  await end('ana 2');

  expect(await Promise.all(results)).toEqual(['ana 1', 'ana 2', 'bo 1']);
});

test('the first task of one comes before the second of another, however many that one has', async () => {
  const { begun, start, end } = setup({ atOnce: 2 });
  for (let count = 1; count <= 20; count += 1) void start(`greedy ${count}`);
  void start('ana 1');
  void start('bo 1');

  await end('greedy 1');
  await end('greedy 2');
  await end('ana 1');

  expect(begun).toEqual(['greedy 1', 'greedy 2', 'ana 1', 'greedy 3', 'bo 1']);
});

test('one key leaves places for others where it may not have all of them', async () => {
  const { begun, start } = setup({ atOnce: 2, atOncePerKey: 1 });
  void start('greedy 1');
  void start('greedy 2');
  void start('ana 1');
  expect(begun).toEqual(['greedy 1', 'ana 1']);
});

test('a task that fails lets the next one run', async () => {
  const { start, end, fail } = setup({ atOncePerKey: 1 });
  const failing = expect(start('ana 1')).rejects.toThrow('ana 1');
  const next = start('ana 2');

  await fail('ana 1');
  await failing;
  await end('ana 2');

  expect(await next).toBe('ana 2');
});

test('too many of one key are refused, and others are not', async () => {
  const { start, end } = setup({ atOncePerKey: 1, waitingPerKey: 1, refusal: 'request.too_many' });
  const running = [start('ana 1'), start('ana 2')];

  await expect(start('ana 3')).rejects.toMatchObject({ code: 'request.too_many' });
  const other = start('bo 1');
  for (const name of ['ana 1', 'ana 2', 'bo 1']) await end(name);

  expect(await Promise.all([...running, other])).toEqual(['ana 1', 'ana 2', 'bo 1']);
});

test('who no longer waits gives up the place, and is not begun', async () => {
  const { begun, start, end } = setup({ atOnce: 1 });
  void start('ana 1');
  const left = new AbortController();
  const given = expect(start('bo 1', left.signal)).rejects.toThrow('gone');
  void start('cy 1');

  left.abort(new Error('gone'));
  await given;
  await end('ana 1');

  expect(begun).toEqual(['ana 1', 'cy 1']);
  await expect(start('bo 2', AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before');
});

test('a turn that does not come in time is a passing fault', async () => {
  vi.useFakeTimers();
  const { begun, start, end } = setup({ atOnce: 1, waitMs: 1000 });
  void start('ana 1');
  const late = expect(start('bo 1')).rejects.toMatchObject({ code: 'server.unavailable' });

  await vi.advanceTimersByTimeAsync(1001);
  vi.useRealTimers();

  await late;
  await end('ana 1');
  expect(begun).toEqual(['ana 1']);
});

test('a key rests after a task for as long as it took, and others do not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { begun, start, end } = setup({ atOncePerKey: 1, rest: { times: 3, mostMs: 1000 } });
  const first = start('ana 1');
  void start('ana 2');
  vi.advanceTimersByTime(100);
  await end('ana 1');
  expect(await first).toBe('ana 1');

  vi.advanceTimersByTime(299);
  void start('bo 1');
  expect(begun).toEqual(['ana 1', 'bo 1']);
  vi.advanceTimersByTime(1);
  await settle();
  expect(begun).toEqual(['ana 1', 'bo 1', 'ana 2']);
  vi.useRealTimers();
});

test('whatever comes and goes, no more run than may, and nobody is left waiting beside a free place', async () => {
  const event = fc.record({ key: fc.constantFrom('ana', 'bo', 'cy'), what: fc.constantFrom('start', 'end', 'leave') });
  const limits = fc.record({ atOnce: fc.integer({ min: 1, max: 3 }), atOncePerKey: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(limits, fc.array(event, { maxLength: 40 }), async ({ atOnce, atOncePerKey }, events) => {
      const inTurn = createTurns({ atOnce, atOncePerKey });
      const running: { key: string; end: () => void }[] = [];
      const waiting: { key: string; leave: AbortController }[] = [];
      const remove = <Item>(items: Item[], item: Item) => void items.splice(items.indexOf(item), 1);
      for (const { key, what } of events) {
        if (what === 'start') {
          const waiter = { key, leave: new AbortController() };
          waiting.push(waiter);
          const task = async () => {
            remove(waiting, waiter);
            const { promise, resolve } = Promise.withResolvers<undefined>();
            running.push({ key, end: () => resolve(undefined) });
            await promise;
          };
          inTurn(key, task, { signal: waiter.leave.signal }).catch(() => undefined);
        }
        const [ended, left] = [running.find((one) => one.key === key), waiting.find((one) => one.key === key)];
        if (what === 'end' && ended !== undefined) {
          remove(running, ended);
          ended.end();
        }
        if (what === 'leave' && left !== undefined) {
          remove(waiting, left);
          left.leave.abort();
        }
        await settle();
        const ofKey = (name: string) => running.filter((one) => one.key === name).length;
        expect(running.length).toBeLessThanOrEqual(atOnce);
        for (const name of ['ana', 'bo', 'cy']) expect(ofKey(name)).toBeLessThanOrEqual(atOncePerKey);
        const couldRun = waiting.filter((one) => running.length < atOnce && ofKey(one.key) < atOncePerKey);
        expect(couldRun).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
