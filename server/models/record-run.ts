import type { Engine } from '#core/documents/explanation.ts';
import type { Prices } from '#server/ai-config.ts';
import { errorFields } from '#server/error-fields.ts';
import { ModelFailure, type LanguageModel, type ModelUsage } from '../ports/language-model.ts';
import type { Log } from '../ports/log.ts';
import { createMeter, metered, type Meter, type PromptSize } from './metered-model.ts';
import type { ModelRunRepository } from './model-runs.repository.ts';
import type { ModelPurpose, RunOutcome } from './model-runs.table.ts';
import { BudgetSpent, Ungrounded } from './try-in-order.ts';

type RecordRunDeps = {
  runs: ModelRunRepository;
  dailyTokens: number;
  prices?: Partial<Record<Engine, Prices | undefined>>;
  log: Log;
  now: () => number;
};

type About = { model: LanguageModel; ticket: string; purpose: ModelPurpose; signal: AbortSignal };

/** Lets a model be asked, and records what was sent, what it took and how it ended. Nothing is sent before it is noted. */
export async function recordRun<Result>(
  deps: RecordRunDeps,
  { model, signal, ...about }: About,
  ask: (model: LanguageModel) => Promise<Result>,
): Promise<Result> {
  // What stays in this process is nobody's bill.
  if (model.host === undefined) return ask(model);

  const { runs, dailyTokens, now } = deps;
  const meter = createMeter();
  const startedAt = now();
  let run: string | undefined;
  const begin = async (size: PromptSize) => {
    const { engine } = model;
    run ??= await runs.begin({ ...about, ...size, engine, model: model.model, dailyTokens });
    if (run === undefined) throw new BudgetSpent();
  };
  const end = async (outcome: RunOutcome, status: number | null = null) => {
    if (run !== undefined)
      await endRun(deps, { run, model, meter, outcome, status, ms: Math.round(now() - startedAt) });
  };
  try {
    const result = await ask(metered(model, meter, begin));
    await end('written');
    return result;
  } catch (error) {
    const cause: unknown = signal.aborted ? signal.reason : error;
    await end(outcomeOf(cause), cause instanceof ModelFailure ? (cause.status ?? null) : null);
    throw error;
  }
}

type Ended = {
  run: string;
  model: LanguageModel;
  meter: Meter;
  outcome: RunOutcome;
  status: number | null;
  ms: number;
};

/** A record that cannot be kept takes nothing away from what was written. */
async function endRun({ runs, prices, log }: RecordRunDeps, ended: Ended): Promise<void> {
  const { model, meter, outcome, status, ms } = ended;
  const { inputTokens, outputTokens } = meter.usage ?? meter.estimate;
  const isEstimate = meter.usage === undefined;
  const price = prices?.[model.engine];
  const costMicros = price === undefined ? null : costOf({ inputTokens, outputTokens }, price);
  const counted = { ms, bytesSent: meter.bytesSent, inputTokens, outputTokens, isEstimate, outcome };
  log.info('model.run', { engine: model.engine, model: model.model, ...counted, ...(status !== null && { status }) });
  try {
    await runs.end(ended.run, { ...counted, costMicros, status });
  } catch (error) {
    log.warn('model.run_not_recorded', errorFields(error));
  }
}

/** A dollar for a million tokens is a millionth of a dollar for one. */
const costOf = ({ inputTokens, outputTokens }: ModelUsage, { input, output }: Prices): number =>
  Math.round(inputTokens * input + outputTokens * output);

function outcomeOf(error: unknown): RunOutcome {
  if (error instanceof ModelFailure) return error.fault;
  if (error instanceof Ungrounded) return 'ungrounded';
  return 'cancelled';
}
