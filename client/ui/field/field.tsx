import { useId, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { classNames } from '#client/lib/class-names.ts';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './field.module.css';

/** What a control needs so that its label, hint and error are read with it. */
export type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  id?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, hint and error below it, then the control. */
export function Field({ label, hint, error, id: ownId, children }: FieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles['field'], error && styles['invalid'])}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          <Icon of={TriangleAlert} />
          <span>
            <VisuallyHidden>Error: </VisuallyHidden>
            {error}
          </span>
        </p>
      )}
      {children({
        id,
        className: styles['control'],
        ...(describedBy !== '' && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
    </div>
  );
}
