import { useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Sentence } from '#core/documents/explanation.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import { tabNames, tabOf, type TabName } from '../model/tab-names.ts';
import { goTo, placeOfPart, placeOfTerm, tabOfPart } from '../model/page-places.ts';

export type OpenParts = {
  openTab: TabName;
  openTabNamed: (name: TabName) => void;
  /** The general term whose definition is open; empty where none is. */
  openTerm: string;
  openTermNamed: (term: string) => void;
};

type Shows = Required<Pick<HeardPage, 'show' | 'showTerm'>>;

/** Which tab and which term are open, and ways to open and find them for those who do not press: by voice, or in listening. */
export function useOpenParts(root: RefObject<HTMLElement | null>, pointed: Sentence | null): OpenParts & Shows {
  const [openTab, openTabNamed] = useState<TabName>(tabOf(pointed));
  const [openTerm, openTermNamed] = useState('');
  const shows = useMemo<Shows>(
    () => ({
      show: async (part, { isQuiet = false } = {}) => {
        const name = tabNames.find((tab) => tab === part);
        if (name !== undefined) await drawn(() => openTabNamed(name));
        const place = placeOfPart(root.current, part);
        if (place && !isQuiet)
          goTo(tabOfPart(root.current, name) ?? place.querySelector<HTMLElement>('[tabindex="-1"]') ?? place);
        return place;
      },
      showTerm: async (term, { isQuiet = false } = {}) => {
        await drawn(() => openTabNamed('terms'));
        const closed = placeOfTerm(root.current, term);
        // General terms are told one at a time.
        if (closed?.control.getAttribute('aria-expanded') === 'false') await drawn(() => openTermNamed(closed.term));
        const found = placeOfTerm(root.current, term);
        if (!isQuiet) goTo(found?.control ?? null);
        return found?.place ?? null;
      },
    }),
    [root],
  );
  return { openTab, openTabNamed, openTerm, openTermNamed, ...shows };
}

// What asks may itself be drawing at this moment, and then nothing else can be drawn at once.
async function drawn(change: () => void): Promise<void> {
  await Promise.resolve();
  flushSync(change);
}
