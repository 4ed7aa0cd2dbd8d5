import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Goes to the part of the page that the address names, and gives its heading the focus. Anew for every link that is followed. While parts
 * above it are on their way it waits for them, as long as nobody does anything else.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (part === null) return undefined;
    if (isSeen(part)) return goTo(part);
    const timer = setInterval(() => {
      if (!isSeen(part)) return;
      stop();
      goTo(part);
    }, 50);
    const stop = () => {
      clearInterval(timer);
      for (const type of acts) window.removeEventListener(type, stop);
    };
    for (const type of acts) window.addEventListener(type, stop, { passive: true });
    return stop;
  }, [hash, key]);
}

const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const isSeen = (part: HTMLElement): boolean => part.checkVisibility?.({ visibilityProperty: true }) ?? true;

function goTo(part: HTMLElement): void {
  part.scrollIntoView({ block: 'start' });
  part.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
}
