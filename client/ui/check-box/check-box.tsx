import { useId, type ComponentProps, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './check-box.module.css';

export type CheckBoxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Yes or no, in a tile that is pressed as a whole. */
export function CheckBox({ label, hint, error, ...input }: CheckBoxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          <Icon of={TriangleAlert} />
          <span>
            <VisuallyHidden>Error: </VisuallyHidden>
            {error}
          </span>
        </p>
      )}
      <label className={styles['tile']}>
        <input
          {...input}
          type="checkbox"
          {...(describedBy !== '' && { 'aria-describedby': describedBy })}
          {...(error && { 'aria-invalid': true })}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <div id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
    </div>
  );
}
