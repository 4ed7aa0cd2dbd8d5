import { useState } from 'react';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import type { HealthProfileState } from '../hooks/use-health-profile.ts';
import { texts } from '../texts.ts';

const { clear: words } = texts;

export function DeleteHealthProfile({ removing }: Pick<HealthProfileState, 'removing'>) {
  const [isAsking, setIsAsking] = useState(false);
  const { show } = useToast();
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: () => show({ tone: 'success', title: words.done }),
      onError: (error) => show({ tone: 'error', title: words.failed, description: errorText(error) }),
      onSettled: () => setIsAsking(false),
    });
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{words.start}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        description={words.body}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        isDanger
        isBusy={removing.isPending}
        busyLabel={words.deleting}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
