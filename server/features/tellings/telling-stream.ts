import type { Telling } from '#core/documents/telling.ts';
import type { TellingEvent } from './follow-telling.ts';

/** Events as `text/event-stream`. Each is whole, so that none has to be sent again after a lost connection. */
export async function* toTellingStream(events: AsyncIterable<TellingEvent>): AsyncGenerator<string> {
  for await (const event of events) yield event === 'unchanged' ? ': unchanged\n\n' : written(event);
}

// Those who look together are sent the same words.
const known = new WeakMap<Telling, string>();

function written(telling: Telling): string {
  const text = known.get(telling) ?? `event: telling\nid: ${telling.revision}\ndata: ${JSON.stringify(telling)}\n\n`;
  known.set(telling, text);
  return text;
}
