import { duplexPair } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGate } from '#server/gate.ts';
import { coreSigns, lendCores } from './shared-cores.ts';

function setup(places: number) {
  const cores = createGate({ atOnce: places });
  const start = () => {
    const [ours, theirs] = duplexPair();
    const states: string[] = [];
    let granted = 0;
    theirs.on('data', (signs: Uint8Array) => (granted += signs.filter((sign) => sign === coreSigns.granted).length));
    lendCores(ours, cores, { onWait: () => states.push('waits'), onWork: () => states.push('works') });
    const say = async (...signs: (keyof typeof coreSigns)[]) => {
      theirs.write(Uint8Array.from(signs, (sign) => coreSigns[sign]));
      await soon();
      await soon();
    };
    const die = async () => {
      ours.destroy();
      await soon();
    };
    return { say, die, granted: () => granted, state: () => states.at(-1) };
  };
  return { start };
}

test('lends no more than there are, and lends again what comes back', async () => {
  const { start } = setup(2);
  const [one, other] = [start(), start()];
  await one.say('ask', 'ask');
  await other.say('ask');
  expect([one.granted(), other.granted()]).toEqual([2, 0]);
  expect([one.state(), other.state()]).toEqual(['works', 'waits']);

  await one.say('done');

  expect([one.granted(), other.granted()]).toEqual([2, 1]);
  expect([one.state(), other.state()]).toEqual(['works', 'works']);
});

test('a document of many pages and one of a single page take turns', async () => {
  const { start } = setup(1);
  const [many, single] = [start(), start()];
  await many.say('ask', 'ask');
  await single.say('ask');
  await many.say('ask', 'done');
  await many.say('done');
  expect([many.granted(), single.granted()]).toEqual([2, 1]);
});

test('what a dead child held, and what it still waited for, is free for others', async () => {
  const { start } = setup(1);
  const [dead, waiting, next] = [start(), start(), start()];
  await dead.say('ask');
  await waiting.say('ask');
  await next.say('ask');
  await waiting.die();
  await dead.die();
  await soon();
  expect(next.granted()).toBe(1);
});

test('a child that asks without end, or gives back what it never had, changes nothing for others', async () => {
  const { start } = setup(2);
  const [greedy, other] = [start(), start()];
  await greedy.say('done', 'done', ...Array.from({ length: 1000 }, () => 'ask' as const));
  await other.say('ask');
  expect([greedy.granted(), other.granted()]).toEqual([2, 0]);
  await greedy.die();
  await soon();
  expect(other.granted()).toBe(1);
});
