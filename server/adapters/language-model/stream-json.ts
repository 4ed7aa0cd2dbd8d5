import type { ModelEvent, ModelFault, ModelRequest, WriteOptions } from '#server/ports/language-model.ts';
import { eventsOf } from './events-of-part.ts';
import { createJsonOnly } from './json-only.ts';
import { usualPatience, type Asking, type Provider, type ProviderOptions } from './provider.ts';
import { startStream } from './start-stream.ts';
import { CallFault, type Verdict } from './wire/call-fault.ts';
import { guardedFetch } from './wire/guarded-fetch.ts';
import { judgeError } from './wire/judge-error.ts';
import { bodyLimits } from './wire/limited-body.ts';
import { nextInTime } from './wire/next-in-time.ts';

/** Faults that do no harm once the whole JSON is there. */
const harmlessAtTheEnd: readonly ModelFault[] = ['cut', 'stalled', 'truncated', 'garbage', 'unavailable'];

/** One call of a provider. Throws CallFault and nothing else, and leaves no call running behind it. */
export async function* streamJson(
  provider: Provider,
  { prompt }: Pick<ModelRequest, 'prompt'>,
  options: WriteOptions & ProviderOptions,
): AsyncGenerator<ModelEvent, void> {
  const { signal, firstWithinMs, patience = usualPatience, limits = bodyLimits } = options;
  const call = openCall(provider, options);
  const asking = provider.ask(prompt, call.fetch);
  const json = createJsonOnly(Object.keys(Object(prompt.schema['properties'])), limits.json);
  const firstBy = performance.now() + firstWithinMs;
  try {
    const parts = startStream(asking, call.anyEnd);
    for (;;) {
      const withinMs = json.isBegun() ? patience.stallMs : firstBy - performance.now();
      const step = await nextInTime(parts.next(), { withinMs, signal: call.anyEnd });
      if (step === 'late') throw new CallFault({ fault: json.isBegun() ? 'stalled' : 'timeout' });
      if (step === 'aborted' || signal.aborted) throw new CallFault({ fault: 'cancelled' });
      if (step.done === true) throw new CallFault({ fault: 'cut' });
      yield* eventsOf(step.value, json);
      if (step.value.type === 'finish' || json.isOver()) return;
    }
  } catch (error) {
    const verdict = signal.aborted ? { fault: endedBy(signal, json.isBegun()) } : (call.seen() ?? judgeError(error));
    if (json.state() === 'whole' && harmlessAtTheEnd.includes(verdict.fault)) return;
    throw new CallFault({ ...verdict, canEase: canEase(asking, verdict), hasAnswered: json.state() !== 'nothing' });
  } finally {
    call.end();
  }
}

function openCall(
  provider: Provider,
  { signal, onSent, limits = bodyLimits, resolve }: WriteOptions & ProviderOptions,
) {
  const stop = new AbortController();
  let seen: Verdict | undefined;
  return {
    anyEnd: AbortSignal.any([signal, stop.signal]),
    end: () => stop.abort(),
    seen: () => seen,
    fetch: guardedFetch({
      mayBePrivate: (host) => provider.mayBePrivate && host === new URL(provider.baseUrl).hostname,
      limits,
      onSent,
      resolve,
      onFault: (verdict) => (seen ??= verdict),
    }),
  };
}

const canEase = (asking: Asking, { complaint }: Verdict): boolean =>
  complaint !== undefined && asking.ease?.(complaint) === true;

/** A signal that fires by itself, when a budget is spent, is no wish of anybody. */
function endedBy({ reason }: AbortSignal, isBegun: boolean): ModelFault {
  if (!(reason instanceof DOMException) || reason.name !== 'TimeoutError') return 'cancelled';
  return isBegun ? 'stalled' : 'timeout';
}
