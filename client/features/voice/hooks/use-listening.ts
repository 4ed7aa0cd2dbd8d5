import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Reader } from '#client/lib/reader/reader.ts';
import { transcriptOf } from '../model/heard.ts';
import { createListener } from '../model/listener.ts';
import { findRecogniser } from '../model/speech-recognition.ts';
import { createUtterances } from '../model/utterances.ts';
import type { HeldBy, Listening } from '../model/listening.ts';

export type ListeningEars = {
  /** What is heard at this moment, final or not. */
  onTranscript: (words: string) => void;
  /** One whole utterance, once. */
  onUtterance: (alternatives: string[], mode: Listening['mode']) => void;
  onError: (code: string) => void;
};

/** The microphone: switched by presses, held while somebody else has the floor, and let go when the page is left. */
export function useListening(reader: Pick<Reader, 'isSpeaking' | 'state' | 'pause' | 'stop'>, ears: ListeningEars) {
  const [listener] = useState(() => createListener(findRecogniser()));
  const listening = useSyncExternalStore(listener.subscribe, listener.current);
  const { isSpeaking } = reader;
  const show = useEffectEvent(ears.onTranscript);
  const take = useEffectEvent(ears.onUtterance);
  const fail = useEffectEvent(ears.onError);
  const leave = useEffectEvent(() => {
    listener.send({ type: 'left' });
    reader.stop();
  });

  useEffect(() => {
    const utterances = createUtterances(({ alternatives }) => take(alternatives, listener.current().mode));
    const untell = listener.tell({
      onHeard: (pieces, session) => {
        show(transcriptOf(pieces));
        utterances.hear(pieces, session);
      },
      onError: (code) => fail(code),
    });
    return () => {
      untell();
      utterances.drop();
      listener.send({ type: 'left' });
    };
  }, [listener]);

  useEffect(() => {
    const hold = (by: HeldBy, isHeld: boolean) => listener.send({ type: isHeld ? 'floor-taken' : 'floor-given', by });
    hold('speech', isSpeaking);
    const look = () => hold('hidden', document.visibilityState === 'hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [listener, isSpeaking]);

  useEffect(() => {
    const go = () => leave();
    window.addEventListener('pagehide', go);
    return () => window.removeEventListener('pagehide', go);
  }, []);

  // Whoever wants to speak has the floor; what was read keeps its place.
  const interrupt = () => {
    if (!isSpeaking) return;
    if (reader.state.status === 'reading') reader.pause();
    else reader.stop();
  };
  return {
    listening,
    press: () => {
      interrupt();
      const isWaiting = listening.phase.name === 'held' && isSpeaking;
      if (!isWaiting) listener.send({ type: 'pressed' });
    },
    holdBegan: () => {
      interrupt();
      listener.send({ type: 'hold-began' });
    },
    holdEnded: () => listener.send({ type: 'hold-ended' }),
  };
}
