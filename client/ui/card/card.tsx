import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import styles from './card.module.css';

export type CardProps = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section'; isPlain?: boolean };

export function Card({ as: Tag = 'div', isPlain = false, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(styles['card'], isPlain && styles['plain'], className)} />;
}

/** A list of cards, as many in a row as fit. Its children are `<li>`. */
export function CardGrid({ children, ...rest }: { children: ReactNode; 'aria-label'?: string }) {
  return (
    <ul {...rest} className={styles['grid']}>
      {children}
    </ul>
  );
}
