import { useDeferredValue, useMemo } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { ToldWords } from './use-told.ts';

export type DrawnWords = { words: Interpretation; chosen: string };

/** The words on the screen, with the choice that they came with. A choice shows at once; hundreds of rows follow when they are drawn. */
export function useDrawnWords({ words, choice }: Pick<ToldWords, 'words' | 'choice'>): DrawnWords {
  const chosen = `${choice.level} ${choice.language}`;
  return useDeferredValue(useMemo(() => ({ words, chosen }), [words, chosen]));
}
