import { append } from '#core/kernel/append.ts';
import { randomBytes } from 'node:crypto';
import { createDraftReader, type DraftReader } from '#core/drafting/draft-reader.ts';
import { DraftFault } from '#core/drafting/draft-fault.ts';
import { withEarlier } from '#core/drafting/draft-parts.ts';
import type { DraftItem } from '#core/drafting/draft.ts';
import type { PreparedTelling } from '#core/drafting/prepare-telling.ts';
import type { Repair } from '#core/drafting/repair.ts';
import type { DraftToTell, TellingSoFar } from '#core/drafting/tell-draft.ts';
import type { Explanation } from '#core/documents/explanation.ts';
import type { Told, TellingChoice } from '#core/documents/telling.ts';
import { Ungrounded } from '#server/models/try-in-order.ts';
import { wholeAnswer } from '#server/models/whole-answer.ts';
import { ModelFailure, type LanguageModel } from '../../ports/language-model.ts';
import type { OnBehalf } from '../../ports/on-behalf.ts';
import type { Teller } from '../../ports/teller.ts';

export type ToPrepare = TellingChoice &
  OnBehalf & { model: LanguageModel; explanation: Explanation; signal: AbortSignal };

export const newNonce = (): string => randomBytes(12).toString('hex');

/** What one model is asked, with a nonce of its own. */
export function prepareToWrite(
  teller: Teller,
  { model, explanation, level, language, owner, signal }: ToPrepare,
): Promise<PreparedTelling> {
  return teller.prepareTelling(
    { explanation, level, language, masks: model.isMasked, nonce: newNonce() },
    { owner, signal },
  );
}

export type ToWrite = ToPrepare & {
  /** Where it was prepared before. */
  prepared?: PreparedTelling | undefined;
  firstWithinMs: number;
  /** Shown while the rest is written, no more often than `showEveryMs`. */
  show: (told: Told) => Promise<void>;
  showEveryMs: number;
  /** Parts that another model finished before it failed. */
  earlier?: readonly DraftItem[];
  /** Told what was written of a draft that does not come to its end. */
  onUnfinished?: (written: Written) => void;
};

/** A draft, as far as it was written, held against the document. */
export type Written = { draft: DraftToTell; soFar: TellingSoFar };

/**
 * Has one model write, and holds what it writes against the document. It is asked once more about what does not stand and what it left
 * out. Throws ModelFailure, and Ungrounded when too much does not stand.
 */
export async function writeTelling(
  teller: Teller,
  { model, signal, firstWithinMs, earlier = [], ...to }: ToWrite,
): Promise<Written> {
  const { explanation, level, language, owner } = to;
  const prepared = to.prepared ?? (await prepareToWrite(teller, { ...to, model, signal }));
  const by = { engine: model.engine, model: model.model };
  const draftOf = (items: readonly DraftItem[], isComplete: boolean): DraftToTell => ({
    ...{ explanation, outgoing: prepared.outgoing, level, language, ...by },
    ...{ items: withEarlier(items, earlier), isComplete, nonce: newNonce() },
  });
  const tell = (draft: DraftToTell, within: AbortSignal) =>
    teller.tell(draft, { owner, signal: within }).catch(() => {
      // What cannot even be checked is no answer.
      throw new ModelFailure('garbage', { engine: model.engine });
    });

  const items: DraftItem[] = [];
  const isDue = createPace(to.showEveryMs);
  try {
    for await (const fresh of draftItems(prepared, model, { signal, firstWithinMs })) {
      append(items, fresh);
      await isDue(async () => {
        const { told, isRefused } = await tell(draftOf(items, false), signal);
        // The first sentences may all be wrong and most of the others right: nothing is shown before most of it stands.
        if (!isRefused) await to.show(told);
      });
    }
  } catch (error) {
    if (to.onUnfinished !== undefined && items.length > 0 && error instanceof ModelFailure) {
      const draft = draftOf(items, false);
      const soFar = await tell(draft, AbortSignal.timeout(checkWithinMs)).catch(() => undefined);
      if (soFar?.isRefused === false) to.onUnfinished({ draft, soFar });
    }
    throw error;
  }
  const draft = draftOf(items, true);
  const soFar = await tell(draft, signal);
  if (soFar.isRefused) throw new Ungrounded();
  if (soFar.repair === undefined) return { draft, soFar };

  await to.show(soFar.told);
  const repaired = await askOnceMore(model, soFar.repair, signal)
    .then((json) =>
      json === undefined
        ? undefined
        : tell({ ...draft, repaired: { points: soFar.repair?.points ?? [], json } }, signal),
    )
    .catch(() => undefined);
  // What was repaired is taken for what it is, and what stood before for no less.
  return { draft, soFar: repaired === undefined || repaired.isRefused ? soFar : repaired };
}

const checkWithinMs = 10_000;
const repairWithinMs = 45_000;

/** A second turn may fail: what stands is there already. */
const askOnceMore = (model: LanguageModel, { prompt }: Repair, signal: AbortSignal): Promise<string | undefined> =>
  wholeAnswer(model, prompt, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(repairWithinMs)]),
    firstWithinMs: repairWithinMs,
  }).catch(() => undefined);

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
