import { z } from 'zod';

const line = z.string().trim().min(1).max(200);
const lines = z.array(line).max(50);

/** What a person has written about themselves. Used only to order questions, and never sent anywhere. */
export const HealthProfile = z.strictObject({
  conditions: lines,
  medicines: lines,
  allergies: lines,
  whatMatters: lines,
});
export type HealthProfile = z.infer<typeof HealthProfile>;

export const emptyHealthProfile: HealthProfile = { conditions: [], medicines: [], allergies: [], whatMatters: [] };
