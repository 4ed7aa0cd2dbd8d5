import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PrintedList, PrintedQuestions } from '#client/lib/medical-documents/visit-slots.ts';
import { PrintedSheet } from '../components/later-parts.tsx';

/** What goes on paper: everything, or questions alone. */
export type PrintPart = 'everything' | PrintedQuestions;

type Printing = { part: PrintPart | null; print: (part: PrintPart) => void };

/** `part` is set while the page is being printed, whether by our button or from the browser's own menu. */
export function usePrinting(list?: PrintedList): Printing {
  const [part, setPart] = useState<PrintPart | null>(null);

  useEffect(() => {
    // The browser lays out the sheet right after this event, so the page must have changed by then: where the sheet cannot be
    // drawn yet, the page is printed as it is.
    const start = () => PrintedSheet.isThere() && flushSync(() => setPart((chosen) => chosen ?? 'everything'));
    const end = () => setPart(null);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  // Whoever prints by the browser's own menu waits for nothing: the sheet is fetched as soon as there is something to print.
  useEffect(() => {
    for (const load of [PrintedSheet.load, list?.load]) void load?.().catch(() => undefined);
  }, [list]);

  // Always the same, so that nothing is drawn anew for its sake.
  const print = useCallback(
    (chosen: PrintPart) => {
      const printNow = () => {
        if (PrintedSheet.isThere()) flushSync(() => setPart(chosen));
        window.print();
        setPart(null);
      };
      if (PrintedSheet.isThere() && list?.isThere?.() !== false) printNow();
      else void Promise.allSettled([PrintedSheet.load(), list?.load?.()]).then(printNow);
    },
    [list],
  );
  return { part, print };
}
