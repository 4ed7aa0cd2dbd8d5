import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { longestQuestion, type Answer } from '#core/documents/follow-up.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { errorText } from '#client/lib/error-text.ts';
import { ask } from '../api/ask.ts';
import { texts } from '../texts.ts';

type Asking = {
  question: string;
  write: (question: string) => void;
  /** Sends what is written, or a question that was suggested. */
  send: (suggested?: string) => void;
  isAsking: boolean;
  /** Why it could not be sent or answered. */
  problem: string | null;
  /** The newest first. They are gone when the page is left. */
  answers: Answer[];
};

/** Puts questions to one document. */
export function useAsking(ref: DocumentRef): Asking {
  const [question, setQuestion] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [answers, setAnswers] = useState<Answer[]>([]);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (asked: string) => ask(ref, asked),
    onSuccess: (answer) => {
      setAnswers((earlier) => [answer, ...earlier]);
      setQuestion('');
    },
  });
  const write = (written: string) => {
    setQuestion(written);
    setFault(null);
  };
  const send = (suggested?: string) => {
    const asked = (suggested ?? question).trim();
    reset();
    setFault(faultOf(asked));
    if (suggested !== undefined) setQuestion(suggested);
    if (faultOf(asked) === null) mutate(asked);
  };
  return {
    question,
    write,
    send,
    isAsking: isPending,
    problem: fault ?? (error === null ? null : `${texts.failed} ${errorText(error)}`),
    answers,
  };
}

function faultOf(asked: string): string | null {
  if (asked === '') return texts.empty;
  return asked.length > longestQuestion ? texts.tooLong(longestQuestion) : null;
}
