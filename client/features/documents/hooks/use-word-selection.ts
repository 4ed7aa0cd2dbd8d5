import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExplainedTerm } from '#core/documents/explanation.ts';
import type { Span } from '#core/kernel/span.ts';
import { selectedStretch } from '../model/offset-at.ts';
import { nextWord, wordAt, wordsAround } from '../model/word-at.ts';

/** A word that was pointed to, and from where. */
export type WordSelection = {
  place: Span;
  from: 'text' | 'picture' | 'panel';
  term: ExplainedTerm | undefined;
  /** Whether what is known about it is shown beside it. */
  isOpen: boolean;
  /** Whether it was reached by keyboard, so that the focus goes along. */
  isFocused: boolean;
};

const closed = { term: undefined, isOpen: false, isFocused: false };

/** The word that is pointed to in the text or on a picture. `start` is where going from word to word begins. */
export function useWordSelection(text: string, start: Span | null) {
  const [selection, select] = useState<WordSelection | null>(null);
  const word = useRef<HTMLElement | null>(null);
  const box = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (selection?.isFocused === true) word.current?.focus();
  }, [selection]);

  // Stays the same while the text does, so that pressing a word does not draw every page again.
  const press = useCallback(
    (offset: number, _: HTMLElement, term?: ExplainedTerm) => {
      const stretch = selectedStretch(window.getSelection());
      const place = (stretch && wordsAround(text, stretch)) ?? wordAt(text, offset);
      if (place !== null) select({ ...closed, place, from: 'text', term, isOpen: true });
    },
    [text],
  );
  const pressBox = useCallback((place: Span) => select({ ...closed, place, from: 'picture', isOpen: true }), []);
  const step = (by: 1 | -1, from: number | null) => {
    const current = (from === null ? null : wordAt(text, from)) ?? selection?.place;
    const place = current === undefined ? (start ?? nextWord(text, null, by)) : nextWord(text, current, by);
    if (place !== null) select({ ...closed, place, from: 'text', isFocused: true });
  };
  return {
    selection,
    word,
    box,
    press,
    step,
    pressBox,
    lookAt: (place: Span) => select({ ...closed, place, from: 'panel' }),
    close: () => select((last) => last && { ...last, isOpen: false }),
  };
}
