import { classNames } from '#client/lib/class-names.ts';
import styles from './button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'normal' | 'large';
  /** As wide as what it stands in. */
  isWide?: boolean;
};

export const buttonClass = ({ variant = 'secondary', size = 'normal', isWide = false }: ButtonLook): string =>
  classNames(styles['button'], styles[variant], size !== 'normal' && styles[size], isWide && styles['wide']);
