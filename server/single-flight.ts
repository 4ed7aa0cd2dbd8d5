/**
 * Does a task of a key once for all who ask for it while it is done: they share what it gives or throws. Throws the reason of a caller's
 * signal as soon as it fires; the task goes on for the others, and its own signal fires when the last of them has left.
 */
export type SingleFlight<Result> = (
  key: string,
  task: (signal: AbortSignal) => Promise<Result>,
  options?: { signal?: AbortSignal | undefined },
) => Promise<Result>;

type Flight<Result> = { result: Promise<Result>; left: AbortController; waiting: number };

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>();

  const begin = (key: string, task: (signal: AbortSignal) => Promise<Result>): Flight<Result> => {
    const left = new AbortController();
    const flight = { result: task(left.signal), left, waiting: 0 };
    flights.set(key, flight);
    const land = () => forget(key, flight);
    flight.result.then(land, land);
    return flight;
  };
  const forget = (key: string, flight: Flight<Result>) => {
    if (flights.get(key) === flight) flights.delete(key);
  };
  const leave = (key: string, flight: Flight<Result>) => {
    flight.waiting -= 1;
    if (flight.waiting > 0) return;
    // Whoever comes now begins anew: what is being stopped gives nothing.
    forget(key, flight);
    flight.left.abort(new Error('No longer waited for.'));
  };

  return async (key, task, { signal } = {}) => {
    signal?.throwIfAborted();
    const flight = flights.get(key) ?? begin(key, task);
    flight.waiting += 1;
    const { promise: gone, reject } = Promise.withResolvers<never>();
    const abort = () => reject(signal?.reason instanceof Error ? signal.reason : new Error('No longer waited for.'));
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await Promise.race([flight.result, gone]);
    } finally {
      signal?.removeEventListener('abort', abort);
      leave(key, flight);
    }
  };
}
