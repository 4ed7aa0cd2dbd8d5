import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { PagePart, Passage } from '#core/reading-aloud/passages.ts';
import { useHeardPage } from '#client/lib/heard-page/heard-pages.ts';
import { findText } from '#client/lib/marking/find-text.ts';
import { openWhereStands } from '#client/lib/marking/open-details.ts';
import { clearMarks, setMarks } from '#client/lib/marking/set-marks.ts';
import { keepInView } from '../model/keep-in-view.ts';
import { termBefore } from '../model/term-before.ts';
import { useLastScroll } from './use-last-scroll.ts';

const ownScrollCountsMs = 5_000;

type Following = { part: PagePart; place: HTMLElement | null; mark: Range | null };

/** Opens the part that reading reaches, marks the sentence there and keeps it in view, unless somebody has just scrolled. */
export function useFollowReading(
  passages: readonly Passage[],
  at: number,
  player: RefObject<HTMLElement | null>,
): void {
  const page = useHeardPage();
  const lastScroll = useLastScroll(player);
  const following = useRef<Following | null>(null);

  const open = async ({ part }: Passage): Promise<HTMLElement | null> => {
    const { current } = following;
    // Whoever has opened another part while this one is read stays there.
    if (current?.part === part) return current.place?.isConnected === true ? current.place : placeAgain(part);
    return (await page?.show(part, { isQuiet: true })) ?? null;
  };
  const find = async (place: HTMLElement | null, { part, text }: Passage, before: Range | null) => {
    if (place === null || text === '') return null;
    // What stands in a line that is closed is opened when it is read.
    const found =
      findText(place, text, before) ?? (openWhereStands(place, text) ? findText(place, text, before) : null);
    // Of some terms nothing stands there until they are opened.
    const term = found || part !== 'terms' ? undefined : termBefore(passages, at, page?.terms ?? []);
    if (term === undefined) return found;
    const opened = await page?.showTerm?.(term, { isQuiet: true });
    return opened ? findText(opened, text) : null;
  };
  const follow = useEffectEvent(async (passage: Passage, isCurrent: () => boolean) => {
    const place = await open(passage);
    if (!isCurrent()) return;
    const before = following.current?.part === passage.part ? following.current.mark : null;
    const mark = await find(place, passage, before);
    if (!isCurrent()) return;
    following.current = { part: passage.part, place, mark: mark ?? before };
    setMarks('being-read', mark ? [mark] : []);
    const shown = mark ?? (passage.text === '' ? place : null);
    if (shown && Date.now() - lastScroll.current > ownScrollCountsMs)
      keepInView(shown, player.current?.offsetHeight ?? 0);
  });

  const passage = passages[at];
  useEffect(() => {
    let isCurrent = true;
    if (passage) void follow(passage, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [passage]);
  useEffect(() => () => clearMarks('being-read'), []);
}

// A part that was closed and opened again stands in another element.
const placeAgain = (part: PagePart) => document.querySelector<HTMLElement>(`main [data-part="${part}"]`);
