import type { Speech } from './speech.ts';

const lookEveryMs = 1_000;
const startsWithinMs = 10_000;
/** Far slower than any voice: about fifteen letters a second are usual. */
const lettersASecond = 5;
const spareMs = 5_000;

/** How long an utterance may take before nobody waits for its end any more. */
export const longestMs = ({ text, rate }: Pick<SpeechSynthesisUtterance, 'text' | 'rate'>): number =>
  spareMs + (text.length / lettersASecond / rate) * 1_000;

export type Watch = { started: () => void; stop: () => void };

type Gone = { neverStarted: () => void; lostItsEnd: () => void };

/** Browsers at times tell neither the start nor the end of what they speak. A background tab looks less often, which does no harm. */
export function watchUtterance(speech: Speech, utterance: SpeechSynthesisUtterance, gone: Gone): Watch {
  let hasStarted = false;
  let since = Date.now();
  let quietLooks = 0;
  const look = () => {
    quietLooks = speech.speaking || speech.pending ? 0 : quietLooks + 1;
    const waited = Date.now() - since;
    if (hasStarted) {
      if (quietLooks >= 2 || waited > longestMs(utterance)) gone.lostItsEnd();
    } else if (quietLooks >= 3 || waited > startsWithinMs) gone.neverStarted();
  };
  const timer = setInterval(look, lookEveryMs);
  return {
    started: () => {
      hasStarted = true;
      since = Date.now();
      quietLooks = 0;
    },
    stop: () => clearInterval(timer),
  };
}
