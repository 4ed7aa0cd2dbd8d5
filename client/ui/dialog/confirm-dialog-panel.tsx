import { Button } from '../button/button.tsx';
import { AlertPanel } from './alert-panel.tsx';
import type { FocusAfter } from './use-focus-return.ts';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  busyLabel?: string;
  focusAfter?: FocusAfter;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialogPanel({
  confirmLabel,
  cancelLabel = 'Cancel',
  isDanger = false,
  isBusy = false,
  busyLabel,
  onConfirm,
  onCancel,
  ...frame
}: ConfirmDialogProps) {
  return (
    <AlertPanel {...frame} close={{ children: cancelLabel }} onClose={onCancel}>
      <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </AlertPanel>
  );
}
