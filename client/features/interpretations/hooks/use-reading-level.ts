import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';
import { toldAtQuery } from '../api/get-told-at.ts';
import { keepLevel, loadLevel } from '../model/kept-level.ts';

type ToldAtLevel = {
  level: ReadingLevel;
  choose: (level: ReadingLevel) => void;
  /** What to show: what is there already, until the words of the chosen level have come. */
  told: Interpretation;
  isLoading: boolean;
  hasFailed: boolean;
};

/** The same interpretation in the words of the level that the reader has chosen; `address` is its place in the API. */
export function useReadingLevel(standard: Interpretation, address: string): ToldAtLevel {
  const [level, setLevel] = useState(loadLevel);
  const isStandard = level === 'standard';
  const other = useQuery({ ...toldAtQuery(address, level), enabled: !isStandard, placeholderData: keepPreviousData });
  const choose = (chosen: ReadingLevel) => {
    setLevel(chosen);
    keepLevel(chosen);
  };
  const told = isStandard || other.data === undefined ? standard : { ...other.data, feedback: standard.feedback };
  return { level, choose, told, isLoading: !isStandard && other.isFetching, hasFailed: !isStandard && other.isError };
}
