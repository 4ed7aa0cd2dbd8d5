import { useState } from 'react';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import { texts } from '../texts.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './taking-along.module.css';

const { deletion: words } = texts;

/** The way out for good: what goes, what stays, and that it cannot be undone. */
export function DeletionSection() {
  const [isAsking, setIsAsking] = useState(false);
  const user = useCurrentUser();
  return (
    <div className={styles['section']}>
      <p>{words.intro}</p>
      <h3>{words.goes}</h3>
      <Lines lines={words.going} />
      <h3>{words.stays}</h3>
      <Lines lines={words.staying} />
      <p>
        <strong>{words.undone}</strong> {words.exportFirst}
      </p>
      <div>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {words.start}
        </Button>
      </div>
      {user && <DeleteAccountDialog isOpen={isAsking} username={user.username} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles['list']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
