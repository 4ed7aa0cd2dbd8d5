import { randomBytes } from 'node:crypto';
import { readAnswer } from '#core/answering/read-answer.ts';
import type { Explanation } from '#core/documents/explanation.ts';
import type { Answer } from '#core/documents/follow-up.ts';
import { Ungrounded } from '#server/models/try-in-order.ts';
import { ModelFailure, type LanguageModel } from '#server/ports/language-model.ts';
import type { Teller } from '#server/ports/teller.ts';
import { whileAllowed } from '../consents/while-allowed.ts';

export type ToAnswer = { explanation: Explanation; question: string; owner: string };

type Limits = {
  signal: AbortSignal;
  firstWithinMs: number;
  /** Whether the owner of the document still agrees. */
  isAllowed: () => Promise<boolean>;
};

/** One model's answer, held against the document. Throws ModelFailure, and Ungrounded when nothing of it stands. */
export async function askModel(
  teller: Teller,
  model: LanguageModel,
  { explanation, question, owner, signal, firstWithinMs, isAllowed }: ToAnswer & Limits,
): Promise<Answer> {
  const { engine } = model;
  const nonce = randomBytes(12).toString('hex');
  const by = { owner, signal };
  const prepared = await teller.prepareQuestion({ explanation, question, masks: model.isMasked, nonce }, by);
  const { prompt, builtIn, outgoing } = prepared;
  const events = model.write({ prompt, builtIn }, { signal, firstWithinMs });
  let draft = '';
  for await (const event of whileAllowed(events, { engine, isAllowed })) if ('text' in event) draft += event.text;

  const answer = await teller.checkAnswer({ explanation, question, outgoing, draft, engine }, by).catch(() => {
    // What cannot even be checked is no answer.
    throw new ModelFailure('garbage', { engine });
  });
  // Another model may do better than our own words in the place of these. That the document does not say is an answer.
  const isDenied = readAnswer(draft)?.found === false;
  if (answer.engine !== engine && !isDenied) throw new Ungrounded();
  return answer;
}

/** The answer that needs no model. */
export async function answerBuiltIn(teller: Teller, { explanation, question, owner }: ToAnswer): Promise<Answer> {
  const toPrepare = { explanation, question, masks: false, nonce: '' };
  const { builtIn: draft, outgoing } = await teller.prepareQuestion(toPrepare, { owner });
  return teller.checkAnswer({ explanation, question, outgoing, draft, engine: 'built-in' }, { owner });
}
