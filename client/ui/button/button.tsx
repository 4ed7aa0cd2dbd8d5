import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';
import styles from './button.module.css';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  ButtonLook & {
    /** While it works: the label to show instead. The button keeps its focus and does nothing. */
    busyLabel?: string | undefined;
    isBusy?: boolean;
  };

export function Button({
  variant = 'secondary',
  size = 'normal',
  isWide = false,
  isBusy = false,
  busyLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, isWide })}
      onClick={handleClick}
      {...(isBusy && { 'aria-disabled': true })}
    >
      {isBusy && <span className={styles['ring']} aria-hidden="true" />}
      {isBusy ? (busyLabel ?? children) : children}
    </button>
  );
}
