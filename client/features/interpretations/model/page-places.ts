import type { PagePart } from '#core/reading-aloud/passages.ts';
import { openAround } from '#client/lib/marking/open-details.ts';
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

/** The control of a sentence in a part of the page, and where it stands nowhere there, in any. */
export function placeOfSentence(root: Element | null, part: PagePart, text: string): HTMLElement | null {
  const within = (place: Element | null) =>
    [...(place?.querySelectorAll<HTMLElement>('[data-sentence]') ?? [])].find((one) => one.textContent === text);
  return within(placeOfPart(root, part)) ?? within(root) ?? null;
}

/** The control that shows where a result stands in the document. */
export const placeOfResult = (root: Element | null, key: string): HTMLElement | null =>
  [...(root?.querySelectorAll<HTMLElement>('[data-result]') ?? [])].find(({ dataset }) => dataset['result'] === key) ??
  null;

/** Takes the focus and the eye to a place. */
export function goTo(control: HTMLElement | null, block: ScrollLogicalPosition = 'start'): void {
  openAround(control);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block });
}
