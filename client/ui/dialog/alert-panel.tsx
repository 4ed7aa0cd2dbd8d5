import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/alert-dialog';
import { Button, type ButtonProps } from '../button/button.tsx';
import styles from './dialog.module.css';
import { useFocusReturn, type FocusAfter } from './use-focus-return.ts';

type AlertPanelProps = {
  isOpen: boolean;
  title: string;
  description: string;
  focusAfter?: FocusAfter | undefined;
  /** What closes it and does nothing else. It has the focus first. */
  close: Pick<ButtonProps, 'children' | 'variant'>;
  onClose: () => void;
  children?: ReactNode;
};

/** The frame of what has to be answered or read before going on: nothing beside it closes it. */
export function AlertPanel({ isOpen, title, description, focusAfter, close, onClose, children }: AlertPanelProps) {
  const focusReturn = useFocusReturn(undefined, focusAfter);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles['overlay']}>
          <Radix.Content className={styles['panel']} {...focusReturn}>
            <Radix.Title className={styles['title']}>{title}</Radix.Title>
            <Radix.Description>{description}</Radix.Description>
            <div className={styles['actions']}>
              <Radix.Cancel asChild>
                <Button {...close} />
              </Radix.Cancel>
              {children}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
