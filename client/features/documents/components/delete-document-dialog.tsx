import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { texts } from '../texts.ts';

type DeleteDocumentDialogProps = {
  asked: { title: string } | null;
  isDeleting: boolean;
  confirm: () => void;
  cancel: () => void;
};

export function DeleteDocumentDialog({ asked, isDeleting, confirm, cancel }: DeleteDocumentDialogProps) {
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={texts.delete.title}
      description={asked === null ? '' : texts.delete.body(asked.title)}
      confirmLabel={texts.delete.confirm}
      cancelLabel={texts.delete.cancel}
      isDanger
      isBusy={isDeleting}
      busyLabel={texts.delete.deleting}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
