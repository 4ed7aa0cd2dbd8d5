import { useState } from 'react';
import type { z } from 'zod';
import type { TotpSetup } from '#core/accounts/account.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { removeTotp, startTotp } from '../api/totp.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { securityTexts } from '../security-texts.ts';
import { FormProblem } from './form-problem.tsx';
import { SubPart } from './sub-part.tsx';
import { TotpSetupForm } from './totp-setup-form.tsx';

const { totp: words } = securityTexts;

/** The authenticator app: set up by its first code, and turned off again. */
export function TotpPart({ isOn }: { isOn: boolean }) {
  const { show } = useToast();
  const [setup, setSetup] = useState<z.infer<typeof TotpSetup>>();
  const [isAsking, setIsAsking] = useState(false);
  const start = useAccountChange(startTotp, setSetup);
  const removal = useAccountChange(removeTotp, () => show({ tone: 'success', title: words.turnedOff }));
  const turnOff = () => {
    setIsAsking(false);
    removal.mutate();
  };
  const error = start.error ?? removal.error;
  return (
    <SubPart title={words.title} badge={<Badge tone={isOn ? 'info' : 'neutral'}>{isOn ? words.on : words.off}</Badge>}>
      <p>{words.what}</p>
      <FormProblem text={error === null ? undefined : errorText(error)} />
      {!isOn && setup === undefined && (
        <div>
          <Button isBusy={start.isPending} busyLabel={words.preparing} onClick={() => start.mutate()}>
            {words.setUp}
          </Button>
        </div>
      )}
      {!isOn && setup !== undefined && <TotpSetupForm setup={setup} onClose={() => setSetup(undefined)} />}
      {isOn && (
        <div>
          <Button isBusy={removal.isPending} onClick={() => setIsAsking(true)}>
            {words.turnOff}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.turnOffTitle}
        description={words.turnOffMore}
        confirmLabel={words.turnOff}
        isDanger
        onConfirm={turnOff}
        onCancel={() => setIsAsking(false)}
      />
    </SubPart>
  );
}
