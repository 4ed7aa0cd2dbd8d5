import { useEffect, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { hasCode } from '../api-error.ts';
import { errorText } from '../error-text.ts';
import { useFields } from '../fields/use-fields.ts';
import { reauthenticate } from './session-api.ts';
import { sessionTexts } from './texts.ts';

const { recent: words } = sessionTexts;

/** The password once more, and the code of the authenticator app where the account asks for one. */
export function useReauthenticate(onShown: () => void) {
  const { form, values, field, setProblems } = useFields({ password: '', code: '' });
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  // Nothing of a password stays behind in the memory of calls.
  const sending = useMutation({ mutationFn: reauthenticate, gcTime: 0 });
  useEffect(() => {
    if (isCodeAsked) form.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }, [form, isCodeAsked]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { password } = values;
    const code = values.code.trim();
    if (sending.isPending) return;
    if (password === '') return setProblems({ password: words.passwordMissing });
    if (isCodeAsked && code === '') return setProblems({ code: words.codeMissing });
    setProblems({});
    sending.mutate({ password, ...(isCodeAsked && { code }) }, { onSuccess: onShown, onError: refuse });
  };
  const refuse = (error: Error) => {
    if (hasCode(error, 'auth.factor_required') && !isCodeAsked) return setIsCodeAsked(true);
    const isCode = hasCode(error, 'auth.wrong_code') || hasCode(error, 'auth.factor_required');
    const text = hasCode(error, 'auth.wrong_credentials') ? words.passwordWrong : errorText(error);
    setProblems(isCode ? { code: text } : { password: text });
  };
  return { form, field, submit, isCodeAsked, isSending: sending.isPending };
}
