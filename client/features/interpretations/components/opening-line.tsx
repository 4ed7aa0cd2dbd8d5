import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import styles from './opening-line.module.css';

type OpeningLineProps = {
  title: ReactNode;
  /** How much there is within. */
  more?: ReactNode;
  /** Opens it, and never closes it: open or closed, from then on it is the reader's. */
  isOpen?: boolean;
  children: ReactNode;
};

/** One line that opens. What is within stays in the page. */
export function OpeningLine({ title, more, isOpen = false, children }: OpeningLineProps) {
  const line = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isOpen && line.current !== null) line.current.open = true;
  }, [isOpen]);
  return (
    <details ref={line} className={styles['line']}>
      <summary className={styles['head']}>
        <span className={styles['words']}>
          {title}
          {more !== undefined && <span className={styles['more']}>{more}</span>}
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
