import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { createGate } from '#server/gate.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';

// OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB of memory, two passes, one lane.
const usual = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** `memoryCost` in KiB. */
type Cost = typeof usual;

// More at once would be no quicker, and would take the threads that files are read on.
const places = { atOnce: availableParallelism(), waiting: 1000 };

/**
 * Argon2id, on threads of their own and no more at once than there are cores. What is written with other code points for the same letters
 * is the same secret. Throws AppError('server.unavailable') when a thousand wait already.
 */
export async function createArgon2Hasher(cost: Cost = usual): Promise<PasswordHasher> {
  const inTurn = createGate(places);
  const nobodys = await hash(crypto.randomUUID(), cost);
  return {
    hash: (secret) => inTurn(() => hash(secret.normalize('NFKC'), cost)),
    async verify(stored, secret) {
      const isRight = await inTurn(() => verify(stored ?? nobodys, secret.normalize('NFKC')));
      return stored !== undefined && isRight;
    },
  };
}
