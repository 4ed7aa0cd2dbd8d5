import { readVerdicts } from '#core/judging/read-verdicts.ts';
import type { Told } from '#core/documents/telling.ts';
import type { JudgeChoice } from '#server/ai-config.ts';
import type { Attempt } from '#server/models/try-in-order.ts';
import { wholeAnswer } from '#server/models/whole-answer.ts';
import { ModelFailure, type LanguageModel } from '#server/ports/language-model.ts';
import type { OnBehalf } from '#server/ports/on-behalf.ts';
import type { Teller } from '#server/ports/teller.ts';
import type { Written } from './write-telling.ts';

/**
 * The models that may judge what one of them wrote, in order: another provider first, and the same one, asked afresh, where there is no
 * other or none that answers. What was prepared unmasked is sent to none that is to get it masked.
 */
export function judgesOf(
  models: readonly LanguageModel[],
  writer: LanguageModel,
  choice: JudgeChoice,
): LanguageModel[] {
  if (choice === 'off') return [];
  const others = choice === 'same' ? [] : models.filter(({ engine }) => engine !== writer.engine);
  return [...others, writer].filter(({ isMasked }) => writer.isMasked || !isMasked);
}

/** Asks one of the judges, in order; undefined where none has answered. */
export type AskJudge = (attempt: Attempt<string>) => Promise<{ by: LanguageModel; result: string } | undefined>;

/**
 * Has a second model read what is to be shown. What it finds wrong is replaced like what does not stand. Where nobody judges, what was
 * held against the document by rules stays.
 */
export async function judgeTelling(
  teller: Teller,
  { draft, soFar }: Written,
  ask: AskJudge,
  { owner, signal }: OnBehalf & { signal: AbortSignal },
): Promise<Told> {
  const { judging } = soFar;
  if (judging === undefined) return soFar.told;
  const answered = await ask(async (model, limits) => {
    const json = await wholeAnswer(model, judging.prompt, limits);
    if (readVerdicts(json, judging.items.length) === undefined)
      throw new ModelFailure('garbage', { engine: model.engine });
    return json;
  });
  if (answered === undefined) return soFar.told;
  const { engine, model } = answered.by;
  const judged = { by: { engine, model }, items: judging.items, json: answered.result };
  return (await teller.tell({ ...draft, items: soFar.items, judged }, { owner, signal })).told;
}
