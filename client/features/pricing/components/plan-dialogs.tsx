import { planLines } from '#core/plans/plan-lines.ts';
import { plans } from '#core/plans/plans.ts';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { MessageDialog } from '#client/ui/dialog/message-dialog.tsx';
import type { PlanActions } from '../hooks/use-plan-actions.ts';
import { texts } from '../texts.ts';

export function PlanDialogs({ dialog, close, change, changingTo }: PlanActions) {
  const plan = dialog?.plan ?? 'free';
  const { title } = plans[plan];
  const { inDevelopment, confirm } = texts;
  return (
    <>
      <MessageDialog
        isOpen={dialog?.kind === 'in_development'}
        title={inDevelopment.title}
        description={inDevelopment.body(title)}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={dialog?.kind === 'lower'}
        title={confirm.title(title)}
        description={confirm.body(planLines(plan).slice(0, 3))}
        confirmLabel={confirm.confirm(title)}
        cancelLabel={confirm.cancel}
        isBusy={changingTo !== null}
        busyLabel={confirm.busy}
        onConfirm={() => change(plan)}
        onCancel={close}
      />
    </>
  );
}
