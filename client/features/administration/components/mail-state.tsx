import type { AdminOverview } from '#core/accounts/administration.ts';
import { formatMoment } from '#client/lib/format-date.ts';
import { texts } from '../texts.ts';
import { Facts } from './facts.tsx';

const { mail: words } = texts;

export function MailState({ mail: { isConfigured, byState, oldestWaitingAt } }: Pick<AdminOverview, 'mail'>) {
  const states = Object.entries(byState);
  return (
    <>
      <p>{isConfigured ? words.on : words.off}</p>
      {oldestWaitingAt !== null && <p>{words.waitingSince(formatMoment(oldestWaitingAt))}</p>}
      {states.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <Facts facts={states.map(([state, count]) => [words.states[state] ?? state, count] as const)} />
      )}
    </>
  );
}
