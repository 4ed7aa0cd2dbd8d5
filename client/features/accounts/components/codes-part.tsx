import { useEffect, useRef, useState } from 'react';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { makeRecoveryCodes } from '../api/make-recovery-codes.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { securityTexts } from '../security-texts.ts';
import styles from './accounts.module.css';
import { CodesKept } from './codes-kept.tsx';
import { FormProblem } from './form-problem.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SubPart } from './sub-part.tsx';

const { codes: words } = securityTexts;
const few = 3;

/** How many recovery codes are left, and new ones in their place. */
export function CodesPart({ username, left }: { username: string; left: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const { mutate, isPending, error } = useAccountChange(makeRecoveryCodes, (made) => setCodes(made.recoveryCodes));
  const make = () => {
    setIsAsking(false);
    mutate();
  };
  return (
    <SubPart title={words.title}>
      <p>{words.what}</p>
      <p>
        <strong>{words.left(left)}</strong> {left <= few && words.few}
      </p>
      <FormProblem text={error === null ? undefined : errorText(error)} />
      {codes === undefined ? (
        <div>
          <Button isBusy={isPending} busyLabel={words.making} onClick={() => setIsAsking(true)}>
            {words.make}
          </Button>
        </div>
      ) : (
        <NewCodes username={username} codes={codes} onKept={() => setCodes(undefined)} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.makeTitle}
        description={words.makeMore}
        confirmLabel={words.make}
        onConfirm={make}
        onCancel={() => setIsAsking(false)}
      />
    </SubPart>
  );
}

function NewCodes({ username, codes, onKept }: { username: string; codes: readonly string[]; onKept: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles['form']}>
      <RecoveryCodes username={username} codes={codes} />
      <CodesKept onKept={onKept} />
    </div>
  );
}
