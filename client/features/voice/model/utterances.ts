import type { HeardPiece } from './heard.ts';

export type Utterance = { alternatives: string[] };

/** How long a final piece may still grow, and how long its repetitions are known as such, in milliseconds. */
export const settleMs = 250;
const repeatMs = 1200;

type Taken = { words: string; at: number; session: number };

export type Utterances = {
  /** Taken in, and given on once it has settled. */
  hear: (pieces: readonly HeardPiece[], session: number) => void;
  /** Forgets what has not been given on yet. */
  drop: () => void;
};

/**
 * Gives on each utterance once. Some browsers tell a final piece twice, or tell it word by word, each time as final: what
 * comes within a moment and begins with the same words is the same utterance.
 */
export function createUtterances(give: (utterance: Utterance) => void): Utterances {
  let waiting: (Taken & Utterance) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let given: Taken | null = null;
  let session = 0;
  const seen = new Map<number, string>();

  const release = () => {
    clearTimeout(timer);
    if (waiting === null) return;
    const { alternatives, ...taken } = waiting;
    given = { ...taken, at: Date.now() };
    waiting = null;
    give({ alternatives });
  };

  const takeIn = ({ index, alternatives }: HeardPiece) => {
    const [words] = alternatives;
    if (words === undefined || seen.get(index) === words) return;
    seen.set(index, words);
    const now = Date.now();
    if (given !== null && given.session === session && now - given.at < repeatMs && isSame(given.words, words)) return;
    if (waiting !== null && !isSame(waiting.words, words)) release();
    waiting = { words, alternatives, at: now, session };
    clearTimeout(timer);
    timer = setTimeout(release, settleMs);
  };

  return {
    hear: (pieces, from) => {
      if (from !== session) seen.clear();
      session = from;
      pieces.filter(({ isFinal }) => isFinal).forEach(takeIn);
    },
    drop: () => {
      clearTimeout(timer);
      waiting = null;
    },
  };
}

const isSame = (before: string, now: string): boolean => now === before || now.startsWith(`${before} `);
