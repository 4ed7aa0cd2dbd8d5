import timers from 'node:timers/promises';
import { syncBuiltinESMExports } from 'node:module';

let shiftMs = 0;
const RealDate = Date;

export const shiftClock = (byMs: number): void => void (shiftMs = byMs);

/** Lets the clock of the machine, as the program sees it, be set to another time. What it measures by keeps its pace. */
export function watchClock(): void {
  const now = () => RealDate.now() + shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

const sweepWaitsMs = 10_000;
const hurriedMs = 500;

/** Files that another process may just be writing are waited for; where there is no other process, the wait shows nothing. */
export function hurry(): void {
  const original = timers.setTimeout;
  timers.setTimeout = <T>(ms?: number, value?: T, options?: Parameters<typeof original>[2]) =>
    original(ms === sweepWaitsMs ? hurriedMs : ms, value, options);
  syncBuiltinESMExports();
}
