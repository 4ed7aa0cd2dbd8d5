import type { ComponentProps } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { buttonClass } from './button-look.ts';
import styles from './button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> & { label: string };

/** A button of one icon. Only where the icon is known to all, such as a cross that closes. */
export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  const className = classNames(buttonClass({ variant: 'quiet' }), styles['icon']);
  return <button {...rest} type={type} aria-label={label} className={className} />;
}
