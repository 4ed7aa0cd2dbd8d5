import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './button-look.ts';

export type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className' | 'style'> & ButtonLook;

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export function LinkButton({ variant = 'secondary', size = 'normal', isWide = false, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ variant, size, isWide })} />;
}
