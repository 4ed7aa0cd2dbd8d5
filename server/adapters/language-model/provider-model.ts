import {
  ModelFailure,
  type LanguageModel,
  type ModelEvent,
  type ModelRequest,
  type WriteOptions,
} from '#server/ports/language-model.ts';
import { checkModel } from './check-model.ts';
import { usualPatience, type Provider, type ProviderOptions } from './provider.ts';
import { streamJson } from './stream-json.ts';
import { CallFault } from './wire/call-fault.ts';

type Named = { model: string; isMasked: boolean };

/** A provider as the rest of the program knows it. */
export function providerModel(provider: Provider, { model, isMasked }: Named, options: ProviderOptions): LanguageModel {
  const { engine } = provider;
  const { probeMs } = options.patience ?? usualPatience;
  return {
    engine,
    model,
    host: new URL(provider.baseUrl).host,
    isMasked,
    async *write(request, writing) {
      try {
        yield* writeByEasierWays(provider, request, { ...options, ...writing });
      } catch (error) {
        const { fault, status } = error instanceof CallFault ? error.verdict : { fault: 'garbage' as const };
        throw new ModelFailure(fault, { engine, status });
      }
    },
    check: (signal) =>
      checkModel((request) => writeByEasierWays(provider, request, { ...options, signal, firstWithinMs: probeMs })),
  };
}

/** Asks again, in the time that is left, where the server turns down the way of asking. Throws CallFault. */
async function* writeByEasierWays(
  provider: Provider,
  request: ModelRequest,
  options: WriteOptions & ProviderOptions,
): AsyncGenerator<ModelEvent, void> {
  if (!provider.hasKey) throw new CallFault({ fault: 'missing_key' });
  const firstBy = performance.now() + options.firstWithinMs;
  for (;;) {
    try {
      return yield* streamJson(provider, request, { ...options, firstWithinMs: firstBy - performance.now() });
    } catch (error) {
      if (!(error instanceof CallFault) || error.verdict.canEase !== true) throw error;
    }
  }
}
