import { z } from 'zod';
import { Allowance } from '#core/plans/allowance.ts';
import { callApi } from '#client/lib/call-api.ts';

const Claimed = z.object({ claimed: z.number().int() });

/** Takes back a change that waits for its day. */
export const keepPlan = () => callApi({ path: '/api/plan/change', method: 'DELETE', output: Allowance });

/** Brings the documents of this device's guest into the account. */
export const claimDocuments = () => callApi({ path: '/api/users/me/claim', method: 'POST', output: Claimed });
