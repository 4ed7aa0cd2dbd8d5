import { useEffect, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { hasCode } from '#client/lib/api-error.ts';
import { problemsOf, useFields, type Places } from '#client/lib/fields/use-fields.ts';
import { useSession } from '#client/lib/session/session-context.ts';
import { logIn } from '../api/log-in.ts';
import { timeZone } from '../model/time-zone.ts';
import { texts } from '../texts.ts';

type Name = 'username' | 'password' | 'code';

const places: Places<Name> = {
  'auth.wrong_credentials': 'password',
  'auth.too_many_tries': 'password',
  'auth.wrong_code': 'code',
  'auth.factor_required': 'code',
};

/** Signing in with a password, and with the code of an authenticator app where the account asks for one. */
export function useSignIn() {
  const { signIn } = useSession();
  const { form, values, field, problem, setProblems } = useFields<Name>({ username: '', password: '', code: '' });
  const [isKept, setIsKept] = useState(false);
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  // Nothing of a password stays behind in the memory of calls.
  const sending = useMutation({ mutationFn: logIn, gcTime: 0 });
  useEffect(() => {
    if (isCodeAsked) form.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }, [form, isCodeAsked]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const { username, password } = values;
    const code = values.code.trim();
    const missing = {
      ...(username.trim() === '' && { username: texts.fields.usernameMissing }),
      ...(password === '' && { password: texts.fields.passwordMissing }),
      ...(isCodeAsked && code === '' && { code: texts.fields.codeMissing }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    const body = { username, password, keepSignedIn: isKept, timeZone: timeZone(), ...(isCodeAsked && { code }) };
    sending.mutate(body, { onSuccess: signIn, onError: refuse });
  };
  const refuse = (error: Error) => {
    if (hasCode(error, 'auth.factor_required') && !isCodeAsked) setIsCodeAsked(true);
    else setProblems(problemsOf(error, places));
  };
  return {
    form,
    field,
    problem,
    submit,
    isCodeAsked,
    isSending: sending.isPending,
    kept: { checked: isKept, onChange: () => setIsKept(!isKept) },
  };
}
