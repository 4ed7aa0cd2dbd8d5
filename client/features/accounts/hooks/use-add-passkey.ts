import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#client/lib/api-error.ts';
import { errorText } from '#client/lib/error-text.ts';
import { readAccountAnew } from '#client/lib/session/read-account-anew.ts';
import { useRecent } from '#client/lib/session/recent-context.ts';
import { addPasskey, passkeyOptions } from '../api/passkeys.ts';
import { securityTexts } from '../security-texts.ts';

const { passkeys: words } = securityTexts;

/** Has this device make a passkey. What is recent is asked of the first call: the device is asked once. */
export function useAddPasskey() {
  const runRecent = useRecent();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (label: string) => addPasskey(await runRecent(passkeyOptions), label),
    gcTime: 0,
    onSuccess: () => readAccountAnew(queryClient),
  });
}

/** What to say of an attempt that made no passkey. */
export function passkeyProblem(error: Error): string {
  if (error instanceof ApiError) return errorText(error);
  return error.name === 'InvalidStateError' ? words.known : words.stopped;
}
