import type { Match } from './commands.ts';

export type HeardWords = {
  /** What the recogniser takes it for, the likeliest first. */
  alternatives: readonly string[];
  /** The terms of the page that is open, in its own spelling. */
  terms: readonly string[];
};

/** The command that was meant. Ordinary talk, and the words of a document read aloud, are none. */
export function matchCommand(_heard: HeardWords): Match {
  return { kind: 'none' };
}
