import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type TextFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, 'className' | 'style'>;

export function TextField({ label, hint, error, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(id !== undefined && { id })}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
