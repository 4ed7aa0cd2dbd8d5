import { useEffect, useEffectEvent, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { CurrentUser } from '#core/accounts/account.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { errorText } from '#client/lib/error-text.ts';
import { useSession } from '#client/lib/session/session-context.ts';
import { askForPasskey, logInByPasskey, type PasskeyAnswer } from '../api/log-in-by-passkey.ts';
import { texts } from '../texts.ts';

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Signing in with a passkey: by a button, and in the list that a browser opens at the username. */
export function usePasskeySignIn(isKept: boolean) {
  const { signIn } = useSession();
  const logIn = useLogInOnce(isKept);
  const mutationFn = async () => logIn(await askForPasskey({ isOffered: false }));
  const { mutate, isPending, error } = useMutation({ mutationFn, gcTime: 0 });
  const logInOffered = useEffectEvent(logIn);
  const offer = useEffectEvent(async () => {
    try {
      signIn(await logInOffered(await askForPasskey({ isOffered: true })));
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
    if (!isPending) mutate(undefined, { onSuccess: signIn });
  };
  const problem =
    error === null ? undefined : error instanceof ApiError ? errorText(error) : texts.signIn.passkeyStopped;
  return { start, isWaiting: isPending, problem };
}

/**
 * Whoever presses the button while the browser's list signs them in gives two answers. A passkey counts its uses: the server takes the one
 * that counts further, and would refuse the other. So the first is sent, and the second waits for what became of it.
 */
function useLogInOnce(isKept: boolean): (answer: PasskeyAnswer) => Promise<CurrentUser> {
  const sent = useRef<Promise<CurrentUser>>(undefined);
  return (answer) => {
    sent.current ??= logInByPasskey(answer, isKept).catch((error: unknown) => {
      sent.current = undefined;
      throw error;
    });
    return sent.current;
  };
}

const canOffer = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
