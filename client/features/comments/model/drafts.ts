import type { CommentTarget } from '#core/comments/comment-target.ts';
import { targetKey } from './topics.ts';

/** What is being written: a new comment, an answer, or other words for a comment. */
export type DraftOf = { new: CommentTarget } | { answers: number } | { edits: number };

type Kept = { of: DraftOf; text: string };

/** Where somebody writes: who they are to the document, and which one it is. */
export type DraftPlace = { writer: string; documentRef: string };

/**
 * What has been typed and not been sent, for as long as the page is open: it outlives a window that was closed, an error and a session that
 * ended. Nothing of it is stored. While there is any, the browser asks before it closes the page.
 */
export function createDrafts(page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window) {
  let kept: ReadonlyMap<string, Kept> = new Map();
  const listeners = new Set<() => void>();
  const keep = (next: ReadonlyMap<string, Kept>) => {
    if (next.size > 0) page.addEventListener('beforeunload', askBeforeLeaving);
    else page.removeEventListener('beforeunload', askBeforeLeaving);
    kept = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => kept,
    find: (place: DraftPlace, of: DraftOf): string | undefined => kept.get(keyOf(place, of))?.text,
    write: (place: DraftPlace, of: DraftOf, text: string) => {
      keep(new Map(kept).set(keyOf(place, of), { of, text }));
    },
    drop: (place: DraftPlace, of: DraftOf) => {
      const next = new Map(kept);
      next.delete(keyOf(place, of));
      keep(next);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

/** What new comments are being written about, besides the whole document. */
export function unsentTargets(kept: ReturnType<Drafts['read']>, place: DraftPlace): CommentTarget[] {
  const own = [...kept].filter(([key]) => key.startsWith(placeKey(place)));
  return own.flatMap(([, { of }]) => ('new' in of && of.new.kind !== 'document' ? [of.new] : []));
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

const placeKey = ({ writer, documentRef }: DraftPlace) => `${writer} ${documentRef} `;

function keyOf(place: DraftPlace, of: DraftOf): string {
  const what =
    'new' in of ? `new ${targetKey(of.new)}` : 'answers' in of ? `answers ${of.answers}` : `edits ${of.edits}`;
  return placeKey(place) + what;
}
