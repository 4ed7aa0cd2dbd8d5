import { useState, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './sharing.module.css';

type CopyButtonProps = { text: string; label: string; icon: ReactNode; copied: string; failed: string };

/** Copies, and says beside itself whether it did. */
export function CopyButton({ text, label, icon, copied, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean } | null>(null);
  const copy = () => {
    // Without TLS a browser has no clipboard to write to.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setOutcome({ isCopied: true }),
      () => setOutcome({ isCopied: false }),
    );
  };
  return (
    <div className={styles['copy']}>
      <Button onClick={copy}>
        {icon}
        {label}
      </Button>
      <span role="status" className={styles['outcome']}>
        {outcome !== null && (
          <>
            {outcome.isCopied && <Icon of={Check} />}
            {outcome.isCopied ? copied : failed}
          </>
        )}
      </span>
    </div>
  );
}
