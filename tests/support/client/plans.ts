import type { Allowance } from '#core/plans/allowance.ts';
import { bytesOfMegabytes, plans, type PlanName } from '#core/plans/plans.ts';

const none: Pick<Allowance, 'change' | 'freePlans' | 'canPay' | 'canSendMail' | 'isSubscribed' | 'claimable'> = {
  change: null,
  freePlans: ['free'],
  canPay: false,
  canSendMail: true,
  isSubscribed: false,
  claimable: 0,
};

/** What a guest may do who has not uploaded anything. */
export const guestAllowance = (more: Partial<Allowance> = {}): Allowance => ({
  ...none,
  plan: null,
  uploads: { used: 0, limit: 1, renewsAt: null },
  maxUploadBytes: bytesOfMegabytes(15),
  history: { kind: 'guest', hours: 24 },
  canShare: false,
  hasProviderQuestions: false,
  hasHealthProfile: false,
  ...more,
});

/** What somebody with a plan may do who has uploaded two documents this month. */
export function allowanceOf(name: PlanName, more: Partial<Allowance> = {}): Allowance {
  const { uploadsPerMonth, maxUploadMegabytes, history, canShare, hasProviderQuestions, hasHealthProfile } =
    plans[name];
  return {
    ...none,
    plan: name,
    uploads: {
      used: 2,
      limit: uploadsPerMonth ?? null,
      renewsAt: uploadsPerMonth === undefined ? null : '2026-12-01T12:00:00.000Z',
    },
    maxUploadBytes: bytesOfMegabytes(maxUploadMegabytes),
    history,
    canShare,
    hasProviderQuestions,
    hasHealthProfile,
    ...more,
  };
}
