import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'> & {
    options: readonly SelectOption[];
    /** The first, empty choice, such as "Select a type". */
    placeholder?: string;
  };

/** The browser's own list: the one that people know from everywhere, on every device. */
export function SelectField({ label, hint, error, id, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(id !== undefined && { id })}>
      {(control) => (
        <select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
