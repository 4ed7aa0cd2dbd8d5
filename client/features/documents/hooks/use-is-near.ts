import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in view or will be soon. A browser that cannot tell has everything near. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const watched = element.current;
    if (watched === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
