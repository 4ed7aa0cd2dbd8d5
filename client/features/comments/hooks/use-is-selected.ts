import { useSyncExternalStore, type RefObject } from 'react';

/** Whether somebody has selected words of what an element stands in. */
export const useIsSelected = (mark: RefObject<Element | null>): boolean =>
  useSyncExternalStore(listenToSelection, () => holdsSelection(mark.current?.parentElement ?? null));

function listenToSelection(listener: () => void): () => void {
  document.addEventListener('selectionchange', listener);
  return () => document.removeEventListener('selectionchange', listener);
}

function holdsSelection(place: Element | null): boolean {
  const selection = document.getSelection();
  if (place === null || selection === null || selection.isCollapsed) return false;
  return place.contains(selection.focusNode);
}
