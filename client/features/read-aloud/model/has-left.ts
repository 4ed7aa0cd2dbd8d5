import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';

/** Where something is read: on a page that offered it, else on whatever stood at an address. */
export type Whereabouts = { page: HeardPage | null; pathname: string };

/** Whether somebody has gone to another page. The same page in better words, or at its new address, is the same. */
export function hasLeft(began: Whereabouts, now: Whereabouts): boolean {
  if (began.page === null) return began.pathname !== now.pathname;
  return now.page === null || !isSame(began.page, now.page);
}

const isSame = (one: HeardPage, other: HeardPage) =>
  one.kind === other.kind &&
  one.documentRef === other.documentRef &&
  (one.documentRef !== null || one.title === other.title);
