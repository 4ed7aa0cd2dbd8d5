import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/dialog';
import { CloseButton } from '../button/close-button.tsx';
import styles from './dialog.module.css';
import { useFocusReturn, type FocusAfter } from './use-focus-return.ts';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** What has the focus first, as a selector; else the first control. */
  firstFocus?: string;
  focusAfter?: FocusAfter;
  children: ReactNode;
};

export function DialogPanel({ isOpen, onClose, title, description, firstFocus, focusAfter, children }: DialogProps) {
  // Without a description the panel must say so itself, or it points to one that is not there.
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  const focusReturn = useFocusReturn(undefined, focusAfter);
  const focusFirst = (event: Event) => {
    focusReturn.onOpenAutoFocus();
    const panel = event.currentTarget;
    const first = firstFocus !== undefined && panel instanceof HTMLElement && panel.querySelector(firstFocus);
    if (!(first instanceof HTMLElement)) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles['overlay']}>
          <Radix.Content className={styles['panel']} {...described} {...focusReturn} onOpenAutoFocus={focusFirst}>
            <div className={styles['head']}>
              <Radix.Title className={styles['title']}>{title}</Radix.Title>
              <Radix.Close asChild>
                <CloseButton />
              </Radix.Close>
            </div>
            {description !== undefined && <Radix.Description>{description}</Radix.Description>}
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
