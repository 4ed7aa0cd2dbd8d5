import type { FormEvent } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Registered } from '#core/accounts/account.ts';
import { problemsOf, useFields, type Places } from '#client/lib/fields/use-fields.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { register } from '../api/register.ts';
import { timeZone } from '../model/time-zone.ts';
import { texts } from '../texts.ts';

type Name = 'username' | 'password' | 'email';

const places: Places<Name> = {
  'account.username_unusable': 'username',
  'account.username_taken': 'username',
  'account.password_too_short': 'password',
  'account.password_too_long': 'password',
  'account.password_common': 'password',
  'account.email_unusable': 'email',
};

export function useSignUp(onRegistered: (registered: Registered) => void) {
  const { form, values, field, problem, setProblems } = useFields<Name>({ username: '', password: '', email: '' });
  const { data: allowance } = useQuery(allowanceQuery);
  const sending = useMutation({ mutationFn: register, gcTime: 0 });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const { username, password } = values;
    const email = values.email.trim();
    const missing = {
      ...(username.trim() === '' && { username: texts.fields.usernameMissing }),
      ...(password === '' && { password: texts.fields.passwordMissing }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    sending.mutate(
      { username, password, timeZone: timeZone(), ...(email !== '' && { email }) },
      { onSuccess: onRegistered, onError: (error) => setProblems(problemsOf(error, places)) },
    );
  };
  // An address that no mail can be sent to is not asked for.
  const asksForEmail = allowance?.canSendMail === true;
  return { form, field, problem, submit, asksForEmail, isSending: sending.isPending };
}
