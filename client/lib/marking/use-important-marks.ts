import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { ExplainedTerm } from '#core/documents/explanation.ts';
import { findWords } from './find-text.ts';
import { importantTerms } from './important-terms.ts';
import { clearMarks, setMarks } from './set-marks.ts';

export type ImportantMarks = {
  /** How many places are marked; null while nothing is. */
  count: number | null;
  /** Marks the terms, or takes the marks away; how many places are marked then. */
  toggle: () => number;
};

/** Marks the important terms in what is open of an element, also as it changes. Null where no term is important. */
export function useImportantMarks(
  root: RefObject<HTMLElement | null>,
  terms: readonly ExplainedTerm[],
): ImportantMarks | null {
  const words = useMemo(() => importantTerms(terms), [terms]);
  const [count, setCount] = useState<number | null>(null);
  const isOn = count !== null;

  useEffect(() => {
    const element = root.current;
    if (!isOn || element === null) return;
    const follow = () => setCount(mark(element, words));
    // Another part opens, other words come.
    const observer = new MutationObserver(follow);
    observer.observe(element, { subtree: true, childList: true, characterData: true, attributeFilter: ['open'] });
    follow();
    return () => {
      observer.disconnect();
      clearMarks('important-terms');
    };
  }, [isOn, root, words]);

  if (words.length === 0) return null;
  const toggle = () => {
    const marked = isOn || root.current === null ? null : mark(root.current, words);
    setCount(marked);
    return marked ?? 0;
  };
  return { count, toggle };
}

function mark(element: HTMLElement, words: readonly string[]): number {
  const places = findWords(element, words);
  setMarks('important-terms', places);
  return places.length;
}
