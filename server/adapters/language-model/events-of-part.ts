import type { ModelEvent, ModelFault } from '#server/ports/language-model.ts';
import type { JsonOnly, JsonState } from './json-only.ts';
import type { Part } from './start-stream.ts';
import { CallFault } from './wire/call-fault.ts';
import { isMissingEnd, judgeError } from './wire/judge-error.ts';

/** What a part of the stream tells. Throws CallFault when it tells of an end that is none. */
export function* eventsOf(part: Part, json: JsonOnly): Generator<ModelEvent> {
  if (part.type === 'text-delta') {
    const text = json.push(part.text ?? '');
    if (text !== '') yield { text };
  } else if (part.type === 'error' && !isMissingEnd(part.error)) {
    throw new CallFault(judgeError(part.error));
  } else if (part.type === 'finish') {
    const fault = faultOfEnd(part.finishReason, json.state());
    if (fault !== undefined) throw new CallFault({ fault });
    const { inputTokens, outputTokens } = part.totalUsage ?? { inputTokens: undefined, outputTokens: undefined };
    if (inputTokens !== undefined && outputTokens !== undefined) yield { usage: { inputTokens, outputTokens } };
  }
}

function faultOfEnd(reason: string | undefined, state: JsonState): ModelFault | undefined {
  if (reason === 'content-filter') return 'refused';
  if (state === 'whole') return undefined;
  if (reason === 'length') return 'truncated';
  if (state !== 'begun') return 'garbage';
  return reason === 'stop' ? 'truncated' : 'cut';
}
