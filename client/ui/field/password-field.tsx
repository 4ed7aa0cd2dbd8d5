import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './password-field.module.css';

export type PasswordFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & {
    /** Tells a password manager whether to fill one in or to make one. */
    autoComplete: 'current-password' | 'new-password';
  };

/** A password, hidden until one asks to see it. */
export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} {...(id !== undefined && { id })}>
      {(control) => (
        <div className={styles['row']}>
          <input
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <Button
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} />
            {isShown ? 'Hide' : 'Show'}
          </Button>
        </div>
      )}
    </Field>
  );
}
