import type { DocumentRef } from '#core/documents/medical-document.ts';

const key = 'sharedDocuments';

/** Whether a document was seen by way of a share in this tab. Holds numbers of documents and nothing of them; gone with the tab. */
export const wasShared = (ref: DocumentRef): boolean => load().includes(ref);

export function keepShared(ref: DocumentRef): void {
  if (!wasShared(ref)) store([...load(), ref]);
}

export function forgetShared(ref: DocumentRef): void {
  if (wasShared(ref)) store(load().filter((kept) => kept !== ref));
}

function load(): string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ');
  } catch {
    return [];
  }
}

function store(refs: string[]): void {
  try {
    sessionStorage.setItem(key, refs.join(' ').trim());
  } catch {
    // A browser that keeps nothing says after a reload that there is no such document.
  }
}
