import type { Speech } from './speech.ts';

const lookEveryMs = 250;
const longestMs = 4_000;

/** Calls back once the browser has voices, which may come seconds after the page, or when it is clear that none come. */
export function awaitVoices(speech: Speech, then: () => void): () => void {
  const until = Date.now() + longestMs;
  // Not every browser tells when its voices have come.
  const timer = setInterval(() => look(), lookEveryMs);
  const stop = () => {
    clearInterval(timer);
    speech.removeEventListener('voiceschanged', look);
  };
  const look = () => {
    if (speech.getVoices().length === 0 && Date.now() < until) return;
    stop();
    then();
  };
  speech.addEventListener('voiceschanged', look);
  return stop;
}
