import type { TotpSetup } from '#core/accounts/account.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { User } from '#core/kernel/actor.ts';
import { clearAttempts, reserveAttempt } from '../../accounts/attempts.ts';
import { tellOfChange, type FactorDeps } from '../factor-deps.ts';
import { drawQr } from './draw-qr.ts';
import { confirmSeed, keepSeed, removeSeed } from './totp-factors.repository.ts';
import { drawSeed, totpUri, writtenSeed } from './totp.ts';
import type { z } from 'zod';

/** A new seed for an app, which counts once a first code has come. Throws AppError('totp.in_use') while there is one already. */
export async function setUpTotp(deps: FactorDeps, user: User): Promise<z.infer<typeof TotpSetup>> {
  const seed = drawSeed();
  if (!(await keepSeed(deps, user.userId, seed))) throw new AppError('totp.in_use');
  const uri = totpUri(seed, user.username);
  return { secret: writtenSeed(seed), uri, qr: drawQr(uri) };
}

/** Takes the app into use. Throws AppError('auth.wrong_code') for a code that is not its own. */
export async function confirmTotp(deps: FactorDeps, { userId }: User, { code }: { code: string }): Promise<void> {
  const attempt = { scope: 'totp confirmation', subject: String(userId) };
  await reserveAttempt(deps.db, deps.blindIndex, attempt);
  await deps.db.transaction().execute(async (trx) => {
    const isRight = await confirmSeed({ ...deps, db: trx }, userId, code.replace(/\s/g, ''));
    if (!isRight) throw new AppError('auth.wrong_code');
    await clearAttempts(trx, deps.blindIndex, attempt);
    await tellOfChange(trx, deps, userId, 'app_added');
  });
}

/** From now on the password is enough. Nothing happens where there was no app. */
export const removeTotp = (deps: FactorDeps, { userId }: User): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    if (await removeSeed(trx, userId)) await tellOfChange(trx, deps, userId, 'app_removed');
  });
