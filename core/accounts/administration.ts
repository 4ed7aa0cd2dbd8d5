import { z } from 'zod';
import { PlanName } from '../plans/plans.ts';

/** What an administrator sees of an account: nothing of its documents but how many there are. */
export const AdminAccount = z.object({
  id: z.number().int(),
  username: z.string(),
  plan: PlanName,
  nextPlan: PlanName.nullable(),
  isAdmin: z.boolean(),
  hasVerifiedEmail: z.boolean(),
  hasSecondFactor: z.boolean(),
  uploadsThisMonth: z.number().int(),
  documents: z.number().int(),
  bytes: z.number(),
  createdAt: z.string(),
  seenAt: z.string().nullable(),
});
export type AdminAccount = z.infer<typeof AdminAccount>;

export const AdminAccounts = z.object({ accounts: z.array(AdminAccount), next: z.number().int().nullable() });
export type AdminAccounts = z.infer<typeof AdminAccounts>;

const counts = z.record(z.string(), z.number().int());

/** How the program is doing. */
export const AdminOverview = z.object({
  accounts: z.object({ total: z.number().int(), byPlan: z.record(PlanName, z.number().int()) }),
  guests: z.object({ documents: z.number().int() }),
  documents: z.object({ byStage: counts, bytes: z.number() }),
  mail: z.object({ isConfigured: z.boolean(), byState: counts, oldestWaitingAt: z.string().nullable() }),
  jobs: z.array(
    z.object({ queue: z.string(), waiting: z.number().int(), running: z.number().int(), givenUp: z.number().int() }),
  ),
  freeBytes: z.number(),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

export const AdminPlanBody = z.strictObject({ plan: PlanName, when: z.enum(['now', 'next_cycle']) });
