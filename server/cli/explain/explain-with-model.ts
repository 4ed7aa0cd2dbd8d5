import type { Explanation, Language } from '#core/documents/explanation.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';
import type { Told } from '#core/documents/telling.ts';
import type { ExplainInput } from '#core/explaining/explain-document.ts';
import { isWorthTelling } from '#server/features/tellings/is-worth-telling.ts';
import { judgeTelling, type AskJudge } from '#server/features/tellings/judge-telling.ts';
import { writeTelling, type Written } from '#server/features/tellings/write-telling.ts';
import { createBreaker } from '#server/models/breaker.ts';
import { tryInOrder } from '#server/models/try-in-order.ts';
import type { Explainer } from '#server/ports/explainer.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Teller } from '#server/ports/teller.ts';

export type ModelExplainDeps = {
  explainer: Pick<Explainer, 'explain'>;
  teller: Teller;
  /** Whose turn it is in their threads. */
  owner: string;
  model: LanguageModel;
  /** Who reads what it has written, in order. */
  judges: readonly LanguageModel[];
  /** For each document. */
  budgetMs: number;
  level: ReadingLevel;
  language: Language;
  /** Tells the person at the terminal, beside the answers, what became of one document. */
  note: (line: string) => void;
};

/** Explains as the built-in interpreter does and has a model tell it, held against the document. The built-in words stay where it fails. */
export function createModelExplain(deps: ModelExplainDeps): (input: ExplainInput & { id?: string }) => Promise<string> {
  const tell = createTell(deps);
  return async ({ id, ...input }) => {
    const explanation = await deps.explainer.explain({ ...input, level: deps.level }, { owner: deps.owner });
    const told = await tell(id ?? 'document', explanation);
    return JSON.stringify({ ...(id === undefined ? {} : { id }), ...explanation, ...told });
  };
}

function createTell({ teller, owner, model, judges, budgetMs, level, language, note }: ModelExplainDeps) {
  const breaker = createBreaker();
  const now = () => performance.now();
  const { signal } = new AbortController();
  return async (name: string, explanation: Explanation): Promise<Told | undefined> => {
    if (!isWorthTelling(explanation)) {
      note(`${name}: this is no medical document, so nothing was sent to ${model.engine}.`);
      return undefined;
    }
    const limits = { breaker, signal, now };
    let unfinished: Written | undefined;
    const told = await tryInOrder({ ...limits, models: [model], budgetMs }, (asked, within) =>
      writeTelling(teller, {
        ...within,
        model: asked,
        explanation,
        level,
        language,
        owner,
        show: async () => undefined,
        showEveryMs: Infinity,
        onUnfinished: (written) => (unfinished = written),
      }),
    );
    const written = told.outcome === 'written' ? told.result : unfinished;
    if (written !== undefined) {
      const ask: AskJudge = async (attempt) => {
        const judged = await tryInOrder({ ...limits, models: judges, budgetMs }, attempt);
        if (judged.outcome === 'written') return judged;
        for (const { engine, fault } of judged.tried) note(`${name}: ${engine} could not judge it (${fault}).`);
        return undefined;
      };
      return judgeTelling(teller, written, ask, { owner, signal });
    }
    if (told.outcome === 'written') return undefined;
    const [why] = told.tried;
    note(`${name}: ${model.engine} could not be used (${why?.fault}). The built-in words, in English, are given.`);
    return undefined;
  };
}
