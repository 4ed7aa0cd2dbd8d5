import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in view now. A browser that cannot tell sees everything. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const watched = element.current;
    if (watched === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting === true));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
