import { useSyncExternalStore } from 'react';

const least = 68.75; // letters: 1100 pixels at the usual size of text, and more where the reader has chosen larger letters

/** Whether two columns of text fit beside each other, in the letters that the reader has chosen. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, hasRoom);

/** Pixels that are too few for two columns in the smallest letters: nobody need ask how large they are. */
const tooNarrow = 640;

function hasRoom(): boolean {
  if (window.innerWidth < tooNarrow) return false;
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.innerWidth >= least * (letter > 0 ? letter : 16);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  // The size of the letters is an attribute of the page.
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => {
    window.removeEventListener('resize', listener);
    observer.disconnect();
  };
}
