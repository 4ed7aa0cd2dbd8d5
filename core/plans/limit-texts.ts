import type { Allowance } from './allowance.ts';
import { afterChangeDays } from './lowering.ts';
import { plans, type PlanName } from './plans.ts';

// The words of every limit, before it bites: pages, notices and answers say the same. Without a zone, dates are those of the reader's own.

const dayMs = 24 * 60 * 60 * 1000;

/** `December 1, 2026`. */
export const dateInWords = (at: string | Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(at));

export const tellLeft = (left: number, limit: number): string => `${left} of ${limit} uploads left this month`;

export const tellRenewal = (renewsAt: string, timeZone?: string): string =>
  `Counting starts anew on ${dateInWords(renewsAt, timeZone)}.`;

/** What whoever has used their uploads up is told, and from when on there are more. */
export const tellUsedUp = (
  { limit, renewsAt }: { limit: number; renewsAt: string | null },
  timeZone?: string,
): string =>
  `The ${limit} uploads of this month are used.${renewsAt === null ? '' : ` You can upload again on ${dateInWords(renewsAt, timeZone)}.`}`;

/** What an account that costs nothing may upload: that of the largest of those plans. */
export function tellWithAccount({ freePlans }: Pick<Allowance, 'freePlans'>): string {
  const count = plans[freePlans.at(-1) ?? 'free'].uploadsPerMonth;
  return count === undefined ? 'as many documents as you like' : `${count} documents a month`;
}

/** How large a file may be. */
export const tellSize = (plan: PlanName, megabytes: number): string =>
  `With the ${plans[plan].title} plan a file can have up to ${megabytes}MB.`;

/** How long documents are kept, for all of them. */
export function tellHistory(history: Allowance['history']): string {
  switch (history.kind) {
    case 'guest':
      return `A guest's document is deleted ${history.hours} hours after its upload.`;
    case 'session':
      return `Documents are kept while you are signed in. ${history.hours} hours after your last session ends they are deleted. Sign in before then to keep them.`;
    case 'months':
      return `Documents are kept for ${history.months} months.`;
    case 'unlimited':
      return 'Documents are kept until you delete them.';
  }
}

/** What holds after every change of plan. */
export const graceLine = `In the first ${afterChangeDays} days after a change of plan nothing is deleted because of it.`;

type Change = NonNullable<Allowance['change']>;

/** A change of plan that waits for its day. */
export const tellChange = ({ plan, at }: Change, timeZone?: string): string =>
  `Your plan changes to ${plans[plan].title} on ${dateInWords(at, timeZone)}.`;

/** What will happen to documents after that day, and when at the earliest. */
export function tellAfterChange(change: Change, timeZone?: string): string {
  const { history } = plans[change.plan];
  const rule = `From then on: ${tellHistory(history)}`;
  if (history.kind === 'unlimited') return rule;
  const day = dateInWords(new Date(Date.parse(change.at) + afterChangeDays * dayMs), timeZone);
  return history.kind === 'months'
    ? `${rule} Older ones are deleted on ${day}, ${afterChangeDays} days after the change.`
    : `${rule} For ${afterChangeDays} days, until ${day}, nothing is deleted because of the change.`;
}
