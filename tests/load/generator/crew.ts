import { openConnection, type Connection } from './connection.ts';

/** Shorter than the server keeps an idle connection, so that none is used in the moment that it is closed. */
const keptIdleMs = 4_000;

export type Crew = {
  /** Asks on an idle connection, or on a new one. Gives the status, or `lost` when no answer came. */
  ask(request: Uint8Array): Promise<number | 'lost'>;
  close(): void;
};

/** Connections to several origins in turn; the one that was used last is used next, so that few stay open. */
export function createCrew(origins: readonly string[]): Crew {
  const places = origins.map((origin) => {
    const { hostname, port } = new URL(origin);
    return { hostname, port: Number(port), idle: [] as { connection: Connection; since: number }[] };
  });
  let turn = 0;

  return {
    async ask(request) {
      const place = places[(turn += 1) % places.length];
      if (place === undefined) throw new Error('There is nobody to ask.');
      try {
        const connection = takeIdle(place.idle) ?? (await openConnection(place));
        const status = await connection.ask(request);
        place.idle.push({ connection, since: performance.now() });
        return status;
      } catch {
        return 'lost';
      }
    },
    close() {
      for (const { idle } of places) for (const { connection } of idle) connection.close();
    },
  };
}

function takeIdle(idle: { connection: Connection; since: number }[]): Connection | undefined {
  for (let last = idle.pop(); last !== undefined; last = idle.pop()) {
    if (last.connection.isOpen() && performance.now() - last.since < keptIdleMs) return last.connection;
    last.connection.close();
  }
  return undefined;
}
