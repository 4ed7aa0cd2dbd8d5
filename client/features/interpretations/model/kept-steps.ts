import type { DocumentId } from '#core/documents/medical-document.ts';
import type { Sentence } from '#core/documents/explanation.ts';

const keyOf = (documentId: DocumentId) => `stepsDone:${documentId}`;

/**
 * By which steps are known at every level and in every language: their places in the document, and where two come from one place, their
 * order. No word of them is kept.
 */
export function stepKeys(steps: readonly Pick<Sentence, 'spans'>[]): string[] {
  const places = steps.map(({ spans }) => spans[0]?.join('-') ?? '');
  return places.map((place, at) => {
    const before = places.slice(0, at).filter((one) => one === place).length;
    return before === 0 && place !== '' ? place : `${place}#${before}`;
  });
}

/** Which steps of a document were ticked off in this browser. */
export function loadSteps(documentId: DocumentId): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(documentId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function keepSteps(documentId: DocumentId, done: readonly string[]): void {
  try {
    if (done.length === 0) localStorage.removeItem(keyOf(documentId));
    else localStorage.setItem(keyOf(documentId), JSON.stringify(done));
  } catch {
    // A browser that keeps nothing still shows what was ticked, until the page is left.
  }
}
