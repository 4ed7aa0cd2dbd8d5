import { useState } from 'react';
import { textAt, type Span } from '#core/kernel/span.ts';
import type { WordOnPage } from '../model/words-to-check.ts';
import type { WordsToCheck } from './use-words-to-check.ts';

export type CurrentWord = ReturnType<typeof useCurrentWord>;

/** Which word is looked at: one of the doubtful ones in turn, or one that was settled and is to be changed again. */
export function useCurrentWord({ doubtful, checked }: WordsToCheck, text: string) {
  const [index, setIndex] = useState(0);
  const [changing, setChanging] = useState<Span | null>(null);
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const changed = changing === null ? undefined : checked.find(({ word }) => word.span[0] === changing[0]);
  const position = Math.min(index, Math.max(0, doubtful.length - 1));
  const item = changed ?? doubtful[position];
  const reading = item === undefined ? '' : textAt(text, item.word.span);
  const key = String(item?.word.span);
  const stopChanging = () => setChanging(null);
  return {
    item,
    reading,
    position,
    isChanging: changed !== undefined,
    typed: drafts[key] ?? reading,
    type: (typed: string) => setDrafts((all) => ({ ...all, [key]: typed })),
    step: (by: 1 | -1) => {
      setIndex((position + by + doubtful.length) % doubtful.length);
      stopChanging();
    },
    change: ({ word }: WordOnPage) => setChanging(word.span),
    stopChanging,
    // Words move when one of them changes its length, so no draft knows its place any more.
    settle: () => {
      setDrafts({});
      stopChanging();
    },
  };
}
