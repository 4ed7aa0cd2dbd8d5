import { z } from 'zod';

export const planNames = ['free', 'basic', 'premium'] as const;
export const PlanName = z.enum(planNames);
export type PlanName = z.infer<typeof PlanName>;

/** How long documents stay. `session` ends a day after the last session of their owner. */
export type History = { kind: 'session'; hours: number } | { kind: 'months'; months: number } | { kind: 'unlimited' };

/** What a plan allows and costs. The pricing page, the notices and the server all read this table. */
export type Plan = {
  title: string;
  badge?: string;
  /** US dollars. */
  price: { monthly: number; yearly: number };
  /** Undefined for as many as one likes. */
  uploadsPerMonth: number | undefined;
  /** What is enforced. */
  maxUploadMegabytes: number;
  /** What the plan's own line says, where it differs. */
  toldMegabytes: number;
  history: History;
  canShare: boolean;
  hasProviderQuestions: boolean;
  hasHealthProfile: boolean;
  hasPriority: boolean;
};

export const plans: Readonly<Record<PlanName, Plan>> = {
  free: {
    title: 'Free',
    price: { monthly: 0, yearly: 0 },
    uploadsPerMonth: 5,
    maxUploadMegabytes: 15,
    toldMegabytes: 10,
    history: { kind: 'session', hours: 24 },
    canShare: false,
    hasProviderQuestions: false,
    hasHealthProfile: false,
    hasPriority: false,
  },
  basic: {
    title: 'Basic',
    badge: 'Popular',
    price: { monthly: 9.99, yearly: 99.99 },
    uploadsPerMonth: 15,
    maxUploadMegabytes: 25,
    toldMegabytes: 25,
    history: { kind: 'months', months: 6 },
    canShare: true,
    hasProviderQuestions: true,
    hasHealthProfile: false,
    hasPriority: false,
  },
  premium: {
    title: 'Premium',
    badge: 'Complete',
    price: { monthly: 19.99, yearly: 199.99 },
    uploadsPerMonth: undefined,
    maxUploadMegabytes: 50,
    toldMegabytes: 50,
    history: { kind: 'unlimited' },
    canShare: true,
    hasProviderQuestions: true,
    hasHealthProfile: true,
    hasPriority: true,
  },
};

/** What somebody without an account has. `uploads` is for the life of the device and may be set by whoever runs the program. */
export const guestPlan = { uploads: 1, maxUploadMegabytes: 15, keptHours: 24 } as const;

/** The most that anybody may send. */
export const largestUploadMegabytes = Math.max(...planNames.map((name) => plans[name].maxUploadMegabytes));

export const bytesOfMegabytes = (megabytes: number): number => megabytes * 1024 * 1024;
