import type { z } from 'zod';
import type { RecoveryCodes } from '#core/accounts/account.ts';
import type { User } from '#core/kernel/actor.ts';
import { tellOfChange, type FactorDeps } from './factor-deps.ts';
import { drawRecoveryCodes, keepRecoveryCodes } from './recovery-codes.ts';

/** Ten new codes, shown this once. The old ones are good for nothing any more. */
export async function renewRecoveryCodes(deps: FactorDeps, { userId }: User): Promise<z.infer<typeof RecoveryCodes>> {
  const drawn = await drawRecoveryCodes(deps, userId);
  await deps.db.transaction().execute(async (trx) => {
    await keepRecoveryCodes(trx, userId, drawn);
    await tellOfChange(trx, deps, userId, 'recovery_codes_made');
  });
  return { recoveryCodes: drawn.codes };
}
