import { z } from 'zod';
import type { AnswerDraft } from '../drafting/draft.ts';
import { parsedJson } from '../kernel/parsed-json.ts';
import { LooseSentence } from '../drafting/loose-draft.ts';

const longestAnswer = 60_000;
const mostSentences = 12;

const LooseAnswer = z.object({ found: z.boolean().catch(true), sentences: z.array(z.unknown()) });

/** The answer that a model wrote, from the first bracket to the last; undefined where it is none. */
export function readAnswer(json: string): AnswerDraft | undefined {
  const text = json.slice(0, longestAnswer);
  const whole = LooseAnswer.safeParse(parsedJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  if (!whole.success) return undefined;
  const sentences = whole.data.sentences.slice(0, mostSentences).flatMap((one) => {
    const sentence = LooseSentence.safeParse(one);
    return sentence.success ? [sentence.data] : [];
  });
  return { found: whole.data.found, sentences };
}
