import type { SealedRecord } from './kept-database.ts';

type Facts = Pick<SealedRecord, 'ref' | 'owner' | 'keptAt' | 'until'>;

// Bound to what stands beside it: nobody can give it to another owner, or make it last longer.
const factsOf = ({ ref, owner, keptAt, until }: Facts): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify([ref, owner, keptAt, until]));

export async function seal(key: CryptoKey, facts: Facts, content: unknown): Promise<SealedRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(content));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: factsOf(facts) }, key, plain);
  return { ...facts, iv, sealed };
}

/** Throws where anything was changed, or where it was sealed with another key. */
export async function unseal(key: CryptoKey, { iv, sealed, ...facts }: SealedRecord): Promise<unknown> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: factsOf(facts) }, key, sealed);
  return JSON.parse(new TextDecoder().decode(plain));
}
