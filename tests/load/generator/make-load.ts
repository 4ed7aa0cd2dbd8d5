import { setTimeout as pause } from 'node:timers/promises';
import { createCrew, type Crew } from './crew.ts';
import { createDeck, type Drawn } from './deck.ts';
import type { Order, Report } from './order.ts';
import { createTally, type Tally } from './tally.ts';

/** How far the requests may stay behind the time that they are due at before no more are made: a server that is too slow never keeps up. */
const lagSeconds = 10;

type Draw = () => Drawn | undefined;
type Ask = (drawn: Drawn, since: number) => Promise<void>;

/** Asks what is ordered, and tells how it was answered. */
export async function makeLoad(order: Order): Promise<Report> {
  const crew = createCrew(order.origins);
  const draw = createDeck(order.kinds, new URL(order.origins[0] ?? '').host);
  const run = (seconds: number, tally: Tally) =>
    order.rate === undefined
      ? runInTurn(draw, askBy(crew, tally), order.connections, seconds)
      : runAtRate(draw, askBy(crew, tally), { rate: order.rate, most: order.connections, seconds });
  try {
    const warming = createTally();
    await run(order.warmSeconds, warming);
    const tally = createTally();
    return tally.report(await run(order.seconds, tally), warming.count());
  } finally {
    crew.close();
  }
}

const askBy =
  (crew: Crew, tally: Tally): Ask =>
  async ({ name, bytes }, since) => {
    const status = await crew.ask(bytes());
    tally.add(name, status, performance.now() - since);
  };

/** So many at a time, each asking again as soon as it is answered: how much is answered at most. Gives the seconds that it took. */
async function runInTurn(draw: Draw, ask: Ask, connections: number, seconds: number): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const turns = async () => {
    for (let now = performance.now(); now < end; now = performance.now()) {
      const drawn = draw();
      if (drawn === undefined) return;
      await ask(drawn, now);
    }
  };
  await Promise.all(Array.from({ length: connections }, turns));
  return (performance.now() - begun) / 1000;
}

/**
 * So many a second, whatever becomes of them, as people come who do not know of each other. A wait counts from the moment that a request
 * was due: what a server holds up while it hangs is waited for too, and is not left out.
 */
async function runAtRate(
  draw: Draw,
  ask: Ask,
  { rate, most, seconds }: { rate: number; most: number; seconds: number },
): Promise<number> {
  const begun = performance.now();
  const due = (number: number) => begun + (number * 1000) / rate;
  const all = Math.round(rate * seconds);
  const asked = new Set<Promise<void>>();
  const patience = begun + (seconds + lagSeconds) * 1000;
  for (let number = 0; number < all && performance.now() < patience; number += 1) {
    if (due(number) > performance.now()) await pause(Math.max(1, due(number) - performance.now()));
    while (asked.size >= most) await Promise.race(asked);
    const drawn = draw();
    if (drawn === undefined) break;
    const one = ask(drawn, due(number)).finally(() => asked.delete(one));
    asked.add(one);
  }
  await Promise.all(asked);
  return Math.max(seconds, (performance.now() - begun) / 1000);
}
