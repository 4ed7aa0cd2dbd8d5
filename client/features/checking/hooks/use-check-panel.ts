import { useEffect, useEffectEvent, useState } from 'react';
import { isDoubtful } from '#core/documents/page-layout.ts';
import type { CheckPanelProps } from '#client/lib/medical-documents/checking.ts';
import { errorText } from '#client/lib/error-text.ts';
import type { WordOnPage } from '../model/words-to-check.ts';
import { texts } from '../texts.ts';
import { useCorrectWord } from './use-correct-word.ts';
import { useCurrentWord } from './use-current-word.ts';
import { useWordsToCheck, type WordsToCheck } from './use-words-to-check.ts';

type OnMove = (item: WordOnPage | undefined) => void;
type Shown = { words: WordsToCheck; text: string };

/** Goes through what was hard to read, one word after the other. `onMove` is called whenever there is another word to look at. */
export function useCheckPanel({ documentRef, text, first = [] }: CheckPanelProps, onMove: OnMove) {
  const words = useWordsToCheck(documentRef, first);
  // What is shown stands still while a correction is on its way: text and words come anew one after the other.
  const [held, hold] = useState<Shown | null>(null);
  const shown = held ?? { words, text };
  const current = useCurrentWord(shown.words, shown.text);
  const { mutateAsync, reset, error } = useCorrectWord(documentRef);
  const [status, setStatus] = useState('');
  const [moves, setMoves] = useState(0);
  const move = useEffectEvent(() => onMove(current.item));
  useEffect(() => {
    if (moves > 0) move();
  }, [moves]);

  const moving = <Args extends unknown[]>(go: (...args: Args) => void) => {
    return (...args: Args) => {
      reset();
      go(...args);
      setMoves((count) => count + 1);
    };
  };
  const send = async (typed: string) => {
    const { item, reading } = current;
    if (item === undefined) return;
    hold({ words, text });
    try {
      await mutateAsync({ span: item.word.span, text: typed, was: reading });
      setStatus(saidAfter(typed, reading, shown.words.left - (isDoubtful(item.word) ? 1 : 0)));
      moving(current.settle)();
    } catch {
      // Told beside the field, by `problem`. What was typed stays.
    } finally {
      hold(null);
    }
  };
  return {
    ...shown.words,
    ...current,
    text: shown.text,
    step: moving(current.step),
    change: moving(current.change),
    stopChanging: moving(current.stopChanging),
    send: (typed: string) => void send(typed),
    isSaving: held !== null,
    problem: error === null ? null : errorText(error, texts.word.failed),
    status,
  };
}

export type CheckPanelState = ReturnType<typeof useCheckPanel>;

function saidAfter(typed: string, reading: string, left: number): string {
  const saved = typed === reading ? texts.saved.confirmed(typed) : texts.saved.corrected(typed);
  return left > 0 ? `${saved} ${texts.saved.left(left)}` : saved;
}
