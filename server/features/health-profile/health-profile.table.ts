import type { Generated } from 'kysely';

export type HealthProfileTables = {
  health_profiles: { user_id: string; sealed_profile: Buffer; changed_at: Generated<Date> };
};
