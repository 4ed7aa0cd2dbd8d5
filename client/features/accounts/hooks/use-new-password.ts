import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { hasCode } from '#client/lib/api-error.ts';
import { problemsOf, useFields, type Places } from '#client/lib/fields/use-fields.ts';
import { resetPassword } from '../api/reset-password.ts';
import { texts } from '../texts.ts';

type Name = 'newPassword';

const places: Places<Name> = {
  'account.password_too_short': 'newPassword',
  'account.password_too_long': 'newPassword',
  'account.password_common': 'newPassword',
};

/** A new password by the link of a mail. */
export function useNewPassword(token: string | undefined) {
  const { form, values, field, problem, setProblems } = useFields<Name>({ newPassword: '' });
  const [isUnusable, setIsUnusable] = useState(token === undefined);
  const sending = useMutation({ mutationFn: resetPassword, gcTime: 0 });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending || token === undefined) return;
    const { newPassword } = values;
    if (newPassword === '') return setProblems({ newPassword: texts.fields.newPasswordMissing });
    setProblems({});
    sending.mutate({ token, newPassword }, { onError: refuse });
  };
  const refuse = (error: Error) => {
    if (hasCode(error, 'auth.link_unusable')) setIsUnusable(true);
    else setProblems(problemsOf(error, places));
  };
  return { form, field, problem, submit, isUnusable, isSending: sending.isPending, isDone: sending.isSuccess };
}
