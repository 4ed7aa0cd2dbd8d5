import type { Explain } from '#core/explaining/explain-document.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { prepareTelling } from '#core/drafting/prepare-telling.ts';
import { tellDraft } from '#core/drafting/tell-draft.ts';
import { findModel } from '#server/cli/explain/find-model.ts';
import { judgesOf, judgeTelling } from '#server/features/tellings/judge-telling.ts';
import { writeTelling, type Written } from '#server/features/tellings/write-telling.ts';
import { createBreaker } from '#server/models/breaker.ts';
import { createMeter, metered, type Meter } from '#server/models/metered-model.ts';
import { tryInOrder, type Attempt } from '#server/models/try-in-order.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Teller } from '#server/ports/teller.ts';
import type { EvaluateArguments } from './arguments.ts';
import { drawTable } from './draw-table.ts';
import { goldHalves, loadGold } from './load-gold.ts';
import { machine } from './machine.ts';
import type { PartReport } from './part-report.ts';

const owner = 'evaluation';

type Figures = {
  papers: number;
  failed: number;
  sentences: number;
  kept: number;
  replaced: number;
  dropped: number;
  judged: number; // turned down by the second model
  unjudged: number; // papers that no second model has read
  seconds: number;
  /** Tokens in and out by provider, and US dollars where prices are set. */
  tokens: Record<string, { input: number; output: number; dollars: number | null }>;
};

/** A language model writes the papers of the gold set: what of it stands, what a second one finds wrong, and what it costs. */
export async function measureProvider(
  { provider, judge, only }: EvaluateArguments,
  explain: Explain,
  knowledge: Knowledge,
): Promise<PartReport> {
  if (provider === undefined) throw new Error('No provider was named.');
  const { model, models, budgetMs, choice, prices } = await findModel(provider);
  const meters = new Map<string, Meter>();
  const counted = (one: LanguageModel): LanguageModel => {
    const meter = meters.get(one.engine) ?? createMeter();
    meters.set(one.engine, meter);
    return metered(one, meter, async () => undefined);
  };
  const judges = judgesOf(models, model, judge ?? choice).map(counted);
  const writer = counted(model);
  const teller: Pick<Teller, 'prepareTelling' | 'tell'> = {
    prepareTelling: async (input) => prepareTelling(input, knowledge),
    tell: async (input) => tellDraft(input, knowledge),
  };
  const limits = { breaker: createBreaker(), signal: new AbortController().signal, now: () => performance.now() };
  const figures: Figures = {
    ...{ papers: 0, failed: 0, sentences: 0, kept: 0, replaced: 0, dropped: 0, judged: 0, unjudged: 0, seconds: 0 },
    tokens: {},
  };
  const misses: string[] = [];
  const startedAt = performance.now();
  const cases = goldHalves.flatMap((half) => loadGold(half).cases);
  for (const { id, text } of cases.filter((one) => only.length === 0 || only.some((name) => one.id.includes(name)))) {
    const explanation = explain({ text, source: { kind: 'text', pages: 1, ocr: false, confidence: null } });
    const toWrite = { explanation, level: 'standard', language: 'en', owner, showEveryMs: Infinity } as const;
    let unfinished: Written | undefined;
    const attempt: Attempt<Written> = (asked, within) =>
      writeTelling(teller as Teller, {
        ...{ ...toWrite, ...within, model: asked, show: async () => undefined },
        onUnfinished: (written) => (unfinished = written),
      });
    const tried = await tryInOrder({ ...limits, models: [writer], budgetMs }, attempt);
    const written = tried.outcome === 'written' ? tried.result : unfinished;
    figures.papers += 1;
    if (written === undefined) {
      figures.failed += 1;
      misses.push(`${id} | ${tried.outcome === 'failed' ? tried.tried.map(({ fault }) => fault).join() : ''}`);
      continue;
    }
    const { writing } = await judgeTelling(
      teller as Teller,
      written,
      async (asking) => {
        const judged = await tryInOrder({ ...limits, models: judges, budgetMs }, asking);
        return judged.outcome === 'written' ? judged : undefined;
      },
      { owner, signal: limits.signal },
    );
    if (writing === undefined) continue;
    figures.sentences += writing.checked;
    figures.kept += writing.kept;
    figures.replaced += writing.replaced;
    figures.dropped += writing.dropped;
    figures.judged += writing.turnedDown.filter(({ faults }) => faults.includes('judged')).length;
    figures.unjudged += writing.judge ? 0 : 1;
    for (const { text: said, faults, outcome } of writing.turnedDown)
      misses.push([id, faults.join(' '), outcome, said].join(' | '));
  }
  figures.seconds = Math.round((performance.now() - startedAt) / 1000);
  for (const [engine, { usage, estimate }] of meters) {
    const { inputTokens: input, outputTokens: output } = usage ?? estimate;
    const price = prices[engine as keyof typeof prices];
    const dollars = price === undefined ? null : (input * price.input + output * price.output) / 1e6;
    figures.tokens[engine] = { input, output, dollars };
  }
  return { part: 'provider', report: `${tableOf(figures)}\n\n${machine()}`, figures, misses };
}

function tableOf(figures: Figures): string {
  const { papers, failed, sentences, kept, replaced, dropped, judged, unjudged, seconds, tokens } = figures;
  const head = [
    'papers',
    'failed',
    'sentences',
    'kept',
    'replaced',
    'dropped',
    'by the judge',
    'not judged',
    'seconds',
  ];
  const counts = [papers, failed, sentences, kept, replaced, dropped, judged, unjudged, seconds].map(String);
  const costs = Object.entries(tokens).map(
    ([engine, { input, output, dollars }]) =>
      `${engine}: ${input} tokens in, ${output} out${dollars === null ? '' : `, $${dollars.toFixed(4)}`}`,
  );
  return [drawTable(head, [counts]), ...costs].join('\n\n');
}
