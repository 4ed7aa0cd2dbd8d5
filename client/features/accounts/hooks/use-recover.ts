import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { problemsOf, useFields, type Places } from '#client/lib/fields/use-fields.ts';
import { recover } from '../api/recover.ts';
import { texts } from '../texts.ts';

type Name = 'username' | 'recoveryCode' | 'newPassword';

const places: Places<Name> = {
  'auth.wrong_recovery': 'recoveryCode',
  'auth.too_many_tries': 'recoveryCode',
  'account.password_too_short': 'newPassword',
  'account.password_too_long': 'newPassword',
  'account.password_common': 'newPassword',
};

/** A new password by a recovery code. */
export function useRecover() {
  const { form, values, field, problem, setProblems } = useFields<Name>({
    username: '',
    recoveryCode: '',
    newPassword: '',
  });
  const sending = useMutation({ mutationFn: recover, gcTime: 0 });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const { username, recoveryCode, newPassword } = values;
    const missing = {
      ...(username.trim() === '' && { username: texts.fields.usernameMissing }),
      ...(recoveryCode.trim() === '' && { recoveryCode: texts.recover.codeMissing }),
      ...(newPassword === '' && { newPassword: texts.fields.newPasswordMissing }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    sending.mutate(
      { username, recoveryCode: recoveryCode.trim(), newPassword },
      { onError: (error) => setProblems(problemsOf(error, places)) },
    );
  };
  return { form, field, problem, submit, isSending: sending.isPending, isDone: sending.isSuccess };
}
