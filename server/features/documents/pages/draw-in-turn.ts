import { lineOf, ownerOf, type Reader } from '#core/kernel/actor.ts';
import { createSingleFlight } from '#server/single-flight.ts';
import { createTurns } from '#server/turns.ts';

/**
 * Runs a drawing when its turn has come, once for all who ask for the same picture meanwhile. Throws AppError('request.too_many') when the
 * reader waits for too many, 'server.unavailable' when the turn has not come in time, and the reason of the signal when it fires.
 */
export type DrawInTurn = (
  asked: {
    reader: Reader;
    /** The same for the same picture. */
    tag: string;
    signal: AbortSignal;
  },
  draw: (signal: AbortSignal) => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/** Each drawing takes a process and a core. Those of one owner go one after the other, so that one core is left for all others. */
const ofOwners = { atOnce: 2, atOncePerKey: 1, waitMs: 25_000 };

/** Enough for every page that is near on a large screen. */
const ofReaders = { atOncePerKey: 1, waitingPerKey: 12, refusal: 'request.too_many', waitMs: 25_000 } as const;

/** When somebody who waits for too many pictures may ask for more: some of them were drawn by then. */
export const secondsToWait = 5;

/**
 * Whoever looks at a document, it is drawn on the turn of its owner: many shares are no more turns than one. Each reader waits in a line of
 * their own first and has one picture at most in the line of the owner, so that a recipient who asks without end delays the owner, and other
 * recipients, by one drawing.
 */
export function createDrawInTurn(): DrawInTurn {
  const together = createSingleFlight<Uint8Array>();
  const inTurnOfOwner = createTurns(ofOwners);
  const inTurnOfReader = createTurns(ofReaders);

  return ({ reader, tag, signal }, draw) => {
    const owner = ownerOf(reader);
    const line = lineOf(reader);
    const drawOnce = (left: AbortSignal) =>
      together(tag, (gone) => inTurnOfOwner(owner, () => draw(gone), { signal: gone }), { signal: left });
    // Together with themselves before they wait, with others only after it: nobody waits in the line of somebody else.
    return together(`${line} ${tag}`, (left) => inTurnOfReader(line, () => drawOnce(left), { signal: left }), {
      signal,
    });
  };
}
