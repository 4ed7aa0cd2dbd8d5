import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ToastContext } from './toast-context.ts';
import { ToastCard } from './toast-card.tsx';
import type { ToastMessage } from './toast-message.ts';
import styles from './toast.module.css';

/** One slot: a new toast takes the place of the one that is shown. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ message: ToastMessage; key: number }>();
  const dismiss = useCallback(() => setShown(undefined), []);
  const show = useCallback(
    (message: ToastMessage) => setShown((before) => ({ message, key: (before?.key ?? 0) + 1 })),
    [],
  );
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  const isError = shown?.message.tone === 'error';
  const card = shown && <ToastCard key={shown.key} message={shown.message} onDismiss={dismiss} />;
  return (
    <ToastContext value={toasts}>
      {children}
      {/* Both regions stand from the start: a region that comes with its words is often not read out. Dialogs hide all but live regions. */}
      <div className={styles['slot']}>
        <div role="status" aria-live="polite" aria-label="Message">
          {isError ? null : card}
        </div>
        <div role="alert" aria-live="assertive" aria-label="Problem">
          {isError ? card : null}
        </div>
      </div>
    </ToastContext>
  );
}
