import type { SessionSummary } from '#core/accounts/account.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { endSession } from '../api/sessions.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { momentOf } from '../model/moment-of.ts';
import { securityTexts } from '../security-texts.ts';
import styles from './accounts.module.css';
import { FormProblem } from './form-problem.tsx';

const { sessions: words } = securityTexts;

export function SessionRow({ session, onEnded }: { session: SessionSummary; onEnded: () => void }) {
  const { show } = useToast();
  const finish = () => {
    show({ tone: 'success', title: words.ended });
    onEnded();
  };
  const { mutate, isPending, error } = useAccountChange(endSession, finish);
  const { id, device, isThis, isKept, createdAt, seenAt } = session;
  const since = momentOf(createdAt);
  const end = () => {
    if (!isPending) mutate(id);
  };
  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['rowTitle']}>{device}</p>
        <div className={styles['fact']}>
          {isThis && <Badge tone="info">{words.isThis}</Badge>}
          {isKept && <Badge>{words.isKept}</Badge>}
        </div>
        <p className={styles['muted']}>{words.facts(since, momentOf(seenAt))}</p>
        <FormProblem text={error === null ? undefined : errorText(error)} />
      </div>
      {!isThis && (
        <Button aria-label={words.endOf(device, since)} isBusy={isPending} busyLabel={words.ending} onClick={end}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
