import { useMemo, useState } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { useOpened } from './use-open-source.tsx';

type HeldWords = { shown: Interpretation; isHeld: boolean };

/**
 * Holds back new words while the reader compares a sentence with its source: they come when it is closed. `about` is what the reader
 * has chosen; what they choose themselves comes at once, and so does another text.
 */
export function useHeldWords(latest: Interpretation, about: string): HeldWords {
  const opened = useOpened();
  const [kept, keep] = useState({ about, words: latest });
  const isOpen = opened !== null && kept.about === about && kept.words.text === latest.text;
  if (!isOpen && (kept.words !== latest || kept.about !== about)) keep({ about, words: latest });
  const { feedback } = latest;
  const held = useMemo(() => ({ ...kept.words, feedback }), [kept.words, feedback]);
  const isHeld = isOpen && kept.words.sentences !== latest.sentences;
  return { shown: isHeld ? held : latest, isHeld };
}
