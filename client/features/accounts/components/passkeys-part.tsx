import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Passkey } from '#core/accounts/account.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { passkeysQuery, removePasskey } from '../api/passkeys.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { hasPasskeys } from '../hooks/use-passkey-sign-in.ts';
import { securityTexts } from '../security-texts.ts';
import styles from './accounts.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { FormProblem } from './form-problem.tsx';
import { SubPart } from './sub-part.tsx';

const { passkeys: words } = securityTexts;

export function PasskeysPart() {
  const query = useQuery(passkeysQuery);
  return (
    <SubPart title={words.title}>
      <p>{words.what}</p>
      <Loaded query={query} loading={words.loading} failed={words.failed}>
        {(passkeys) => (passkeys.length === 0 ? <p>{words.none}</p> : <PasskeyList passkeys={passkeys} />)}
      </Loaded>
      {hasPasskeys() ? <AddPasskey /> : <p>{words.notHere}</p>}
    </SubPart>
  );
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { show } = useToast();
  const [asked, setAsked] = useState<Passkey>();
  const removal = useAccountChange(removePasskey, () => show({ tone: 'success', title: words.removed }));
  const remove = () => {
    setAsked(undefined);
    if (asked) removal.mutate(asked.id);
  };
  return (
    <>
      <FormProblem text={removal.error === null ? undefined : errorText(removal.error)} />
      <ul className={styles['rows']} aria-label={words.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles['row']}>
            <div>
              <p className={styles['rowTitle']}>{passkey.label}</p>
              <p className={styles['muted']}>{words.facts(passkey.createdAt, passkey.usedAt)}</p>
            </div>
            <Button aria-label={words.remove(passkey.label)} onClick={() => setAsked(passkey)}>
              {words.removeShort}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={words.removeTitle(asked?.label ?? '')}
        description={words.removeMore}
        confirmLabel={words.removeShort}
        isDanger
        onConfirm={remove}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
