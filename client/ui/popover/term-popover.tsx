import { useId, type ReactNode } from 'react';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/popover';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon.tsx';
import styles from './popover.module.css';

export type TermPopoverProps = {
  term: string;
  definition: ReactNode;
  /** The words as they stand in the text. */
  children: ReactNode;
};

/** A word in running text that tells its meaning when it is tapped. */
export function TermPopover({ term, definition, children }: TermPopoverProps) {
  const titleId = useId();
  return (
    <Radix.Root>
      <Radix.Trigger className={styles['term']}>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles['panel']} sideOffset={6} collisionPadding={16} aria-labelledby={titleId}>
          <div className={styles['head']}>
            <p id={titleId} className={styles['title']}>
              {term}
            </p>
            <Radix.Close asChild>
              <IconButton label="Close">
                <Icon of={X} />
              </IconButton>
            </Radix.Close>
          </div>
          <div>{definition}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
