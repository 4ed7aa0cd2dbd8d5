import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { ErrorCode } from '#core/kernel/app-error.ts';
import { ApiError } from '../api-error.ts';
import { errorText } from '../error-text.ts';

/** What is wrong with the fields of a form, by their names; `form` for what belongs to none of them. */
export type Problems<Name extends string> = Partial<Record<Name | 'form', string>>;

/** At which field the words of a code stand. */
export type Places<Name extends string> = Partial<Record<ErrorCode, Name>>;

/** The fields of a short form: what was typed, what is wrong with it, and the focus on the first field that is to be mended. */
export function useFields<Name extends string>(start: Record<Name, string>) {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  /** What a text field needs: `<TextField label="…" {...field('name')} />`. */
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const empty = () => setValues(start);
  return { form, values, field, problem: problems.form, setProblems, empty };
}

/** The words for a failed call at the field that they are about, else at the form; `fallback` for one that came without words. */
export function problemsOf<Name extends string>(
  error: unknown,
  places: Places<Name>,
  fallback?: string,
): Problems<Name> {
  const place = error instanceof ApiError && error.code !== undefined ? places[error.code] : undefined;
  const problems: Problems<Name> = {};
  problems[place ?? 'form'] = errorText(error, fallback);
  return problems;
}
