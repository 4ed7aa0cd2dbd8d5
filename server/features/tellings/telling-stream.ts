import type { TellingEvent } from './follow-telling.ts';

/** Events as `text/event-stream`. Each is whole, so that none has to be sent again after a lost connection. */
export async function* toTellingStream(events: AsyncIterable<TellingEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    yield event === 'unchanged'
      ? ': unchanged\n\n'
      : `event: telling\nid: ${event.revision}\ndata: ${JSON.stringify(event)}\n\n`;
  }
}
