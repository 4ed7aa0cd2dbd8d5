import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

export type HealthProfileRepository = ReturnType<typeof createHealthProfileRepository>;

/** What one person keeps of themselves, sealed. */
export function createHealthProfileRepository(db: Kysely<Database>) {
  return {
    async find(userId: number): Promise<Uint8Array | undefined> {
      const row = await db
        .selectFrom('health_profiles')
        .select('sealed_profile')
        .where('user_id', '=', String(userId))
        .executeTakeFirst();
      return row?.sealed_profile;
    },

    /** Takes the place of the one before. */
    async save(userId: number, sealed: Uint8Array): Promise<void> {
      const sealed_profile = Buffer.from(sealed);
      await db
        .insertInto('health_profiles')
        .values({ user_id: String(userId), sealed_profile })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed_profile, changed_at: sql`now()` }))
        .execute();
    },

    /** False when there was none. */
    async remove(userId: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('health_profiles')
        .where('user_id', '=', String(userId))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
