import { useEffect, useMemo, useState } from 'react';
import { keepPreviousData, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { TellingChoice } from '#core/documents/telling.ts';
import { listenToLevel } from '#client/lib/reading-level/kept-level.ts';
import { toldAtQuery } from '../api/told-at-query.ts';
import { isStandard, keepChoice, loadChoice } from '../model/kept-choice.ts';

export type ToldWords = {
  choice: TellingChoice;
  choose: (change: Partial<TellingChoice>) => void;
  /** What to show: what is there already, until the words of the choice have come. */
  words: Interpretation;
  /** Whether `words` are those of the choice. */
  isCurrent: boolean;
  isLoading: boolean;
  hasFailed: boolean;
};

/** The same interpretation in the words that the reader has chosen; `address` is its place in the API. A sample is told in English. */
export function useTold(standard: Interpretation, address: string, isSample: boolean): ToldWords {
  const [kept, setKept] = useState(loadChoice);
  useEffect(() => listenToLevel(({ level }) => setKept((before) => ({ ...before, level }))), []);
  const choice = useMemo(() => (isSample ? { ...kept, language: 'en' as const } : kept), [kept, isSample]);
  const isStored = isStandard(choice);
  const query = { ...toldAtQuery(address, choice), enabled: !isStored, placeholderData: keepPreviousData };
  const { data, isPlaceholderData, isFetching, isError } = useQuery(query);
  const { feedback } = standard;
  // Results are the same at every level: what has not changed stays the same object, and is not drawn anew.
  const other = useMemo(() => data && replaceEqualDeep(standard, { ...data, feedback }), [standard, data, feedback]);

  const choose = (change: Partial<TellingChoice>) => {
    const chosen = { ...kept, ...change };
    setKept(chosen);
    keepChoice(chosen);
  };
  return {
    choice,
    choose,
    words: isStored || other === undefined ? standard : other,
    isCurrent: isStored || (other !== undefined && !isPlaceholderData),
    isLoading: !isStored && isFetching && (isPlaceholderData || other === undefined),
    hasFailed: !isStored && isError,
  };
}
