import type { OwnerNotice } from '#core/audit/audit-event.ts';
import { formatMoment } from '#client/lib/format-date.ts';
import { texts } from '../texts.ts';
import { entryWords } from './entry-words.ts';

const { notices: words, closed } = texts;

export type NoticeWords = { title: string; sentence: string; ask: string };

/** What an owner is told: what happened, and what they can do. */
export function noticeWords(notice: OwnerNotice): NoticeWords {
  switch (notice.action) {
    case 'share.locked':
      return closedWords(notice, notice.fields['by'] === 'number' ? closed.number : closed.link);
    case 'health_link.locked':
      return closedWords(notice, closed.healthLink);
    default:
      return { title: words.title, sentence: emergencySentence(notice), ask: words.ask };
  }
}

/** Whether what can be done about it is done on the page where its document is shared. */
export const isAboutShares = ({ action }: OwnerNotice): boolean =>
  action === 'share.locked' || action === 'health_link.locked';

type ClosedWords = { title: string; sentence: (moment: string) => string; ask: string };

const closedWords = ({ at }: OwnerNotice, { title, sentence, ask }: ClosedWords): NoticeWords => ({
  title,
  sentence: sentence(formatMoment(at)),
  ask,
});

function emergencySentence({ action, at, fields }: OwnerNotice): string {
  const moment = formatMoment(at);
  if (action === 'emergency.read') return words.one(moment);
  if (action === 'emergency.granted') return words.granted(moment);
  if (action === 'emergency.ended') return words.ended(moment);
  return words.other(entryWords({ actor: 'operator', action, fields }).join('a document'), moment);
}
