import type { Notice } from '../documents/explanation.ts';
import { overlaps } from '../kernel/span.ts';
import type { ToldStory } from './told-story.ts';

/** What people would look for in a document and do not find, but for what its story tells as waited for. */
export function missingNotices(notices: readonly Notice[], story: ToldStory | undefined): Notice[] {
  const waiting = story?.sections.find(({ part }) => part === 'waiting_for')?.pieces ?? [];
  const told = waiting.flatMap(({ sentence }) => sentence?.spans ?? []);
  return notices.filter(
    ({ kind, spans }) => kind === 'incomplete' && !spans.some((span) => told.some((one) => overlaps(one, span))),
  );
}
