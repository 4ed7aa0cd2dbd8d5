import { useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';

export type DocumentTabName = 'document' | 'details';

/** On a narrow screen the text of a document, or the pictures of its pages. */
export type DocumentSide = 'text' | 'picture';

export type OpenOriginal = Pick<HeardPage, 'show'> & {
  openTab: DocumentTabName;
  openTabNamed: (name: DocumentTabName) => void;
  side: DocumentSide;
  turnTo: (side: DocumentSide) => void;
};

/** What is open of a document, and a way to its text for those who do not press: by voice, or in listening. */
export function useOpenOriginal(root: RefObject<HTMLElement | null>): OpenOriginal {
  const [openTab, openTabNamed] = useState<DocumentTabName>('document');
  const [side, turnTo] = useState<DocumentSide>('text');
  const show = useMemo<HeardPage['show']>(
    () =>
      async (part, { isQuiet = false } = {}) => {
        if (part !== 'original') return null;
        // What asks may itself be drawing at this moment, and then nothing else can be drawn at once.
        await Promise.resolve();
        flushSync(() => {
          openTabNamed('document');
          turnTo('text');
        });
        const place = root.current?.querySelector<HTMLElement>('[data-part="original"]') ?? null;
        if (place !== null && !isQuiet) {
          root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true });
          place.scrollIntoView({ block: 'start' });
        }
        return place;
      },
    [root],
  );
  return { openTab, openTabNamed, side, turnTo, show };
}
