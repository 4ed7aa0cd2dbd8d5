import { Socket } from 'node:net';
import { coreSigns } from './shared-cores.ts';

/** Resolves when a core is free for this process; what it resolves to gives it back. */
export type AskForCore = () => Promise<() => void>;

/** Asks whoever started this process, over the channel that it opened as this file descriptor. */
export function askOver(descriptor: number): AskForCore {
  const waiting: (() => void)[] = [];
  let channel: Socket | undefined;
  const open = () => {
    const opened = new Socket({ fd: descriptor, readable: true, writable: true });
    opened.on('data', (signs) => {
      for (const sign of signs) if (sign === coreSigns.granted) waiting.shift()?.();
    });
    opened.on('error', () => undefined); // there is nobody left to read for
    return opened;
  };
  return async () => {
    const own = (channel ??= open());
    const granted = new Promise<void>((resolve) => waiting.push(resolve));
    own.write(Uint8Array.of(coreSigns.ask));
    await granted;
    return () => void own.write(Uint8Array.of(coreSigns.done));
  };
}
