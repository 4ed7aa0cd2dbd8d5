import type { PagePart } from '#core/reading-aloud/passages.ts';
import type { TabName } from './tab-names.ts';

/** Where a part of the page stands, while it is open; null where there is nothing of it. */
export function placeOfPart(root: Element | null, part: PagePart): HTMLElement | null {
  const place = root?.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? null;
  return place?.hasChildNodes() === true ? place : null;
}

/** The tab that is open, as the control of a part that stands on it. */
export const tabOfPart = (root: Element | null, name: TabName | undefined): HTMLElement | null =>
  name === undefined ? null : (root?.querySelector<HTMLElement>('[role=tab][aria-selected=true]') ?? null);

/** What is said of a term, and what takes the focus there: its heading, or the button that opens it. */
export function placeOfTerm(root: Element | null, term: string) {
  const wanted = term.trim().toLowerCase();
  const named = [...(root?.querySelectorAll<HTMLElement>('[data-term]') ?? [])];
  const name = named.find(({ dataset }) => dataset['term']?.toLowerCase() === wanted);
  if (name === undefined) return null;
  return {
    term: name.dataset['term'] ?? term,
    control: name.closest('button') ?? name,
    place: name.closest('h4')?.parentElement ?? name,
  };
}

/** Takes the focus and the eye to a place. */
export function goTo(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'start' });
}
