import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** Puts one sheet on paper, such as an access code, and nothing else of the page. */
export function usePrintedSheet() {
  const [sheet, setSheet] = useState<ReactNode>(null);
  const print = (wanted: ReactNode) => {
    flushSync(() => setSheet(wanted));
    window.print();
    setSheet(null);
  };
  return { sheet, print };
}
