import { useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Sentence } from '#core/documents/explanation.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import { fetchParts } from '../components/later-parts.tsx';
import { tabNames, tabOf, type TabName } from '../model/tab-names.ts';
import { goTo, placeOfPart, placeOfResult, placeOfSentence, placeOfTerm, tabOfPart } from '../model/page-places.ts';
import { resultKey, type PlaceTarget } from '../model/place-target.ts';
import { useOpenSource } from './use-open-source.tsx';

export type OpenParts = {
  openTab: TabName;
  openTabNamed: (name: TabName) => void;
  /** The general term whose definition is open; empty where none is. */
  openTerm: string;
  openTermNamed: (term: string) => void;
  /** Whether results in range are left out. */
  isOutsideOnly: boolean;
  showOutsideOnly: (isOn: boolean) => void;
};

export type Shows = Required<Pick<HeardPage, 'show' | 'showTerm'>> & {
  /** Shows what the explanation makes of a place, and marks where it comes from. */
  showTarget: (target: PlaceTarget) => Promise<void>;
};

/** Which tab and which term are open, and ways to open and find them for those who do not press: by voice, or in listening. */
export function useOpenParts(
  root: RefObject<HTMLElement | null>,
  pointed: Sentence | null,
  hasStory: boolean,
): Shows & { parts: OpenParts } {
  const [openTab, openTabNamed] = useState<TabName>(tabOf(pointed, hasStory));
  const [openTerm, openTermNamed] = useState('');
  const [isOutsideOnly, showOutsideOnly] = useState(false);
  const { opened } = useOpenSource();
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
      showTarget: async (target) => {
        const tab = target.kind === 'sentence' ? tabOf(target.sentence, hasStory) : 'explanation';
        await drawn(() => {
          openTabNamed(tab);
          if (target.kind === 'result') showOutsideOnly(false);
        });
        const control =
          target.kind === 'sentence'
            ? placeOfSentence(root.current, tab, target.sentence.text)
            : placeOfResult(root.current, resultKey(target.result));
        if (control === null) return;
        const { spans } = target.kind === 'sentence' ? target.sentence : { spans: [target.result.span] };
        opened.open({ id: control.id, spans });
        goTo(control, 'center');
      },
    }),
    [root, opened, hasStory],
  );
  const parts = useMemo<OpenParts>(
    () => ({ openTab, openTabNamed, openTerm, openTermNamed, isOutsideOnly, showOutsideOnly }),
    [openTab, openTerm, isOutsideOnly],
  );
  return { parts, ...shows };
}

// What asks may itself be drawing at this moment, and then nothing else can be drawn at once.
async function drawn(change: () => void): Promise<void> {
  await fetchParts();
  flushSync(change);
}
