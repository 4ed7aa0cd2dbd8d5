import { createArgon2Hasher } from '#server/adapters/password-hasher/argon2.ts';
import { deriveKey } from '#server/derive-key.ts';
import { createAuditTrail } from '#server/features/audit/audit-trail.ts';
import { startVisit } from '#server/features/shares/start-visit.ts';
import { createBlindIndex } from '#server/secrets/blind-index.ts';
import { openRootSecret } from '#server/secrets/open-root-secret.ts';
import { addShare, type AddedShare } from '#tests/support/add-share.ts';
import type { Kept } from './documents.ts';
import type { LoadedProgram } from './loaded-program.ts';

/** The cookie of a visit over HTTP. */
const visitCookie = 'readback-visit';

/** Shares and visits as the program makes them, without asking it for each: a code takes a long look at every try. */
export async function prepareSharing({ db, keyRing }: LoadedProgram) {
  const root = await openRootSecret(db, keyRing);
  const audit = createAuditTrail(deriveKey(root, 'audit log'));
  const blindIndex = createBlindIndex(deriveKey(root, 'blind index'));
  const parts = { db, keyRing, blindIndex, passwords: await createArgon2Hasher() };
  const visitor = { actor: { kind: 'guest', deviceId: 'load' }, token: undefined } as const;
  return {
    share: ({ number }: Kept): Promise<AddedShare> => addShare(parts, { documentId: number, level: 'comment' }),
    /** Somebody opens it; gives the cookie that they have from then on. */
    async visit({ shareId }: AddedShare): Promise<string> {
      const started = await db
        .transaction()
        .execute((trx) => startVisit(trx, audit, { visitor, how: 'link', shareId: String(shareId) }));
      if (started === undefined) throw new Error('The share is not open.');
      return `${visitCookie}=${started.token}`;
    },
  };
}
