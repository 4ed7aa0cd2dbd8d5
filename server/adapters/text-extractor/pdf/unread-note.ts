import type { ReadingNote } from '#core/documents/explanation.ts';

/** Names the pages that nobody tried to read; none when there are none. */
export function unreadNotes(pages: readonly number[]): ReadingNote[] {
  if (pages.length === 0) return [];
  return [{ kind: 'hard_to_read', text: pages.length === 1 ? oneUnread(pages[0]) : severalUnread(pages) }];
}

const oneUnread = (page: number | undefined): string =>
  `Page ${page} is a picture. Its words were not read and are not explained here.`;

const severalUnread = (pages: readonly number[]): string =>
  `Pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)} are pictures. Their words were not read and are not explained here.`;
