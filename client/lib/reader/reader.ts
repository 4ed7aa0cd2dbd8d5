import type { Language } from '#core/documents/explanation.ts';
import type { Passage } from '#core/reading-aloud/passages.ts';

/** Where reading stands. `paused` keeps the place; `at` counts the passages from 0. */
export type ReaderState =
  | { status: 'idle' }
  | { status: 'reading' | 'paused'; passages: readonly Passage[]; at: number }
  /** The browser has no voice, or lost the one it had. */
  | { status: 'silent'; reason: 'no-voices' | 'not-supported' | 'failed' };

/** Reads passages aloud, one utterance a sentence. Whoever listens is told of every change of state. */
export type Reader = {
  state: ReaderState;
  read: (passages: readonly Passage[]) => void;
  /** A short answer that is no part of the page, such as "There is no document open". It ends what was being read. */
  say: (words: string, language?: Language) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  /** One sentence forward (1) or back (-1). */
  move: (by: 1 | -1) => void;
  /** While it speaks the microphone is held, since it would hear itself. */
  isSpeaking: boolean;
};
