import { useEffect, useEffectEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { AiStatus } from '#core/documents/ai-status.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { checkAiStatus } from '../api/check-ai-status.ts';
import { texts } from '../texts.ts';

type UseAiStatus = { status: AiStatus | undefined; problem: string | null; isChecking: boolean; check: () => void };

/** Asks once when the card is there, and again when somebody wants to know. */
export function useAiStatus(): UseAiStatus {
  const { show } = useToast();
  const { mutate, data, error, isPending, isIdle } = useMutation({
    mutationFn: checkAiStatus,
    onError: () => show({ tone: 'error', title: texts.toastTitle, description: texts.toastText }),
  });
  const checkOnce = useEffectEvent(() => isIdle && mutate());
  useEffect(() => {
    checkOnce();
  }, []);
  return {
    status: data,
    problem: error === null ? null : problemOf(error),
    isChecking: isPending || isIdle,
    check: () => mutate(),
  };
}

// Without a status there was no answer at all.
const problemOf = (error: Error) =>
  error instanceof ApiError && error.status !== undefined ? texts.failed : texts.networkFailed;
