import * as Radix from 'radix-ui/alert-dialog';
import { Button } from '../button/button.tsx';
import styles from './dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

export type MessageDialogProps = {
  isOpen: boolean;
  title: string;
  description: string;
  closeLabel?: string;
  onClose: () => void;
};

export function MessageDialogPanel({ isOpen, title, description, closeLabel = 'OK', onClose }: MessageDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles['overlay']}>
          <Radix.Content className={styles['panel']} {...focusReturn}>
            <Radix.Title className={styles['title']}>{title}</Radix.Title>
            <Radix.Description>{description}</Radix.Description>
            <div className={styles['actions']}>
              <Radix.Cancel asChild>
                <Button variant="primary">{closeLabel}</Button>
              </Radix.Cancel>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
