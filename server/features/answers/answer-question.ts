import { isForModels } from '#core/answering/is-for-models.ts';
import type { WhyNoModel } from '#core/documents/telling.ts';
import type { Answer } from '#core/documents/follow-up.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { ModelDesk } from '#server/models/model-desk.ts';
import { whyFailed } from '#server/models/why-failed.ts';
import type { Teller } from '#server/ports/teller.ts';
import { isStillAllowed, type ConsentRules } from '../consents/allowed-models.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from '../documents/view-own-record.ts';
import { codeOfReason } from '../tellings/code-of-reason.ts';
import { findTellers } from '../tellings/find-tellers.ts';
import { mustBeExplained, openReading, type OpenReadingDeps } from '../tellings/open-reading.ts';
import { answerBuiltIn, askModel, type ToAnswer } from './ask-model.ts';
import { cleanQuestion } from './clean-question.ts';

export type AnswerQuestionDeps = OpenReadingDeps &
  ViewOwnRecordDeps & {
    teller: Teller;
    desk: ModelDesk;
    consentRules: ConsentRules;
    /** Whether the built-in interpreter may answer. */
    builtIn: boolean;
  };

type Asked = { ref: DocumentRef; question: string; signal: AbortSignal };

/**
 * Answers a question about a document by its text: by the models that may, else by the built-in interpreter. Nothing of it is kept.
 * Throws AppError('question.unusable'), 'document.not_found', 'interpretation.not_found', and an `ai.` code where no model
 * answers and the built-in interpreter is turned off.
 */
export async function answerQuestion(
  deps: AnswerQuestionDeps,
  actor: Actor,
  { ref, question: asked, signal }: Asked,
): Promise<Answer> {
  const { documents, teller, builtIn } = deps;
  const question = cleanQuestion(asked);
  const action = 'document.interpretation_viewed';
  const record = await viewOwnRecord(deps, actor, { ref, action, check: mustBeExplained });
  const reading = await documents.findReading(ownerOf(actor), ref);
  if (reading === undefined) throw new AppError('interpretation.not_found');
  const { explanation } = await openReading(deps, record, { reading, level: 'standard' });

  const { owner } = record;
  const toAnswer = { explanation, question, owner };
  if (!isForModels(question)) return answerBuiltIn(teller, toAnswer);
  const tellers = await findTellers(deps, record, explanation);
  const answered =
    'reason' in tellers ? tellers : await askInOrder(deps, tellers.models, { ...toAnswer, signal, about: record });
  if ('answer' in answered) return answered.answer;
  if (builtIn) return answerBuiltIn(teller, toAnswer);
  throw new AppError(codeOfReason[answered.reason]);
}

type AskedInOrder = ToAnswer & { about: { owner: string; ticket: string }; signal: AbortSignal };

async function askInOrder(
  { desk, teller, consentRules }: AnswerQuestionDeps,
  models: ModelDesk['models'],
  { about, signal, ...toAnswer }: AskedInOrder,
): Promise<{ answer: Answer } | { reason: WhyNoModel }> {
  const answered = await desk.ask({
    models,
    ticket: about.ticket,
    purpose: 'answer',
    signal,
    attempt: (model, limits) =>
      askModel(teller, model, {
        ...toAnswer,
        ...limits,
        isAllowed: () => isStillAllowed(consentRules, about, model),
      }),
  });
  return answered.outcome === 'written' ? { answer: answered.result } : { reason: whyFailed(answered.tried) };
}
