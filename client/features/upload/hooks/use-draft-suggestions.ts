import { useEffect, useRef } from 'react';
import { suggestType } from '../api/suggest-type.ts';
import { canBeSuggested } from '../model/can-be-suggested.ts';
import type { Draft } from '../model/drafts.ts';
import type { Drafts } from './use-drafts.ts';

/** Asks what each new document reads like, one after the other. A suggestion that does not come is not missed. */
export function useDraftSuggestions({ patch }: Pick<Drafts, 'patch'>): (added: Draft[]) => void {
  const last = useRef<Promise<void>>(Promise.resolve());
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const left = (leaving.current = new AbortController());
    return () => left.abort();
  }, []);

  const suggest = async ({ id, file, suggestion }: Draft) => {
    const signal = leaving.current?.signal;
    if (file === null || suggestion !== null || !canBeSuggested(file) || signal === undefined || signal.aborted) return;
    await suggestType(file, signal).then(
      (found) => patch(id, { suggestion: found }),
      () => undefined,
    );
  };
  return (added) => {
    for (const draft of added) last.current = last.current.then(() => suggest(draft));
  };
}
