import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Language } from '#core/documents/explanation.ts';
import { browserSpeech } from '#client/lib/reader/speech.ts';
import { voicesFor, type Voice } from '#client/lib/reader/voices.ts';

const none: Voice[] = [];

/** The voices that this browser has for a language, the best first. They may come late. */
export function useVoices(language: Language): readonly Voice[] {
  const kept = useRef<readonly Voice[]>(none);
  const subscribe = useCallback((listener: () => void) => {
    const speech = browserSpeech();
    speech?.addEventListener('voiceschanged', listener);
    return () => speech?.removeEventListener('voiceschanged', listener);
  }, []);
  // A browser makes a new list each time that it is asked: only another number of voices is another list.
  const voices = useSyncExternalStore(subscribe, () => {
    const now = browserSpeech()?.getVoices() ?? none;
    if (now.length !== kept.current.length) kept.current = now;
    return kept.current;
  });
  return useMemo(() => voicesFor(voices, language), [voices, language]);
}
