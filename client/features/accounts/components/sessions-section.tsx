import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SessionSummary } from '#core/accounts/account.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { endOtherSessions, sessionsQuery } from '../api/sessions.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { securityTexts } from '../security-texts.ts';
import styles from './accounts.module.css';
import { FormProblem } from './form-problem.tsx';
import { SessionRow } from './session-row.tsx';

const { sessions: words } = securityTexts;
const headingId = 'sessions';

/** Where somebody is signed in, and how to end it. */
export function SessionsSection() {
  const query = useQuery(sessionsQuery);
  return (
    <section className={styles['part']} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.what}</p>
      <Loaded query={query} loading={words.loading} failed={words.failed}>
        {(sessions) => <SessionList sessions={sessions} />}
      </Loaded>
    </section>
  );
}

// The button that was pressed goes with its session.
const focusHeading = () => document.getElementById(headingId)?.focus();

function SessionList({ sessions }: { sessions: readonly SessionSummary[] }) {
  const { show } = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const finish = () => {
    show({ tone: 'success', title: words.othersEnded });
    focusHeading();
  };
  const { mutate, isPending, error } = useAccountChange(endOtherSessions, finish);
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  const endOthers = () => {
    setIsAsking(false);
    mutate();
  };
  return (
    <>
      <FormProblem text={error === null ? undefined : errorText(error)} />
      <ul className={styles['rows']} aria-label={words.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={focusHeading} />
        ))}
      </ul>
      {hasOthers ? (
        <div>
          <Button isBusy={isPending} busyLabel={words.ending} onClick={() => setIsAsking(true)}>
            {words.endOthers}
          </Button>
        </div>
      ) : (
        <p>{words.alone}</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.endOthersTitle}
        description={words.endOthersMore}
        confirmLabel={words.endOthers}
        onConfirm={endOthers}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
