import type { ReactNode } from 'react';
import type { Reader } from '#client/lib/reader/reader.ts';

const nothing = () => {};

const silent: Reader = {
  state: { status: 'idle' },
  read: nothing,
  say: nothing,
  pause: nothing,
  resume: nothing,
  stop: nothing,
  move: nothing,
  isSpeaking: false,
};

/** The player, and the reader for whoever speaks to it. */
export function ReadAloud({ children }: { children: (reader: Reader) => ReactNode }) {
  return children(silent);
}
