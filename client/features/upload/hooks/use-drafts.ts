import { useRef, useState } from 'react';
import type { Draft } from '../model/drafts.ts';

/** A list of documents that can be read between two drawings too: what sends it goes on while it changes. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const latest = useRef<Draft[]>([]);
  const change = (make: (list: Draft[]) => Draft[]) => {
    latest.current = make(latest.current);
    setDrafts(latest.current);
  };
  const patch = (id: string, part: Partial<Draft>) =>
    change((list) => list.map((draft) => (draft.id === id ? { ...draft, ...part } : draft)));
  return { drafts, now: () => latest.current, change, patch };
}

export type Drafts = ReturnType<typeof useDrafts>;
