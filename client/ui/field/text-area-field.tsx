import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type TextAreaFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'textarea'>, 'className' | 'style'>;

/** A few lines of text. It can be pulled larger. */
export function TextAreaField({ label, hint, error, id, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(id !== undefined && { id })}>
      {(control) => <textarea {...area} {...control} />}
    </Field>
  );
}
