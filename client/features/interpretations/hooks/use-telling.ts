import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Telling, TellingChoice, TellingState } from '#core/documents/telling.ts';
import { errorText } from '#client/lib/error-text.ts';
import { useMay } from '#client/lib/medical-documents/seen-by-share.ts';
import { usePolling } from '#client/lib/use-polling.ts';
import { startTelling } from '../api/start-telling.ts';
import { isTakenBack, isUnderWay, takeTelling } from '../model/take-telling.ts';
import { useKeepTelling } from './use-keep-telling.ts';
import { useTellingEvents } from './use-telling-events.ts';
import type { ToldWords } from './use-told.ts';

export type FollowedTelling = {
  /** Null while the words of the choice are not there, and on a sample, which nobody tells anew. */
  state: TellingState | null;
  isUnderWay: boolean;
  /** It was under way while this page was open: the end is worth a word. */
  wasUnderWay: boolean;
  /** The page has asked often enough and waits for the reader to ask again. */
  isSlow: boolean;
  /** Why the last attempt could not begin. */
  problem: string | null;
  isStarting: boolean;
  start: () => void;
  refresh: () => void;
};

/** Follows a model while it tells the chosen words, and takes what it has written into their place. */
export function useTelling(
  { words, choice, isCurrent }: ToldWords,
  address: string,
  isSample: boolean,
): FollowedTelling {
  const state = isCurrent && !isSample ? words.telling : null;
  const isOn = state !== null && isUnderWay(state);
  const about = `level=${choice.level}&language=${choice.language}`;
  const { change, refresh } = useKeepTelling(words, address);
  const [seen, setSeen] = useState<string | null>(null);
  if (isOn && seen !== about) setSeen(about);

  const take = (telling: Telling) => {
    if (telling.level !== choice.level || telling.language !== choice.language) return;
    let isBack = false;
    change(choice, (shown) => {
      isBack ||= isTakenBack(shown, telling);
      return takeTelling(shown, telling);
    });
    if (isBack) refresh(choice);
  };
  const isLive = useTellingEvents(`${address}/events?${about}`, isOn, take);
  const { hasGivenUp } = usePolling(isOn && !isLive, () => refresh(choice), about);

  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (chosen: TellingChoice) => startTelling(address, chosen),
    onSuccess: (telling, chosen) => change(chosen, (shown) => ({ ...shown, telling })),
  });
  // Nobody was asked yet, and nothing is in the way.
  const mayStart = useMay('reinterpret');
  const isDue = mayStart && state?.stage === 'none' && state.reason === null;
  const start = () => {
    const isAsked = isPending && variables === choice;
    if (!isAsked && !isOn) mutate(choice);
  };
  const startNow = useEffectEvent(start);
  useEffect(() => {
    if (isDue) startNow();
  }, [isDue, about]);

  return {
    state,
    isUnderWay: isOn,
    wasUnderWay: seen === about && state !== null && !isOn,
    isSlow: hasGivenUp && !isLive,
    problem: error === null || variables !== choice ? null : errorText(error),
    isStarting: isPending,
    start,
    refresh: () => refresh(choice),
  };
}
