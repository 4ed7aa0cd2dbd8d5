import type { Duplex } from 'node:stream';
import type { Gate } from '#server/gate.ts';

/** What passes between a child and us over its own channel: one byte each. */
export const coreSigns = { ask: 1, done: 2, granted: 3 } as const;

// More than a child has threads: whoever asks for more is not asked to wait, but left waiting.
const mostAsked = 16;

type Waiting = {
  /** Told when all that the child could do now waits for a core. */
  onWait(): void;
  onWork(): void;
};

/** Lends cores to a child, one for every page that it recognises, in turn with other children. What a dead child held is free again. */
export function lendCores(channel: Duplex, cores: Gate, { onWait, onWork }: Waiting): void {
  const held: (() => void)[] = [];
  let asked = 0;
  let isOpen = true;
  const tell = () => (asked > 0 && held.length === 0 ? onWait() : onWork());
  const ask = () => {
    if (asked + held.length >= mostAsked) return;
    asked += 1;
    void cores(async () => {
      asked -= 1;
      if (!isOpen) return;
      const done = new Promise<void>((resolve) => held.push(resolve));
      tell();
      channel.write(Uint8Array.of(coreSigns.granted));
      await done;
    });
    tell();
  };
  const giveBack = () => {
    held.shift()?.();
    tell();
  };
  channel.on('data', (signs: Uint8Array) => {
    for (const sign of signs) {
      if (sign === coreSigns.ask) ask();
      if (sign === coreSigns.done) giveBack();
    }
  });
  channel.on('error', () => undefined); // a child that died closes it
  channel.once('close', () => {
    isOpen = false;
    held.splice(0).forEach((free) => free());
  });
}
