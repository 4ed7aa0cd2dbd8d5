import { useId, useRef, type ReactNode, type RefObject } from 'react';
import * as Radix from 'radix-ui/popover';
import { CloseButton } from '../button/close-button.tsx';
import styles from './popover.module.css';

export type AnchoredDefinitionProps = {
  isOpen: boolean;
  /** The word that was tapped. It gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  term: string;
  onClose: () => void;
  children: ReactNode;
};

export function AnchoredDefinitionPanel({ isOpen, anchor, term, onClose, children }: AnchoredDefinitionProps) {
  const titleId = useId();
  // Whoever pressed something else has gone there, and is not called back.
  const hasLeft = useRef(false);
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (!hasLeft.current) anchor.current?.focus();
    hasLeft.current = false;
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          className={styles['panel']}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          aria-labelledby={titleId}
          onInteractOutside={() => (hasLeft.current = true)}
          onCloseAutoFocus={giveFocusBack}
        >
          <div className={styles['head']}>
            <p id={titleId} className={styles['title']}>
              {term}
            </p>
            <Radix.Close asChild>
              <CloseButton />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
