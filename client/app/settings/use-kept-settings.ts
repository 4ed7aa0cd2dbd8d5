import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Account } from '#core/accounts/account.ts';
import { callApi } from '#client/lib/call-api.ts';
import { accountQuery } from '#client/lib/session/account-query.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import type { ReadingSettings } from './reading-settings.ts';

/** Keeps the settings with the account of whoever is signed in, one choice after the other. */
export function useKeptSettings() {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const { mutate, isError } = useMutation({
    scope: { id: 'reading-settings' },
    mutationFn: (readingSettings: ReadingSettings) =>
      callApi({ path: '/api/users/me', method: 'PUT', body: { readingSettings }, output: Account }),
    onSuccess: (account) => queryClient.setQueryData(accountQuery.queryKey, account),
  });
  return {
    isOn: user !== null,
    keep: (settings: ReadingSettings) => user !== null && mutate(settings),
    hasFailed: isError,
  };
}
