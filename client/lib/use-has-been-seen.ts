import { useEffect, useState, type RefObject } from 'react';

const cannotTell = () => typeof window !== 'undefined' && typeof IntersectionObserver === 'undefined';

/** Whether an element has been in view. A browser that cannot tell has seen everything. */
export function useHasBeenSeen(element: RefObject<Element | null>): boolean {
  const [hasBeenSeen, setHasBeenSeen] = useState(cannotTell);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || hasBeenSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setHasBeenSeen(true);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, hasBeenSeen]);
  return hasBeenSeen;
}
