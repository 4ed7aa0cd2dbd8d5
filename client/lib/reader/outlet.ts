import type { Speech } from './speech.ts';

/** Speaks one utterance at a time. */
export type Outlet = {
  speech: Speech;
  speak: (utterance: SpeechSynthesisUtterance) => void;
  cancel: () => void;
};

const settlesInMs = 80;

/** Some browsers lose what is spoken right after a cancel: it waits for a moment. */
export function createOutlet(speech: Speech): Outlet {
  let settling: ReturnType<typeof setTimeout> | null = null;
  let waiting: SpeechSynthesisUtterance | null = null;
  const settled = () => {
    settling = null;
    if (waiting) speech.speak(waiting);
    waiting = null;
  };
  return {
    speech,
    speak: (utterance) => {
      if (settling === null) speech.speak(utterance);
      else waiting = utterance;
    },
    cancel: () => {
      waiting = null;
      speech.cancel();
      if (settling !== null) clearTimeout(settling);
      settling = setTimeout(settled, settlesInMs);
    },
  };
}
