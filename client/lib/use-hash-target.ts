import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the part of the page that the address names, and gives its heading the focus. Anew for every link that is followed. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (part === null) return;
    part.scrollIntoView({ block: 'start' });
    part.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  }, [hash, key]);
}
