import { useEffect, useEffectEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#client/lib/api-error.ts';
import { errorText } from '#client/lib/error-text.ts';
import { useSession } from '#client/lib/session/session-context.ts';
import { logInByPasskey } from '../api/log-in-by-passkey.ts';
import { texts } from '../texts.ts';

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Signing in with a passkey: by a button, and in the list that a browser opens at the username. */
export function usePasskeySignIn(isKept: boolean) {
  const { signIn } = useSession();
  const { mutate, isPending, error } = useMutation({ mutationFn: logInByPasskey, gcTime: 0 });
  const keepSignedIn = useEffectEvent(() => isKept);
  const offer = useEffectEvent(async () => {
    try {
      signIn(await logInByPasskey({ isOffered: true, keepSignedIn }));
    } catch {
      // Nobody asked for it: the form below stands as it is.
    }
  });
  useEffect(() => {
    let stop = () => undefined;
    let isGone = false;
    void canOffer().then(async (can) => {
      if (!can || isGone) return;
      const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
      stop = () => void WebAuthnAbortService.cancelCeremony();
      void offer();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  const start = () => {
    if (!isPending) mutate({ isOffered: false, keepSignedIn: () => isKept }, { onSuccess: signIn });
  };
  const problem =
    error === null ? undefined : error instanceof ApiError ? errorText(error) : texts.signIn.passkeyStopped;
  return { start, isWaiting: isPending, problem };
}

const canOffer = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
