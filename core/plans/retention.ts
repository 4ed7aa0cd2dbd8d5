import { afterChangeDays } from './lowering.ts';
import { monthsAfter } from './period.ts';
import { guestPlan, plans, type History, type PlanName } from './plans.ts';

const hourMs = 60 * 60 * 1000;

/** What the documents of one account are kept by. Nothing here is about a single document. */
export type UserKeeping = {
  kind: 'user';
  plan: PlanName;
  timeZone: string;
  /** When the last of their sessions ended, or else when the account was made; null while one is alive. */
  signedOutAt: Date | null;
  /** When this plan took the place of another. */
  changedAt: Date | null;
  /** A change that waits for its day. */
  change: { plan: PlanName; at: Date } | null;
};

export type Keeping = { kind: 'guest' } | UserKeeping;

/**
 * When a document will be removed; null where no date stands: for good, or as long as somebody is signed in. Of a change that
 * waits for its day, what will hold then is told now.
 */
export function removalOf(keeping: Keeping, uploadedAt: Date): Date | null {
  if (keeping.kind === 'guest') return hoursAfter(uploadedAt, guestPlan.keptHours);
  const { plan, change, changedAt } = keeping;
  const removal = removalBy(plans[plan].history, keeping, { uploadedAt, changedAt });
  if (change === null || (removal !== null && removal <= change.at)) return removal;
  return removalOf(changed(keeping, change), uploadedAt);
}

/** With a change whose day has come, as if it had been written down that very day. */
export function settled(keeping: UserKeeping, now: Date): UserKeeping {
  const { change } = keeping;
  return change !== null && change.at <= now ? changed(keeping, change) : keeping;
}

const changed = (keeping: UserKeeping, { plan, at }: { plan: PlanName; at: Date }): UserKeeping => ({
  ...keeping,
  plan,
  changedAt: plan === keeping.plan ? keeping.changedAt : at,
  change: null,
});

type Since = { uploadedAt: Date; changedAt: Date | null };

function removalBy(
  history: History,
  { timeZone, signedOutAt }: UserKeeping,
  { uploadedAt, changedAt }: Since,
): Date | null {
  if (history.kind === 'unlimited') return null;
  const grace = changedAt === null ? uploadedAt : hoursAfter(changedAt, afterChangeDays * 24);
  if (history.kind === 'months') return later(monthsAfter(uploadedAt, history.months, timeZone), grace);
  if (signedOutAt === null) return null;
  return later(hoursAfter(later(signedOutAt, uploadedAt), history.hours), grace);
}

const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs);
const later = (one: Date, other: Date): Date => (one > other ? one : other);
