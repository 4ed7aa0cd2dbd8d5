import type { Outlet } from './outlet.ts';
import { watchUtterance } from './watch-utterance.ts';

export type Words = { text: string; lang: string; voice: SpeechSynthesisVoice | null; rate: number };

/** `cut-off`: something that is not us stopped it. `refused`: the browser speaks only after somebody has pressed something. */
export type Ending = 'ended' | 'cut-off' | 'refused' | 'failed';

/**
 * Speaks words in one utterance and tells once how that ended. What is returned stops it, and then nothing is told. Hold on to it:
 * Chrome forgets an utterance that nobody holds, with its end.
 */
export function utter(outlet: Outlet, words: Words, onOver: (ending: Ending) => void): () => void {
  const utterance = Object.assign(new SpeechSynthesisUtterance(words.text), { ...words, pitch: 1, volume: 1 });
  let isOver = false;
  const leave = () => {
    isOver = true;
    watch.stop();
    utterance.onstart = utterance.onend = utterance.onerror = null;
  };
  const finish = (ending: Ending) => {
    if (isOver) return;
    leave();
    onOver(ending);
  };
  const giveUp = (ending: Ending) => () => {
    leave();
    outlet.cancel();
    onOver(ending);
  };
  const watch = watchUtterance(outlet.speech, utterance, {
    neverStarted: giveUp('failed'),
    lostItsEnd: giveUp('ended'),
  });
  utterance.onstart = watch.started;
  utterance.onend = () => finish('ended');
  utterance.onerror = ({ error }) => finish(endingOf(error));
  outlet.speak(utterance);
  return () => {
    if (isOver) return;
    leave();
    outlet.cancel();
  };
}

function endingOf(error: SpeechSynthesisErrorCode): Ending {
  if (error === 'interrupted' || error === 'canceled') return 'cut-off';
  return error === 'not-allowed' ? 'refused' : 'failed';
}
