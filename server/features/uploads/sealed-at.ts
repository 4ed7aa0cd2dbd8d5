import type { EncryptionContext } from '../../ports/key-ring.ts';

/** Where a part begins belongs to what it is: none opens in the place of another. */
export const sealedAt = (start: number): EncryptionContext => ({ part: 'upload', start: String(start) });
