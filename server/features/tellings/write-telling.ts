import { append } from '#core/kernel/append.ts';
import { randomBytes } from 'node:crypto';
import { createDraftReader, type DraftReader } from '#core/drafting/draft-reader.ts';
import { DraftFault } from '#core/drafting/draft-fault.ts';
import type { DraftItem } from '#core/drafting/draft.ts';
import type { PreparedTelling } from '#core/drafting/prepare-telling.ts';
import type { Explanation } from '#core/documents/explanation.ts';
import type { Told, TellingChoice } from '#core/documents/telling.ts';
import { Ungrounded } from '#server/models/try-in-order.ts';
import { ModelFailure, type LanguageModel } from '../../ports/language-model.ts';
import type { OnBehalf } from '../../ports/on-behalf.ts';
import type { Teller } from '../../ports/teller.ts';

export type ToPrepare = TellingChoice &
  OnBehalf & { model: LanguageModel; explanation: Explanation; signal: AbortSignal };

/** What one model is asked, with a nonce of its own. */
export function prepareToWrite(
  teller: Teller,
  { model, explanation, level, language, owner, signal }: ToPrepare,
): Promise<PreparedTelling> {
  const nonce = randomBytes(12).toString('hex');
  return teller.prepareTelling({ explanation, level, language, masks: model.isMasked, nonce }, { owner, signal });
}

export type ToWrite = ToPrepare & {
  /** Where it was prepared before. */
  prepared?: PreparedTelling | undefined;
  firstWithinMs: number;
  /** Shown while the rest is written, no more often than `showEveryMs`. */
  show: (told: Told) => Promise<void>;
  showEveryMs: number;
};

/** Has one model write, and holds what it writes against the document. Throws ModelFailure, and Ungrounded when too much does not stand. */
export async function writeTelling(teller: Teller, { model, signal, firstWithinMs, ...to }: ToWrite): Promise<Told> {
  const { explanation, level, language, owner } = to;
  const asked = { model, explanation, level, language, owner, signal };
  const prepared = to.prepared ?? (await prepareToWrite(teller, asked));
  const tell = (items: readonly DraftItem[], isComplete: boolean) => {
    const by = { engine: model.engine, model: model.model };
    const { outgoing } = prepared;
    const draft = { explanation, outgoing, items, isComplete, level, language, ...by };
    return teller.tell(draft, { owner, signal }).catch(() => {
      // What cannot even be checked is no answer.
      throw new ModelFailure('garbage', { engine: model.engine });
    });
  };

  const items: DraftItem[] = [];
  const isDue = createPace(to.showEveryMs);
  for await (const fresh of draftItems(prepared, model, { signal, firstWithinMs })) {
    append(items, fresh);
    await isDue(async () => {
      const { told, isRefused } = await tell(items, false);
      // The first sentences may all be wrong and most of the others right: nothing is shown before most of it stands.
      if (!isRefused) await to.show(told);
    });
  }
  const { told, isRefused } = await tell(items, true);
  if (isRefused) throw new Ungrounded();
  return told;
}

/** The pieces of a draft as they are finished. */
async function* draftItems(
  { prompt, builtIn }: PreparedTelling,
  model: LanguageModel,
  options: { signal: AbortSignal; firstWithinMs: number },
): AsyncGenerator<DraftItem[]> {
  const reader = createDraftReader();
  const read = (piece: (reader: DraftReader) => DraftItem[]): DraftItem[] => {
    try {
      return piece(reader);
    } catch (error) {
      if (error instanceof DraftFault) throw new ModelFailure(error.fault, { engine: model.engine });
      throw error;
    }
  };
  for await (const event of model.write({ prompt, builtIn }, options)) {
    if (!('text' in event)) continue;
    const fresh = read((reading) => reading.push(event.text));
    if (fresh.length > 0) yield fresh;
  }
  yield read((reading) => reading.end());
}

/** Runs a task at most so often, and never spends most of the time on it. */
function createPace(everyMs: number) {
  let nextAt = -Infinity;
  return async (task: () => Promise<void>): Promise<void> => {
    const startedAt = performance.now();
    if (startedAt < nextAt) return;
    await task();
    const endedAt = performance.now();
    nextAt = endedAt + Math.max(everyMs, endedAt - startedAt);
  };
}
