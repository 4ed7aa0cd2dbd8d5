import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

// How long a page may take to grow to the height at which it was left.
const patienceMs = 1500;

/** A new page begins at its top; going back, or forward, returns to where the page was left. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const left = useRef(new Map<string, number>());
  const lastPath = useRef(pathname);

  // With the page itself, not after it: a scroll that the change of page causes belongs to the new page.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => left.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const isOtherPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (type === 'POP') return scrollWhenPossible(left.current.get(key) ?? 0);
    if (isOtherPage) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, type]);
}

function scrollWhenPossible(top: number): (() => void) | undefined {
  window.scrollTo(0, top);
  if (top === 0 || Math.abs(window.scrollY - top) < 2) return undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) observer.disconnect();
  });
  observer.observe(document.body);
  const timer = setTimeout(() => observer.disconnect(), patienceMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
