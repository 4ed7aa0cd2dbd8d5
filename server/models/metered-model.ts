import type { LanguageModel, ModelUsage } from '../ports/language-model.ts';
import { promptBytes, promptTokens, tokensOf } from './estimate-tokens.ts';

/** What one attempt has sent and received so far. */
export type Meter = {
  bytesSent: number;
  /** As the provider counted; undefined when it has not. */
  usage: ModelUsage | undefined;
  /** Our own estimate, on the safe side. */
  estimate: ModelUsage;
  isAsked: boolean;
};

export const createMeter = (): Meter => ({
  bytesSent: 0,
  usage: undefined,
  estimate: { inputTokens: 0, outputTokens: 0 },
  isAsked: false,
});

const sumOf = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
});

/** What is about to be sent: tokens at most, bytes of the prompt. */
export type PromptSize = { inputTokens: number; bytes: number };

/** The model, with everything that goes out and comes in counted. `beforeSending` may throw to keep it from being asked. */
export const metered = (
  model: LanguageModel,
  meter: Meter,
  beforeSending: (prompt: PromptSize) => Promise<void>,
): LanguageModel => ({
  engine: model.engine,
  model: model.model,
  host: model.host,
  isMasked: model.isMasked,
  check: (signal) => model.check(signal),
  async *write(request, options) {
    const inputTokens = promptTokens(request.prompt);
    await beforeSending({ inputTokens, bytes: promptBytes(request.prompt) });
    let characters = 0;
    const onSent = (bytes: number) => {
      meter.bytesSent += bytes;
      meter.estimate = { ...meter.estimate, inputTokens: before.inputTokens + inputTokens };
      options.onSent?.(bytes);
    };
    // A second turn of the same attempt is counted on top of the first.
    const before = meter.estimate;
    const counted = meter.isAsked ? meter.usage : { inputTokens: 0, outputTokens: 0 };
    meter.isAsked = true;
    meter.usage = undefined;
    for await (const event of model.write(request, { ...options, onSent })) {
      if ('usage' in event) meter.usage = counted && sumOf(counted, event.usage);
      else characters += event.text.length;
      meter.estimate = { ...meter.estimate, outputTokens: before.outputTokens + tokensOf(characters) };
      yield event;
    }
  },
});
