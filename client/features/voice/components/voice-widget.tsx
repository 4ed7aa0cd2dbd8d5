import type { Reader } from '#client/lib/reader/reader.ts';

/** Listens for commands and does them. */
export function VoiceWidget(_props: { reader: Reader }) {
  return null;
}
