import * as Radix from 'radix-ui/alert-dialog';
import { Button } from '../button/button.tsx';
import styles from './dialog.module.css';
import { useFocusReturn, type FocusAfter } from './use-focus-return.ts';

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

export function ConfirmDialogPanel({ isOpen, onCancel, title, description, ...rest }: ConfirmDialogProps) {
  const {
    confirmLabel,
    cancelLabel = 'Cancel',
    isDanger = false,
    isBusy = false,
    busyLabel,
    focusAfter,
    onConfirm,
  } = rest;
  const focusReturn = useFocusReturn(undefined, focusAfter);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={styles['overlay']}>
          <Radix.Content className={styles['panel']} {...focusReturn}>
            <Radix.Title className={styles['title']}>{title}</Radix.Title>
            <Radix.Description>{description}</Radix.Description>
            <div className={styles['actions']}>
              <Radix.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </Radix.Cancel>
              <Button
                variant={isDanger ? 'danger' : 'primary'}
                isBusy={isBusy}
                busyLabel={busyLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
