import type { FollowEvent } from './follow-document.ts';

/** Events as `text/event-stream`. A comment line says that the connection is alive. */
export async function* toEventStream(events: AsyncIterable<FollowEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    yield event === 'unchanged' ? ': unchanged\n\n' : `event: progress\ndata: ${JSON.stringify(event)}\n\n`;
  }
}
